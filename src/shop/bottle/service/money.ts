import { koreanToday } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { findByPayment, type JobRecord, updateJob } from '#shop/bottle/job-store.ts'
import { makePersonal, withdrawPersonal } from '#shop/personal-payment/service/make.ts'
import { dueOn } from './due-on.ts'
import { tellOf } from './view.ts'

/** So long an approved design can be paid. */
const payDays = 14

/** What was approved is paid by a personal payment, as any money that belongs to no cart. */
export async function askForMoney(ctx: Ctx, job: JobRecord) {
  const made = await makePersonal(ctx, {
    subject: `맞춤 병: ${job.title}`.slice(0, 80),
    subject_en: `Custom bottles: ${job.title}`.slice(0, 80),
    content: `${job.qty}개, 제작비와 판 준비비를 더한 금액이에요.`,
    content_en: `${job.qty} pieces, with setting up.`,
    price: job.total,
    currency: job.currency,
    lang: job.lang,
    mb_id: job.mb_id ?? '',
    name: job.name,
    email: job.email,
    hp: job.hp,
    od_id: '',
    until: koreanToday(payDays),
    ways: [],
    send: false,
  })
  return { pp_id: made.pp_id, pay_token: made.token }
}

/** Nothing is taken for what nobody makes. */
export async function withdrawMoney(ctx: Ctx, { pp_id }: JobRecord) {
  if (pp_id) await withdrawPersonal(ctx, pp_id, '맞춤 병 의뢰를 취소했어요.')
}

/** Its personal payment was paid: the days of making are counted from now on. Safe to repeat. */
export async function followPayment(ctx: Ctx, { subject }: Happened): Promise<void> {
  await transact(ctx, async (ctx) => {
    const job = await findByPayment(ctx, subject)
    if (!job || job.paid_at) return
    const due_on = await dueOn(ctx, job.days)
    // what staff held meanwhile goes on from paid
    const change = job.state === 'on_hold' ? { held_state: 'paid' } : { state: 'paid' }
    const kept = await updateJob(ctx, job, { ...change, paid_at: ctx.now, due_on })
    if (!kept) throw new Error('a bottle job changed while its payment was noted')
    await tellOf(ctx, 'paid', kept)
  })
}
