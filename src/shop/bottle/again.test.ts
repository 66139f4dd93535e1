import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { houseCtx } from '#platform/context.ts'
import { readSettings } from '#shop/setting/service.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { bottleStudio, bottleTag } from './contract.ts'
import type { DesignDoc } from './design-contract.ts'
import { bottleDesk } from './desk-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { bottleInDollars, partInDollars, priceOf } from './price-rules.ts'
import { bottleJob, bottleKit, bottleModel } from './tables.ts'

const { house } = await testShop()
const [first, model] = [templates[1], bottles[1]]
if (!first || !model) throw new Error('no sample')
const [made] = await house.db.insert(bottleModel).values(model).returning()
house.kept.drop(['*'])
const bottle_id = made?.bottle_id ?? 0
await house.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()
// others may have looked at the bottles before this one was there
house.kept.drop([bottleTag])
const doc: DesignDoc = { ...first.doc, bottle_id }
const { usd_rate } = (await readSettings(houseCtx(house))).payment
const inDollars = priceOf(
  bottleInDollars(model, usd_rate),
  parts.map((part) => partInDollars(part, usd_rate)),
  doc,
  10,
  'usd',
)

const form = (more: object = {}) => ({
  title: '답례품',
  doc,
  qty: 10,
  name: '이바다',
  email: 'sea@mail.example',
  hp: '010-3333-9191',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  privacy: true,
  rights: true,
  expected: priceOf(model, parts, doc, 10, 'krw').total,
  ...more,
})
const approval = { approved_name: '이바다', consent: true }

/** A job whose first proof was approved. */
async function approvedJob(guest: Shopper): Promise<string> {
  const desk = await staff()
  const { token } = (await guest.call(bottleJobs.request, { body: form() })).data
  const { job_id, version } = (await guest.call(bottleJobs.show, { params: { token } })).data
  const sent = await desk.call(bottleDesk.send, { params: { job_id }, body: { note: '', version } })
  const body = { ...approval, round: 1, version: sent.data.version }
  await guest.call(bottleJobs.approve, { params: { token }, body })
  return token
}

describe('the price of who reads English', () => {
  test('is in dollars: what staff wrote, else by the rate; the job and its payment keep it', async () => {
    const guest = await shopper({ language: 'en' })
    const { data } = await guest.call(bottleStudio.options, {})
    const shown = data.bottles.find((one) => one.bottle_id === bottle_id)
    if (!shown) throw new Error('no bottle')
    const price = priceOf(shown, data.parts, doc, 10, 'usd')
    expect(price).toEqual(inDollars)
    expect(price.total).toBe(price.unit * 10 + price.setup)
    const body = form({ expected: price.total })
    expect((await guest.refused(bottleJobs.request, { body: form() })).status).toBe(409)
    const { token } = (await guest.call(bottleJobs.request, { body })).data
    const job = (await guest.call(bottleJobs.show, { params: { token } })).data
    expect(job).toMatchObject({ currency: 'usd', total: price.total })
  })

  test('is what staff wrote where they did', () => {
    const own = { ...model, setup_usd: 1_234, tiers: [{ from: 1, won: 9_000, usd: 777, days: 3 }] }
    const price = priceOf(bottleInDollars(own, 1_400), [], { ...doc, elements: [] }, 3, 'usd')
    expect(price).toMatchObject({ unit: 777, setup: 1_234, total: 777 * 3 + 1_234 })
  })
})

describe('once more', () => {
  test('what was approved is a new job with its proof, at today’s price, once per press', async () => {
    const guest = await shopper()
    const token = await approvedJob(guest)
    const key = { 'idempotency-key': 'bottle-again-0001' }
    const again = (await guest.call(bottleJobs.again, { params: { token } }, key)).data
    expect(again.token).not.toBe(token)
    expect((await guest.call(bottleJobs.again, { params: { token } }, key)).data).toEqual(again)
    const job = (await guest.call(bottleJobs.show, { params: { token: again.token } })).data
    expect(job).toMatchObject({
      state: 'proof_sent',
      qty: 10,
      name: '이바다',
      total: form().expected,
      can_approve: true,
      pay_token: null,
      consent_at: null,
      proofs: [{ round: 1, doc }],
    })
  })

  test('is refused for what nobody ever approved, and for guessed links', async () => {
    const guest = await shopper()
    const { token } = (await guest.call(bottleJobs.request, { body: form() })).data
    const refused = await guest.refused(bottleJobs.again, { params: { token } })
    expect([refused.status, refused.message]).toEqual([
      409,
      '승인한 적이 없는 도안이에요. 도안을 열어서 다시 의뢰해 주세요.',
    ])
    const params = { token: 'B'.repeat(32) }
    expect((await guest.refused(bottleJobs.again, { params })).status).toBe(404)
  })
})

test('a pin of the shop says so and leaves the proof to be approved', async () => {
  const guest = await shopper()
  const desk = await staff()
  const { token } = (await guest.call(bottleJobs.request, { body: form() })).data
  const params = { token }
  const job = (await guest.call(bottleJobs.show, { params })).data
  await desk.call(bottleDesk.send, {
    params: { job_id: job.job_id },
    body: { note: '', version: job.version },
  })
  const pin = { round: 1, x: 0.2, y: 0.3, body: '이 줄은 은박이에요.' }
  const pinned = (await desk.call(bottleJobs.pin, { params, body: pin })).data
  expect(pinned).toMatchObject({ state: 'proof_sent', can_approve: true })
  expect(pinned.pins).toMatchObject([{ by: 'shop', body: pin.body }])
})

describe('the desk refuses', () => {
  test.each([
    [
      'the same number twice',
      { tiers: [1, 1].map((from) => ({ from, won: 1, days: 1 })) },
      'tiers.1.from',
    ],
    [
      'a place beside the photograph',
      { box: { x: 800, y: 0, width: 200, height: 200 } },
      'box.width',
    ],
    ['a cap that is not there', { caps: ['cork'] }, 'caps'],
    ['no photograph', { picture: '' }, 'picture'],
    ['a label of nothing', { label_w: 0 }, 'label_w'],
    ['a price below nothing', { tiers: [{ from: 1, won: -1, days: 1 }] }, 'tiers.0.won'],
  ])('a bottle with %s', async (_what, wrong, field) => {
    const desk = await staff()
    const refused = await desk.refused(bottleDesk.make, { body: { ...model, ...wrong } })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('parts that are gone, foils without a plate, shapes that nothing draws, strange examples', async () => {
    const desk = await staff()
    const kit = (await desk.call(bottleDesk.kit, {})).data
    const save = async (body: typeof kit) =>
      Object.keys((await desk.refused(bottleDesk.saveKit, { body })).errors)
    expect(await save({ ...kit, parts: kit.parts.slice(1) })).toEqual(['parts'])
    const foil = kit.parts.findIndex(({ kind }) => kind === 'foil')
    const bare = kit.parts.map((part, at) => (at === foil ? { ...part, spot: '' } : part))
    expect(await save({ ...kit, parts: bare })).toEqual([`parts.${foil}.spot`])
    const [part] = kit.parts
    if (!part) throw new Error('no parts')
    const star = { ...part, kind: 'shape' as const, key: 'star' }
    expect(await save({ ...kit, parts: [...kit.parts, star] })).toEqual([
      `parts.${kit.parts.length}.name`,
    ])
    const lost = { key: 'lost', name: '하나', name_en: 'One', doc: { ...doc, bottle_id: 999_999 } }
    expect(await save({ ...kit, templates: [lost] })).toEqual(['templates.0.name'])
  })

  test('whoever may only send parcels', async () => {
    const orders = await shopper({ mb_id: 'bottle-orders', staff_role: 'order' })
    expect((await orders.refused(bottleDesk.make, { body: model })).status).toBe(403)
  })
})

describe('faulty bottles', () => {
  /** What was approved, paid and sent, and the desk that did it. */
  async function sentJob() {
    const guest = await shopper()
    const desk = await staff()
    const token = await approvedJob(guest)
    const { job_id } = (await guest.call(bottleJobs.show, { params: { token } })).data
    const at = { params: { job_id } }
    const stands = async (state: string) => {
      await house.db.update(bottleJob).set({ state }).where(eq(bottleJob.job_id, job_id))
    }
    return { guest, desk, token, at, stands, job_id }
  }

  test('are made again for nothing, as approved, once they have left; no more than were made', async () => {
    const { guest, desk, at, stands, job_id } = await sentJob()
    const body = { qty: 3, reason: '라벨이 비뚤어요' }
    const early = await desk.refused(bottleDesk.remake, { ...at, body })
    expect([early.status, early.message]).toEqual([
      409,
      '보낸 뒤에 흠이 있는 병을 다시 만들 수 있어요.',
    ])
    await stands('done')
    const key = { 'idempotency-key': 'bottle-remake-0001' }
    const made = (await desk.call(bottleDesk.remake, { ...at, body }, key)).data
    expect((await desk.call(bottleDesk.remake, { ...at, body }, key)).data.job_id).toBe(made.job_id)
    expect(made).toMatchObject({
      ...{ state: 'paid', qty: 3, total: 0, remake_of: job_id, approved_name: '이바다' },
      ...{ proofs: [{ round: 1, doc }], moves: ['production', 'on_hold'] },
    })
    expect(made.due_on).not.toBeNull()
    // its customer sees it by its own link
    const seen = (await guest.call(bottleJobs.show, { params: { token: made.token } })).data
    expect(seen).toMatchObject({ total: 0, remake_of: job_id, can_cancel: false, pay_token: null })
    expect((await desk.call(bottleDesk.job, at)).data.remakes).toEqual([
      { job_id: made.job_id, qty: 3, state: 'paid' },
    ])
    const more = { ...at, body: { qty: 8, reason: '깨졌어요' } }
    expect(Object.keys((await desk.refused(bottleDesk.remake, more)).errors)).toEqual(['qty'])
    await desk.call(bottleDesk.remake, { ...at, body: { ...more.body, qty: 7 } })
  })

  test('two people who make the same ones again make them once', async () => {
    const { desk, at, stands } = await sentJob()
    await stands('shipped')
    const body = { qty: 10, reason: '모두 깨졌어요' }
    const both = await Promise.allSettled([
      desk.call(bottleDesk.remake, { ...at, body }),
      desk.call(bottleDesk.remake, { ...at, body }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await desk.call(bottleDesk.job, at)).data.remakes.length).toBe(1)
  })

  test('are nobody’s but the staff’s to make again', async () => {
    const { guest, at } = await sentJob()
    const body = { qty: 1, reason: '' }
    expect((await guest.refused(bottleDesk.remake, { ...at, body })).status).toBeGreaterThan(400)
  })
})
