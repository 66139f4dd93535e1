/** What a buyer wants in place of units of one line: the rest of them, and parts that go to other options. */
export type Split = { io_no: number; parts: readonly { io_no: number; qty: number }[] }

export const whole: Split = { io_no: 0, parts: [] }

const sumOf = (parts: Split['parts']) => parts.reduce((sum, { qty }) => sum + qty, 0)

/** Units that are left for the first option. */
export function restOf({ parts }: Split, qty: number): number {
  return qty - sumOf(parts)
}

/** The same wish for fewer units: parts give way from the last, and one unit stays for the first option. */
export function fitted(split: Split, qty: number): Split {
  const parts: { io_no: number; qty: number }[] = []
  let left = Math.max(0, qty - 1)
  for (const part of split.parts) {
    const take = Math.min(part.qty, left)
    if (take > 0) parts.push({ ...part, qty: take })
    left -= take
  }
  return { ...split, parts }
}

/** "12:1:7" for each option that comes; the same option named twice is one. */
export function splitLines(ct_id: number, qty: number, split: Split, own: number): string[] {
  const { io_no, parts } = fitted(split, qty)
  const wanted = [{ io_no, qty: restOf({ io_no, parts }, qty) }, ...parts]
  const units = Map.groupBy(wanted, (one) => one.io_no || own)
  return [...units].map(([to, all]) => `${ct_id}:${sumOf(all)}${to === own ? '' : `:${to}`}`)
}
