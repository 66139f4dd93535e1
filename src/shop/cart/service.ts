import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { takeOverAsked } from '#platform/idempotency.ts'
import { isForSale } from '#shop/catalog/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import {
  acceptedPrice,
  type Choice,
  lineKey,
  merged,
  refuseChoices,
  refuseTooMany,
  wantedLines,
  whyRefused,
} from './choices.ts'
import { composeCart, type ShelfLine } from './compose.ts'
import type { Cart } from './contract.ts'
import { whyBadWords } from './engraving-rules.ts'
import { writeLine } from './message-store.ts'
import { blocks, isGone } from './problem-rules.ts'
import { moveQuotations } from './quotation-store.ts'
import { cappedQuantities, problemOf } from './rules.ts'
import { buying, cartOf, inOrder, linesOf, shelfOf } from './service/shelf.ts'
import { listShelf } from './shelf-store.ts'
import {
  addLines,
  changeLines,
  countLines,
  deleteLines,
  moveLines,
  type Put,
  type PutLine,
  putBackLines,
  setLines,
} from './store.ts'

/** Guests without a session have no cart yet. */
export async function showCart(
  ctx: Ctx,
  ask: { direct: boolean; zip?: string; country?: string },
): Promise<Cart> {
  const settings = await readSettings(ctx)
  const lines = ctx.visitor.session ? await shelfOf(ctx, ask.direct) : []
  return composeCart(ctx, lines, settings, await buying(ctx, ask))
}

/** All choices of one item or none of them; buy-now takes the place of what the buy-now cart held. */
export async function addToCart(
  ctx: Ctx,
  ask: { it_id: string; options: Choice[]; direct: boolean },
): Promise<Cart> {
  const choices = merged(ask.options)
  const shelf = await shelfOf(ctx, ask.direct, choices)
  const held = ask.direct ? [] : shelf.filter((line) => line.ct_qty > 0)
  await refuseUnknown(ctx, ask.it_id, shelf)
  const wanted = wantedLines(shelf, ask.it_id, choices, !ask.direct)
  const rest = held.filter((line) => !wanted.some((want) => lineKey(want) === lineKey(line)))
  refuseChoices(wanted, [...rest, ...wanted], choices)
  const puts = wanted.map((line, at) => putOf(line, choices[at]?.ct_qty ?? line.ct_qty))
  const put = ask.direct
    ? await setLines(ctx, ctx.visitor.cart_key, true, null, puts)
    : await addLines(ctx, ctx.visitor.cart_key, puts)
  return composeCart(
    ctx,
    inOrder([...rest, ...stored(wanted, put)]),
    await readSettings(ctx),
    await buying(ctx),
  )
}

/** The item's rows become exactly these. */
export async function replaceItem(
  ctx: Ctx,
  it_id: string,
  ask: { options: Choice[]; direct: boolean },
): Promise<Cart> {
  const choices = merged(ask.options)
  const shelf = await shelfOf(ctx, ask.direct, choices)
  await refuseUnknown(ctx, it_id, shelf)
  const wanted = wantedLines(shelf, it_id, choices, false)
  const rest = shelf.filter((line) => line.ct_qty > 0 && line.it_id !== it_id)
  refuseChoices(wanted, [...rest, ...wanted], choices)
  const put = await setLines(
    ctx,
    ctx.visitor.cart_key,
    ask.direct,
    it_id,
    wanted.map((line) => putOf(line, line.ct_qty)),
  )
  return composeCart(
    ctx,
    inOrder([...rest, ...stored(wanted, put)]),
    await readSettings(ctx),
    await buying(ctx),
  )
}

export async function changeLine(
  ctx: Ctx,
  ct_id: number,
  ask: { ct_qty?: number; ct_select?: boolean; ct_send_cost?: number; accept_price?: boolean },
): Promise<Cart> {
  const lines = await cartOf(ctx, ct_id)
  const line = lines.find((one) => one.ct_id === ct_id)
  if (!line) throw notFound()
  if (line.qt_id && ask.ct_qty !== undefined && ask.ct_qty !== line.ct_qty)
    throw new Failure('CONFLICT', '견적서로 여는 주문이에요. 수량은 견적서에서 고쳐 주세요.')
  if (line.bottle && ask.ct_qty !== undefined && ask.ct_qty !== line.ct_qty)
    throw new Failure('CONFLICT', '한 벌로 만드는 병이에요. ‘수량 바꾸기’에서 고쳐 주세요.')
  const changed = {
    ...line,
    ct_qty: ask.ct_qty ?? line.ct_qty,
    ct_select: ask.ct_select ?? line.ct_select,
    ...(ask.accept_price ? acceptedPrice(line) : {}),
  }
  // lines of one item travel together
  const pays = ask.ct_send_cost === undefined || line.it_sc_method !== 2 ? null : ask.ct_send_cost
  const after = lines.map((one) => ({
    ...(one === line ? changed : one),
    ...(pays !== null && one.it_id === line.it_id ? { ct_send_cost: pays } : {}),
  }))
  const found = problemOf(after.find((one) => one.ct_id === ct_id) ?? changed, after)
  if (found && blocks(found) && (ask.ct_qty !== undefined || (ask.ct_select && isGone(found))))
    throw whyRefused([
      { field: ask.ct_qty === undefined ? 'ct_select' : 'ct_qty', io_no: line.io_no, found },
    ])
  const written = after.filter(
    (one) => one.ct_id === ct_id || (pays !== null && one.it_id === line.it_id),
  )
  if (!(await changeLines(ctx, ctx.visitor.cart_key, written))) throw notFound()
  return composeCart(ctx, after, await readSettings(ctx), await buying(ctx))
}

/** Other words for a card or an engraving. What else is wrong with the line is the cart's to say. */
export async function writeMessage(ctx: Ctx, ct_id: number, ct_text: string): Promise<Cart> {
  const lines = await cartOf(ctx, ct_id)
  const line = lines.find((one) => one.ct_id === ct_id)
  if (!line) throw notFound()
  const why = whyBadWords(ct_text, { most: line.io_text_max, asks: line.io_asks ?? null })
  if (why) throw invalid({ ct_text: [[why.phrase, why.params]] })
  const written = await writeLine(ctx, ctx.visitor.cart_key, ct_id, ct_text)
  if (written === null) throw notFound()
  const after = await cartOf(ctx, written)
  return composeCart(ctx, after, await readSettings(ctx), await buying(ctx))
}

/** Sold-out lines and those no longer sold cannot be ticked. */
export async function tickAll(ctx: Ctx, ct_select: boolean): Promise<Cart> {
  const lines = await shelfOf(ctx, false)
  const after = lines.map((line) => ({
    ...line,
    ct_select: ct_select && !isGone(problemOf(line, lines)),
  }))
  await changeLines(
    ctx,
    ctx.visitor.cart_key,
    after.filter((line, at) => line.ct_select !== lines[at]?.ct_select),
  )
  return composeCart(ctx, after, await readSettings(ctx), await buying(ctx))
}

export async function removeLines(
  ctx: Ctx,
  ask: { ct_ids: number[]; direct: boolean },
): Promise<Cart> {
  await deleteLines(ctx, ctx.visitor.cart_key, ask.direct, ask.ct_ids)
  return showCart(ctx, { direct: ask.direct })
}

type Ticked = { ct_select: boolean; ct_send_cost: number }

/** Undo: rows come back as they were, at the price of today. What is wrong with them now is told by the cart. */
export async function restoreLines(
  ctx: Ctx,
  asked: (Required<Omit<Choice, 'at'>> & Pick<Put, 'it_id'> & Ticked)[],
): Promise<Cart> {
  const shelf = await shelfOf(ctx, false, asked)
  const fields: FieldPhrases = {}
  const puts = asked.flatMap(({ it_id, io_no, ct_qty, ct_text, ct_select, ct_send_cost }, at) => {
    const line = shelf.find((one) => one.io_no === io_no && one.it_id === it_id)
    if (!line) fields[`lines.${at}.io_no`] = ['이 상품의 옵션이 아니에요.']
    return line
      ? [
          {
            ...putOf({ ...line, ct_text }, ct_qty),
            ct_select,
            ct_send_cost: line.it_sc_method === 2 ? ct_send_cost : 0,
          },
        ]
      : []
  })
  if (Object.keys(fields).length) throw invalid(fields)
  refuseTooMany(shelf.length)
  await putBackLines(ctx, ctx.visitor.cart_key, [
    ...new Map(puts.map((put) => [lineKey(put), put])).values(),
  ])
  return showCart(ctx, { direct: false })
}

export function countCart(ctx: Ctx): Promise<number> {
  return ctx.visitor.session ? countLines(ctx, ctx.visitor.cart_key) : Promise.resolve(0)
}

/** At login the guest's cart joins the member's: quantities add up, then come down to what can be had. Call it inside the login's transaction. */
export async function mergeCarts(ctx: Ctx, fromKey: string, toKey: string) {
  if (!fromKey || fromKey === toKey) return
  await moveLines(ctx, fromKey, toKey)
  await moveQuotations(ctx, fromKey, toKey)
  for (const what of ['cart', 'material-packs']) await takeOverAsked(ctx, what, fromKey, toKey)
  const lines = await linesOf(ctx, await listShelf(ctx, toKey, false))
  const capped = new Map(cappedQuantities(lines).map((line) => [line.ct_id, line.ct_qty]))
  await changeLines(
    ctx,
    toKey,
    lines.flatMap((line) =>
      capped.has(line.ct_id) ? [{ ...line, ct_qty: capped.get(line.ct_id) ?? line.ct_qty }] : [],
    ),
  )
}

// an item nobody sells is not found; a foreign option of a real one is a wrong field
async function refuseUnknown(ctx: Ctx, it_id: string, shelf: readonly ShelfLine[]) {
  if (!shelf.some((line) => line.it_id === it_id) && !(await isForSale(ctx, it_id)))
    throw notFound()
}

function putOf(line: ShelfLine, ct_qty: number): Put {
  return {
    it_id: line.it_id,
    io_no: line.io_no,
    ct_text: line.ct_text,
    ct_qty,
    ct_price: line.won,
    ct_price_usd: line.cents,
  }
}

/** What the statement really wrote: another tab may have added meanwhile. */
function stored(lines: readonly ShelfLine[], put: readonly PutLine[]): ShelfLine[] {
  return lines.map((line) => ({ ...line, ...put.find((one) => lineKey(one) === lineKey(line)) }))
}
