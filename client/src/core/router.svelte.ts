/** The route in the address bar. Links are plain anchors that do not reload the page. */

export interface Route {
  /** The first part of the path; "" is home. */
  readonly screen: string;
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

function read(): Route {
  const [screen = "", id] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { screen, id, query: new URLSearchParams(location.search) };
}

let current = $state.raw(read());

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(path: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", path);
  current = read();
  if (how === "push") scrollTo(0, 0);
}

addEventListener("popstate", () => (current = read()));

/** One listener handles every link within the web client. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest?.("a[href]");
  if (!(anchor instanceof HTMLAnchorElement)) return;
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download")) return;
  if (anchor.pathname === location.pathname && anchor.hash) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});
