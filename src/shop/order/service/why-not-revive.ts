import type { PhraseParams } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { standingLines, whyCannotRevive } from '#shop/order/revive-rules.ts'
import type { EventRow, LineRow, OrderRow } from '#shop/order/store/orders.ts'
import { shortNow } from './stock.ts'

const seatsReturned = '클래스 자리는 기한과 함께 돌아갔어요. 새로 예약해 달라고 안내해 주세요.'

type WhyNot = { phrase: string; params: PhraseParams; lines: Awaited<ReturnType<typeof shortNow>> }

/** Why it cannot be taken up again as things stand: by its state, or because its goods are gone. Greys the button, and refuses. */
export async function whyNotNow(
  ctx: Ctx,
  order: OrderRow,
  all: readonly LineRow[],
  events: readonly EventRow[],
): Promise<WhyNot | null> {
  const phrase = whyCannotRevive(order, events)
  if (phrase) return { phrase, params: {}, lines: [] }
  if (all.some(isClass)) return { phrase: seatsReturned, params: {}, lines: [] }
  const lines = await shortNow(ctx, standingLines(all, events))
  if (!lines.length) return null
  const names = [...new Set(lines.map(({ name }) => name))].join(', ')
  return {
    phrase:
      '재고가 모자라 되살릴 수 없어요: {names}. 재고를 채운 뒤 되살리거나 새로 주문해 달라고 안내해 주세요.',
    params: { names },
    lines,
  }
}
