import { Failure, invalid, refuse } from '#kernel/failure.ts'
import { inLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { PayWay, PayWindow } from '#shop/payment/contract.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import { newPayId, openAttempt, waysOf, windowOf } from '#shop/payment/service/attempt.ts'
import { replacePersonalAttempts } from '#shop/payment/service/personal.ts'
import { askReceipt } from '#shop/payment/service/receipt.ts'
import type { PersonalView } from '#shop/personal-payment/contract.ts'
import { whyCannotPay } from '#shop/personal-payment/rules.ts'
import { changePersonal, type PersonalRow } from '#shop/personal-payment/store.ts'
import { publicSettings } from '#shop/setting/service.ts'
import { byToken, hold, refuseOtherSum, whyNothingDue } from './hold.ts'
import { viewOf } from './show.ts'

const perHour = 40

type Receipt = { cash_receipt: 'none' | ReceiptKind; cash_identity: string }

/** Opens a payment; of several attempts only the newest can be paid. */
export async function payPersonal(
  ctx: Ctx,
  token: string,
  asked: { way: PayWay; expected: number; name: string } & Receipt,
): Promise<PayWindow> {
  const { pp_id } = await byToken(ctx, token)
  await limitTries(ctx, `personal:${pp_id}`, perHour, 3600)
  const pay_id = newPayId(pp_id)
  await transact(ctx, async (ctx) => {
    const { row, order } = await payable(ctx, pp_id, asked.expected)
    refuseWay(ctx, row, asked.way, asked.expected)
    const isCash = asked.way === 'vbank' || asked.way === 'transfer'
    await wishReceipt(ctx, row, isCash ? asked : null)
    await replacePersonalAttempts(ctx, pp_id)
    await openAttempt(ctx, {
      ...{ pay_id, pp_id, od_id: pp_id, way: asked.way, amount: asked.expected },
      // the part without VAT of a difference is taken to be that of its order
      tax_free: order ? shareOf(order, asked.expected) : 0,
      currency: row.currency,
      order_name: titleOf(ctx, row),
      customer: { name: row.name || asked.name, email: row.email, phone: row.hp },
    })
  })
  return windowOf(ctx, pay_id)
}

function shareOf(
  {
    od_free_mny,
    od_tax_mny,
    od_vat_mny,
  }: { od_free_mny: number; od_tax_mny: number; od_vat_mny: number },
  amount: number,
): number {
  const whole = od_free_mny + od_tax_mny + od_vat_mny
  return whole > 0 ? Math.floor((od_free_mny * amount) / whole) : 0
}

function titleOf(ctx: Ctx, { subject, subject_en }: PersonalRow): string {
  return [...inLang(ctx.lang, subject, subject_en || subject)].slice(0, 100).join('')
}

/** Who will transfer, and where to: found again by that name when the money comes. */
export async function promiseTransfer(
  ctx: Ctx,
  token: string,
  asked: { expected: number; bank_account: string; deposit_name: string } & Receipt,
): Promise<PersonalView> {
  const { pp_id } = await byToken(ctx, token)
  await limitTries(ctx, `personal:${pp_id}`, perHour, 3600)
  const { bank_accounts } = await publicSettings(ctx)
  if (!bank_accounts.some(({ id }) => id === asked.bank_account))
    throw invalid({ bank_account: ['입금할 계좌를 골라 주세요.'] })
  const changed = await transact(ctx, async (ctx) => {
    const { row } = await payable(ctx, pp_id, asked.expected)
    if (!row.ways.includes('bank'))
      throw invalid({ way: ['지금은 이 방법으로 결제할 수 없어요. 다른 방법을 골라 주세요.'] })
    const deposit_name = asked.deposit_name || row.name
    if (!deposit_name) throw invalid({ deposit_name: ['입금하는 분의 이름을 적어 주세요.'] })
    await wishReceipt(ctx, row, asked)
    await replacePersonalAttempts(ctx, pp_id)
    const { bank_account } = asked
    await announce(ctx, 'personal.transfer_promised', pp_id, { od_id: row.od_id, deposit_name })
    return changePersonal(ctx, pp_id, ['waiting'], { bank_account, deposit_name })
  })
  return viewOf(ctx, changed ?? (await byToken(ctx, token)))
}

/** Held, still to be paid, and for the sum that was on the screen. */
async function payable(ctx: Ctx, pp_id: string, expected: number) {
  const { row, due, order } = await hold(ctx, pp_id)
  refuse(whyCannotPay(row, ctx.now), 'CONFLICT', { state: row.state })
  refuse(whyNothingDue(row, due), 'CONFLICT', { state: 'paid' })
  refuseOtherSum(ctx, row, due, expected)
  if (due !== row.price) await changePersonal(ctx, pp_id, ['waiting'], { price: due })
  return { row, order }
}

function refuseWay(ctx: Ctx, row: PersonalRow, way: PayWay, amount: number) {
  const offered = waysOf(ctx.house).find(
    (one) => one.way === way && one.currency === row.currency && row.ways.includes(way),
  )
  if (!offered || amount < offered.min)
    throw invalid({ way: ['지금은 이 방법으로 결제할 수 없어요. 다른 방법을 골라 주세요.'] })
  if (offered.rests_for !== null)
    throw new Failure(
      'UNAVAILABLE',
      '결제 회사에 연결하지 못했어요. 잠시 뒤 다시 시도하거나 다른 결제 방법을 골라 주세요.',
    )
}

/** The difference of an order is on the order's own receipt. */
async function wishReceipt(ctx: Ctx, row: PersonalRow, asked: Receipt | null) {
  if (!asked || asked.cash_receipt === 'none' || row.currency !== 'krw' || row.for_order) return
  const why = whyBadIdentity(asked.cash_receipt, asked.cash_identity)
  if (why) throw invalid({ cash_identity: [why] })
  await askReceipt(ctx, row.pp_id, { kind: asked.cash_receipt, identity: asked.cash_identity })
}
