import { Failure, invalid, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClaimKind, ClaimQuote, ClaimReason } from '#shop/claim/contract.ts'
import { levelsText } from '#shop/claim/option-rules.ts'
import { feesOf, noFees, quoteOf, unitsIn, whyCannotClaim, whyKept } from '#shop/claim/rules.ts'
import { hasOpen, listEqualOptions } from '#shop/claim/store/claims.ts'
import { changeOf, takesAll, whyBadUnits } from '#shop/order/part-rules.ts'
import { needsAccount } from '#shop/order/rules.ts'
import type { Sold } from '#shop/order/service/after-sale.ts'
import { readSettings } from '#shop/setting/service.ts'

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
  const units = unitsIn(asked.lines)
  const wrong = units.some(({ qty }) => qty < 1)
    ? '수량은 1 이상의 정수로 적어 주세요.'
    : whyBadUnits(lines, units)
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
  const change = changeOf(basis, totals, lines, units)
  const left = order.od_receipt_price - order.od_cancel_price
  const sums = quoteOf({
    ...asked,
    change,
    all: takesAll(lines, units),
    fees: asked.shop_pays ? noFees : feesOf(await readSettings(ctx), order.currency),
    left,
  })
  const isReturn = asked.kind === 'return'
  return {
    currency: order.currency,
    ...sums,
    ...(asked.shop_pays ? { shop_pays: true } : {}),
    coupons_back: isReturn
      ? basis.coupons
          .filter(({ cp_id }) => change.coupons_back.includes(cp_id))
          .map(({ cp_id, cp_subject, cp_subject_en }) => ({
            cp_id,
            cp_subject,
            cp_subject_en: cp_subject_en || cp_subject,
          }))
      : [],
    points_back: isReturn ? change.points_back : 0,
    way: sums.refund === 0 ? 'none' : needsAccount(order) ? 'account' : 'card',
  }
}

/** The goods of a claim; an exchange names what is to come instead, of the same price and in stock. */
export async function linesOf(ctx: Ctx, { lines }: Sold, asked: Asked) {
  const units = unitsIn(asked.lines)
  if (asked.kind === 'return') return units.map(({ ct_id, qty }) => ({ ct_id, qty }))
  const options = await listEqualOptions(
    ctx,
    lines.map(({ io_no }) => io_no),
  )
  return units.map(({ ct_id, qty, io_no }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    const option = options.find(
      (one) => one.of === line?.io_no && one.io_no === (io_no ?? line?.io_no),
    )
    if (!option)
      throw invalid({
        lines: ['지금은 바꿔 드릴 재고가 없는 상품이에요. 다른 옵션이나 반품을 골라 주세요.'],
      })
    const { name, name_en } = levelsText(option)
    return { ct_id, qty, to_io_no: option.io_no, to_option: name, to_option_en: name_en }
  })
}
