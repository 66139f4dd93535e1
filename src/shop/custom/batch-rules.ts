/** The share of the whole that is concentrate: 8 % of the wax is 7.4 % of the whole. */
export function shareOfWhole(basis: 'wax' | 'total', load: number): number {
  return basis === 'wax' ? load / (100 + load) : load / 100
}

/** What has to be made so that `batch` is there in the end. */
export function madeFor(batch: number, overage = 0, loss = 0): number {
  return (batch * (1 + overage / 100)) / (1 - loss / 100)
}

export type Batch = {
  basis: 'wax' | 'total'
  load: number
  batch: number
  overage?: number
  loss?: number
}

/** Grams of concentrate that the batch needs. */
export function concentrateOf(whole: Batch) {
  return madeFor(whole.batch, whole.overage, whole.loss) * shareOfWhole(whole.basis, whole.load)
}

/** So many grams of something of which a millilitre weighs `density`. */
export type Blend = { grams: number; density: number }

/** What a millilitre weighs of a concentrate in its medium, each taking as much room mixed as alone: within a few percent of what a scale says. */
export function densityOfMix(
  concentrate: readonly Blend[],
  { basis, load }: Pick<Batch, 'basis' | 'load'>,
  medium: number,
): number {
  const grams = concentrate.reduce((all, one) => all + one.grams, 0)
  const room = concentrate.reduce((all, one) => all + one.grams / (one.density || 1), 0)
  const share = shareOfWhole(basis, load)
  const each = grams > 0 ? room / grams : 1
  return 1 / (share * each + (1 - share) / (medium || 1))
}

/** What materials cost is no price of the shop: it is told to the cent, not up to the next ten. */
export function costInCents(won: number, wonPerDollar: number): number {
  return Math.round((won / wonPerDollar) * 100)
}

/** What a piece should cost to leave this share of its price; up to the next 100 won. */
export function priceFor(cost: number, margin: number): number {
  return Math.ceil(cost / (1 - margin / 100) / 100 - 1e-9) * 100
}
