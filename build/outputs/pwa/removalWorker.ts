// A service worker that removes itself and everything that an earlier one kept. Browsers that have a worker
// ask for its file again.

/** Plain JavaScript, served as it is. */
export const removalWorker = `// This site has no service worker any more: this one removes itself and what was kept.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  // Caches of other sites on this host end in other scopes.
  const names = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
  // Not waited for: a page that is loading waits for this worker in turn.
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`
