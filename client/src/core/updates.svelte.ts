/** Registers the service worker and knows whether a newer version waits. */

/** Milliseconds between two checks for a newer version. */
const CHECK_INTERVAL = 60 * 60 * 1000;
let waiting = $state.raw<ServiceWorker | null>(null);
let isRequested = false;

export const updates = {
  get isReady(): boolean {
    return waiting !== null;
  },
  postpone(): void {
    waiting = null;
  },
  /** Switches to the new version by reloading the page. */
  install(): void {
    isRequested = true;
    waiting?.postMessage("use-now");
  },
};

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Only this tab reloads; other tabs get the new version when they are opened again.
  serviceWorker.addEventListener("controllerchange", () => isRequested && location.reload());
  try {
    const found = await serviceWorker.register("/sw.js");
    checkWaiting(found);
    found.addEventListener("updatefound", () => watch(found));
    setInterval(() => void found.update().catch(() => {}), CHECK_INTERVAL);
  } catch {
    // without a service worker everything works except offline
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener("statechange", () => checkWaiting(registration));
}

/** The very first version is not an update, so nobody is asked. */
function checkWaiting(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
}
