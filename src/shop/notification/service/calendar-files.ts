import type { Ctx } from '#platform/context.ts'
import type { Mail } from '#platform/mail.ts'
import { type DeliveryRow, findSubject } from '#shop/notification/store/deliveries.ts'
import { fileOfBooking, filesOfOrder } from '#shop/tssa/service/booking-file.ts'

const ofBookings: readonly string[] = [
  'class.booked',
  'class.moved',
  'class.moved_by_shop',
  'class.reduced',
  'class.cancelled',
  'class.called_off',
]
const ofOrders: readonly string[] = ['order.class_paid']

/**
 * What a mail about a booking puts into its reader's calendar, as the booking stands when the mail leaves. Made then and not kept: it
 * holds the ticket's address.
 */
export async function calendarFiles(ctx: Ctx, row: DeliveryRow): Promise<Mail['attachments']> {
  const isOfOrder = ofOrders.includes(row.kind)
  if (!isOfOrder && !ofBookings.includes(row.kind)) return undefined
  const subject = await findSubject(ctx, row)
  if (!subject) return undefined
  const reader = { ...ctx, lang: row.lang === 'en' ? ('en' as const) : ('kr' as const) }
  const files = await (isOfOrder ? filesOfOrder : fileOfBooking)(reader, subject)
  return files.map(({ name, text, type }) => ({
    filename: name,
    content: Buffer.from(text),
    contentType: type,
  }))
}
