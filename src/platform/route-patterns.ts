type Step = { named: Map<string, Step>; any: Step | null; rest: string | null; end: string | null }

const newStep = (): Step => ({ named: new Map(), any: null, rest: null, end: null })
const partsOf = (path: string) => path.split('/').filter(Boolean)

/** Finds which of the known patterns (`/shop/product/:productId`, `/admin/*`) an address belongs to; null for none. What was asked never comes back. */
export function openPatterns(patterns: Iterable<string>): (path: string) => string | null {
  const root = newStep()
  for (const pattern of patterns) {
    let at = root
    for (const part of partsOf(pattern)) {
      if (part === '*') break
      at = stepTo(at, part)
    }
    if (pattern.endsWith('*')) at.rest ??= pattern
    else at.end ??= pattern
  }
  return (path) => find(root, partsOf(path), 0)
}

/**
 * How the shop writes an address: the words of its pattern as they stand there, and no part empty. The router takes capitals, `%61` for an a
 * and a slash at the end for the same page; what hangs on a path (policies, who may keep a page) knows one spelling.
 */
export function openSpellings(patterns: Iterable<string>): (path: string) => string {
  const written = new Map([...patterns].map((pattern) => [pattern.toLowerCase(), partsOf(pattern)]))
  const patternOf = openPatterns(written.keys())
  return (path) => {
    const parts = partsOf(path)
    const words = written.get(patternOf(`/${parts.map(plain).join('/')}`) ?? '') ?? []
    const spelt = parts.map((part, at) => {
      const word = words[at] ?? '*'
      return word === '*' || word.startsWith(':') ? part : word
    })
    return `/${spelt.join('/')}`
  }
}

/** A part as the router reads it, in small letters; a slash in it stays within it. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2f').toLowerCase()
  } catch {
    return part.toLowerCase()
  }
}

function stepTo(at: Step, part: string): Step {
  if (part.startsWith(':')) {
    at.any ??= newStep()
    return at.any
  }
  const known = at.named.get(part) ?? newStep()
  at.named.set(part, known)
  return known
}

function find(at: Step, parts: readonly string[], done: number): string | null {
  const part = parts[done]
  if (part === undefined) return at.end ?? at.rest
  const named = at.named.get(part)
  return (
    (named && find(named, parts, done + 1)) ?? (at.any && find(at.any, parts, done + 1)) ?? at.rest
  )
}
