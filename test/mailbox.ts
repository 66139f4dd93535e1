import { asc, eq } from 'drizzle-orm'
import type { Mail } from '#platform/mail.ts'
import { reactTask } from '#platform/react.ts'
import { event } from '#platform/tables.ts'
import { reactions } from '#reactions.ts'
import { mailAboutOrder, mailedEvents } from '#shop/order/service/send-mails.ts'
import { testShop } from './database.ts'

/** Runs what follows the events of an order, each twice as a retry would, and answers the mail that left. */
export async function mailboxOf(od_id: string): Promise<Mail[]> {
  const { house, outbox } = await testShop()
  const react = reactTask([{ name: 'mail about an order', on: mailedEvents, follow: mailAboutOrder }])
  const before = outbox.length
  const happened = await house.db.select({ event_id: event.event_id }).from(event).where(eq(event.subject, od_id)).orderBy(asc(event.event_id))
  for (const { event_id } of happened) {
    await react(house, { event_id })
    await react(house, { event_id })
  }
  return outbox.slice(before)
}

/** Runs everything that follows the events of a subject, each twice as a retry would, and answers the mail that had not left before. */
export async function mailAfter(subject: string): Promise<Mail[]> {
  const { house, outbox } = await testShop()
  const react = reactTask(reactions)
  const before = outbox.length
  const happened = await house.db.select({ event_id: event.event_id }).from(event).where(eq(event.subject, subject)).orderBy(asc(event.event_id))
  for (const { event_id } of happened) {
    await react(house, { event_id })
    await react(house, { event_id })
  }
  return outbox.slice(before)
}
