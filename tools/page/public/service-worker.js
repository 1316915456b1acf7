// Serves the whole page from the browser's cache, so that it works without a network. Each version has a cache of its
// own, and so has each address of the page: a new one is fetched beside the old one, and takes over when somebody says
// so, or when no tab is open. The one before it is kept for other tabs, which go on with what they have.

const OWN = `orcs ${self.registration.scope} `;
const VERSION = `${OWN}__VERSION__`;
const FILES = __FILES__;
const PAGE = "index.html";
/** What never changes under its name; of all else, a host or a cache in between may still have the old one. */
const FIXED = /^(assets|python-[^/]*)\/|\.pack$/;

const known = new Set(FILES);
const nameOf = (url) => url.slice(self.registration.scope.length).replace(/[?#].*/, "") || PAGE;

self.addEventListener("install", (event) => {
  const wanted = FILES.map((name) => (FIXED.test(name) ? name : new Request(name, { cache: "no-cache" })));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== VERSION);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
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
  const stored = async () => {
    const cache = known.has(name) ? await caches.open(VERSION) : caches;
    return (await cache.match(new URL(name, self.registration.scope).href)) ?? fetch(request);
  };
  event.respondWith(stored());
});
