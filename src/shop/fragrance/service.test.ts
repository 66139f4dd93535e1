import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { applying } from '#shop/application/contract.ts'
import { adminApplications } from '#shop/application/desk-contract.ts'
import { sweepApplications } from '#shop/application/service/apply.ts'
import { keptRecord } from '#shop/member/account-tables.ts'
import { eraseMember, forgetOverdue } from '#shop/member/leave-store.ts'
import { takeTransfer } from '#shop/personal-payment/service/settle.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { type QuoteForm, scentDesk, scentWork, usualPromises } from './contract.ts'
import { movesFrom, refundOf, whyCannotAccept } from './rules.ts'
import { followPayment } from './service/money.ts'

const { house } = await testShop()
const brief = {
  ...{ purpose: 'brand', product_form: 'diffuser', moods: 'calm,warm', pieces: '50' },
  ...{ name: '한지우', mobile: '010-7171-2020', email: 'jiwoo.scent@mail.example' },
  ...{ privacy: true, made_to_order: true, sample_fee: true },
}
const offer = (more: Partial<QuoteForm> = {}): QuoteForm => ({
  lines: [
    { part: 'development', what: '향 개발', what_en: '', amount: 300_000 },
    { part: 'production', what: '디퓨저 50개', what_en: '', amount: 900_000 },
  ],
  currency: 'krw',
  deposit: 300_000,
  rounds: 2,
  note: '두 가지 방향을 제안해요.',
  promises: usualPromises,
  terms: '처방은 공방에 남아요.',
  valid_until: koreanToday(14),
  ...more,
})

async function quoted(more: Partial<QuoteForm> = {}, who?: Shopper) {
  const guest = who ?? (await shopper())
  const desk = await staff()
  const { ap_id } = (await guest.call(applying.fragrance, { body: brief })).data
  const params = { ap_id }
  const made = (await desk.call(scentDesk.quote, { params, body: offer(more) })).data
  if (!made) throw new Error('no offer')
  return { guest, desk, params, token: made.token, at: { token: made.token } }
}

/** The money of a personal payment has come, and the shop has heard of it. */
async function paid(pp_id: string | null, amount: number) {
  if (!pp_id) throw new Error('nothing to pay')
  await takeTransfer(houseCtx(house), pp_id, { amount, reason: 'test' })
  const happened = {
    ...{ event_id: 0, name: 'personal.paid', subject: pp_id, actor: 'shop' },
    ...{ lang: 'kr' as const, payload: {}, created_at: new Date() },
  }
  await followPayment(houseCtx(house), happened)
  await followPayment(houseCtx(house), happened)
}

const seen = async (desk: Shopper, params: { ap_id: number }) => {
  const { data } = await desk.call(scentDesk.show, { params })
  if (!data) throw new Error('no work')
  return data
}

async function sampled(who?: Shopper) {
  const one = await quoted({}, who)
  const { guest, desk, params, at } = one
  let scent = (await guest.call(scentWork.show, { params: at })).data
  const accepting = { params: at, body: { agreed: true, version: scent.version } }
  await guest.call(scentWork.accept, accepting)
  await paid((await seen(desk, params)).deposit_pp, 300_000)
  const { version } = await seen(desk, params)
  const body = { scents: ['A 숲', 'B 차'], note: '', waybill: '6403', version }
  await desk.call(scentDesk.sample, { params, body })
  scent = (await guest.call(scentWork.show, { params: at })).data
  return { ...one, scent }
}

describe('a fragrance of one’s own', () => {
  test('goes from the brief over offer, deposit, samples and approval to the parcel', async () => {
    const { guest, desk, params, at, scent } = await sampled()
    expect(scent).toMatchObject({ state: 'sample_sent', can_rate: true, total: 1_200_000 })
    const application = (await desk.call(adminApplications.show, { params })).data
    expect(application).toMatchObject({ state: 'quoted' })
    expect(application.answer_path).toBe(`/custom/fragrance_service/work/${at.token}`)
    const scents = [
      { rating: 5, verdict: 'keep' as const, words: '좋아요' },
      { rating: 2, verdict: 'drop' as const, words: '' },
    ]
    const few = { params: at, body: { scents: scents.slice(1), version: scent.version } }
    expect((await guest.refused(scentWork.rate, few)).errors).toHaveProperty('scents')
    const rated = (
      await guest.call(scentWork.rate, { params: at, body: { scents, version: scent.version } })
    ).data
    expect(rated.samples[0]?.scents[0]).toEqual({ name: 'A 숲', ...scents[0] })
    const approval = { scent: 'A 숲', approved_name: '한지우', consent: true }
    const strange = { ...approval, scent: 'C', version: rated.version }
    expect(
      (await guest.refused(scentWork.approve, { params: at, body: strange })).errors,
    ).toHaveProperty('scent')
    const bare = { ...approval, consent: false, version: rated.version }
    expect(
      (await guest.refused(scentWork.approve, { params: at, body: bare })).errors,
    ).toHaveProperty('consent')
    const approved = (
      await guest.call(scentWork.approve, {
        params: at,
        body: { ...approval, version: rated.version },
      })
    ).data
    expect(approved).toMatchObject({ state: 'approved', balance: 900_000, can_decline: false })
    const early = await seen(desk, params)
    const move = (state: 'production' | 'shipped' | 'done', version: number, waybill = '') =>
      ({ params, body: { state, waybill, reason: '', version } }) as const
    expect((await desk.refused(scentDesk.move, move('production', early.version))).status).toBe(409)
    await paid(early.balance_pp, 900_000)
    let now = await seen(desk, params)
    expect(now.moves).toEqual(['production'])
    for (const state of ['production', 'shipped', 'done'] as const)
      now = (await desk.call(scentDesk.move, move(state, now.version, '6404'))).data ?? now
    expect(now).toMatchObject({ state: 'done', waybill: '6404' })
  })

  test('given up after the first samples, half of the deposit goes back; by the shop, all of it', async () => {
    const one = await sampled()
    const body = { reason: '다른 계획', version: one.scent.version }
    const left = (await one.guest.call(scentWork.decline, { params: one.at, body })).data
    expect(left).toMatchObject({ state: 'declined', refund: 150_000, pay_token: null })
    const other = await sampled()
    const ending = { state: 'cancelled' as const, waybill: '', version: other.scent.version }
    const bare = { params: other.params, body: { ...ending, reason: '' } }
    expect((await other.desk.refused(scentDesk.move, bare)).errors).toHaveProperty('reason')
    const gone = { params: other.params, body: { ...ending, reason: '원료가 없어요' } }
    expect((await other.desk.call(scentDesk.move, gone)).data).toMatchObject({ refund: 300_000 })
  })

  test('an unpaid deposit is withdrawn with it, and nothing goes back', async () => {
    const { guest, at } = await quoted()
    const { version } = (await guest.call(scentWork.show, { params: at })).data
    const taken = await guest.call(scentWork.accept, {
      params: at,
      body: { agreed: true, version },
    })
    expect(taken.data.pay_token).toMatch(/^[\w-]{32}$/)
    const body = { reason: '', version: taken.data.version }
    const left = (await guest.call(scentWork.decline, { params: at, body })).data
    expect(left).toMatchObject({ state: 'declined', refund: 0, pay_token: null })
  })

  test('that promises secrecy is taken only with that promise, which is dated', async () => {
    const promises = {
      ...usualPromises,
      ...{ owner: 'customer' as const, exclusive: 12, nda: true, again: 9_000 },
    }
    const { guest, at } = await quoted({ promises })
    const { data } = await guest.call(scentWork.show, { params: at })
    expect(data).toMatchObject({ promises, nda_at: null })
    const body = { agreed: true, version: data.version }
    const refused = await guest.refused(scentWork.accept, { params: at, body })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['nda']])
    const taken = await guest.call(scentWork.accept, { params: at, body: { ...body, nda: true } })
    expect(taken.data.state).toBe('accepted')
    expect(taken.data.nda_at).not.toBeNull()
  })

  test('is accepted once, with the table read, as it was shown', async () => {
    const { guest, desk, params, at } = await quoted()
    const { version } = (await guest.call(scentWork.show, { params: at })).data
    const unread = { params: at, body: { agreed: false, version } }
    expect((await guest.refused(scentWork.accept, unread)).errors).toHaveProperty('agreed')
    const next = (await desk.call(scentDesk.quote, { params, body: offer({ deposit: 200_000 }) }))
      .data
    expect(next).toMatchObject({ token: at.token, deposit: 200_000 })
    const old = { params: at, body: { agreed: true, version } }
    expect((await guest.refused(scentWork.accept, old)).status).toBe(409)
    const body = { agreed: true, version: next?.version ?? 0 }
    await guest.call(scentWork.accept, { params: at, body })
    expect((await guest.refused(scentWork.accept, { params: at, body })).status).toBe(409)
    expect((await desk.refused(scentDesk.quote, { params, body: offer() })).status).toBe(409)
  })

  test.each([
    ['a deposit above the total', { deposit: 2_000_000 }, 'deposit'],
    ['no lines', { lines: [] }, 'lines'],
    [
      'a sum below nothing',
      { lines: [{ part: 'samples' as const, what: 'x', what_en: '', amount: -1 }] },
      'lines.0.amount',
    ],
    ['a day that is over', { valid_until: '2020-01-01' }, 'valid_until'],
  ])('an offer with %s is refused at its place', async (_what, wrong, field) => {
    const guest = await shopper()
    const { ap_id } = (await guest.call(applying.fragrance, { body: brief })).data
    const body = offer(wrong)
    const refused = await (await staff()).refused(scentDesk.quote, { params: { ap_id }, body })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('guessed links and strangers find nothing', async () => {
    const guest = await shopper()
    const params = { token: 'C'.repeat(32) }
    expect((await guest.refused(scentWork.show, { params })).status).toBe(404)
    const { params: at } = await quoted()
    const stranger = await shopper({ mb_id: 'scent-stranger' })
    expect((await stranger.refused(scentDesk.show, { params: at })).status).toBe(403)
  })
})

describe('whoever it was made for can be forgotten', () => {
  const nameless = { name: '', company: '', typed: { email: '', message: '', mobile: '' } }
  const heard = async (desk: Shopper, params: { ap_id: number }) => ({
    brief: (await desk.call(adminApplications.show, { params })).data,
    scent: await seen(desk, params),
  })

  test('a member who leaves takes names and words along; sums and stars stay, set apart for the law', async () => {
    const me = await shopper({ mb_id: 'scent-leaver' })
    const { desk, params, scent } = await sampled(me)
    const words = '엄마 냄새가 나요'
    const scents = [
      { rating: 5, verdict: 'keep' as const, words },
      { rating: 2, verdict: 'drop' as const, words: '' },
    ]
    await me.call(scentWork.rate, {
      params: { token: scent.token },
      body: { scents, version: scent.version },
    })
    await eraseMember(houseCtx(house), 'scent-leaver')
    const left = await heard(desk, params)
    expect(left.brief).toMatchObject({ mb_id: null, company: '', typed: nameless.typed })
    expect(left.scent).toMatchObject({ total: 1_200_000, deposit: 300_000, state: 'feedback' })
    expect(left.scent.samples[0]?.scents[0]).toEqual({
      ...{ name: 'A 숲', rating: 5, verdict: 'keep', words: '' },
    })
    const kept = await house.db.select().from(keptRecord)
    expect(kept.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`brief-${params.ap_id}`, `scent-${params.ap_id}`]),
    )
  })

  test('to the end of the third year after its answer a brief that was ordered has its name, then its sums alone', async () => {
    const { desk, params, scent } = await sampled()
    // 2 March 2026, half past midnight in Korea
    await house.db.execute(
      sql`update application set decided_at = '2026-03-01T15:30:00Z', updated_at = '2026-03-01T15:30:00Z' where ap_id = ${params.ap_id}`,
    )
    await house.db.execute(
      sql`insert into application_file (file_id, ap_id, file_name, file_type, file_size) values ('scent-old', ${params.ap_id}, '한지우.pdf', 'application/pdf', 9)`,
    )
    const night = async (moment: string) => {
      const later = houseCtx(house, { now: new Date(moment) })
      await sweepApplications(later)
      await forgetOverdue(later)
      return heard(desk, params)
    }
    const before = await night('2029-03-02T14:59:00Z')
    expect(before.brief).toMatchObject({ typed: { name: '한지우' }, files: [{}] })
    const left = await night('2029-03-02T15:00:00Z')
    expect(left.brief).toMatchObject({ company: '', typed: nameless.typed, files: [] })
    expect(left.scent).toMatchObject({ total: 1_200_000, deposit: 300_000, state: 'sample_sent' })
    expect(left.scent.lines).toEqual(scent.lines)
    // who paid is known as long as the law asks
    const payer = async () =>
      (
        await house.db.execute(
          sql`select name, price from personal_payment where pp_id = ${left.scent.deposit_pp}`,
        )
      ).rows
    expect(await payer()).toEqual([{ name: '한지우', price: 300_000 }])
    const last = await night('2040-01-01T00:00:00Z')
    expect(last.scent.total).toBe(1_200_000)
    expect(await payer()).toEqual([{ name: '', price: 300_000 }])
  })

  test('an offer that nobody took goes with its brief, by then or with its member', async () => {
    const guest = await quoted()
    const me = await quoted({}, await shopper({ mb_id: 'scent-looker' }))
    await eraseMember(houseCtx(house), 'scent-looker')
    await forgetOverdue(houseCtx(house, { now: new Date('2040-01-01T00:00:00Z') }))
    for (const { desk, params } of [guest, me])
      expect((await desk.refused(scentDesk.show, { params })).status).toBe(404)
  })
})

test('what goes back follows the table, and an offer lapses after its day', () => {
  const stands = (rounds: number, approved = false) => refundOf(100_001, { rounds, approved })
  expect([stands(0), stands(1), stands(2), stands(1, true)]).toEqual([100_001, 50_000, 0, 0])
  const quote = { valid_until: '2026-05-01', today: '2026-05-02' }
  expect(whyCannotAccept({ state: 'quoted' }, quote)).toContain('유효 기간')
  expect(whyCannotAccept({ state: 'quoted' }, { ...quote, today: '2026-05-01' })).toBeNull()
  expect(movesFrom({ state: 'approved', isPaid: false })).toEqual(['cancelled'])
})
