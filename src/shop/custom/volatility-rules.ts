import { type Volatility, volatilities } from './formula-contract.ts'
import { leavesOf, type Part } from './formula-rules.ts'
import { percents } from './share-rules.ts'

export type Lasting = { of: Volatility | null; percent: number }

/** How much of what smells is gone after hours, and how much stays for weeks: by neat weight, in percents that make 100. What nobody has said is last, as null. */
export function lastingOf(parts: readonly Part[]): Lasting[] {
  const kinds: (Volatility | null)[] = [...volatilities, null]
  const weights = kinds.map(() => 0)
  for (const { carrier, volatility, amount, dilution } of leavesOf(parts)) {
    const at = kinds.indexOf(volatility ?? null)
    if (!carrier) weights[at] = (weights[at] ?? 0) + (amount * dilution) / 100
  }
  const shares = percents(weights)
  return kinds
    .map((of, at) => ({ of, percent: shares[at] ?? 0 }))
    .filter(({ percent }) => percent > 0)
}
