import { dayWithWeekday, tightDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import type { Currency, Lang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import type { ClassWish } from '#shop/cart/class-contract.ts'
import { classPrice, classType, type Seat } from '#shop/cart/class-rules.ts'
import { type ClassRow, listClassLines, takeClassLines } from '#shop/cart/class-store.ts'
import type { ShelfLine } from '#shop/cart/compose.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { meetingsOf } from '#shop/tssa/meeting-rules.ts'
import { sessionState } from '#shop/tssa/session-rules.ts'

/** The classes of a basket as lines that the rules price like any other. */
export async function classLines(
  ctx: Ctx,
  direct: boolean,
  settings: Settings,
): Promise<ShelfLine[]> {
  const rows = await listClassLines(ctx, ctx.visitor.cart_key, direct)
  return rows.map((row) => classLine(ctx, row, settings))
}

/** The same, taken out of the basket. */
export async function takeClasses(
  ctx: Ctx,
  direct: boolean,
  settings: Settings,
): Promise<ShelfLine[]> {
  const rows = await takeClassLines(ctx, ctx.visitor.cart_key, direct)
  return rows.map((row) => classLine(ctx, row, settings))
}

export function wishesOf(lines: readonly Pick<ShelfLine, 'seat' | 'ct_qty'>[]) {
  return lines.flatMap(({ seat, ct_qty }) =>
    seat ? [{ session_id: seat.session_id, people: ct_qty }] : [],
  )
}

type Dated = Pick<
  ClassRow,
  'starts_ms' | 'ends_ms' | 'place' | 'place_en' | 'meetings' | 'later_starts'
>

/** Day, hours and place in one line, as a statement or a mail names a date; of a course every day on which it meets. */
export function whenWhere(row: Dated, lang: Lang): string {
  const starts = new Date(row.starts_ms)
  const place = lang === 'en' && row.place_en ? row.place_en : row.place
  const hours = `${koreanClock(starts)}–${koreanClock(new Date(row.ends_ms))}`
  const first = `${dayWithWeekday(koreanDay(starts), lang)} ${hours}`
  return [first, daysOf(row, lang), place].filter(Boolean).join(' · ')
}

/** Every day of a course, with the hour where it is another one than on the first. */
function daysOf({ starts_ms, ends_ms, ...row }: Dated, lang: Lang): string {
  if (row.meetings < 2) return ''
  const starts_at = new Date(starts_ms)
  const days = meetingsOf({ ...row, starts_at, ends_at: new Date(ends_ms) }).map((one) => {
    const clock = koreanClock(one.starts_at)
    return `${tightDay(koreanDay(one.starts_at), lang)}${clock === koreanClock(starts_at) ? '' : ` ${clock}`}`
  })
  return translate(lang, '{count}회: {days}', { count: days.length, days: days.join(', ') })
}

/** A date as a line that the rules judge and price like any other. */
export function classLine(ctx: Ctx, row: ClassRow, settings: Settings): ShelfLine {
  const { usd_rate } = settings.payment
  const own = { price: row.own_price, price_usd: row.own_price_usd }
  const priceIn = (currency: Currency) => classPrice(row, own, currency, usd_rate)
  const [won, cents, mine] = [priceIn('krw').price, priceIn('usd').price, priceIn(ctx.currency)]
  const { attendees, note, anyway }: ClassWish = row.ct_class
  const seat: Seat = {
    ...{ attendees, note, anyway, session_id: row.session_id, class_id: row.class_id },
    state: stateOf(row, ctx.now),
    starts_at: new Date(row.starts_ms),
    ends_at: new Date(row.ends_ms),
    meetings: row.meetings,
    later_starts: row.later_starts,
    closes_at: new Date(row.closes_ms),
    place: row.place,
    place_en: row.place_en,
    // a group is as many as it says; of the other classes one may come alone
    least: row.kind === 'group' ? row.min_people : 1,
    most: row.max_people,
    held_until: row.held_ms === null ? null : new Date(row.held_ms),
  }
  return {
    seat,
    ct_id: row.ct_id,
    it_id: `class-${row.class_id}`,
    io_no: 0,
    io_type: classType,
    it_name: row.title,
    it_name_en: row.title_en || row.title,
    ct_option: whenWhere(row, 'kr'),
    ct_option_en: whenWhere(row, 'en'),
    ct_text: '',
    io_text_max: 0,
    thumb_image: row.image,
    families: [],
    ct_qty: row.ct_qty,
    ct_select: row.ct_select,
    ...mine,
    before: mine.price,
    old_price: ctx.currency === 'usd' ? row.ct_price_usd : row.ct_price,
    ct_price: row.ct_price,
    ct_price_usd: row.ct_price_usd,
    won,
    item_won: won,
    cents,
    shown: row.class_use && row.status !== 'draft',
    it_use: row.class_use,
    available: Math.max(0, row.left),
    it_buy_min_qty: 0,
    it_buy_max_qty: 0,
    it_notax: false,
    // coupons are for goods
    nocoupon: true,
    ca_ids: [],
    it_point: null,
    it_point_type: 0,
    it_sc_type: 1,
    it_sc_method: 0,
    it_sc_price: 0,
    it_sc_minimum: 0,
    it_sc_qty: 0,
    it_weight: 0,
    is_flammable: false,
    ct_send_cost: 0,
    no_return: '',
    qt_id: null,
    quoted: false,
  }
}

/** A basket that holds seats may take them also after booking has closed for others. */
function stateOf(row: ClassRow, now: Date): Seat['state'] {
  const { status, left } = row
  if (status === 'draft') return 'closed'
  const state = sessionState(
    {
      ...{ status, left },
      opens_at: new Date(row.opens_ms),
      closes_at: new Date(row.closes_ms),
      ends_at: new Date(row.ends_ms),
    },
    now,
  )
  return state === 'closed' && row.held_ms !== null && row.ends_ms > +now ? 'open' : state
}
