import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { applying, myApplications } from '#shop/application/contract.ts'
import { adminApplications } from '#shop/application/desk-contract.ts'
import { sweepApplications } from '#shop/application/service/apply.ts'
import { keptRecord } from '#shop/member/account-tables.ts'
import { eraseMember, forgetOverdue } from '#shop/member/leave-store.ts'
import { personalPayments } from '#shop/personal-payment/contract.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { adminProposals, classProposals, type ProposalForm } from '#shop/tssa/proposal-contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const asked = {
  asker: 'company',
  topic: 'perfume',
  people: '12',
  venue: 'studio',
  wanted_on: koreanToday(20),
  wanted_too: koreanToday(21),
  wanted_time: 'afternoon',
  name: '이지현',
  mobile: '010-1234-5678',
  email: 'work@mail.example',
  company: '새벽출판사',
  privacy: true,
}

let desk: Shopper
let class_id = 0

beforeAll(async () => {
  desk = await shopper({ mb_id: `teach_${Date.now()}`, staff_role: 'class' })
  const policy = await desk.call(adminStudio.addPolicy, {
    body: { name: '기준', name_en: '', steps: [{ days_before: 7, percent: 100 }] },
  })
  const made = await desk.call(adminClasses.create, {
    body: {
      ...{ title: '모두의 향수', title_en: 'Perfume for all', summary: '요약', summary_en: '' },
      ...{ kind: 'group', category: 'perfume', level: 'first', body: '소개', body_en: '' },
      ...{ minutes: 120, meetings: 2, price: 50_000, price_usd: null, material_fee: 0 },
      ...{ makes: '향수', makes_en: '', bring: '', bring_en: '', age_from: 8, curriculum: [] },
      ...{ images: ['scene-workshop-wide'], min_people: 1, max_people: 20, certificate: null },
      ...{ related: [], class_use: true, class_order: 0, policy_id: policy.data.policy_id },
    },
  })
  class_id = made.data.class_id
})

const proposal = (given: Partial<ProposalForm> = {}): ProposalForm => ({
  class_id,
  day: koreanToday(20),
  clock: '14:00',
  minutes: 150,
  place: '2층 공방',
  place_en: 'Studio',
  instructor_id: null,
  people: 12,
  amount: 540_000,
  note: '',
  reply: '원하신 날로 준비했어요.',
  last_day: koreanToday(7),
  ...given,
})

async function inquiry(who: Shopper, given: Partial<typeof asked> = {}): Promise<number> {
  return (await who.call(applying.class, { body: { ...asked, ...given } })).data.ap_id
}
async function proposaled(who: Shopper, given: Partial<ProposalForm> = {}) {
  const ap_id = await inquiry(who)
  const made = await desk.call(adminProposals.make, { params: { ap_id }, body: proposal(given) })
  return { ap_id, proposal: made.data[0] as NonNullable<(typeof made.data)[0]> }
}
const accepting = (token: string, expected = 540_000) => ({
  params: { token },
  body: { name: '이지현', agreed: true as const, expected },
})

describe('asking for a class', () => {
  test('a guest asks, and who it is for must be told', async () => {
    const guest = await shopper()
    expect(await inquiry(guest)).toBeGreaterThan(0)
    const wrong = await guest.refused(applying.class, { body: { ...asked, asker: '' } })
    expect(Object.keys(wrong.errors)).toEqual(['asker'])
  })

  test('staff of the studio see what was asked about classes, and nothing else', async () => {
    const guest = await shopper()
    const ap_id = await inquiry(guest)
    const bulk = await guest.call(applying.bulk, {
      body: { ...asked, goods: ['캔들'], counts: ['10'] },
    })
    const seen = await desk.call(adminApplications.list, { query: {} })
    expect(new Set(seen.data.map((row) => row.kind))).toEqual(new Set(['class']))
    const shown = await desk.call(adminApplications.show, { params: { ap_id } })
    expect(shown.data.typed).toMatchObject({ asker: 'company', wanted_time: 'afternoon' })
    const other = await desk.refused(adminApplications.show, {
      params: { ap_id: bulk.data.ap_id },
    })
    expect(other.status).toBe(404)
  })
})

describe('an proposal', () => {
  test('is read by its link alone, and stands with what was asked', async () => {
    const member = await shopper({ mb_id: `asks_${Date.now()}` })
    const { ap_id, proposal } = await proposaled(member)
    const guest = await shopper()
    const seen = await guest.call(classProposals.show, { params: { token: proposal.token } })
    expect(seen.data).toMatchObject({
      ...{ state: 'sent', amount: 540_000, supply: 490_909, vat: 49_091, people: 12 },
      recipient: { company: '새벽출판사', name: '이지현' },
    })
    const mine = await member.call(myApplications.show, { params: { ap_id } })
    expect(mine.data).toMatchObject({
      state: 'quoted',
      reply: '원하신 날로 준비했어요.',
      answer_path: `/tssa/proposal/${proposal.token}`,
      can_change: false,
    })
    const guessed = await guest.refused(classProposals.show, { params: { token: 'x'.repeat(32) } })
    expect(guessed.status).toBe(404)
  })

  test('accepted, it is a private date with its booking and a link to pay', async () => {
    const member = await shopper({ mb_id: `takes_${Date.now()}` })
    const { ap_id, proposal } = await proposaled(member)
    const taken = await (await shopper()).call(classProposals.accept, accepting(proposal.token))
    expect(taken.data.state).toBe('accepted')
    const mine = await member.call(myBookings.list, { query: {} })
    expect(mine.data[0]).toMatchObject({
      ...{ booking_id: taken.data.booking_id, state: 'confirmed', people: 12, amount: 540_000 },
    })
    const pay = await member.call(personalPayments.show, {
      params: { token: taken.data.pay_token ?? '' },
    })
    expect(pay.data).toMatchObject({ price: 540_000, state: 'waiting', currency: 'krw' })
    const application = await member.call(myApplications.show, { params: { ap_id } })
    expect(application.data.state).toBe('confirmed')
    const open = await member.call(classes.sessions, { query: { class_id } })
    expect(open.data).toEqual([])
    const [made] = (await desk.call(adminProposals.list, { params: { ap_id } })).data
    const roster = await desk.call(adminDates.show, {
      params: { session_id: made?.session_id ?? 0 },
    })
    expect(roster.data).toMatchObject({ booked: 12, capacity: 12 })
    // the class meets twice, and one day was offered
    expect(roster.data.meetings).toHaveLength(1)
    expect(roster.data.roster[0]?.attendees).toHaveLength(12)
  })

  test('of two who accept at once one has it, and there is one booking', async () => {
    const member = await shopper({ mb_id: `twice_${Date.now()}` })
    const { proposal } = await proposaled(member)
    const both = await Promise.allSettled([
      member.call(classProposals.accept, accepting(proposal.token)),
      member.call(classProposals.accept, accepting(proposal.token)),
    ])
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await member.call(myBookings.list, { query: {} })).total).toBe(1)
  })

  test('a new one takes the place of the last; another sum than was read is refused', async () => {
    const guest = await shopper()
    const { ap_id, proposal: first } = await proposaled(guest)
    const made = await desk.call(adminProposals.make, {
      params: { ap_id },
      body: proposal({ amount: 500_000 }),
    })
    expect(made.data.map((one) => one.state)).toEqual(['sent', 'withdrawn'])
    const old = await guest.refused(classProposals.accept, accepting(first.token))
    expect(old.status).toBe(409)
    const token = made.data[0]?.token ?? ''
    expect((await guest.refused(classProposals.accept, accepting(token))).status).toBe(409)
    expect((await guest.call(classProposals.accept, accepting(token, 500_000))).data.state).toBe(
      'accepted',
    )
  })

  test('that was withdrawn, or of an inquiry taken back, cannot be accepted', async () => {
    const member = await shopper({ mb_id: `gone_${Date.now()}` })
    const one = await proposaled(member)
    await desk.call(adminProposals.withdraw, {
      params: { ap_id: one.ap_id, proposal_id: one.proposal.proposal_id },
    })
    expect(
      (await member.refused(classProposals.accept, accepting(one.proposal.token))).status,
    ).toBe(409)
    const two = await proposaled(member)
    await member.call(myApplications.withdraw, { params: { ap_id: two.ap_id } })
    expect(
      (await member.refused(classProposals.accept, accepting(two.proposal.token))).status,
    ).toBe(409)
    expect((await member.call(myBookings.list, { query: {} })).total).toBe(0)
  })

  test('cannot be for a time that is over, nor last longer than until the class', async () => {
    const ap_id = await inquiry(await shopper())
    const refused = (given: Partial<ProposalForm>) =>
      desk.refused(adminProposals.make, { params: { ap_id }, body: proposal(given) })
    expect(Object.keys((await refused({ day: koreanToday(-1) })).errors)).toEqual(['day'])
    expect(Object.keys((await refused({ last_day: koreanToday(25) })).errors)).toEqual(['last_day'])
  })

  test('comes as a paper in both languages', async () => {
    const { proposal } = await proposaled(await shopper())
    for (const [language, name] of [
      ['kr', '견적서'],
      ['en', 'Quotation'],
    ] as const) {
      const guest = await shopper({ language })
      const file = await guest.file(classProposals.pdf, { params: { token: proposal.token } })
      expect(file.name).toContain(name)
      expect(file.bytes.size).toBeGreaterThan(10_000)
    }
  })
})

describe('whoever asked for a class can be forgotten', () => {
  const held = async (ap_id: number) => {
    const params = { ap_id }
    const asked = (await desk.call(adminApplications.show, { params })).data
    const proposals = (await desk.call(adminProposals.list, { params })).data
    return { asked, proposals }
  }
  const nobody = { company: '', typed: { email: '', mobile: '' } }
  const sums = { ...{ state: 'accepted', amount: 540_000, people: 12 }, accepted_name: '' }

  test('a member who leaves takes names along; what was taken keeps date and sum, set apart for the law', async () => {
    const { house } = await testShop()
    const mb_id = `forgets_${Date.now()}`
    const member = await shopper({ mb_id })
    const { ap_id, proposal } = await proposaled(member, { note: '이지현 님 댁으로 가요.' })
    await member.call(classProposals.accept, accepting(proposal.token))
    const other = await proposaled(member)
    await eraseMember(houseCtx(house), mb_id)
    const left = await held(ap_id)
    expect(left.asked).toMatchObject({ mb_id: null, ...nobody })
    expect(left.proposals).toMatchObject([{ ...sums, note: '', place: { ko: '' } }])
    const booking_id = left.proposals[0]?.booking_id
    const { rows } = await house.db.execute(sql`
      select b.mb_id, b.note, s.place, s.place_en from class_booking b join class_session s using (session_id) where booking_id = ${booking_id}`)
    expect(rows).toEqual([{ mb_id: null, note: '', place: '', place_en: '' }])
    const paper = await (await shopper()).file(classProposals.pdf, {
      params: { token: proposal.token },
    })
    expect(paper.bytes.size).toBeGreaterThan(10_000)
    const kept = await house.db.select().from(keptRecord)
    const subjects = [`brief-${ap_id}`, `proposal-${proposal.proposal_id}`]
    expect(kept.map(({ subject }) => subject)).toEqual(expect.arrayContaining(subjects))
    const gone = await desk.refused(adminApplications.show, { params: { ap_id: other.ap_id } })
    expect(gone.status).toBe(404)
  })

  test('to the end of the third year after the answer a guest who took a class has a name, then there are sums alone', async () => {
    const { house } = await testShop()
    const guest = await shopper()
    const one = await proposaled(guest)
    const other = await proposaled(guest)
    await guest.call(classProposals.accept, accepting(one.proposal.token))
    // 2 March 2026, half past midnight in Korea
    await house.db.execute(
      sql`update application set decided_at = '2026-03-01T15:30:00Z', updated_at = '2026-03-01T15:30:00Z' where ap_id in (${one.ap_id}, ${other.ap_id})`,
    )
    const night = async (moment: string) => {
      const later = houseCtx(house, { now: new Date(moment) })
      await sweepApplications(later)
      await forgetOverdue(later)
      return held(one.ap_id)
    }
    const before = await night('2029-03-02T14:59:00Z')
    expect(before.asked).toMatchObject({ company: '새벽출판사', typed: { name: '이지현' } })
    expect(before.proposals).toMatchObject([{ amount: 540_000, accepted_name: '이지현' }])
    const left = await night('2029-03-02T15:00:00Z')
    expect(left.asked).toMatchObject(nobody)
    expect(left.proposals).toMatchObject([sums])
    const { rows } = await house.db.execute(sql`
      select b.note, s.place, s.place_en from class_booking b join class_session s using (session_id) where booking_id = ${left.proposals[0]?.booking_id}`)
    expect(rows).toEqual([{ note: '', place: '', place_en: '' }])
    expect((await night('2040-01-01T00:00:00Z')).proposals).toMatchObject([sums])
    const gone = await desk.refused(adminApplications.show, { params: { ap_id: other.ap_id } })
    expect(gone.status).toBe(404)
  })
})
