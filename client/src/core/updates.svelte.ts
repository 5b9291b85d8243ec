/** The service worker of this page, and whether a newer version waits. */

const OFTEN = 60 * 60 * 1000;
let waiting = $state.raw<ServiceWorker | null>(null);
let isAsked = false;

export const updates = {
  get isReady(): boolean {
    return waiting !== null;
  },
  later(): void {
    waiting = null;
  },
  /** Change to the new version; the page starts again with it. */
  use(): void {
    isAsked = true;
    waiting?.postMessage("use-now");
  },
};

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Other tabs change to it at their next start.
  serviceWorker.addEventListener("controllerchange", () => isAsked && location.reload());
  try {
    const found = await serviceWorker.register("/sw.js");
    notice(found);
    found.addEventListener("updatefound", () => watch(found));
    setInterval(() => void found.update().catch(() => {}), OFTEN);
  } catch {
    // forbidden, or no connection: then the page works as long as the server does
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener("statechange", () => notice(registration));
}

/** The first version of all is no news. */
function notice(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
}
