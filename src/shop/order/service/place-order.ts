import { randomInt } from 'node:crypto'
import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { isForeignPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { sqlState } from '#platform/database.ts'
import { announce } from '#platform/events.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { rememberOrder } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { basisOf } from '#shop/cart/basis-rules.ts'
import type { PricingBasis } from '#shop/cart/contract.ts'
import { type LineShare, type Priced, priceOrder } from '#shop/cart/pricing-rules.ts'
import { blocks, problemOf } from '#shop/cart/rules.ts'
import { spendQuotation } from '#shop/cart/service/quotations.ts'
import { readTicked, takeTicked } from '#shop/cart/service.ts'
import type { OrderForm, PricedQuote, SettleCase } from '#shop/order/contract.ts'
import { hashOrderPassword } from '#shop/order/order-password.ts'
import {
  demandOf,
  depositDeadline,
  mostUnpaid,
  orderMoves,
  orderNumber,
  privacyVersion,
  soldOf,
} from '#shop/order/rules.ts'
import { findNewestOf, insertOrder, type NewLine, type OrderRow } from '#shop/order/store/orders.ts'
import { countSold, deductStock } from '#shop/order/store/stock.ts'
import { type PayWay, type PayWindow, payWays } from '#shop/payment/contract.ts'
import { escrowWays, settleCaseOf, wayRests } from '#shop/payment/rules.ts'
import { newPayId, waysOf, windowOf } from '#shop/payment/service/attempt.ts'
import { askReceipt } from '#shop/payment/service/receipt.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { benefitsOf, refuseBenefits, spendBenefits } from './benefits.ts'
import { receiptOf, wrongReceipt } from './cash-receipt.ts'
import { dropDraftOfCart, openDraft } from './drafts.ts'
import { refuseLapsed, refuseOtherCurrency, refuseOtherSum } from './refuse-sum.ts'
import { reserve } from './stock.ts'

type CartLines = Awaited<ReturnType<typeof takeTicked>>

/** The ticked lines of the cart become an order that waits for its deposit. Everything or nothing, and once per cart. */
export async function placeOrder(
  ctx: Ctx,
  form: OrderForm,
): Promise<{ od_id: string; window: PayWindow | null }> {
  const settings = await readSettings(ctx)
  refuseIncomplete(ctx, form, settings)
  refuseResting(ctx, form)
  const way = wayOf(form.od_settle_case)
  const od_pwd = ctx.visitor.mb_id ? null : await hashOrderPassword(form.od_pwd ?? '')
  const scope = `order:${ctx.visitor.cart_key}`
  const placed = await withFreeNumber(() =>
    transact(ctx, async (ctx) => {
      // unpaid drafts and placed orders draw their numbers from two halves, so that none is drawn twice
      const isStarted = way !== null && form.expected_total > 0
      const od_id = orderNumber(ctx.now, randomInt(5_000) + (isStarted ? 5_000 : 0))
      const pay_id = isStarted ? newPayId(od_id) : null
      const before = await answerOnce(ctx, scope, form, { od_id, pay_id })
      if (before) return before
      await dropDraftOfCart(ctx)
      const lines = isStarted
        ? await readTicked(ctx, form.direct)
        : await takeTicked(ctx, form.direct)
      if (!lines.length) throw await emptyCart(ctx)
      refuseLines(lines)
      refuseUnagreed(form, lines)
      const qt_id = await spendQuotation(ctx, lines, od_id)
      const benefits = await benefitsOf(ctx, form)
      const basis = basisOf(lines, settings, ctx.currency, {
        ...benefits,
        to: { country: form.country_code, zip: form.od_b_zip },
      })
      const priced = priceOrder(basis)
      refuseOtherCurrency(ctx, form, priced.totals)
      if (!benefits.wrong.length) refuseLapsed(form, basis, priced)
      refuseBenefits(ctx, priced, benefits)
      refuseOtherSum(form, priced.totals)
      const order = orderOf(ctx, form, settings, { od_id, od_pwd, basis, priced })
      const orderLines = lines.map((line, at) => lineOf(line, priced.lines[at]))
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
      else await enterOrder(ctx, order, orderLines)
      const receipt = receiptOf(form)
      if (receipt) await askReceipt(ctx, od_id, receipt)
      await spendBenefits(ctx, order)
      if (ctx.visitor.session && !ctx.visitor.mb_id)
        await rememberOrder(ctx, ctx.visitor.session, od_id)
      // last, so that a row many buyers want is locked for the shortest time
      await reserve(ctx, demandOf(lines), lines)
      if (order.od_status === '입금') await sellFree(ctx, order, lines)
      return { od_id, pay_id }
    }),
  )
  return { od_id: placed.od_id, window: placed.pay_id ? await windowOf(ctx, placed.pay_id) : null }
}

async function enterOrder(ctx: Ctx, order: OrderRow, lines: NewLine[]) {
  if (!(await insertOrder(ctx, order, lines, mostUnpaid))) throw tooManyUnpaid()
  await announce(ctx, 'order.placed', order.od_id, {
    total: order.quote.totals.total,
    currency: order.currency,
    mb_id: order.mb_id,
  })
}

/** Benefits have paid for all of it: there is nothing to ask a provider. */
async function sellFree(ctx: Ctx, order: OrderRow, lines: CartLines) {
  await deductStock(ctx, demandOf(lines))
  await countSold(ctx, koreanDay(ctx.now), soldOf(lines))
  await announce(ctx, orderMoves.deposit.event, order.od_id, {
    amount: 0,
    currency: order.currency,
    mb_id: order.mb_id,
    over: 0,
  })
}

/** The way to pay behind the form's word; null for a bank transfer. */
function wayOf(settle_case: SettleCase): PayWay | null {
  return payWays.find((way) => settleCaseOf[way] === settle_case) ?? null
}

const numberTries = 5

// two orders of one second may draw the same four digits
async function withFreeNumber<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= numberTries || sqlState(error) !== '23505') throw error
    }
  }
}

function refuseIncomplete(ctx: Ctx, form: OrderForm, settings: Settings) {
  const fields: FieldPhrases = {}
  if (!ctx.visitor.mb_id && !form.od_pwd)
    fields.od_pwd = ['주문을 조회할 때 쓸 비밀번호를 적어 주세요.']
  if (!ctx.visitor.mb_id && form.agree_privacy !== true)
    fields.agree_privacy = ['개인정보 수집·이용 안내를 확인하고 동의해 주세요.']
  Object.assign(fields, wrongAddress(form), wrongPayment(ctx, form, settings), wrongReceipt(form))
  if (Object.keys(fields).length) throw invalid(fields)
}

/** A Korean address has a zone code; one abroad a city and a number that can be called from here. */
function wrongAddress({ country_code, od_b_zip, od_b_city, od_b_hp }: OrderForm): FieldPhrases {
  if (country_code === 'KR')
    return /^\d{5}$/.test(od_b_zip) ? {} : { od_b_zip: ['우편번호는 숫자 5자리예요.'] }
  return {
    ...(od_b_city ? {} : { od_b_city: ['도시를 적어 주세요.'] }),
    ...(isForeignPhone(od_b_hp)
      ? {}
      : { od_b_hp: ['한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.'] }),
  }
}

/** Nothing to pay asks for nothing; a bank transfer names the account and the depositor; another way must be offered, for this currency and sum. */
function wrongPayment(ctx: Ctx, form: OrderForm, settings: Settings): FieldPhrases {
  const way = wayOf(form.od_settle_case)
  if (form.expected_total === 0) return {}
  if (form.use_escrow && !(way && escrowWays.includes(way) && settings.payment.escrow))
    return { use_escrow: ['구매안전서비스는 가상계좌와 계좌이체에서만 쓸 수 있어요.'] }
  if (way) {
    const offered = waysOf(ctx.house).find(
      (one) => one.way === way && one.currency === form.currency,
    )
    if (!offered)
      return { od_settle_case: ['지금은 쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.'] }
    return form.expected_total < offered.min
      ? {
          od_settle_case: [
            '이 방법으로 결제할 수 있는 가장 적은 금액보다 적어요. 다른 방법을 골라 주세요.',
          ],
        }
      : {}
  }
  return {
    ...(settings.bank_accounts.some((account) => account.use && account.id === form.od_bank_account)
      ? {}
      : { od_bank_account: ['입금할 계좌를 골라 주세요.'] }),
    ...(form.od_deposit_name ? {} : { od_deposit_name: ['입금하는 분의 이름을 적어 주세요.'] }),
  }
}

/** A provider that does not answer is not waited for: nothing is written, and the cart stays as it is. */
function refuseResting(ctx: Ctx, form: OrderForm) {
  const way = form.expected_total > 0 ? wayOf(form.od_settle_case) : null
  const rests_for = waysOf(ctx.house).find((one) => one.way === way)?.rests_for ?? null
  if (rests_for !== null)
    throw new Failure('UNAVAILABLE', wayRests, {
      fields: { od_settle_case: [wayRests] },
      detail: { retry_after: rests_for },
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

/** The law lets a shop keep made and sealed goods only when the buyer was told apart and agreed. */
function refuseUnagreed(form: OrderForm, lines: CartLines) {
  if (!form.agree_no_return && lines.some((line) => line.no_return))
    throw invalid({
      agree_no_return: [
        '단순 변심으로 반품할 수 없는 상품이 있어요. 안내를 확인하고 동의해 주세요.',
      ],
    })
}

function refuseLines(lines: CartLines) {
  const refused = lines.flatMap((line) => {
    const found = problemOf(line, lines)
    return found && blocks(found) ? [{ line, found }] : []
  })
  const first = refused[0]
  if (!first) return
  throw new Failure('CONFLICT', first.found.phrase, {
    params: first.found.params,
    detail: {
      lines: refused.map(({ line, found }) => ({
        ct_id: line.ct_id,
        it_id: line.it_id,
        io_no: line.io_no,
        it_name: line.it_name,
        it_name_en: line.it_name_en,
        code: found.code,
        fix_qty: found.fix_qty,
      })),
    },
  })
}

function tooManyUnpaid(): Failure {
  return new Failure(
    'TOO_MANY',
    '입금을 기다리는 주문이 {count}건 있어요. 먼저 입금하거나 취소해 주세요.',
    { params: { count: mostUnpaid }, detail: { retry_after: 600 } },
  )
}

function orderOf(
  ctx: Ctx,
  form: OrderForm,
  settings: Settings,
  made: { od_id: string; od_pwd: string | null; basis: PricingBasis; priced: Priced },
): OrderRow {
  const {
    agree_order,
    agree_privacy,
    agree_no_return,
    direct,
    expected_total,
    currency,
    coupons,
    points,
    cash_receipt,
    cash_identity,
    use_escrow,
    ...typed
  } = form
  const { od_id, od_pwd, basis, priced } = made
  const { totals, used } = priced
  const isBank = form.od_settle_case === '무통장' && totals.total > 0
  const account = isBank
    ? settings.bank_accounts.find(({ id }) => id === form.od_bank_account)
    : undefined
  const bank_account = account
    ? { bank: account.bank, number: account.number, holder: account.holder }
    : null
  const quote: PricedQuote = { totals, basis, used, privacy_version: privacyVersion, bank_account }
  return {
    ...typed,
    ...(isBank ? {} : { od_bank_account: '', od_deposit_name: '' }),
    od_id,
    od_pwd,
    cart_key: ctx.visitor.cart_key,
    mb_id: ctx.visitor.mb_id,
    currency: totals.currency,
    lang: ctx.lang,
    od_rate: settings.payment.usd_rate,
    od_cart_price: totals.goods,
    od_send_cost: totals.shipping,
    od_send_cost2: totals.island,
    od_cart_coupon: totals.item_coupon,
    od_coupon: totals.order_coupon,
    od_send_coupon: totals.shipping_coupon,
    od_receipt_point: totals.points,
    od_point_price: totals.point_price,
    od_tax_mny: totals.supply,
    od_vat_mny: totals.vat,
    od_free_mny: totals.exempt,
    od_receipt_price: 0,
    od_cancel_price: 0,
    od_refund_price: 0,
    od_deposit_deadline: isBank ? depositDeadline(ctx.now, settings.payment.deposit_days) : null,
    od_receipt_time: totals.total > 0 ? null : ctx.now,
    od_status: totals.total > 0 ? '주문' : '입금',
    od_delivery_company: '',
    od_invoice: '',
    od_invoice_time: null,
    od_shop_memo: '',
    privacy_version: privacyVersion,
    no_return_agreed_at: agree_no_return ? ctx.now : null,
    quote,
    od_ip: ctx.ip,
    od_time: ctx.now,
    version: 1,
  }
}

function lineOf(line: CartLines[number], share: LineShare | undefined): NewLine {
  const {
    it_id,
    io_no,
    io_type,
    it_name,
    it_name_en,
    ct_option,
    ct_option_en,
    thumb_image,
    price,
    ct_qty,
    it_notax,
    it_sc_method,
    ct_send_cost,
    no_return,
  } = line
  return {
    ...{ it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, thumb_image, ct_qty },
    ct_price: price,
    ct_notax: it_notax ? 1 : 0,
    cp_price: share?.item_coupon ?? 0,
    ct_coupon: share?.order_coupon ?? 0,
    ct_point_price: share?.point_price ?? 0,
    ct_point: share?.points_earned ?? 0,
    ct_send_cost: it_sc_method === 2 ? ct_send_cost : it_sc_method,
    ct_no_return: no_return,
  }
}
