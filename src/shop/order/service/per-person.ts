import { Failure } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { perPersonDays } from '#shop/order/rules.ts'
import { countBought, lockPerson } from '#shop/order/store/bought.ts'
import type { CartLines } from './order-of.ts'

/** "At most 2 per person" counts what the member, or whoever gave this number, ordered before. Inside the order's transaction. */
export async function refuseMoreThanShare(
  ctx: Ctx,
  { od_hp }: Pick<OrderForm, 'od_hp'>,
  lines: CartLines,
) {
  // a quotation has agreed on its quantities
  const limited = lines.filter(
    (line) => line.it_buy_max_qty > 0 && line.io_type === 0 && !line.qt_id,
  )
  if (!limited.length) return
  const person = { mb_id: ctx.visitor.mb_id, od_hp, cart_key: ctx.visitor.cart_key }
  await lockPerson(ctx, person)
  const it_ids = [...new Set(limited.map(({ it_id }) => it_id))]
  const since = before(ctx.now, { days: perPersonDays })
  const ordered = await countBought(ctx, person, it_ids, since)
  for (const line of limited) {
    const { qty: bought, own } = ordered.get(line.it_id) ?? { qty: 0, own: 0 }
    const wanted = limited
      .filter(({ it_id }) => it_id === line.it_id)
      .reduce((sum, { ct_qty }) => sum + ct_qty, 0)
    if (bought === 0 || bought + wanted <= line.it_buy_max_qty) continue
    const { by, staff_role } = ctx.visitor
    const isTold = own === bought || by !== undefined || staff_role !== null
    throw isTold ? tooMuch(line, bought, wanted) : tooMuchOfNumber(line)
  }
}

/** Who typed the number may be anybody: what its owner has ordered is not told. */
function tooMuchOfNumber(line: CartLines[number]): Failure {
  const params = { days: perPersonDays, count: line.it_buy_max_qty }
  return refusalOf(
    line,
    '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이라 이 번호로는 이만큼 주문할 수 없어요. 수량을 줄이거나, 회원이라면 로그인해 주세요.',
    params,
    null,
  )
}

function tooMuch(line: CartLines[number], bought: number, wanted: number): Failure {
  const left = Math.max(0, line.it_buy_max_qty - bought)
  const params = { days: perPersonDays, count: line.it_buy_max_qty, bought, left }
  const fix_qty = line.ct_qty - (wanted - left)
  return refusalOf(
    line,
    left > 0
      ? '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이에요. 이미 {bought}개를 주문하셔서 {left}개 더 살 수 있어요.'
      : '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이에요. 이미 {bought}개를 주문하셨어요.',
    params,
    fix_qty >= 1 ? fix_qty : null,
  )
}

function refusalOf(
  line: CartLines[number],
  phrase: string,
  params: PhraseParams,
  fix_qty: number | null,
): Failure {
  const { ct_id, it_id, io_no, it_name, it_name_en } = line
  return new Failure('CONFLICT', phrase, {
    params,
    detail: { lines: [{ ct_id, it_id, io_no, it_name, it_name_en, code: 'ABOVE_MAX', fix_qty }] },
  })
}
