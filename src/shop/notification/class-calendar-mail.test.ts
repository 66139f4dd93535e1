import { beforeAll, expect, test } from 'vitest'
import type { Mail } from '#platform/mail.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { buyClass } from '#test/class-buying.ts'
import { newMember } from '#test/class-dates.ts'
import { newDate } from '#test/classes.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { payingShop } from '#test/paying.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await payingShop()
let desk: Shopper
beforeAll(async () => {
  desk = await shopper({ mb_id: `calendars_${Date.now()}`, staff_role: 'class' })
})

/** What the calendar file of a mail says, line by line. */
function calendarIn(mail: Mail | undefined) {
  const [file] = mail?.attachments ?? []
  const text = file?.content.toString().replaceAll('\r\n ', '') ?? ''
  const said = (name: string) =>
    text.match(new RegExp(`^${name}[;:](.*)\r$`, 'm'))?.[1]?.replace(/^.*:mailto:/, '')
  return {
    type: file?.contentType,
    name: file?.filename,
    method: said('METHOD'),
    uid: said('UID'),
    sequence: Number(said('SEQUENCE')),
    status: said('STATUS'),
    starts: said('DTSTART'),
    organizer: said('ORGANIZER'),
  }
}
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

test('a booking is put into a calendar by its mail, moved by the next, and taken out by the last', async () => {
  const minji = await newMember()
  const { session_id, class_id, starts_at } = await newDate(house)
  const next = await newDate(house, { class_id, starts_at: { days: 12 } })
  const { booking_id, od_id } = await buyClass(minji, session_id)
  const [booked] = (await mailboxOf(booking_id)).map(calendarIn)
  const type = (method: string) => `text/calendar; charset=utf-8; method=${method}`
  expect(booked).toMatchObject({
    ...{ type: type('PUBLISH'), method: 'PUBLISH', status: 'CONFIRMED' },
    ...{ name: `tssa-${booking_id}.ics`, starts: stamp(starts_at) },
  })
  // the link of the ticket leads to the same event, and so does the mail about the order
  const params = { booking_id }
  const link = await minji.who.file(myBookings.calendar, { params })
  const linked = (await link.bytes.text()).replaceAll('\r\n ', '')
  expect(linked).toContain(`UID:${booked?.uid}\r\nSEQUENCE:${booked?.sequence}\r\n`)
  const paid = (await mailboxOf(od_id)).find(({ attachments }) => attachments)
  expect(paid?.subject).toContain('예약이 확정되었어요')
  expect(calendarIn(paid)).toMatchObject({ uid: booked?.uid, sequence: booked?.sequence })

  const body = { session_id: next.session_id }
  await minji.who.call(myBookings.move, { params, body })
  const moved = calendarIn((await mailboxOf(booking_id)).at(-1))
  expect(moved).toMatchObject({
    uid: booked?.uid,
    method: 'PUBLISH',
    starts: stamp(next.starts_at),
  })
  expect(moved.sequence).toBeGreaterThan(booked?.sequence ?? 0)

  await desk.call(adminDates.cancelBooking, {
    params: { ...params, session_id: next.session_id },
    body: { reason: '강사 사정' },
  })
  const off = calendarIn((await mailboxOf(booking_id)).at(-1))
  expect(off).toMatchObject({
    ...{ uid: booked?.uid, type: type('CANCEL'), method: 'CANCEL', status: 'CANCELLED' },
    organizer: booked?.organizer,
  })
  expect(off.sequence).toBeGreaterThan(moved.sequence)
})
