import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, before, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { checkIn, type Press } from '#shop/tssa/attendance-contract.ts'
import { adminCertificates, classCertificates } from '#shop/tssa/certificate-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { classAttendance, classSession } from '#shop/tssa/tables.ts'
import { classCalendars, classTickets } from '#shop/tssa/ticket-contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let desk: Shopper
let policy_id = 0
let people = 0

beforeAll(async () => {
  desk = await shopper({ mb_id: `door_${Date.now()}`, staff_role: 'class' })
  const made = await desk.call(adminStudio.addPolicy, {
    body: { name: '기준', name_en: '', steps: [{ days_before: 7, percent: 100 }] },
  })
  policy_id = made.data.policy_id
})

const terms = {
  ...{ name: '캔들 전문가', name_en: 'Candle specialist', issuer: '오드모아', issuer_en: 'Odemoa' },
  ...{
    number: '2026-000001',
    contact: '02-000-0000',
    attend_percent: 80,
    exam_fee: 0,
    issue_fee: 0,
  },
}

/** A course whose first meeting began an hour ago, with one booking of a member. */
async function course(meetings = 1, began = before(new Date(), { hours: 1 })) {
  const { data: one } = await desk.call(adminClasses.create, {
    body: {
      ...{ title: '캔들 과정', title_en: 'Candles', kind: 'certificate', category: 'candle' },
      ...{
        level: 'high',
        summary: '요약',
        summary_en: '',
        body: '소개',
        body_en: '',
        minutes: 120,
      },
      ...{ meetings, price: 50_000, price_usd: null, material_fee: 0, makes: '', makes_en: '' },
      ...{ bring: '앞치마', bring_en: 'An apron', age_from: 8, curriculum: [], min_people: 1 },
      ...{ images: ['scene-workshop-wide'], max_people: 8, certificate: terms, related: [] },
      ...{ class_use: true, class_order: 0, policy_id },
    },
  })
  await desk.call(adminDates.create, {
    body: {
      ...{ class_id: one.class_id, days: [koreanToday(10)], clock: '14:00', minutes: 120 },
      ...{ place: '공방', place_en: 'Studio', instructor_id: null, capacity: 8, min_people: 1 },
      ...{ closes_hours: 18, price: null },
    },
  })
  const found = await desk.call(adminDates.list, { query: { class_id: one.class_id } })
  const session_id = found.data[0]?.session_id ?? 0
  const mb_id = `cm${Date.now()}${people++}`
  const member = await shopper({ mb_id })
  const booked = await desk.call(adminDates.book, {
    params: { session_id },
    body: { name: '김민지', hp: '', mb_id, people: 2, amount: 100_000, note: '' },
  })
  await db
    .update(classSession)
    .set({
      starts_at: began,
      ends_at: after(began, { hours: 2 }),
      closes_at: began,
    })
    .where(eq(classSession.session_id, session_id))
  const [row] = booked.data.roster
  return {
    ...{ session_id, member, class_id: one.class_id, booking_id: row?.booking_id ?? '' },
    ids: row?.attendees.map((one) => one.attendee_id) ?? [],
  }
}
const pressOf = (
  session_id: number,
  attendee_id: number,
  state: Press['state'],
  more: Partial<Press> = {},
): Press => ({
  ...{ session_id, attendee_id, state, meeting_no: 1 },
  key: `press-${Math.random().toString(36).slice(2)}-key`,
  at: new Date().toISOString(),
  ...more,
})
const send = async (...presses: Press[]) =>
  (await desk.call(checkIn.press, { body: { presses } })).data.map((one) => one.outcome)

describe('the door', () => {
  test('the roll of today has everybody who comes, and what was noted of them', async () => {
    const { session_id, ids, booking_id } = await course()
    const at = before(new Date(), { hours: 1 })
    const today = koreanDay(at)
    expect(await send(pressOf(session_id, ids[0] ?? 0, 'late'))).toEqual(['taken'])
    const roll = await desk.call(checkIn.roll, { query: { day: today } })
    const meeting = roll.data.meetings.find((one) => one.session_id === session_id)
    expect(meeting?.comers.map((one) => [one.name, one.state])).toEqual([
      ['김민지', 'late'],
      ['김민지 +1', null],
    ])
    const roster = await desk.call(adminDates.show, { params: { session_id } })
    expect(roster.data.roster).toMatchObject([{ booking_id, state: 'attended' }])
  })

  test('a press that is sent again is taken once, also when both come at the same time', async () => {
    const { session_id, ids } = await course()
    const one = pressOf(session_id, ids[0] ?? 0, 'present')
    const both = await Promise.all([send(one), send(one), send(one)])
    expect(both.flat().toSorted()).toEqual(['known', 'known', 'taken'])
    // what was pressed since is not undone by an old one that comes late
    const later = pressOf(session_id, ids[0] ?? 0, 'absent')
    const old = pressOf(session_id, ids[0] ?? 0, 'present', {
      at: new Date(Date.now() - 60_000).toISOString(),
    })
    expect(await send(later)).toEqual(['taken'])
    expect(await send(old)).toEqual(['later'])
    const [row] = await db
      .select()
      .from(classAttendance)
      .where(eq(classAttendance.attendee_id, ids[0] ?? 0))
    expect(row?.state).toBe('absent')
  })

  test('a press for somebody who is not on the date, or too early, is refused with words; the others count', async () => {
    const [one, other] = [await course(), await course(2)]
    expect(
      await send(
        pressOf(one.session_id, other.ids[0] ?? 0, 'present'),
        pressOf(other.session_id, other.ids[0] ?? 0, 'present', { meeting_no: 2 }),
        pressOf(one.session_id, one.ids[0] ?? 0, 'present'),
      ),
    ).toEqual(['refused', 'refused', 'taken'])
  })

  test('everybody away is a no-show, and taking it back makes it a booking again', async () => {
    const { session_id, ids, booking_id } = await course()
    await send(...ids.map((id) => pressOf(session_id, id, 'absent')))
    const state = async () =>
      (await desk.call(adminDates.show, { params: { session_id } })).data.roster.find(
        (row) => row.booking_id === booking_id,
      )?.state
    expect(await state()).toBe('no_show')
    await send(...ids.map((id) => pressOf(session_id, id, null)))
    expect(await state()).toBe('confirmed')
  })
})

describe('a certificate', () => {
  test('is given from the set share of attendance on, once, and looked up with its name masked', async () => {
    const { session_id, ids, member, booking_id } = await course(
      5,
      before(new Date(), { days: 29 }),
    )
    const [first = 0] = ids
    const certify = () =>
      desk.call(adminDates.certify, { params: { session_id }, body: { attendee_ids: [first] } })
    for (const meeting_no of [1, 2, 3])
      await send(pressOf(session_id, first, 'present', { meeting_no }))
    await expect(certify()).rejects.toMatchObject({
      status: 422,
      errors: { attendee_ids: [expect.stringContaining('60%')] },
    })
    await send(pressOf(session_id, first, 'late', { meeting_no: 4 }))
    const made = await certify()
    const number = made.data.roster[0]?.attendees[0]?.certificate_no ?? ''
    expect(number).toMatch(/^TSSA-\d{4}-\d{4}$/)
    await expect(certify()).rejects.toMatchObject({ status: 422 })

    const guest = await shopper()
    const seen = await guest.call(classCertificates.check, {
      params: { certificate_no: number.toLowerCase() },
    })
    expect(seen.data).toMatchObject({
      ...{ state: 'valid', name: '김*지', registration: '2026-000001', revoked_on: null },
      course: { ko: '캔들 전문가', en: 'Candle specialist' },
    })
    expect(JSON.stringify(seen.data)).not.toContain('김민지')
    const mine = await member.call(myBookings.show, { params: { booking_id } })
    expect(mine.data.certificates).toMatchObject([{ certificate_no: number }])
    const token = mine.data.ticket
    for (const lang of ['kr', 'en'] as const) {
      const file = await guest.file(classTickets.certificate, {
        params: { token, certificate_no: number },
        query: { lang },
      })
      const text = Buffer.from(await file.bytes.arrayBuffer()).toString('latin1')
      expect(text).toMatch(/\/FontFile[23]?/)
    }
  })

  test('issued anew the old number says that it was revoked; nobody has two that count', async () => {
    const { session_id, ids } = await course()
    const [first = 0] = ids
    await send(pressOf(session_id, first, 'present'))
    const made = await desk.call(adminDates.certify, {
      params: { session_id },
      body: { attendee_ids: [first] },
    })
    const certificate_no = made.data.roster[0]?.attendees[0]?.certificate_no ?? ''
    const next = await desk.call(adminCertificates.reissue, {
      params: { certificate_no },
      body: { name: '김민지', name_en: 'Minji Kim', reason: '영어 이름' },
    })
    expect(next.data).toMatchObject({ replaces: certificate_no, state: 'valid' })
    const guest = await shopper()
    const old = await guest.call(classCertificates.check, { params: { certificate_no } })
    expect(old.data?.state).toBe('revoked')
    const again = await desk.refused(adminCertificates.revoke, {
      params: { certificate_no },
      body: { reason: '두 번' },
    })
    expect(again.status).toBe(409)
    await desk.call(adminCertificates.revoke, {
      params: { certificate_no: next.data.certificate_no },
      body: { reason: '잘못 발급' },
    })
    const list = await desk.call(adminCertificates.list, { query: { keyword: certificate_no } })
    expect(list.data[0]).toMatchObject({ state: 'revoked', revoke_reason: '영어 이름' })
  })

  test('a number that nobody was given is not found', async () => {
    const guest = await shopper()
    const none = await guest.call(classCertificates.check, {
      params: { certificate_no: 'TSSA-1999-0001' },
    })
    expect(none.data).toBeNull()
  })
})

describe('a ticket', () => {
  test('is read by its link without an account; a changed link leads nowhere', async () => {
    const { member, booking_id } = await course(3)
    const { ticket } = (await member.call(myBookings.show, { params: { booking_id } })).data
    const guest = await shopper()
    const seen = await guest.call(classTickets.show, { params: { token: ticket } })
    expect(seen.data).toMatchObject({ booking_id, people: 2, bring: { ko: '앞치마' } })
    expect(seen.data.meetings).toHaveLength(3)
    // without the link, drawn by chance, and the number, written by the clock: either may look like a phone's
    const told = JSON.stringify(seen.data).replaceAll(ticket, '').replaceAll(booking_id, '')
    expect(told).not.toMatch(/010-?\d{4}|@mail|100000/)
    const bent = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`
    expect((await guest.refused(classTickets.show, { params: { token: bent } })).status).toBe(404)
    const file = await guest.file(classTickets.calendar, { params: { token: ticket } })
    const ics = await file.bytes.text()
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(ics).toContain('SUMMARY:TSSA · 캔들 과정 (3/3)')
  })

  test('calendars: all dates, those of one class, and a member’s own by an address that can be renewed', async () => {
    const { member, class_id, booking_id } = await course(2, after(new Date(), { days: 5 }))
    const guest = await shopper()
    const open = await guest.file(classCalendars.open, {
      query: { class_id: String(class_id), lang: 'en' },
    })
    const text = await open.bytes.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('SUMMARY:Candles (2/2)')
    expect(text).not.toContain('VALARM')
    expect((await member.call(classCalendars.address, {})).data.token).toBeNull()
    const { token } = (await member.call(classCalendars.renew, {})).data
    const own = await guest.file(classCalendars.mine, { params: { token: token ?? '' }, query: {} })
    expect(await own.bytes.text()).toContain(`UID:${booking_id}@`)
    await member.call(classCalendars.renew, {})
    const old = await guest.refused(classCalendars.mine, {
      params: { token: token ?? '' },
      query: {},
    })
    expect(old.status).toBe(404)
  })
})
