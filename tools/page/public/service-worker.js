// Serves the whole page from the browser's cache, so that it works without a network. Each version has a cache of its
// own, and so has each address of the page: a new one is fetched beside the old one, and takes over when somebody says so, or when no tab is open.

const OWN = `orcs ${self.registration.scope} `;
const VERSION = `${OWN}__VERSION__`;
const FILES = __FILES__;
const PAGE = "index.html";

const known = new Set(FILES);
const nameOf = (url) => url.slice(self.registration.scope.length).replace(/[?#].*/, "") || PAGE;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") {
    void self.skipWaiting();
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) {
    return;
  }
  const name = nameOf(request.url);
  if (known.has(name)) {
    const stored = async () => {
      const cache = await caches.open(VERSION);
      return (await cache.match(new URL(name, self.registration.scope).href)) ?? fetch(request);
    };
    event.respondWith(stored());
  }
});
