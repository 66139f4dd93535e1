import { leavesOf, type Part, shareIn, type Whole } from './formula-rules.ts'
import { type IfraCategory, type IfraLimits, noLimit } from './ifra-contract.ts'

/** Σ share ÷ limit by several categories at once: shares are the same in each. */
export function sumsBy(
  whole: Omit<Whole, 'category'>,
  parts: readonly Part[],
  categories: readonly IfraCategory[],
): { category: IfraCategory; sum: number; over: boolean }[] {
  const written = parts.reduce((sum, { amount }) => sum + amount, 0)
  const found = new Map<string, { share: number; ifra: IfraLimits | null }>()
  for (const [at, leaf] of leavesOf(parts).entries()) {
    if (leaf.carrier) continue
    const key = leaf.key ?? `#${at}`
    const share = (found.get(key)?.share ?? 0) + shareIn(whole, leaf, written)
    found.set(key, { share, ifra: leaf.ifra })
  }
  const all = [...found.values()]
  return categories.map((category) => {
    let sum = 0
    let over = false
    for (const { share, ifra } of all) {
      const limit = ifra?.[category] ?? noLimit
      if (limit >= noLimit) continue
      sum += share / limit
      over ||= share > limit + 1e-9
    }
    return { category, sum, over }
  })
}
