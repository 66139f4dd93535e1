/*
 * Keeps one page of the back office on the instructor's phone, for a studio without a line: its empty shell, its code, and who
 * works here, without a phone number. Everything else of the shop passes by: this stands for /admin/check-in alone.
 */
const store = 'odemoa-check-in'
const page = '/admin/check-in'
const who = '/api/v1/login-check'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (pathname === who) return event.respondWith(lineFirst(request, who))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(lineFirst(request, page))
  else if (!pathname.startsWith('/api/')) event.respondWith(keptFirst(request))
})

/** What the page has loaded, and nothing of an older one. */
async function keep(paths) {
  const kept = await caches.open(store)
  const wanted = new Set([...paths, page, who])
  for (const old of await kept.keys())
    if (!wanted.has(new URL(old.url).pathname)) await kept.delete(old)
  for (const path of paths) if (!(await kept.match(path))) await kept.add(path).catch(() => {})
  await lineFirst(new Request(page), page)
  await lineFirst(new Request(who, { method: 'POST' }), who)
}

async function lineFirst(request, name) {
  try {
    const answer = await fetch(request)
    if (answer.ok && !answer.redirected) {
      const kept = await caches.open(store)
      await kept.put(name, name === who ? await nameless(answer.clone()) : answer.clone())
    }
    return answer
  } catch {
    return (await caches.match(name)) ?? Response.error()
  }
}

async function nameless(answer) {
  const said = await answer.json()
  if (said.user) said.user.mb_hp = ''
  return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } })
}

async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
