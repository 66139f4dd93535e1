import { shareOfWhole } from '#shop/custom/batch-rules.ts'

export type Basis = 'wax' | 'total'
/** Grams of what carries the scent (wax, base, alcohol), of the scent, and of both. */
export type Blend = { medium: number; oil: number; total: number }

/** What fills a volume: the volumes of both together make it. 100 ml at 8 % of the wax is not 100 ml at 8 % of the whole. */
export function blendFor(
  ml: number,
  basis: Basis,
  load: number,
  density: { medium: number; oil: number },
): Blend {
  const share = shareOfWhole(basis, load)
  const total = ml / ((1 - share) / density.medium + share / density.oil)
  return { medium: total * (1 - share), oil: total * share, total }
}

/** Of so many grams of wax (or of the whole) with a load. */
export function blendOf(grams: number, basis: Basis, load: number): Blend {
  if (basis === 'wax')
    return { medium: grams, oil: (grams * load) / 100, total: grams * (1 + load / 100) }
  return { medium: grams * (1 - load / 100), oil: (grams * load) / 100, total: grams }
}

export function times(blend: Blend, factor: number): Blend {
  return { medium: blend.medium * factor, oil: blend.oil * factor, total: blend.total * factor }
}

/** Millilitres of a vessel, measured inside in millimetres. */
export function volumeOf(
  vessel:
    | { shape: 'round'; across: number; height: number }
    | { shape: 'square'; across: number; deep: number; height: number }
    | { shape: 'ml'; ml: number },
): number {
  if (vessel.shape === 'ml') return vessel.ml
  if (vessel.shape === 'square') return (vessel.across * vessel.deep * vessel.height) / 1000
  return (Math.PI * vessel.across ** 2 * vessel.height) / 4000
}

export type Wick = { material_id: number; from: number; to: number }
export type Wicking = { material_id: number; count: number; each: number }
export const mostWicks = 3

/** The wick for an inside diameter: one where the table knows one, else two or three that share the surface; null beyond. */
export function wickFor(across: number, table: readonly Wick[]): Wicking | null {
  for (let count = 1; count <= mostWicks; count++) {
    // so many equal circles have the surface of the one
    const each = across / Math.sqrt(count)
    const found = fitting(each, table)
    if (found) return { material_id: found.material_id, count, each }
  }
  return null
}

/** A diameter between two rows belongs to the thicker wick; one that no row reaches to none. */
function fitting(across: number, table: readonly Wick[]): Wick | undefined {
  const rows = [...table].sort((a, b) => a.to - b.to || a.from - b.from)
  const first = rows[0]
  if (!first || across < Math.min(...rows.map(({ from }) => from))) return undefined
  return rows.find(({ to }) => across <= to)
}

/** Grams an hour from two weighings: 540 g to 350 g over 40 h is 4.75. */
export function burnRate(before: number, after: number, hours: number): number {
  return (before - after) / hours
}

/** Without a measurement only a range is honest: grams an hour for each millimetre of diameter. */
const usualRate = { slow: 0.05, fast: 0.08 }

export function burnHours(
  wax: number,
  given: { rate: number } | { across: number },
): { least: number; most: number } {
  if ('rate' in given) return { least: wax / given.rate, most: wax / given.rate }
  return {
    least: wax / (given.across * usualRate.fast),
    most: wax / (given.across * usualRate.slow),
  }
}

/** How many reeds, by the bottle: a start from which one is added or taken. */
export function reedsFor(ml: number): { least: number; most: number } {
  if (ml <= 100) return { least: 3, most: 5 }
  if (ml <= 250) return { least: 5, most: 8 }
  return ml <= 500 ? { least: 8, most: 12 } : { least: 10, most: 15 }
}
