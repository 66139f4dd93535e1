import { tightDay } from '#kernel/day-words.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { inLang, type Lang } from '#kernel/language.ts'
import { type Amount, formatMoney } from '#kernel/money.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { arrivalPhrase } from '#shop/cart/arrival-rules.ts'
import { wordsTold } from '#shop/cart/engraved-rules.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { goneWord, isLive } from '#shop/order/part-rules.ts'
import { contentsOf, isUnsent, pricePhrases } from '#shop/order/unsent-rules.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import type { Row } from '#shop/setting/letter-rules.ts'

import { ofOneParcel, parcelOf, parcelRows } from './parcel-rows.ts'

export type OrderFacts = Pick<
  Order,
  | 'od_id'
  | 'od_name'
  | 'od_status'
  | 'currency'
  | 'totals'
  | 'od_misu'
  | 'od_receipt_price'
  | 'od_due_on'
  | 'country_code'
  | 'od_cancel_price'
  | 'od_credit_price'
  | 'lines'
  | 'bank_account'
  | 'od_deposit_name'
  | 'od_deposit_deadline'
  | 'delivery'
  | 'parcels'
  | 'unsent'
>

/** What is to be paid now, else what was paid: a part that was cancelled is no part of either. */
export function amountOf({ od_status, od_misu, od_receipt_price, totals }: OrderFacts): Amount {
  return (od_status === '주문' ? od_misu : od_receipt_price) || totals.total
}

/** The tables of a mail about an order: what matters now, the goods, the sums. */
export function orderTables(
  ctx: Ctx,
  said: string,
  lang: Lang,
  order: OrderFacts,
  more: { reason?: string; refund?: Amount; invoice?: unknown },
): Row[][] {
  const kind = said.replace('order.class_', 'order.')
  const further = ofOneParcel(kind) ? parcelOf(order, more.invoice) : null
  if (further)
    return [
      [[translate(lang, '주문번호'), order.od_id], ...parcelRows(lang, order, further, false)],
    ]
  const tickets = ticketRows(ctx, lang, order)
  return [
    ...(kind === 'order.paid' && tickets.length ? [tickets] : []),
    [
      [translate(lang, '주문번호'), order.od_id],
      ...rowsOf(kind, lang, order, more),
      ...(beforeItIsHere.has(kind) ? arrivalRows(lang, order) : []),
    ],
    goodsRows(lang, order),
    sumRows(lang, order),
  ]
}

export function accountOf(lang: Lang, order: Pick<OrderFacts, 'bank_account'>): string | null {
  const account = order.bank_account
  return (
    account &&
    `${inLang(lang, account.bank.ko, account.bank.en)} ${account.number} (${inLang(lang, account.holder.ko, account.holder.en)})`
  )
}

export function goodsIn(lang: Lang, lines: OrderFacts['lines']): string {
  const [first] = lines
  const name = first ? inLang(lang, first.it_name, first.it_name_en) : ''
  return lines.length > 1
    ? translate(lang, '{name} 외 {count}건', { name, count: lines.length - 1 })
    : name
}

function rowsOf(
  kind: string,
  lang: Lang,
  order: OrderFacts,
  { reason, refund }: { reason?: string; refund?: Amount },
): Row[] {
  const say = (phrase: string) => translate(lang, phrase)
  if (
    kind === 'order.placed' ||
    kind === 'order.revived' ||
    kind === 'order.deposit_due' ||
    kind === 'order.deposit_returned' ||
    kind === 'order.deposit_undone' ||
    kind === 'staff.order_placed'
  ) {
    const account = accountOf(lang, order)
    // the day is over for what was sent or held before its money was lost
    const isOver = kind === 'order.deposit_returned' && order.od_status !== '주문'
    return [
      [say('입금할 금액'), formatMoney(order.od_misu || amountOf(order), order.currency, lang)],
      ...(account ? [[say('입금 계좌'), account] satisfies Row] : []),
      ...(order.od_deposit_name ? [[say('입금자명'), order.od_deposit_name] satisfies Row] : []),
      ...(order.od_deposit_deadline && !isOver
        ? [
            [
              say('입금 기한'),
              `${koreanMinute(new Date(order.od_deposit_deadline))} ${say('(한국 시각)')}`,
            ] satisfies Row,
          ]
        : []),
    ]
  }
  const [first] = order.parcels
  if (kind === 'order.shipped' && first) return parcelRows(lang, order, first, true)
  // one sent before parcels were kept
  if (kind === 'order.shipped' && order.delivery) {
    const { company_name, od_invoice, url } = order.delivery
    return [
      [say('택배사'), inLang(lang, company_name.ko, company_name.en)],
      [say('송장번호'), od_invoice],
      ...(url ? [[say('배송 조회'), url] satisfies Row] : []),
    ]
  }
  if (kind === 'order.cancelled' || kind === 'order.sold_out') {
    return [
      ...(reason
        ? [[say(kind === 'order.cancelled' ? '취소 이유' : '이유'), say(reason)] satisfies Row]
        : []),
      ...(refund
        ? [
            [
              say(order.od_due_on ? '외상에서 뺀 금액' : '돌려 드릴 금액'),
              formatMoney(refund, order.currency, lang),
            ] satisfies Row,
          ]
        : []),
    ]
  }
  return []
}

function goodsRows(lang: Lang, order: OrderFacts): Row[] {
  const isCut = order.lines.some(isLive)
  return order.lines.map((line) => {
    const { title, detail } = lineWords(line, (ko, en) => inLang(lang, ko, en))
    const told = wordsTold(line, (phrase) => translate(lang, phrase))
    const card = told ? ` ${told.label}: “${told.words.replaceAll('\n', ' / ')}”` : ''
    const gone =
      isCut && !isLive(line)
        ? ` · ${translate(lang, goneWord[line.ct_status] ?? line.ct_status)}`
        : ''
    const count = line.seat
      ? ` · ${translate(lang, '{count}명', { count: line.ct_qty })}`
      : ` × ${line.ct_qty}`
    return [
      `${title}${detail ? ` (${detail})` : ''}${card}${count}${gone}`,
      formatMoney(line.amount, order.currency, lang),
    ]
  })
}

/** The tickets of its classes, each with its address: what is shown on the day. */
function ticketRows({ house: { config } }: Ctx, lang: Lang, { lines }: OrderFacts): Row[] {
  return lines.flatMap((line) => {
    const booking_id = line.seat?.state === 'confirmed' ? line.seat.booking_id : null
    if (!booking_id) return []
    const when = inLang(lang, line.ct_option, line.ct_option_en)
    const name = inLang(lang, line.it_name, line.it_name_en)
    const label = `${translate(lang, '티켓')}: ${name} (${when})`
    return [
      [label, `${config.ORIGIN}${paths.tssa.ticket(ticketOf(config, booking_id))}`] satisfies Row,
    ]
  })
}

const beforeItIsHere = new Set(['order.placed', 'order.paid', 'order.shipped', 'order.edited'])

/** The days that were told when it was ordered, as on its page; which goods come when, where they are several. */
function arrivalRows(lang: Lang, order: OrderFacts): Row[] {
  const coming = order.lines.filter((line) => isLive(line) && line.ct_arrives)
  const byDay = [...Map.groupBy(coming, ({ ct_arrives }) => ct_arrives ?? '')].sort()
  return byDay.map(([day, lines]) => {
    const told = translate(lang, arrivalPhrase(order.country_code), { day: tightDay(day, lang) })
    return [translate(lang, '도착'), byDay.length > 1 ? `${told}: ${goodsIn(lang, lines)}` : told]
  })
}

/** The rows of the order page, so that they add up. */
function sumRows(
  lang: Lang,
  { totals, currency, lines, od_cancel_price, od_credit_price }: OrderFacts,
): Row[] {
  const delivery = totals.shipping + totals.island
  const cut = lines.some(isLive) ? od_cancel_price : 0
  const credit = Math.min(od_credit_price, totals.total - cut)
  const off = (phrase: string, amount: Amount): Row[] =>
    amount > 0 ? [[translate(lang, phrase), formatMoney(-amount, currency, lang)]] : []
  return [
    [
      translate(lang, pricePhrases[contentsOf({ lines })]),
      formatMoney(totals.goods, currency, lang),
    ],
    ...off('상품 쿠폰', totals.item_coupon),
    ...off('주문 쿠폰', totals.order_coupon),
    ...(isUnsent({ lines })
      ? []
      : [
          [
            translate(lang, '배송비'),
            delivery ? formatMoney(delivery, currency, lang) : translate(lang, '무료'),
          ] satisfies Row,
        ]),
    ...off('배송비 쿠폰', totals.shipping_coupon),
    ...off('포인트 사용', totals.point_price),
    ...off('취소한 금액', cut),
    [translate(lang, '합계'), formatMoney(totals.total - cut, currency, lang)],
    // money goes back before the balance does
    ...(credit > 0
      ? [[translate(lang, '그중 예치금'), formatMoney(credit, currency, lang)] satisfies Row]
      : []),
  ]
}
