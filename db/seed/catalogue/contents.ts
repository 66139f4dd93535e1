import type { SeedItem } from '#db/seed/shapes.ts'
import type { Unit } from '#shop/catalog/unit-contract.ts'

/** What is poured or weighed, and what is counted, and so compared by measure. */
const byMeasure = new Set([101, 102, 103, 201, 203, 204, 301, 302, 401, 402, 501, 502, 503, 504, 505, 601, 602, 603, 604])
const byPiece = new Set([303, 801])

const measured = /([\d.]+) ?(ml|L|g|kg)(?: ?× ?(\d+))?/gu
const counted = /(?<![.\d])(\d+) ?(?:개|벌)/u
/** the bottle that a refill comes with */
const bottleBeside = 200

/** What a text such as "30 ml × 2" or "소이 2 kg + 비즈 500 g" holds, in g or ml; null where it names none. */
function measuredIn(text: string): { content: number; unit: Unit } | null {
  const found = [...text.matchAll(measured)]
  const [first] = found
  if (!first) return null
  const sum = found.reduce((sum, [, amount, measure, times = '1']) => sum + Number(amount) * (measure === 'L' || measure === 'kg' ? 1000 : 1) * Number(times), 0)
  return { content: Math.round(sum) + (text.includes('리필 포함') ? bottleBeside : 0), unit: first[2]?.endsWith('g') ? 'g' : 'ml' }
}

/** How many pieces "10 ml씩" is of, as the name of the set tells. */
function piecesOf(it_name: string, values: readonly string[]): number {
  return values.some((value) => value.includes('씩')) ? Number(/(\d+) ?종/u.exec(it_name)?.[1] ?? 1) : 1
}

function countedIn(text: string): { content: number; unit: Unit } | null {
  const [, count] = counted.exec(text) ?? []
  return count ? { content: Number(count), unit: 'ea' } : null
}

/** What each choice of goods holds; null where they are not compared by measure, or one choice does not tell. */
export function contentsOf({ ca_id, it_name, options }: Pick<SeedItem, 'ca_id' | 'it_name' | 'options'>): { unit: Unit; contents: number[] } | null {
  const read = byMeasure.has(ca_id) ? measuredIn : byPiece.has(ca_id) ? countedIn : null
  if (!read) return null
  const held = options.map(({ values }) => values.map(read).find((one) => one !== null) ?? read(it_name))
  const unit = held[0]?.unit
  return unit && held.every((one) => one?.unit === unit) ? { unit, contents: held.map((one, at) => (one?.content ?? 0) * piecesOf(it_name, options[at]?.values ?? [])) } : null
}
