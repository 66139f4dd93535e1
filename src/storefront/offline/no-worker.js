/* Takes the place of a worker that was there before, and goes. */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('odemoa-offline-')).map((name) => caches.delete(name)),
  )
  await self.registration.unregister()
}
