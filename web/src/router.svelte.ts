// Which screen is shown, by the address: every screen has its own link. Without a server, the address of a
// screen comes after a # in that of the page, since there is just one file.

import { download } from "./net/page/download";
import { isPage } from "./net/transport";

/** What a link can hold: a whole game to look at, or a position to play on from. */
export type Packing = "game" | "position";

export interface Route {
  screen:
    | "home"
    | "setup"
    | "table"
    | "replay"
    | "records"
    | "art"
    | "settings"
    | "hotseat"
    | "rules"
    | "learn"
    | "owner"
    | "operator"
    | "lost";
  id: string;
  query: URLSearchParams;
  /** What is packed in the address; it takes the place of the id. */
  linked?: Packing;
}

/** The screens by the first part of their address, and whether an id follows. */
const SCREENS: Record<string, { screen: Route["screen"]; id: "none" | "may" | "must" }> = {
  "": { screen: "home", id: "none" },
  new: { screen: "setup", id: "none" },
  table: { screen: "table", id: "must" },
  replay: { screen: "replay", id: "must" },
  records: { screen: "records", id: "none" },
  art: { screen: "art", id: "none" },
  settings: { screen: "settings", id: "none" },
  hotseat: { screen: "hotseat", id: "must" },
  rules: { screen: "rules", id: "none" },
  "rules/cards": { screen: "rules", id: "must" },
  "rules/box": { screen: "owner", id: "must" },
  "rules/summary": { screen: "rules", id: "must" },
  "rules/glossary": { screen: "rules", id: "must" },
  "rules/about": { screen: "rules", id: "must" },
  learn: { screen: "learn", id: "may" },
  operator: { screen: "operator", id: "none" },
};

/** The address of the screen. */
export function here(): URL {
  const address = location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return isPage ? new URL(address, location.origin) : new URL(location.href);
}

/** What a link to a screen holds. */
export const hrefOf = (address: string): string => (isPage ? `#${address}`.replace("#/#", "#") : address);

/** A screen's address for others. */
export const urlOf = (address: string): string =>
  isPage ? location.href.replace(/#.*/, "") + hrefOf(address) : location.origin + address;

/** What is packed in an address; null if nothing is. */
export function packedIn(address: string): { kind: Packing; packed: string } | null {
  const found = /#(game|position)=([\w-]*)/.exec(address);
  return found ? { kind: found[1] as Packing, packed: found[2] ?? "" } : null;
}

/** The address that a link to a screen leads to; null for other links. */
function addressOf(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute("href") ?? "";
  if (isPage) {
    return href.startsWith("#/") ? href.slice(1) : href.startsWith("/") ? href : null;
  }
  const inside = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return inside ? link.pathname + link.search + link.hash : null;
}

function read(): Route {
  const { pathname, searchParams: query } = here();
  const linked = pathname === "/" ? packedIn(location.hash) : null;
  if (linked) {
    const query = new URLSearchParams(location.hash.slice(1));
    return { screen: "replay", id: linked.packed, query, linked: linked.kind };
  }
  const [first = "", id = "", ...more] = pathname.split("/").filter(Boolean);
  const found = SCREENS[`${first}/${id}`] ?? SCREENS[first];
  const fits = more.length === 0 && (found?.id === "may" || (found?.id === "must") === (id !== ""));
  return { screen: found && fits ? found.screen : "lost", id, query };
}

function putRight(event: globalThis.Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href") ?? "";
  if (link && href.startsWith("/") && !href.startsWith("/api/")) {
    link.setAttribute("href", hrefOf(href));
  }
}

class Router {
  route = $state.raw<Route>(read());
  /** Whether the reader came from another screen: then the new one takes the focus. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => {
      this.route = read();
    });
    if (isPage) {
      // Screens link to each other as on a server. A link is corrected when it is reached for, so that it also opens
      // elsewhere.
      for (const reach of ["pointerover", "pointerdown", "focusin"]) {
        addEventListener(reach, putRight, true);
      }
    }
  }

  /** Go to an address of this site. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", hrefOf(address));
    this.moved = true;
    this.route = read();
    scrollTo(0, 0);
  }

  /** Follow links of this site without loading the page again. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const path = link?.getAttribute("href") ?? "";
    if (isPage && link && path.startsWith("/api/")) {
      event.preventDefault();
      void download(path, link.download);
      return;
    }
    const address = link && !link.target && !link.hasAttribute("download") ? addressOf(link) : null;
    if (address !== null && plain && !event.defaultPrevented) {
      event.preventDefault();
      this.go(address);
    }
  };
}

export const router = new Router();
