const size = /^([\d.]+) ?(ml|L|g|kg|cm|mm|개|장|호)/u
const thousands = new Set(['L', 'kg'])

/** Sizes ascend; choices that are none stay as staff have put them. */
export function bySize<C extends { value: string }>(choices: readonly C[]): C[] {
  const sized = choices.map((choice) => {
    const [, amount, unit = ''] = size.exec(choice.value) ?? []
    return { choice, size: amount ? Number(amount) * (thousands.has(unit) ? 1000 : 1) : null }
  })
  return sized.some((one) => one.size === null)
    ? [...choices]
    : sized.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0)).map(({ choice }) => choice)
}
