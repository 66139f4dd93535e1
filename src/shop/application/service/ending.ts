import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { parseLang } from '#kernel/language.ts'
import { type Ctx, type House, houseCtx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { isTrade, tellDaysBefore } from '#shop/application/rules.ts'
import { listEndingSoon, listPast } from '#shop/application/standing-store.ts'
import { type ApplicationRecord, findAny, updateApplication } from '#shop/application/store.ts'
import { kindOf, tellOf } from './apply.ts'
import { endStanding } from './standing.ts'

/** Member and staff hear of a grade that ends soon, once for each last day. */
export async function warnOfEndingGrades(house: House) {
  const ctx = houseCtx(house)
  const today = koreanDay(ctx.now)
  for (const ap_id of await listEndingSoon(ctx, today, addDays(today, tellDaysBefore)))
    await transact(ctx, async (ctx) => {
      const row = await findAny(ctx, ap_id)
      if (row && stands(row)) await tellOf(ctx, 'ending', { ...row, reply: '' })
    })
}

/** Grades whose last day has passed end by themselves, in the first minutes of the day. */
export async function endPastGrades(house: House) {
  const ctx = houseCtx(house)
  const today = koreanDay(ctx.now)
  for (const ap_id of await listPast(ctx, today))
    await transact(ctx, async (ctx) => {
      const row = await findAny(ctx, ap_id)
      if (!row || !stands(row) || row.valid_until === null || row.valid_until >= today) return
      if (await end(ctx, row, '')) await tellOf(ctx, 'expired', { ...row, reply: '' })
    })
}

/** A business that has closed has no grade any more; it hears why, and how to say that this is wrong. */
export async function endClosed(ctx: Ctx, ap_id: number) {
  await transact(ctx, async (ctx) => {
    const row = await findAny(ctx, ap_id)
    if (!row || !stands(row) || row.checked?.state !== 'closed') return
    const reply = say(
      { lang: parseLang(row.lang) ?? 'kr' },
      '국세청에서 폐업한 사업자로 확인되어 거래를 마쳤어요. 사실과 다르면 고객센터로 알려 주세요.',
    )
    if (await end(ctx, row, reply)) await tellOf(ctx, 'closed', { ...row, reply })
  })
}

function stands(row: ApplicationRecord): boolean {
  return row.state === 'approved' && isTrade(kindOf(row))
}

/** False when somebody changed it at the same moment: it is looked at again the next time. */
async function end(ctx: Ctx, row: ApplicationRecord, reply: string): Promise<boolean> {
  const change = { state: 'suspended', reply, decided_at: ctx.now, decided_by: null }
  if (!(await updateApplication(ctx, row, change))) return false
  await endStanding(ctx, row)
  return true
}
