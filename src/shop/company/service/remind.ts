import { addDays } from '#kernel/days.ts'
import { Failure, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { DeskCompany } from '#shop/company/desk-contract.ts'
import { daysOver, isAskable, isReminderDay, type Open } from '#shop/company/rules.ts'
import { type CompanyRecord, lockCompany, markReminded } from '#shop/company/store/companies.ts'
import { listDebtors, listOpen } from '#shop/company/store/ledger.ts'
import { companyForStaff } from './desk.ts'

/** By hand, once a day, of what is due within a week or was. */
export async function remindByHand(ctx: Ctx, mb_id: string): Promise<DeskCompany> {
  const today = koreanDay(ctx.now)
  await transact(ctx, async (ctx) => {
    const row = await lockCompany(ctx, mb_id)
    if (!row) throw notFound()
    const due = (await listOpen(ctx, mb_id)).filter(({ due_on }) => isAskable(due_on, today))
    if (!due.length)
      throw new Failure('CONFLICT', '일주일 안에 결제할 금액이 없어 알릴 것이 없어요.')
    if (!(await remind(ctx, row, due, 'staff')))
      throw new Failure('CONFLICT', '오늘은 이미 알렸어요. 내일 다시 보낼 수 있어요.')
  })
  return companyForStaff(ctx, mb_id)
}

/** Every morning: three days before something is due, and on set days after. Each company in its own transaction. */
export async function remindDebtors(house: House) {
  const ctx = houseCtx(house)
  const today = koreanDay(ctx.now)
  for (const mb_id of await listDebtors(ctx, addDays(today, 3)))
    await transact(ctx, async (ctx) => {
      const row = await lockCompany(ctx, mb_id)
      const open = await listOpen(ctx, mb_id)
      const isDay = open.some(({ due_on }) => isReminderDay(due_on, today))
      const due = open.filter(({ due_on }) => daysOver(due_on, today) >= -3)
      if (row && isDay) await remind(ctx, row, due, 'clock')
    })
}

/** What is over the day is asked for; where nothing is, what is about to be due is told. False when today's word is out. */
async function remind(
  ctx: Ctx,
  { mb_id, company }: CompanyRecord,
  due: readonly Open[],
  by: 'staff' | 'clock',
): Promise<boolean> {
  const today = koreanDay(ctx.now)
  if (!(await markReminded(ctx, mb_id, today))) return false
  const late = due.filter(({ due_on }) => daysOver(due_on, today) > 0)
  const asked = late.length ? late : due
  await announce(ctx, late.length ? 'company.overdue' : 'company.due_soon', mb_id, {
    ...{ mb_id, company, by },
    amount: asked.reduce((sum, { rest }) => sum + rest, 0),
    orders: asked.length,
    day: asked[0]?.due_on ?? today,
  })
  return true
}
