import { randomInt } from 'node:crypto'
import { Failure } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { withFreeNumber } from '#platform/free-number.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { rememberOrder } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { arrivalOf } from '#shop/cart/arrival-rules.ts'
import { basisOf } from '#shop/cart/basis-rules.ts'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { spendQuotation } from '#shop/cart/service/quotation-order.ts'
import { readTicked, takeTicked } from '#shop/cart/service/shelf.ts'
import { refuseSlots } from '#shop/cart/service/slots.ts'
import { byAccount } from '#shop/company/rules.ts'
import { keepReceiver } from '#shop/member/service/addresses.ts'
import { idleCoupons } from '#shop/order/amount-rules.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { hashOrderPassword } from '#shop/order/order-password.ts'
import {
  demandOf,
  depositDeadline,
  mostUnpaid,
  orderMoves,
  orderNumber,
  soldOf,
} from '#shop/order/rules.ts'
import { findNewestOf, insertOrder, type NewLine, type OrderRow } from '#shop/order/store/orders.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import type { PayWindow } from '#shop/payment/contract.ts'
import { takeAccountPayment } from '#shop/payment/service/account.ts'
import { newPayId, windowOf } from '#shop/payment/service/attempt.ts'
import { takeCreditPayment } from '#shop/payment/service/credit.ts'
import { askReceipt } from '#shop/payment/service/receipt.ts'
import { readSettings } from '#shop/setting/service.ts'
import { benefitsOf, refuseBenefits, spendBenefits } from './benefits.ts'
import { receiptOf } from './cash-receipt.ts'
import { bookLines, seatDeadline, takeSeatsOver } from './class-seats.ts'
import { dropDraftOfCart, openDraft } from './drafts.ts'
import { refuseHoarding, tellOfHoarding } from './hold-limits.ts'
import { type CartLines, lineOf, orderOf } from './order-of.ts'
import { refuseOwnPrices } from './own-prices.ts'
import { refuseMoreThanShare } from './per-person.ts'
import { refuseBeyondAccount } from './refuse-account.ts'
import { refuseCredit } from './refuse-credit.ts'
import {
  addressFor,
  refuseIncomplete,
  refuseLines,
  refuseResting,
  refuseUnagreed,
  wayOf,
} from './refuse-form.ts'
import {
  refuseBelowLeast,
  refuseLapsed,
  refuseOtherCurrency,
  refuseOtherSum,
} from './refuse-sum.ts'
import { reserve } from './stock.ts'

/** Where the goods of an order come from, and what is written beside it in the same transaction. */
export type Source = {
  /** a repeated request with this scope and body is the same order */
  scope: string
  asked: unknown
  lines: (ctx: Ctx, isStarted: boolean) => Promise<CartLines>
  none: (ctx: Ctx) => Promise<Failure>
  placed?: (ctx: Ctx, order: OrderRow) => Promise<void>
}

/** The ticked lines of the cart become an order that waits for its deposit. Everything or nothing, and once per cart. */
export function placeOrder(ctx: Ctx, form: OrderForm) {
  return placeFrom(ctx, form, {
    scope: `order:${ctx.visitor.cart_key}`,
    asked: form,
    lines: async (ctx, isStarted) => {
      await dropDraftOfCart(ctx)
      return isStarted ? readTicked(ctx, form.direct) : takeTicked(ctx, form.direct)
    },
    none: emptyCart,
  })
}

/** Every order comes about here, whoever writes it. */
export async function placeFrom(
  ctx: Ctx,
  typed: OrderForm,
  from: Source,
): Promise<{ od_id: string; window: PayWindow | null }> {
  const settings = await readSettings(ctx)
  refuseIncomplete(ctx, typed, settings)
  refuseResting(ctx, typed)
  const way = wayOf(typed.od_settle_case)
  const od_pwd = ctx.visitor.mb_id ? null : await hashOrderPassword(typed.od_pwd ?? '')
  // two orders of one second may draw the same four digits
  const placed = await withFreeNumber(() =>
    transact(ctx, async (ctx) => {
      // unpaid drafts and placed orders draw their numbers from two halves, so that none is drawn twice
      const isStarted = way !== null && typed.expected_total > typed.credit
      const od_id = orderNumber(ctx.now, randomInt(5_000) + (isStarted ? 5_000 : 0))
      const pay_id = isStarted ? newPayId(od_id) : null
      const before = await answerOnce(ctx, from.scope, from.asked, { od_id, pay_id })
      if (before) return before
      const lines = await from.lines(ctx, isStarted)
      if (!lines.length) throw await from.none(ctx)
      const form = addressFor(typed, lines)
      refuseLines(lines)
      refuseUnagreed(form, lines)
      await refuseSlots(ctx, lines, { phone: form.od_hp, anyway: form.same_slot })
      await refuseMoreThanShare(ctx, form, lines)
      await refuseOwnPrices(ctx, form, lines)
      const earlier = await refuseHoarding(
        ctx,
        form,
        lines,
        settings,
        // an account to pay into holds goods for days, as a bank transfer does
        (isStarted && way !== 'vbank') || typed.od_settle_case === byAccount,
      )
      const qt_id = await spendQuotation(ctx, lines, od_id)
      const benefits = await benefitsOf(ctx, form)
      const asked = basisOf(lines, settings, ctx.currency, {
        ...benefits,
        to: { country: form.country_code, zip: form.od_b_zip },
      })
      const left = idleCoupons(form.expected_total, asked, priceOrder(asked))
      const basis = { ...asked, coupons: asked.coupons.filter((one) => !left.includes(one)) }
      const priced = priceOrder(basis)
      refuseOtherCurrency(ctx, form, priced.totals)
      refuseBelowLeast(ctx, settings, basis, { lines, totals: priced.totals })
      if (!benefits.wrong.length) refuseLapsed(form, basis, priced)
      refuseBenefits(ctx, priced, benefits)
      refuseOtherSum(form, priced.totals)
      await refuseCredit(ctx, form, priced.totals)
      const account = await refuseBeyondAccount(ctx, form, priced.totals)
      const orderLines = lines.map((line, at) =>
        lineOf(
          line,
          priced.lines[at],
          arrivalOf(line, { now: ctx.now, to: basis.to, settings, beside: lines }),
        ),
      )
      const bankDays = earlier ?? depositDeadline(ctx.now, settings.payment.deposit_days)
      const deadline = await seatDeadline(ctx, bankDays, orderLines)
      const order = orderOf(ctx, form, settings, {
        ...{ od_id, od_pwd, account, basis, priced, left, deadline },
      })
      // before anything is written, so that a full date costs nobody a wait
      await takeSeatsOver(ctx, order, orderLines)
      if (way && pay_id)
        await openDraft(ctx, {
          pay_id,
          way,
          direct: form.direct,
          qt_id,
          escrow: form.use_escrow,
          order,
          lines: orderLines,
        })
      else {
        await enterOrder(ctx, order, orderLines)
        await bookLines(ctx, order, orderLines)
      }
      const receipt = receiptOf(form)
      if (receipt) await askReceipt(ctx, od_id, receipt)
      await spendBenefits(ctx, order)
      await keepAddress(ctx, form)
      await takeCreditPayment(ctx, order, order.od_free_mny)
      await takeAccountPayment(ctx, order)
      if (ctx.visitor.session && !ctx.visitor.mb_id)
        await rememberOrder(ctx, ctx.visitor.session, od_id)
      // last, so that a row many buyers want is locked for the shortest time
      await reserve(ctx, demandOf(lines), lines)
      if (order.od_status === '입금') await sellFree(ctx, order, lines)
      await from.placed?.(ctx, order)
      return { od_id, pay_id }
    }),
  ).catch((error: unknown) => tellOfHoarding(ctx, error))
  return { od_id: placed.od_id, window: placed.pay_id ? await windowOf(ctx, placed.pay_id) : null }
}

/** The buyer's own wish, in the book of whoever orders; one that is there already stays as it is. */
async function keepAddress(ctx: Ctx, form: OrderForm) {
  const isOwn = ctx.visitor.mb_id && !ctx.visitor.by
  if (!isOwn || !form.save_address || form.country_code !== 'KR' || !form.od_b_addr1) return
  await keepReceiver(ctx, {
    ...{ ad_subject: '', ad_default: false, ad_name: form.od_b_name, ad_hp: form.od_b_hp },
    ...{ ad_zip: form.od_b_zip, ad_addr1: form.od_b_addr1, ad_addr2: form.od_b_addr2 },
    ...{ ad_addr3: form.od_b_addr3, ad_jibeon: form.od_b_addr_jibeon },
  })
}

async function enterOrder(ctx: Ctx, order: OrderRow, lines: NewLine[]) {
  if (!(await insertOrder(ctx, order, lines, mostUnpaid))) throw tooManyUnpaid()
  await announce(ctx, 'order.placed', order.od_id, {
    total: order.quote.totals.total,
    currency: order.currency,
    mb_id: order.mb_id,
    tax_invoice: order.od_tax_invoice,
  })
}

/** Benefits or a company's account have paid for all of it: there is nothing to ask a provider. */
async function sellFree(ctx: Ctx, order: OrderRow, lines: CartLines) {
  await deductStock(ctx, demandOf(lines), order.od_id)
  await countSold(ctx, koreanDay(ctx.now), soldOf(lines))
  await announce(ctx, orderMoves.deposit.event, order.od_id, {
    amount: order.od_receipt_price,
    currency: order.currency,
    mb_id: order.mb_id,
    over: 0,
    ...(order.od_due_on ? { way: 'account', day: order.od_due_on } : {}),
  })
}

/** The loser of two clicks hears which order its cart became. */
async function emptyCart(ctx: Ctx): Promise<Failure> {
  const od_id = await findNewestOf(
    ctx,
    ctx.visitor.cart_key,
    new Date(ctx.now.getTime() - 10 * 60_000),
  )
  return new Failure(
    'CONFLICT',
    od_id ? '이미 주문한 장바구니예요.' : '주문할 상품이 없어요. 장바구니를 확인해 주세요.',
    { detail: { od_id } },
  )
}

function tooManyUnpaid(): Failure {
  return new Failure(
    'TOO_MANY',
    '입금을 기다리는 주문이 {count}건 있어요. 먼저 입금하거나 취소해 주세요.',
    { params: { count: mostUnpaid }, detail: { retry_after: 600 } },
  )
}
