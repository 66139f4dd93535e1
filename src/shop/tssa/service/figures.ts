import { daysFrom } from '#kernel/days.ts'
import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClassFigures } from '#shop/tssa/figures-contract.ts'
import { countFigures } from '#shop/tssa/store/figures.ts'

const longest = 366

/** How full the dates of a span are, class by class and together. */
export async function showFigures(ctx: Ctx, ask: { from: string; until: string }) {
  const span = daysFrom(ask.from, ask.until)
  if (span < 0) throw invalid({ from: ['시작일이 종료일보다 늦어요.'] })
  if (span >= longest) throw invalid({ from: ['한 번에 1년까지 볼 수 있어요.'] })
  const data = (await countFigures(ctx, ask)).map(
    ({ title, title_en, ...row }): ClassFigures => ({
      ...row,
      title: { ko: title, en: title_en },
    }),
  )
  const sum = { dates: 0, seats: 0, booked: 0, came: 0, missed: 0, off: 0 }
  for (const row of data)
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += row[name] // its own keys
  return { data, sum }
}
