// parsed against a host nobody can own, so that leaving it is seen
const nowhere = 'https://odemoa.invalid'

/** Only an address of our own may follow a login; anything else leads home. Read as a browser reads it: tabs and line breaks fall out, backslashes turn. */
export function ownPath(given: string | null | undefined, fallback = '/'): string {
  if (!given || !/^\/(?![/\\])/.test(given)) return fallback
  try {
    const url = new URL(given, nowhere)
    if (url.origin !== nowhere || url.pathname.startsWith('//') || url.pathname === '/login') return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
