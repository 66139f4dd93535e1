import { asc, eq } from 'drizzle-orm'
import type { Mail } from '#platform/mail.ts'
import { reactTask } from '#platform/react.ts'
import { event } from '#platform/tables.ts'
import { reactions } from '#reactions.ts'
import { deliver } from '#shop/notification/service/deliver.ts'
import { tellOf } from '#shop/notification/service/tell.ts'
import { delivery } from '#shop/notification/tables.ts'
import { notifiedEvents } from '#shop/notification/templates/index.ts'
import { testShop } from './database.ts'

/** Runs what follows the events of a subject and sends what they made, each twice as a retry would, and answers the mail that left. */
export async function mailboxOf(subject: string, now = new Date()): Promise<Mail[]> {
  const { house, outbox } = await testShop()
  const react = reactTask([
    {
      name: 'telling whom it concerns',
      on: notifiedEvents,
      follow: (ctx, happened) => tellOf({ ...ctx, now }, happened),
    },
  ])
  const before = outbox.length
  const happened = await house.db
    .select({ event_id: event.event_id })
    .from(event)
    .where(eq(event.subject, subject))
    .orderBy(asc(event.event_id))
  for (const { event_id } of happened) {
    await react(house, { event_id })
    await react(house, { event_id })
    for (const made of await house.db
      .select({ delivery_id: delivery.delivery_id })
      .from(delivery)
      .where(eq(delivery.event_id, event_id))
      .orderBy(asc(delivery.delivery_id))) {
      await deliver(house, made, now)
      await deliver(house, made, now)
    }
  }
  return outbox.slice(before)
}

/** Runs everything that follows the events of a subject, each twice as a retry would, and answers the mail that had not left before. */
export async function mailAfter(subject: string): Promise<Mail[]> {
  const { house, outbox } = await testShop()
  const react = reactTask(reactions)
  const before = outbox.length
  const happened = await house.db
    .select({ event_id: event.event_id })
    .from(event)
    .where(eq(event.subject, subject))
    .orderBy(asc(event.event_id))
  for (const { event_id } of happened) {
    await react(house, { event_id })
    await react(house, { event_id })
  }
  return outbox.slice(before)
}
