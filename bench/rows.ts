export type Goal = { least: number } | { most: number }

export type Row = {
  what: string
  /** null where this run did not measure it */
  value: number | null
  unit: string
  /** a row without one only tells */
  goal?: Goal
  /** what else the figure needs to be understood */
  said?: string[]
  /** what went wrong while it was measured: such a figure counts for nothing */
  broken?: string[]
}

export type Verdict = 'met' | 'short' | 'broken' | 'told' | 'left out'

/** A figure that was taken while something failed is never met, however good it looks. */
export function verdictOf({ value, goal, broken = [] }: Row): Verdict {
  if (broken.length > 0) return 'broken'
  if (value === null) return 'left out'
  if (!Number.isFinite(value)) return 'broken'
  if (!goal) return 'told'
  return ('least' in goal ? value >= goal.least : value <= goal.most) ? 'met' : 'short'
}

export function shown(value: number | null, unit: string): string {
  if (value === null) return '–'
  if (!Number.isFinite(value)) return 'nothing'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const number = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return unit.startsWith('/') ? number + unit : `${number} ${unit}`.trim()
}

export function goalOf({ goal, unit }: Row): string {
  if (!goal) return ''
  const [sign, value] = 'least' in goal ? ['≥', goal.least] : ['≤', goal.most]
  return `${sign} ${value.toLocaleString('en')}${unit.startsWith('/') || !unit ? '' : ' '}${unit}`
}

/** Counts what was answered and what was not, by its reason. */
export class Tally {
  done = 0
  #failed = new Map<string, number>()

  fail(reason: string) {
    this.#failed.set(reason, (this.#failed.get(reason) ?? 0) + 1)
  }

  get failed(): number {
    return [...this.#failed.values()].reduce((sum, one) => sum + one, 0)
  }

  /** One line for each reason, the most frequent first. */
  reasons(what: string): string[] {
    return [...this.#failed]
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => `${count} ${what}: ${reason}`)
  }
}

export type Series = {
  what: string
  unit: string
  points: { size: number; value: number }[]
}

/** What a part of the bench hands over. */
export type Measured = {
  rows: Row[]
  /** cost by size of the shop */
  series?: Series[]
  /** slowest first, for a plot */
  bars?: { title: string; unit: string; line?: number; bars: { what: string; value: number }[] }
  /** something over time, for a plot */
  course?: { title: string; unit: string; line?: number; points: { at: number; value: number }[] }
}

/** A part that ends with an error is a broken row, not a missing one; the others are measured all the same. */
export async function part(what: string, work: () => Promise<Measured>): Promise<Measured> {
  const begun = performance.now()
  const measured = await work().catch(
    (error: unknown): Measured => ({
      rows: [{ what, value: null, unit: '', broken: [String(error)] }],
    }),
  )
  console.log(`· ${what}: ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  for (const row of measured.rows) {
    const words = [...(row.broken ?? []), ...(row.said ?? [])]
    console.log(
      `    ${verdictOf(row).padEnd(8)} ${row.what}: ${shown(row.value, row.unit)}${words.length ? ` (${words.join('; ')})` : ''}`,
    )
  }
  return measured
}
