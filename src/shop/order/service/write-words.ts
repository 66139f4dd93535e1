import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { type Takes, whyBadWords } from '#shop/cart/engraving-rules.ts'
import { shelfOf } from '#shop/cart/service/goods.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { whyCannotWrite } from '#shop/order/edit-rules.ts'
import { writeLineWords } from '#shop/order/store/edit-lines.ts'
import {
  type LineRow,
  listLines,
  lockOrder,
  moveOrder,
  type OrderRow,
} from '#shop/order/store/orders.ts'
import { lostRace } from './cancel-order.ts'
import type { By } from './edit-plan.ts'
import { changesOf } from './edit-words.ts'
import { restOfSent } from './rest.ts'
import { anyOrder, ownOrder, staffViewOf, viewOf } from './show-order.ts'

type Words = { ct_id: number; ct_text: string }

/** The buyer's own letters or card, until the goods are prepared. */
export async function writeOwnWords(ctx: Ctx, od_id: string, words: Words): Promise<Order> {
  await ownOrder(ctx, od_id)
  return viewOf(ctx, await write(ctx, od_id, words, 'buyer'))
}

/** What somebody telephones to put right, until it is sent. */
export async function writeWordsAsStaff(
  ctx: Ctx,
  od_id: string,
  words: Words,
): Promise<StaffOrder> {
  await anyOrder(ctx, od_id)
  return staffViewOf(ctx, await write(ctx, od_id, words, 'staff'))
}

function write(ctx: Ctx, od_id: string, { ct_id, ct_text }: Words, by: By): Promise<OrderRow> {
  return transact(ctx, async (ctx) => {
    const order = await lockOrder(ctx, od_id)
    if (!order) throw notFound()
    const lines = await listLines(ctx, od_id)
    const line = lines.find((one) => one.ct_id === ct_id)
    if (!line) throw notFound()
    const isHere = (await restOfSent(ctx, order, lines)).some(
      (unit) => unit.ct_id === ct_id && unit.qty === line.ct_qty,
    )
    const takes = await takenBy(ctx, order, line)
    if (takes.most === 0)
      throw new Failure('INVALID', '글을 적지 않는 옵션이에요.', {
        fields: { ct_text: ['글을 적지 않는 옵션이에요.'] },
      })
    refuse(whyCannotWrite(line, by, isHere), 'CONFLICT', { ct_status: line.ct_status })
    const why = whyBadWords(ct_text, takes)
    if (why) throw invalid({ ct_text: [[why.phrase, why.params]] })
    if (ct_text === line.ct_text) throw invalid({ ct_text: ['바뀐 것이 없어요.'] })
    await writeLineWords(ctx, ct_id, ct_text)
    const row = await moveOrder(ctx, order, order.od_status)
    if (!row) throw await lostRace(ctx, od_id)
    const changes = [{ what: 'ct_text', from: line.ct_text, to: ct_text }]
    const difference = { difference: 0, way: 'none' as const }
    await announce(ctx, 'order.edited', od_id, {
      ...{ mb_id: order.mb_id, lang: order.lang, currency: order.currency },
      ...{ by, reason: '', changes, ...difference },
      ...changesOf(order, changes, difference),
    })
    return row
  })
}

/** An engraving as it was agreed; a card as the shop takes it today, and never less than it said. */
async function takenBy(ctx: Ctx, order: OrderRow, line: LineRow): Promise<Takes> {
  if (line.ct_asks) return { most: line.ct_asks.most, asks: line.ct_asks }
  const [option] = line.ct_text ? await shelfOf(ctx, [line.io_no], order.currency) : []
  return { most: Math.max(line.ct_text.length, option?.io_text_max ?? 0), asks: null }
}
