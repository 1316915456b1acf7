// The service worker: after the first visit the page needs no network. A new version is offered, never forced on anybody.

import { pageState } from "./state.svelte";

const WORKER = "service-worker.js";

export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    offer(registration);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => offer(registration));
    });
  } catch (error) {
    // Some browsers and addresses allow none: then the page needs the network each time.
    console.warn(error);
  }
}

/** Offer a version that waits, to those who look at an older one. */
function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (waiting && navigator.serviceWorker.controller) {
    pageState.update = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take over");
    };
  }
}
