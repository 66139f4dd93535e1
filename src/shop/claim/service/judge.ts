import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { isBottle } from '#shop/cart/bottle-rules.ts'
import type { ClaimKind, ClaimQuote, ClaimReason } from '#shop/claim/contract.ts'
import { agreedFees, noFees } from '#shop/claim/fee-rules.ts'
import { levelsText } from '#shop/claim/option-rules.ts'
import {
  backCost,
  dearerBy,
  faultOf,
  perLine,
  quoteOf,
  unitsIn,
  whyCannotClaim,
  whyKept,
} from '#shop/claim/rules.ts'
import { hasOpen } from '#shop/claim/store/claims.ts'
import { changeOf } from '#shop/order/change-rules.ts'
import { heldSum } from '#shop/order/held-rules.ts'
import { takesAll, whyBadUnits, whyNotLeft } from '#shop/order/part-rules.ts'
import { refundWay } from '#shop/order/rules.ts'
import type { Sold } from '#shop/order/service/after-sale.ts'
import { restOfSent } from '#shop/order/service/rest.ts'
import { exemptIn, swapOf } from '#shop/order/swap-rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { choicesFor } from './options.ts'
import { type AskedLine, swapsOf } from './swaps.ts'

export type Asked = {
  kind: ClaimKind
  reason: ClaimReason
  pickup: 'shop' | 'self'
  lines: string[]
  /** staff may say that the shop bears the way whatever the reason */
  shop_pays?: boolean
}

/** The sums of a claim by the rules that would refuse it: the same for whoever asks. */
export async function judged(ctx: Ctx, sold: Sold, asked: Asked): Promise<ClaimQuote> {
  const { order, lines, arrived_at } = sold
  refuse(
    whyCannotClaim(
      { ...order, arrived_at, hasOpen: await hasOpen(ctx, order.od_id) },
      ctx.now,
      asked.reason,
    ),
    'CONFLICT',
    { od_status: order.od_status },
  )
  const each = unitsIn(asked.lines)
  const isReturn = asked.kind === 'return'
  // units of one line may be exchanged for several options
  const units = isReturn ? each : perLine(each)
  const wrong = each.some(({ qty }) => qty < 1)
    ? '수량은 1 이상의 정수로 적어 주세요.'
    : (whyBadUnits(lines, units) ?? whyNotLeft(lines, await restOfSent(ctx, order, lines), units))
  if (wrong) throw invalid({ lines: [wrong] })
  if (asked.pickup === 'shop' && order.country_code !== 'KR')
    throw invalid({ pickup: ['한국 밖에서는 직접 보내 주세요. 배송비는 받은 뒤에 계산해 드려요.'] })
  refuse(whyKept(lines, units, asked.reason))
  const { basis, totals } = order.quote
  if (!basis)
    throw new Failure(
      'CONFLICT',
      '오래된 주문이라 여기서 신청할 수 없어요. 1:1 문의로 알려 주세요.',
    )
  const fees = asked.shop_pays ? noFees : agreedFees(await readSettings(ctx), order)
  const fault = faultOf[asked.reason]
  const change = changeOf(basis, totals, lines, units, fault, backCost(asked, fees))
  const left = heldSum(order)
  const swap = isReturn
    ? null
    : swapOf({ basis, totals }, lines, swapsOf(lines, await linesOf(ctx, sold, asked)))
  const sums = quoteOf({
    difference: swap?.edit.difference ?? 0,
    ...asked,
    change,
    all: takesAll(lines, units),
    fees,
    left,
  })
  const { coupons_back, points_back } = swap?.edit ?? change
  return {
    currency: order.currency,
    ...sums,
    ...(asked.shop_pays ? { shop_pays: true } : {}),
    ...(swap ? { tax_free: Math.min(dearerBy(sums), exemptIn(swap.edit)) } : {}),
    coupons_back: basis.coupons
      .filter(({ cp_id }) => coupons_back.includes(cp_id))
      .map(({ cp_id, cp_subject, cp_subject_en }) => ({
        cp_id,
        cp_subject,
        cp_subject_en: cp_subject_en || cp_subject,
      })),
    points_back,
    way: sums.refund === 0 ? 'none' : refundWay(order),
  }
}

/** The goods of a claim; an exchange names what is to come instead, in stock, and what it costs more or less. */
export async function linesOf(
  ctx: Ctx,
  { order, lines }: Sold,
  asked: Asked,
): Promise<AskedLine[]> {
  const units = unitsIn(asked.lines)
  if (asked.kind === 'return') return units.map(({ ct_id, qty }) => ({ ct_id, qty }))
  const options = await choicesFor(
    ctx,
    lines.map(({ io_no }) => io_no),
    order,
  )
  const taken = new Set<string>()
  return units.map(({ ct_id, qty, io_no }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    const option = options.find(
      (one) => one.of === line?.io_no && one.io_no === (io_no ?? line?.io_no),
    )
    if (line && isBottle(line))
      throw invalid({
        lines: [
          '맞춤 병은 흠이 있는 만큼 값을 받지 않고 다시 만들어 드려요. 1:1 문의에 사진과 함께 알려 주세요.',
        ],
      })
    if (!option)
      throw invalid({
        lines: ['지금은 바꿔 드릴 재고가 없는 상품이에요. 다른 옵션이나 반품을 골라 주세요.'],
      })
    const once = `${ct_id}:${option.io_no}`
    if (taken.has(once)) throw invalid({ lines: ['같은 상품을 두 번 골랐어요.'] })
    taken.add(once)
    const { name, name_en } = levelsText(option)
    const to = { to_io_no: option.io_no, to_option: name, to_option_en: name_en }
    return { ct_id, qty, ...to, to_extra: option.extra }
  })
}
