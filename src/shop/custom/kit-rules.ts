export type Need = { material_id: number; amount: number }
type Part = { needs: readonly Need[]; units: number; qty: number }

/** What one person takes home: of each formula so many of the pieces that its batch makes. */
export function needsOfOne(parts: readonly Part[]): Need[] {
  const sums = new Map<number, number>()
  for (const { needs, units, qty } of parts)
    for (const { material_id, amount } of needs)
      sums.set(material_id, (sums.get(material_id) ?? 0) + (amount * qty) / units)
  return [...sums].map(([material_id, amount]) => ({ material_id, amount }))
}

/** For everybody, to the thousandth of a gram: packs are chosen for the sum, not for each person. */
export function needsTimes(needs: readonly Need[], times: number): Need[] {
  return needs.map(({ material_id, amount }) => ({
    material_id,
    amount: Math.round(amount * times * 1000) / 1000,
  }))
}
