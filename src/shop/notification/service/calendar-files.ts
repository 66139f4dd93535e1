import type { Ctx } from '#platform/context.ts'
import type { Mail } from '#platform/mail.ts'
import { type DeliveryRow, findSubject } from '#shop/notification/store/deliveries.ts'
import { fileOfBooking, filesOfFallen, filesOfOrder } from '#shop/tssa/service/booking-file.ts'

const ofBookings: readonly string[] = [
  'class.booked',
  'class.moved',
  'class.moved_by_shop',
  'class.reduced',
  'class.taken_out',
  'class.cancelled',
  'class.called_off',
]
// of goods and classes together the mail is that of the goods
const ofFallen: readonly string[] = [
  'order.class_cancelled',
  'order.cancelled',
  'order.class_deposit_returned',
  'order.deposit_returned',
  'order.class_deposit_undone',
  'order.deposit_undone',
]

function filesFor(kind: string) {
  if (ofBookings.includes(kind)) return fileOfBooking
  if (ofFallen.includes(kind)) return filesOfFallen
  return kind === 'order.class_paid' ? filesOfOrder : null
}

/**
 * What a mail about a booking puts into its reader's calendar, as the booking stands when the mail leaves. Made then and not kept: it
 * holds the ticket's address.
 */
export async function calendarFiles(ctx: Ctx, row: DeliveryRow): Promise<Mail['attachments']> {
  const read = filesFor(row.kind)
  if (!read) return undefined
  const subject = await findSubject(ctx, row)
  if (!subject) return undefined
  const reader = { ...ctx, lang: row.lang === 'en' ? ('en' as const) : ('kr' as const) }
  const files = await read(reader, subject)
  return files.map(({ name, text, type }) => ({
    filename: name,
    content: Buffer.from(text),
    contentType: type,
  }))
}
