/** Would one more be too many? */
export function overMaximum(chosen: readonly unknown[], max: number | undefined): boolean {
  return max !== undefined && chosen.length >= max
}
