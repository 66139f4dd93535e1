export type Pack = { io_no: number; grams: number; price: number; left: number }
export type Packs = { io_no: number; qty: number }[]

// a table of half a million sums is made in a blink; a larger need is counted more coarsely, and still covered
const mostSums = 500_000
// a price and how many packs it takes, in one exact number
const perPack = 10_000

/** The cheapest packs that cover the amount, from what is in stock; the fewest where two cost the same. Null when there is not enough. */
export function cheapestPacks(needed: number, given: readonly Pack[]): Packs | null {
  if (!(needed > 0)) return []
  const packs = given.filter(({ left, grams }) => left > 0 && grams > 0)
  const all = packs.reduce((sum, { grams, left }) => sum + grams * left, 0)
  if (all < needed - 1e-9) return null
  const step = stepOf(needed, packs)
  const goal = Math.max(1, Math.ceil(needed / step - 1e-9))
  const bundles = packs.flatMap((pack) => bundlesOf(pack, step, goal))
  const taken = cheapestSum(goal, bundles)
  if (!taken) return null
  const counts = new Map<number, number>()
  for (const { io_no, qty } of taken) counts.set(io_no, (counts.get(io_no) ?? 0) + qty)
  return [...counts].map(([io_no, qty]) => ({ io_no, qty }))
}

/** What was bought beyond the need. */
export function leftOver(needed: number, packs: readonly Pack[], chosen: Packs): number {
  const bought = chosen.reduce(
    (sum, { io_no, qty }) => sum + qty * (packs.find((pack) => pack.io_no === io_no)?.grams ?? 0),
    0,
  )
  return Math.max(0, Math.round((bought - needed) * 1000) / 1000)
}

/** Every sum of packs is a multiple of their greatest common measure, in hundredths of a gram. */
function stepOf(needed: number, packs: readonly Pack[]): number {
  const common = packs.reduce((sofar, { grams }) => measure(sofar, Math.round(grams * 100)), 0)
  const exact = Math.max(1, common) / 100
  return exact * Math.max(1, Math.ceil(needed / exact / mostSums))
}

function measure(a: number, b: number): number {
  return b === 0 ? a : measure(b, a % b)
}

type Bundle = { io_no: number; qty: number; size: number; cost: number }

/** 1, 2, 4 … and a rest: any number of packs up to what is left, each bundle taken or not. */
function bundlesOf(pack: Pack, step: number, goal: number): Bundle[] {
  const size = Math.max(0, Math.floor(pack.grams / step + 1e-9))
  if (size === 0) return []
  const made: Bundle[] = []
  let left = Math.min(pack.left, Math.ceil(goal / size))
  for (let qty = 1; left > 0; qty *= 2) {
    const take = Math.min(qty, left)
    left -= take
    const cost = take * (pack.price * perPack + 1)
    made.push({ io_no: pack.io_no, qty: take, size: size * take, cost })
  }
  return made
}

function cheapestSum(goal: number, bundles: readonly Bundle[]): Bundle[] | null {
  const best = new Float64Array(goal + 1).fill(Number.POSITIVE_INFINITY)
  best[0] = 0
  const took = bundles.map(() => new Uint8Array(goal + 1))
  for (const [at, { size, cost }] of bundles.entries()) {
    const marks = took[at]
    for (let sum = goal; sum > 0; sum--) {
      const cost_with = (best[Math.max(0, sum - size)] ?? Number.POSITIVE_INFINITY) + cost
      if (cost_with < (best[sum] ?? Number.POSITIVE_INFINITY)) {
        best[sum] = cost_with
        if (marks) marks[sum] = 1
      }
    }
  }
  if (best[goal] === Number.POSITIVE_INFINITY) return null
  const chosen: Bundle[] = []
  let sum = goal
  for (let at = bundles.length - 1; at >= 0 && sum > 0; at--) {
    const bundle = bundles[at]
    if (!bundle || !took[at]?.[sum]) continue
    chosen.push(bundle)
    sum = Math.max(0, sum - bundle.size)
  }
  return chosen
}

export type Need = { material_id: number; amount: number }

/** What is still to be had, of what is needed, beside what stands on a shelf at home. */
export function lessShelf(needs: readonly Need[], shelf: readonly Need[]): Need[] {
  const there = new Map(shelf.map(({ material_id, amount }) => [material_id, amount]))
  return needs.flatMap(({ material_id, amount }) => {
    const left = Math.round((amount - (there.get(material_id) ?? 0)) * 1000) / 1000
    return left > 0 ? [{ material_id, amount: left }] : []
  })
}
