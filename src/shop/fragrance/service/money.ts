import { koreanToday } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { anyApplication } from '#shop/application/service/desk.ts'
import { findByPayment, type ScentRow, updateScent } from '#shop/fragrance/store.ts'
import { makePersonal, withdrawPersonal } from '#shop/personal-payment/service/make.ts'
import { tellOf } from './view.ts'

/** So long a deposit or a balance can be paid. */
const payDays = 14

const subjects = {
  deposit: ['커스텀 향 계약금', 'Custom fragrance: deposit'],
  balance: ['커스텀 향 잔금', 'Custom fragrance: balance'],
} as const

/** Deposit and balance are personal payments, as any money that belongs to no cart. */
export async function askForMoney(ctx: Ctx, row: ScentRow, what: keyof typeof subjects) {
  const brief = await anyApplication(ctx, row.ap_id)
  const [subject, subject_en] = subjects[what]
  const made = await makePersonal(ctx, {
    subject,
    subject_en,
    content: '',
    content_en: '',
    price: what === 'deposit' ? row.deposit : row.total - row.deposit,
    currency: row.currency,
    lang: row.lang,
    mb_id: brief.mb_id ?? '',
    name: brief.name.slice(0, 30),
    email: brief.email,
    hp: brief.mobile,
    od_id: '',
    until: koreanToday(payDays),
    ways: [],
    send: false,
  })
  return { pp_id: made.pp_id, token: made.token }
}

/** Nothing more is taken for work that has ended. */
export async function withdrawMoney(ctx: Ctx, row: ScentRow) {
  const why = '커스텀 향 의뢰가 끝났어요.'
  if (row.deposit_pp && !row.deposit_paid_at) await withdrawPersonal(ctx, row.deposit_pp, why)
  if (row.balance_pp && !row.balance_paid_at) await withdrawPersonal(ctx, row.balance_pp, why)
}

/** The deposit lets the perfumer begin, the balance the making. Safe to repeat. */
export async function followPayment(ctx: Ctx, { subject }: Happened): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await findByPayment(ctx, subject)
    if (!row) return
    const isDeposit = row.deposit_pp === subject
    if (isDeposit ? row.deposit_paid_at : row.balance_paid_at) return
    const change = isDeposit
      ? { deposit_paid_at: ctx.now, ...(row.state === 'accepted' && { state: 'deposit_paid' }) }
      : { balance_paid_at: ctx.now }
    const kept = await updateScent(ctx, row, change)
    if (!kept) throw new Error('a fragrance changed while its payment was noted')
    await tellOf(ctx, isDeposit ? 'deposit_paid' : 'balance_paid', kept)
  })
}
