import { invalid, refuse } from '#kernel/failure.ts'
import { mostSum } from '#kernel/money.ts'
import { isForeignPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { arrivalOf } from '#shop/cart/arrival-rules.ts'
import { cannotSendOf } from '#shop/cart/service/cannot-send.ts'
import { goodsNow, pricedNow } from '#shop/cart/service/goods.ts'
import { islandOf } from '#shop/cart/shipping-rules.ts'
import { buyerLevel } from '#shop/member/service.ts'
import { missingAbroad } from '#shop/order/address-rules.ts'
import type { EditPreview, OrderWish } from '#shop/order/contract/edits.ts'
import {
  asSent,
  type Edit,
  edited,
  whyBadDifference,
  whyCannotEdit,
} from '#shop/order/edit-rules.ts'
import { isLive, linesBehind, whyLeft } from '#shop/order/part-rules.ts'
import { orderTotal, unpaidSum } from '#shop/order/rules.ts'
import type { LineRow, NewLine, OrderRow } from '#shop/order/store/orders.ts'
import { readSettings } from '#shop/setting/service.ts'
import { lineOf } from './order-of.ts'
import { restOfSent } from './rest.ts'

export type By = 'buyer' | 'staff'
export type Change = { what: string; from: string; to: string }
type Moved = { line: LineRow; qty: number }
export type Planned = {
  edit: Edit
  /** what stays of the lines */
  lines: readonly LineRow[]
  less: Moved[]
  more: Moved[]
  add: NewLine[]
  changes: Change[]
  /** a line's part of the discounts after the edit */
  shares: (line: LineRow) => Pick<LineRow, 'cp_price' | 'ct_coupon' | 'ct_point_price' | 'ct_point'>
}

const asked = [
  ...(['od_b_name', 'od_b_hp', 'od_b_zip', 'od_b_addr1', 'od_b_addr2', 'od_b_addr3'] as const),
  ...(['od_b_city', 'od_b_state', 'od_memo'] as const),
]

/** What a wish comes to, or why it cannot be: the same for the preview and for the deed. */
export async function planOf(
  ctx: Ctx,
  order: OrderRow,
  all: readonly LineRow[],
  wish: OrderWish,
  by: By,
): Promise<Planned> {
  const unsent = await restOfSent(ctx, order, all)
  const { od_status } = order
  refuse(whyCannotEdit(order, by, unsent.length > 0), 'CONFLICT', { od_status })
  refuseReceiver(order, wish.receiver)
  const { basis, totals } = order.quote
  const live = all.filter(isLive)
  const { less, more } = movedOf(live, wish)
  const away = od_status === '배송' && whyLeft(unsent, unitsOf(less))
  if (away) throw invalid({ lines: [away] })
  const settings = await readSettings(ctx)
  const level = await buyerLevel(ctx, order.mb_id)
  const goods = await goodsNow(ctx, wish.add, order.currency, level)
  const zip = wish.receiver.od_b_zip
  const island = islandOf(settings.shipping, zip)
  const moves = zip !== order.od_b_zip && order.country_code === 'KR'
  // whyCannotEdit has refused an order without its basis
  if (!basis)
    throw invalid({ lines: ['오래된 주문이라 여기서 고칠 수 없어요. 1:1 문의로 알려 주세요.'] })
  const written = edited(basis, totals, all, {
    ...(moves ? { route: { to: { ...basis.to, zip }, islands: island ? [island] : [] } } : {}),
    less: unitsOf(less),
    more: unitsOf(more),
    add: await pricedNow(ctx, goods, order.currency),
  })
  const edit = od_status === '배송' ? { ...written, ...asSent(written) } : written
  if (Math.max(edit.after.goods, edit.after.total) > mostSum)
    throw invalid({
      lines: ['한 주문에 담을 수 있는 금액을 넘었어요. 수량을 줄이거나 나누어 주문해 주세요.'],
    })
  const cannot = cannotSendOf(ctx, edit.cannot_send)
  if (cannot) throw invalid({ od_b_zip: [cannot.message] })
  const kept = live.reduce((sum, line) => sum + line.ct_qty, 0) - sum(less) + sum(more)
  if (kept < 1 && !goods.length)
    throw invalid({ lines: ['상품이 하나도 남지 않아요. 주문을 취소해 주세요.'] })
  const unpaid = unpaidSum(order)
  refuse(whyBadDifference({ ...order, difference: edit.difference, unpaid }, by), 'CONFLICT')
  const shareOf = (id: number | undefined) => edit.shares.find((one) => one.id === id)
  const behind = linesBehind(edit.basis, all)
  const first = basis.lines.length
  return {
    edit,
    lines: live,
    less,
    more,
    // nobody has agreed that these cannot come back
    add: goods.map((line, at) => ({
      ...lineOf(
        line,
        shareOf(edit.basis.lines[first + at]?.id),
        arrivalOf(line, { now: ctx.now, to: { ...basis.to, zip }, settings, beside: goods }),
      ),
      ct_no_return: '',
    })),
    changes: [...receiverChanges(order, wish), ...goodsChanges(less, more, goods)],
    shares: (line) => {
      const own = behind.find((one) => one.lines.some(({ ct_id }) => ct_id === line.ct_id))
      const share = own?.lines.filter(isLive).length === 1 ? shareOf(own.id) : undefined
      return share
        ? {
            cp_price: share.item_coupon,
            ct_coupon: share.order_coupon,
            ct_point_price: share.point_price,
            ct_point: share.points_earned,
          }
        : line
    },
  }
}

const unitsOf = (moved: readonly Moved[]) =>
  moved.map(({ line, qty }) => ({ ct_id: line.ct_id, qty }))
const sum = (moved: readonly Moved[]) => moved.reduce((all, { qty }) => all + qty, 0)

function refuseReceiver(order: OrderRow, receiver: OrderWish['receiver']) {
  const { country_code } = order
  const { od_b_zip, od_b_hp } = receiver
  if (country_code === 'KR' && !/^\d{5}$/.test(od_b_zip))
    throw invalid({ od_b_zip: ['우편번호는 숫자 5자리예요.'] })
  const missing = country_code === 'KR' ? {} : missingAbroad(country_code, receiver)
  // what an order never had is not asked for when something else of it changes
  const emptied = Object.entries(missing).filter(
    // the names are its own keys
    ([name]) => name === 'od_b_city' || order[name as keyof typeof missing],
  )
  if (emptied.length)
    throw invalid(Object.fromEntries(emptied.map(([name, phrase]) => [name, [phrase]])))
  if (country_code !== 'KR' && !isForeignPhone(od_b_hp))
    throw invalid({
      od_b_hp: ['한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.'],
    })
}

function movedOf(live: readonly LineRow[], wish: OrderWish): { less: Moved[]; more: Moved[] } {
  const less: Moved[] = []
  const more: Moved[] = []
  for (const { ct_id, qty } of wish.lines) {
    const line = live.find((one) => one.ct_id === ct_id)
    if (!line) throw invalid({ lines: ['이 주문에 없는 상품이에요.'] })
    if ([...less, ...more].some((one) => one.line.ct_id === ct_id))
      throw invalid({ lines: ['같은 상품을 두 번 골랐어요.'] })
    if (line.session_id && qty !== line.ct_qty)
      throw invalid({
        lines: ['클래스는 주문에서 고칠 수 없어요. 예약 명단에서 옮기거나 취소해 주세요.'],
      })
    if (line.set_id && qty > line.ct_qty)
      throw invalid({ lines: ['맞춤 병은 한 벌로 만들어요. 더 필요하면 새로 주문해 주세요.'] })
    if (qty < line.ct_qty) less.push({ line, qty: line.ct_qty - qty })
    if (qty > line.ct_qty) more.push({ line, qty: qty - line.ct_qty })
  }
  return { less, more }
}

function receiverChanges(order: OrderRow, { receiver }: OrderWish): Change[] {
  return asked.flatMap((what) =>
    receiver[what] === order[what] ? [] : [{ what, from: order[what], to: receiver[what] }],
  )
}

function goodsChanges(
  less: readonly Moved[],
  more: readonly Moved[],
  add: readonly { it_name: string; ct_option: string; ct_qty: number }[],
): Change[] {
  const named = ({ it_name, ct_option }: { it_name: string; ct_option: string }, qty: number) =>
    `${[it_name, ct_option].filter(Boolean).join(' ')} × ${qty}`
  return [
    ...less.map(({ line, qty }) => ({
      what: 'lines',
      from: named(line, line.ct_qty),
      to: line.ct_qty > qty ? named(line, line.ct_qty - qty) : '',
    })),
    ...more.map(({ line, qty }) => ({
      what: 'lines',
      from: named(line, line.ct_qty),
      to: named(line, line.ct_qty + qty),
    })),
    ...add.map((line) => ({ what: 'lines', from: '', to: named(line, line.ct_qty) })),
  ]
}

export function previewOf(order: OrderRow, { edit }: Planned): EditPreview {
  const { before, after, difference } = edit
  return {
    currency: order.currency,
    goods: after.goods - before.goods,
    discount:
      before.item_coupon +
      before.order_coupon +
      before.point_price -
      (after.item_coupon + after.order_coupon + after.point_price),
    shipping:
      after.shipping +
      after.island -
      after.shipping_coupon -
      (before.shipping + before.island - before.shipping_coupon),
    difference,
    total: orderTotal(order) - order.od_cancel_price + difference,
    way: wayOf(order, difference),
    coupons_back: edit.basis.coupons
      .filter(({ cp_id }) => edit.coupons_back.includes(cp_id))
      .map(({ cp_id, cp_subject, cp_subject_en }) => ({
        cp_id,
        cp_subject,
        cp_subject_en: cp_subject_en || cp_subject,
      })),
    points_back: edit.points_back,
    version: order.version,
  }
}

/** What becomes of a difference. What a company ordered on account and costs more is owed with the rest. */
function wayOf(order: OrderRow, difference: number): EditPreview['way'] {
  if (difference === 0) return 'none'
  if (order.od_status === '주문') return 'due'
  if (unpaidSum(order) > 0) return 'charge'
  if (difference < 0) return 'refund'
  return order.od_company && order.od_due_on ? 'owed' : 'charge'
}
