import { paths } from '#kernel/paths.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { wordsOf } from '#shop/seat/service/date-words.ts'
import { ticketOf } from '#shop/seat/service/ticket-token.ts'
import {
  findGuest,
  listComing,
  listUnreminded,
  markReminded,
  markSoonReminded,
} from '#shop/tssa/store/reminders.ts'

const atOnce = 200

/** The day before a class, in the daytime: once for each booking, whoever made it. */
export async function remindOfClasses(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  for (;;) {
    const due = await listUnreminded(ctx, atOnce)
    for (const row of due) await transact(ctx, (ctx) => remind(ctx, row))
    if (due.length < atOnce) return
  }
}

type Due = Awaited<ReturnType<typeof listUnreminded>>[number]

async function remind(ctx: Ctx, due: Due) {
  if (await markReminded(ctx, due.booking.booking_id)) await say(ctx, 'class.reminder', due)
}

/** Three hours before a class, whatever the hour: once more, with the ticket at hand. */
export async function remindOnTheDay(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  for (;;) {
    const due = await listComing(ctx, 3, atOnce)
    for (const row of due)
      await transact(ctx, async (ctx) => {
        if (await markSoonReminded(ctx, row.booking.booking_id)) await say(ctx, 'class.soon', row)
      })
    if (due.length < atOnce) return
  }
}

async function say(
  ctx: Ctx,
  name: 'class.reminder' | 'class.soon',
  { booking, session, product }: Due,
) {
  const { booking_id, mb_id, od_id, lang } = booking
  const guest = await findGuest(ctx, booking_id)
  await announce(ctx, name, booking_id, {
    mb_id,
    ...(mb_id ? {} : { mb_name: guest.name, hp: guest.hp, od_id }),
    ...wordsOf({ session, product }),
    place: { ko: session.place, en: session.place_en || session.place },
    link: paths.tssa.ticket(ticketOf(ctx.house.config, booking_id)),
    lang,
  })
}
