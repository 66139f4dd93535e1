import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bottles, parts, templates } from '#db/seed/bottles.ts'
import { houseCtx } from '#platform/context.ts'
import { eraseMember, forgetOverdue } from '#shop/member/leave-store.ts'
import { takeTransfer } from '#shop/personal-payment/service/settle.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { bottleStudio, myBottles } from './contract.ts'
import type { DesignDoc } from './design-contract.ts'
import { bottleDesk } from './desk-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { priceOf } from './price-rules.ts'
import { followPayment } from './service/money.ts'
import { bottleKit, bottleModel } from './tables.ts'

const { house } = await testShop()
const [first, model] = [templates[1], bottles[1]]
if (!first || !model) throw new Error('no sample')
const [made] = await house.db.insert(bottleModel).values(model).returning()
house.kept.drop(['*'])
const bottle_id = made?.bottle_id ?? 0
await house.db.insert(bottleKit).values({ kit_id: 1, parts, templates: [] }).onConflictDoNothing()
const doc: DesignDoc = { ...first.doc, bottle_id }

const form = (more: object = {}) => ({
  title: '답례품',
  doc,
  qty: 10,
  name: '김하늘',
  email: 'sky@mail.example',
  hp: '010-1234-5678',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  privacy: true,
  rights: true,
  expected: priceOf(model, parts, doc, 10, 'krw').total,
  ...more,
})
const file = (bytes: Uint8Array, name = 'logo.png') => new File([new Uint8Array(bytes)], name)
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
const approval = { approved_name: '김하늘', consent: true }

describe('a job', () => {
  test('goes from a guest’s design over a proof and its comments to money and the parcel', async () => {
    const guest = await shopper()
    const desk = await staff()
    const { token } = (await guest.call(bottleJobs.request, { body: form() })).data
    const params = { token }
    const job_id = (await guest.call(bottleJobs.show, { params })).data.job_id
    const at = { params: { job_id } }
    let job = (await desk.call(bottleDesk.job, at)).data
    expect(job).toMatchObject({ state: 'submitted', qty: 10, total: form().expected })
    job = (await desk.call(bottleDesk.send, { ...at, body: { note: '', version: job.version } }))
      .data
    const pin = { round: 1, x: 0.5, y: 0.25, body: '이름을 조금 위로' }
    const pinned = (await guest.call(bottleJobs.pin, { params, body: pin })).data
    expect(pinned).toMatchObject({ state: 'revision_requested', can_approve: false, pins: [pin] })
    const early = { ...approval, round: 1, version: pinned.version }
    expect((await guest.refused(bottleJobs.approve, { params, body: early })).status).toBe(409)
    job = (
      await desk.call(bottleDesk.send, {
        ...at,
        body: { note: '옮겼어요', version: pinned.version },
      })
    ).data
    const good = { ...approval, round: 2, version: job.version }
    expect(
      (await guest.refused(bottleJobs.approve, { params, body: { ...good, consent: false } }))
        .errors,
    ).toHaveProperty('consent')
    const approved = (await guest.call(bottleJobs.approve, { params, body: good })).data
    expect(approved).toMatchObject({
      state: 'approved',
      approved_name: '김하늘',
      can_change: false,
    })
    expect(approved.consent_at).not.toBeNull()
    expect(approved.pay_token).toMatch(/^[\w-]{32}$/)
    const change = { params, body: { doc, version: approved.version } }
    expect((await guest.refused(bottleJobs.design, change)).status).toBe(409)
    const pp_id = (await desk.call(bottleDesk.job, at)).data.pp_id ?? ''
    await takeTransfer(houseCtx(house), pp_id, { amount: job.total, reason: 'test' })
    const happened = {
      event_id: 0,
      name: 'personal.paid',
      subject: pp_id,
      actor: 'shop',
      lang: 'kr' as const,
      payload: {},
      created_at: new Date(),
    }
    await followPayment(houseCtx(house), happened)
    await followPayment(houseCtx(house), happened)
    job = (await desk.call(bottleDesk.job, at)).data
    expect(job).toMatchObject({ state: 'paid', moves: ['production', 'on_hold'] })
    expect(job.due_on).toMatch(/^\d{4}-/)
    const move = async (state: 'production' | 'shipped' | 'done', waybill = '') => {
      job = (
        await desk.call(bottleDesk.move, {
          ...at,
          body: { state, waybill, reason: '', version: job.version },
        })
      ).data
    }
    await move('production')
    const bare = { state: 'shipped' as const, waybill: '', reason: '', version: job.version }
    expect((await desk.refused(bottleDesk.move, { ...at, body: bare })).errors).toHaveProperty(
      'waybill',
    )
    await move('shipped', '1234-5678')
    await move('done')
    const pdf = await desk.file(bottleDesk.press, at)
    expect(pdf.name).toBe(`press-${job_id}.pdf`)
  })

  test('keeps its sums without its people, when its member leaves and to the end of the fifth year', async () => {
    const ask = async (who: Shopper) =>
      (await who.call(bottleJobs.request, { body: form() })).data.token
    const jobOf = async (token: string) =>
      (
        await house.db.execute(
          sql`select mb_id, name, email, hp, address, total from bottle_job where token = ${token}`,
        )
      ).rows[0]
    const total = form().expected
    const nobody = { mb_id: null, name: '', email: '', hp: '', address: '', total }
    const mine = await ask(await shopper({ mb_id: 'bottle-leaver' }))
    await eraseMember(houseCtx(house), 'bottle-leaver')
    expect(await jobOf(mine)).toEqual(nobody)
    const guest = await ask(await shopper())
    // 2 March 2026, half past midnight in Korea
    await house.db.execute(
      sql`update bottle_job set created_at = '2026-03-01T15:30:00Z' where token = ${guest}`,
    )
    await forgetOverdue(houseCtx(house, { now: new Date('2031-03-02T14:59:00Z') }))
    expect(await jobOf(guest)).toMatchObject({ name: '김하늘', total })
    await forgetOverdue(houseCtx(house, { now: new Date('2031-03-02T15:00:00Z') }))
    expect(await jobOf(guest)).toEqual(nobody)
  })

  test('is given up before it is paid', async () => {
    const guest = await shopper()
    const desk = await staff()
    const { token } = (await guest.call(bottleJobs.request, { body: form() })).data
    const { job_id, version } = (await guest.call(bottleJobs.show, { params: { token } })).data
    const sent = await desk.call(bottleDesk.send, {
      params: { job_id },
      body: { note: '', version },
    })
    const body = { ...approval, round: 1, version: sent.data.version }
    const job = (await guest.call(bottleJobs.approve, { params: { token }, body })).data
    expect(job).toMatchObject({ state: 'approved', proofs: [{ round: 1 }] })
    expect(job.pay_token).not.toBeNull()
    const gone = (
      await guest.call(bottleJobs.cancel, { params: { token }, body: { version: job.version } })
    ).data
    expect(gone.state).toBe('cancelled')
  })

  test('is made once however often a lost answer is sent for again', async () => {
    const guest = await shopper()
    const key = { 'idempotency-key': 'bottle-once-0001' }
    const ask = { body: form() }
    const one = (await guest.call(bottleJobs.request, ask, key)).data
    expect((await guest.call(bottleJobs.request, ask, key)).data).toEqual(one)
    // the same key and body of somebody else is a job of their own: its link is nobody else's
    const stranger = await shopper()
    expect((await stranger.call(bottleJobs.request, ask, key)).data.token).not.toBe(one.token)
  })

  test('refuses another sum, what cannot be printed, and guessed links', async () => {
    const guest = await shopper()
    expect((await guest.refused(bottleJobs.request, { body: form({ expected: 1 }) })).status).toBe(
      409,
    )
    const tiny = {
      ...doc,
      elements: doc.elements.map((one) => (one.type === 'text' ? { ...one, size: 3 } : one)),
    }
    const refused = await guest.refused(bottleJobs.request, { body: form({ doc: tiny }) })
    expect([refused.status, Object.keys(refused.errors)[0]]).toEqual([422, 'doc.elements.0'])
    const long = {
      ...doc,
      elements: doc.elements.map((one) =>
        one.type === 'text' ? { ...one, text: 'a'.repeat(10_000) } : one,
      ),
    }
    expect((await guest.refused(bottleJobs.request, { body: form({ doc: long }) })).status).toBe(
      422,
    )
    const params = { token: 'A'.repeat(32) }
    expect((await guest.refused(bottleJobs.show, { params })).status).toBe(404)
    expect((await guest.refused(bottleStudio.shared, { params })).status).toBe(404)
  })
})

describe('pictures', () => {
  const refusedWith = async (bytes: Uint8Array, name?: string) =>
    (await (await shopper()).refused(bottleStudio.upload, { body: { file: file(bytes, name) } }))
      .errors.file?.[0]

  test('come back as they are, by a name nobody can guess', async () => {
    const guest = await shopper()
    const { data } = await guest.call(bottleStudio.upload, {
      body: { file: file(await blank(300, 200).png().toBuffer()) },
    })
    expect(data).toMatchObject({ width: 300, height: 200 })
    const kept = await guest.file(bottleStudio.file, { params: { file_id: data.file_id } })
    expect(kept.bytes.size).toBeGreaterThan(0)
    expect(
      (await guest.refused(bottleStudio.file, { params: { file_id: 'f'.repeat(32) } })).status,
    ).toBe(404)
  })

  test('that would not print are refused in words', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    expect(await refusedWith(svg, 'logo.svg')).toContain('SVG')
    const whole = await blank(200, 200).jpeg().toBuffer()
    expect(await refusedWith(whole.subarray(0, whole.length / 2))).toContain('온전한지')
    const large = await blank(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await refusedWith(large)).toContain('4천만')
    expect(
      await refusedWith(await blank(100, 100).toColourspace('cmyk').jpeg().toBuffer()),
    ).toContain('CMYK')
    const frames = await sharp(
      Buffer.concat([await blank(20, 20).raw().toBuffer(), Buffer.alloc(1200)]),
      { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } },
    )
      .webp()
      .toBuffer()
    expect(await refusedWith(frames, 'a.webp')).toContain('움직이는')
    expect(await refusedWith(Buffer.from('no picture at all, only words'))).toContain('JPEG')
  })
})

describe('designs', () => {
  test('are a member’s own, and the later of two savings is refused', async () => {
    const [minji, junho] = [
      await shopper({ mb_id: 'bottle1' }),
      await shopper({ mb_id: 'bottle2' }),
    ]
    const kept = (await minji.call(myBottles.keep, { body: { title: '하나', doc } })).data
    const params = { design_id: kept.design_id }
    expect((await junho.refused(myBottles.show, { params })).status).toBe(404)
    const body = { title: '둘', doc, version: kept.version }
    await minji.call(myBottles.save, { params, body })
    expect((await minji.refused(myBottles.save, { params, body })).status).toBe(409)
    await junho.refused(myBottles.remove, { params })
    await minji.call(myBottles.remove, { params })
    expect((await minji.call(myBottles.list, { query: {} })).total).toBe(0)
  })

  test('are shown around by a link', async () => {
    const { token } = (
      await (await shopper()).call(bottleStudio.share, { body: { title: '어때요', doc } })
    ).data
    const { data } = await (await shopper()).call(bottleStudio.shared, { params: { token } })
    expect(data).toMatchObject({ title: '어때요', doc })
  })
})

test('staff change bottles and parts, the later of two is refused', async () => {
  const desk = await staff()
  const form = { ...model, name: '새 병' }
  const { bottle_id, version } = (await desk.call(bottleDesk.make, { body: form })).data
  const ask = { params: { bottle_id }, body: { ...form, is_used: false, version } }
  expect((await desk.call(bottleDesk.save, ask)).data).toMatchObject({ is_used: false })
  expect((await desk.refused(bottleDesk.save, ask)).status).toBe(409)
  const kit = (await desk.call(bottleDesk.kit, {})).data
  const changed = {
    ...kit,
    parts: kit.parts.map((one) => (one.key === 'copper' ? { ...one, is_used: false } : one)),
  }
  await desk.call(bottleDesk.saveKit, { body: changed })
  expect((await desk.refused(bottleDesk.saveKit, { body: changed })).status).toBe(409)
  const shown = (await (await shopper()).call(bottleStudio.options, {})).data
  expect(shown.parts.some(({ key }) => key === 'copper')).toBe(false)
  expect((await (await shopper({ mb_id: 'bottle3' })).refused(bottleDesk.kit, {})).status).toBe(403)
})
