import { type Standing, standingOf } from '#admin/ui/told-saved.ts'
import type { KindSpec } from './kinds/spec.ts'

/** What visitors see of a stored entry. */
export function standingOfEntry(
  { kind, timed }: Pick<KindSpec, 'kind' | 'timed'>,
  stored: Record<string, unknown>,
): Standing {
  // the list of promotions keeps those that are over and those that come
  const { opens_at, closes_at } = timed && kind !== 'promotion' ? stored : {}
  const standing = standingOf(stored.shown === true, {
    from: momentIn(opens_at),
    until: momentIn(closes_at),
  })
  return standing === 'shown' && (kind === 'hero' || kind === 'popup') ? 'inTurn' : standing
}

function momentIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
