import { useQuery } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { mostAsked, type TradePrices, tradePricing } from '#shop/catalog/trade-contract.ts'
import { useSession } from '#storefront/session.tsx'

/** A page wakes up part by part: so many milliseconds later most of its tiles have asked. */
const gatherFor = 20
const none: TradePrices = { steps: [], pack: 1 }

/** What these goods cost the grade of whoever looks; null until it is known. Tiles that ask at the same time ask once. */
export function useOwnPrices(it_id: string, enabled = true): TradePrices | null {
  const { user } = useSession()
  const { data } = useQuery({
    // another member, or another grade, is another price
    queryKey: ['own-prices', user.mb_id, user.mb_level, it_id],
    queryFn: () => ask(it_id),
    enabled,
    retry: false,
  })
  return data ?? null
}

/** What comes off when so many are taken. */
export function percentFor(steps: TradePrices['steps'], qty: number): number {
  return steps.findLast(({ from }) => from <= qty)?.percent ?? 0
}

type Gathered = { ids: Set<string>; answer: Promise<Map<string, TradePrices>> }
let gathering: Gathered | null = null

async function ask(it_id: string): Promise<TradePrices> {
  if (!gathering || gathering.ids.size >= mostAsked) gathering = gather()
  gathering.ids.add(it_id)
  // what was taken from the shelf meanwhile has no price of its own
  return (await gathering.answer).get(it_id) ?? none
}

function gather(): Gathered {
  const ids = new Set<string>()
  const now = { ids, answer: send() }
  return now

  async function send() {
    // whatever else is drawn with it
    await new Promise((next) => setTimeout(next, gatherFor))
    if (gathering === now) gathering = null
    const { data } = await call(tradePricing.mine, { query: { ids: [...ids].join(',') } })
    return new Map(data.map((one) => [one.it_id, one]))
  }
}
