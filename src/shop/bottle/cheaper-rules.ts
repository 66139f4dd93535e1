import type { BottleForm, BottlePart } from './design-contract.ts'
import { bottleInDollars, partInDollars } from './price-rules.ts'

type Priced = Pick<BottleForm, 'tiers' | 'setup_won' | 'setup_usd'>

/** Whether some number of bottles costs less than it did, in either currency. */
export function isCheaperBottle(before: Priced, now: Priced, usd_rate: number): boolean {
  const [was, is] = [bottleInDollars(before, usd_rate), bottleInDollars(now, usd_rate)]
  const steps = [...was.tiers, ...is.tiers].map(({ from }) => from)
  return (
    isLess(costOf(was), costOf(is)) ||
    steps.some((qty) => {
      const [then, today] = [tierOf(was, qty), tierOf(is, qty)]
      return !!today && (!then || isLess(then, today))
    })
  )
}

/** Whether a part costs less than it did, or one more costs less than any of its kind. */
export function isCheaperKit(
  before: readonly BottlePart[],
  now: readonly BottlePart[],
  usd_rate: number,
): boolean {
  return now.some((part) => {
    const kind = before.filter((one) => one.kind === part.kind)
    const same = kind.find(({ key }) => key === part.key)
    const today = partInDollars(part, usd_rate)
    const compared = same ? [same] : kind
    return compared.every((one) => {
      const was = partInDollars(one, usd_rate)
      return isLess(was, today) || isLess(costOf(was), costOf(today))
    })
  })
}

type Cost = { won: number; usd: number | null }

function costOf({ setup_won, setup_usd }: { setup_won: number; setup_usd: number | null }): Cost {
  return { won: setup_won, usd: setup_usd }
}

function isLess(was: Cost, is: Cost): boolean {
  return is.won < was.won || (is.usd ?? 0) < (was.usd ?? 0)
}

function tierOf({ tiers }: Priced, qty: number): Cost | undefined {
  return tiers.toSorted((a, b) => a.from - b.from).findLast(({ from }) => from <= qty)
}
