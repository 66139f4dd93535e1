/** The picture that stands after a drag over `share` of the width, from `from` of `count`: one width is one whole turn. */
export function turnedBy(from: number, share: number, count: number): number {
  const at = (from + Math.round(share * count)) % count
  return at < 0 ? at + count : at
}
