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
