import { dayMs, koreanDay } from '#kernel/korean-time.ts'

type Copy = { name: string; made_at: Date }

const [days, weeks, months] = [7, 4, 12]

// Mondays are four days after the day that all counting begins with
const weekOf = (day: string) => Math.floor((Date.parse(day) / dayMs + 3) / 7)

/** The newest of each of the last seven days, four weeks and twelve months that have one; what is not named may go. */
export function namesToKeep(copies: readonly Copy[]): Set<string> {
  const newest = copies.toSorted((one, other) => other.made_at.getTime() - one.made_at.getTime())
  const kept = new Set<string>()
  const keepBy = (periodOf: (day: string) => string | number, most: number) => {
    const seen = new Set<string | number>()
    for (const { name, made_at } of newest) {
      const period = periodOf(koreanDay(made_at))
      if (seen.has(period) || seen.size >= most) continue
      seen.add(period)
      kept.add(name)
    }
  }
  keepBy((day) => day, days)
  keepBy(weekOf, weeks)
  keepBy((day) => day.slice(0, 7), months)
  return kept
}
