import type { Ctx } from '#platform/context.ts'
import type { Buying } from '#shop/cart/basis-rules.ts'
import { takeSets } from '#shop/cart/bottle-store.ts'
import { takeClasses as takePaidClasses } from '#shop/cart/class-store.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { problemOf } from '#shop/cart/rules.ts'
import { listShelf, type ShelfRow, takeTickedLines } from '#shop/cart/shelf-store.ts'
import { findDirect, takeUnits } from '#shop/cart/store.ts'
import { withTrade } from '#shop/cart/trade-lines.ts'
import { currentMember } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { bottleLines, takeBottles } from './bottle-lines.ts'
import { classLines, takeClasses } from './class-lines.ts'

/** For the order, inside its transaction: the ticked lines leave the cart and are priced. */
export async function takeTicked(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  const rows = await takeTickedLines(ctx, ctx.visitor.cart_key, direct)
  const has = othersOf(rows)
  const classes = has.classes ? await takeClasses(ctx, direct, await readSettings(ctx)) : []
  const bottles = has.sets ? await takeBottles(ctx, direct) : []
  return [...(await forThisBuyer(ctx, await linesOf(ctx, rows))), ...classes, ...bottles]
}

/** For an order that is still to be paid for: the ticked lines, which stay in the cart until then. */
export async function readTicked(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return forThisBuyer(ctx, await tickedOf(ctx, direct))
}

/** What was paid for leaves the cart it came from. */
export async function takePaid(
  ctx: Ctx,
  cart_key: string,
  direct: boolean,
  units: readonly { io_no: number; ct_text: string; qty: number }[],
  { session_ids, set_ids }: { session_ids: readonly number[]; set_ids: readonly string[] },
) {
  await takeUnits(ctx, cart_key, direct, units)
  if (session_ids.length) await takePaidClasses(ctx, cart_key, direct, session_ids)
  if (set_ids.length) await takeSets(ctx, cart_key, direct, set_ids)
}

/** For the order form: what would be ordered, still in the cart. */
export async function tickedLines(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return orderable(ctx.visitor.session ? await readTicked(ctx, direct) : [])
}

/** The same at the prices of the catalogue. */
export async function tickedAsListed(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return orderable(ctx.visitor.session ? await tickedOf(ctx, direct) : [])
}

function orderable(lines: readonly ShelfLine[]): ShelfLine[] {
  return lines.filter((line) => !blocks(problemOf(line, lines)))
}

async function tickedOf(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return (await shelfOf(ctx, direct)).filter((line) => line.ct_select)
}

/** At the price of the buyer's grade and of so many; who buys is read from the session, never from what was sent. */
async function forThisBuyer(ctx: Ctx, lines: readonly ShelfLine[]): Promise<ShelfLine[]> {
  const [{ level }, { quotation }] = [await buying(ctx), await readSettings(ctx)]
  return withTrade(lines, level, quotation, ctx.currency)
}

/** Until the address is known, goods go to the country the visitor chose: in Korea, to the mainland. */
export async function buying(
  ctx: Ctx,
  to: { zip?: string; country?: string } = {},
): Promise<Buying> {
  const member = ctx.visitor.mb_id ? await currentMember(ctx) : null
  return {
    level: member?.mb_level ?? null,
    to: { country: to.country ?? ctx.country, zip: to.zip ?? '' },
  }
}

/** The cart's lines, and the asked options whether they are in it or not. */
export async function shelfOf(
  ctx: Ctx,
  direct: boolean,
  asked: readonly { io_no: number }[] = [],
): Promise<ShelfLine[]> {
  const io_nos = asked.map(({ io_no }) => io_no)
  const [rows, settings] = [
    await listShelf(ctx, ctx.visitor.cart_key, direct, io_nos),
    await readSettings(ctx),
  ]
  const has = othersOf(rows)
  return [
    ...(await linesOf(ctx, rows)),
    ...(has.classes ? await classLines(ctx, direct, settings) : []),
    ...(has.sets ? await bottleLines(ctx, direct) : []),
  ]
}

/** What a basket holds besides its goods, as each of their rows tells; without goods it may hold anything. */
function othersOf([row]: readonly ShelfRow[]): { classes: boolean; sets: boolean } {
  return { classes: row?.with_classes ?? true, sets: row?.with_sets ?? true }
}

/** The whole basket that a line lies in, of whichever kind the line is. */
export async function cartOf(ctx: Ctx, ct_id: number): Promise<ShelfLine[]> {
  const { cart_key } = ctx.visitor
  const direct = await findDirect(ctx, cart_key, ct_id)
  return direct === null ? [] : inOrder(await shelfOf(ctx, direct))
}

export async function linesOf(ctx: Ctx, rows: readonly ShelfRow[]): Promise<ShelfLine[]> {
  const settings = await readSettings(ctx)
  return rows.map((row) => shelfLine(row, settings, ctx.currency, ctx.now))
}

export function inOrder(lines: ShelfLine[]): ShelfLine[] {
  return lines.sort((a, b) => a.ct_id - b.ct_id)
}
