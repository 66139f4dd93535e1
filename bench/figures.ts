/** The value below which that share of all lies, by nearest rank: a value that was measured, never one in between. NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length, Math.max(1, Math.ceil(sorted.length * share))) - 1] ?? 0
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length
}

/**
 * How a cost grows with the size: `value ~ size ^ exponent`, by least squares over the logarithms. 0 is a cost that stays, 1 one that
 * grows as the shop does. NaN where fewer than two sizes were measured, or one was none.
 */
export function exponent(points: readonly { size: number; value: number }[]): number {
  const logs = points.map(({ size, value }) => ({ x: Math.log(size), y: Math.log(value) }))
  const x = mean(logs.map((one) => one.x))
  const y = mean(logs.map((one) => one.y))
  const across = logs.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  return logs.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / across
}
