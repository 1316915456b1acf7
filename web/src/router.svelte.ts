// Which screen is shown: by the address, so that every place has a link of its own.

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
}

/** The screens by the first words of their address, and whether the name of something follows. */
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

function read(): Route {
  const [first = "", id = "", ...more] = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  const found = SCREENS[`${first}/${id}`] ?? SCREENS[first];
  const fits = more.length === 0 && (found?.id === "may" || (found?.id === "must") === (id !== ""));
  return { screen: found && fits ? found.screen : "lost", id, query };
}

class Router {
  route = $state.raw<Route>(read());
  /** Whether somebody went from one screen to another: then the new one takes the focus. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => {
      this.route = read();
    });
  }

  /** Go to an address of this site. */
  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.moved = true;
    this.route = read();
    scrollTo(0, 0);
  }

  /** Follow links of this site without loading the page again. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (
      link &&
      plain &&
      !event.defaultPrevented &&
      link.origin === location.origin &&
      !link.target &&
      !link.hasAttribute("download")
    ) {
      if (!link.pathname.startsWith("/api/")) {
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
      }
    }
  };
}

export const router = new Router();
