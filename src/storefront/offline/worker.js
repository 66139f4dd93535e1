/*
 * Stands between a page load and the line for one thing: without an answer it shows the shop's own page.
 * It keeps that page alone, so it can never show an old shop or somebody's data.
 */
const store = 'odemoa-offline-VERSION'
const page = '/offline.html'

self.addEventListener('install', (event) => {
  try {
    // where the browser knows how: all but page loads goes by without waking this up
    event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  } catch {
    // then it is asked, and lets it pass
  }
  event.waitUntil(keepPage())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (/^\/(admin|api)(\/|$)/.test(new URL(request.url).pathname)) return
  event.respondWith(fromLine(event))
})

async function keepPage() {
  const kept = await caches.open(store)
  await kept.add(new Request(page, { cache: 'reload', credentials: 'omit' }))
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('odemoa-offline-') && name !== store)
      .map((name) => caches.delete(name)),
  )
  // the line is asked while this wakes up
  await self.registration.navigationPreload?.enable()
}

async function fromLine(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}
