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
    | "lost";
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [first = "", id = ""] = location.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(location.search);
  const screens: Record<string, Route["screen"]> = {
    "": "home",
    new: "setup",
    table: "table",
    replay: "replay",
    records: "records",
    art: "art",
    settings: "settings",
    hotseat: "hotseat",
    rules: "rules",
    learn: "learn",
  };
  return { screen: screens[first] ?? "lost", id, query };
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
