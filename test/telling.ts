import { and, asc, desc, eq, like } from 'drizzle-orm'
import { houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { reactTask } from '#platform/react.ts'
import { event } from '#platform/tables.ts'
import { transact } from '#platform/transact.ts'
import { reactions } from '#reactions.ts'
import { deliver } from '#shop/notification/service/deliver.ts'
import { tellOf } from '#shop/notification/service/tell.ts'
import { delivery, notification } from '#shop/notification/tables.ts'
import { notifiedEvents } from '#shop/notification/templates/index.ts'
import { testShop } from './database.ts'

type House = Awaited<ReturnType<typeof testShop>>['house']

/** An event as a domain announces it; its number. */
export async function happen(
  name: string,
  subject: string,
  payload: Record<string, unknown> = {},
  lang: 'kr' | 'en' = 'kr',
): Promise<number> {
  const { house } = await testShop()
  await transact(houseCtx(house, { lang }), (ctx) => announce(ctx, name, subject, payload))
  const [row] = await house.db
    .select({ event_id: event.event_id })
    .from(event)
    .where(eq(event.name, name))
    .orderBy(desc(event.event_id))
    .limit(1)
  return row?.event_id ?? 0
}

/** Everything that follows an event, as its job would do it. */
export async function follow(event_id: number) {
  const { house } = await testShop()
  await reactTask(reactions)(house, { event_id })
}

/** The notifications of an event alone, at a given time and in a given house. */
export async function tellAt(event_id: number, now: Date, house?: House) {
  const own = house ?? (await testShop()).house
  await reactTask([
    {
      name: 'telling whom it concerns',
      on: notifiedEvents,
      follow: (ctx, happened) => tellOf({ ...ctx, now }, happened),
    },
  ])(own, { event_id })
}

export async function deliveriesOf(event_id: number) {
  const { house } = await testShop()
  return house.db
    .select()
    .from(delivery)
    .where(eq(delivery.event_id, event_id))
    .orderBy(asc(delivery.delivery_id))
}

export async function sendAll(event_id: number, now = new Date(), house?: House) {
  const own = house ?? (await testShop()).house
  for (const { delivery_id } of await deliveriesOf(event_id))
    await deliver(own, { delivery_id }, now)
}

export async function listOf(mb_id: string, type = '%') {
  const { house } = await testShop()
  return house.db
    .select()
    .from(notification)
    .where(and(eq(notification.mb_id, mb_id), like(notification.type, type)))
    .orderBy(asc(notification.id))
}

/** Events of a name about a subject, oldest first. */
export async function eventsOf(subject: string, name: string) {
  const { house } = await testShop()
  return house.db
    .select()
    .from(event)
    .where(and(eq(event.subject, subject), eq(event.name, name)))
    .orderBy(asc(event.event_id))
}
