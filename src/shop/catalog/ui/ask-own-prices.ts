import { call } from '#kernel/queries.ts'
import { mostAsked, type TradePrices, tradePricing } from '#shop/catalog/trade-contract.ts'

/** A page wakes up part by part: so many milliseconds later most of its tiles have asked. */
const gatherFor = 20
const none: TradePrices = { steps: [], pack: 1 }

type Gathered = { ids: Set<string>; answer: Promise<Map<string, TradePrices>> }
let gathering: Gathered | null = null

/** What these goods cost the grade of whoever looks. Those who ask at the same time ask once. */
export async function askOwnPrices(it_id: string): Promise<TradePrices> {
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
