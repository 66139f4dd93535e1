const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
// the API says in its own words what it has no use for
const answeredByApi = new Set(['PATCH', 'OPTIONS'])

// a browser resolves these before it asks; whoever sends them wants two programs to read two paths
const climbs = /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i

/** Why the first line of a request is none of this shop's, as a status; null when it may be asked. For pages, files and API alike. */
export function whyNoRequest(method: string, target: string): 400 | 405 | null {
  const known = methods.has(method) || (answeredByApi.has(method) && target.startsWith('/api/'))
  if (!known) return 405
  // no column holds a NUL, and what one program reads as a folder another reads as a letter
  return !target.startsWith('/') || /\\|%00/.test(target) || climbs.test(target) ? 400 : null
}

/** A path as a log may keep it: what looks like a key (of a quotation, a reset, an unsubscription) is left out. */
export function pathForLog(path: string): string {
  return path
    .split('/')
    .map((part) => (/^(?=.*\d)(?=.*[A-Za-z])[\w.-]{20,}$|^.{24,}$/.test(part) ? '…' : part))
    .join('/')
}
