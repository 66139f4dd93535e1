import type { NamedSend, QuotedSend } from './send-contract.ts'

/** Lines of a list with the quoted goods that fit them: one place for everybody, whatever the number of their lines. */
export function placesOf(
  lines: readonly NamedSend[],
  fits: Readonly<Record<string, number | undefined>>,
): QuotedSend[] {
  const places = new Map<string, QuotedSend>()
  for (const { goods, qty, memo, ...to } of lines) {
    const io_no = fits[goods]
    if (io_no === undefined) continue
    const key = JSON.stringify(to)
    const place = places.get(key) ?? { ...to, memo, units: [] }
    const unit = place.units.find((one) => one.io_no === io_no)
    if (unit) unit.qty += qty
    else place.units.push({ io_no, qty })
    places.set(key, place)
  }
  return [...places.values()]
}

/** Goods of a list with how many all places get of each. */
export function sumsOf(lines: readonly Pick<NamedSend, 'goods' | 'qty'>[]) {
  const sums = new Map<string, number>()
  for (const { goods, qty } of lines) sums.set(goods, (sums.get(goods) ?? 0) + qty)
  return [...sums].map(([name, qty]) => ({ name, qty }))
}

/** How many units the places get of an option. */
export function unitsSent(sends: readonly QuotedSend[], io_no: number): number {
  return sends
    .flatMap(({ units }) => units)
    .reduce((sum, unit) => sum + (unit.io_no === io_no ? unit.qty : 0), 0)
}
