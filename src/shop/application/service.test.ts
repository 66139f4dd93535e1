import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { after, koreanToday } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { companies } from '#shop/company/contract.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { applicationTyped, applying, myApplications } from './contract.ts'
import { adminApplications } from './desk-contract.ts'
import { emptyTyped, fieldsOf } from './field-rules.ts'
import { decisionsOf, whyBad, whyBadLines } from './rules.ts'
import { sweepApplications } from './service/apply.ts'
import { endClosed, endPastGrades, warnOfEndingGrades } from './service/ending.ts'
import { application } from './tables.ts'

const { house } = await testShop()
let people = 0
const named = () => `applicant${people++}`

/** A number that passes the checksum, another one each time. */
function businessNumber(): string {
  const nine = `12481${String(1000 + people++).slice(-4)}`
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const at = [...nine].map(Number)
  const sum =
    weights.reduce((all, weight, place) => all + weight * (at[place] ?? 0), 0) +
    Math.floor((5 * (at[8] ?? 0)) / 10)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

const trade = () => ({
  company: '오늘공방',
  business_number: businessNumber(),
  representative: '김하늘',
  opened_on: '2020-03-02',
  business_type: '소매업',
  business_item: '향초',
  zip: '04524',
  address: '서울특별시 중구 세종대로 110',
  name: '김하늘',
  mobile: '010-1234-5678',
  email: 'Today@Mail.example',
  shop_kind: 'workshop',
  interest: '소이 왁스',
  privacy: true,
  secrecy: true,
})
const group = {
  name: '박서연',
  mobile: '010-2222-3333',
  email: 'group@mail.example',
  asker: 'group',
  topic: 'candle',
  people: '12',
  venue: 'visit',
  privacy: true,
}
const registration = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    '사업자등록증.jpg',
    { type: 'image/jpeg' },
  )
const show = (ap_id: number) => ({ params: { ap_id } })

describe('a trade application', () => {
  test('goes from a bad number to a grade: refused at its field, asked for more, approved', async () => {
    const mb_id = named()
    const minji = await shopper({ mb_id })
    const boss = await staff()
    const given = trade()
    const bad = await minji.refused(applying.wholesale, {
      body: { ...given, business_number: '124-81-00999', privacy: false },
    })
    expect(bad.status).toBe(422)
    expect(Object.keys(bad.errors).sort()).toEqual(['business_number', 'privacy'])
    const { data } = await minji.call(applying.wholesale, {
      body: { ...given, files: [await registration()] },
    })
    const { ap_id } = data
    expect(data.email).toBe('today@mail.example')
    const desk = (await boss.call(adminApplications.show, show(ap_id))).data
    expect(desk).toMatchObject({ state: 'received', mb_id, level_now: 2, secrecy: true })
    const asked = await boss.call(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'need_more', reply: '통장 사본도 보내 주세요.', version: desk.version },
    })
    expect(asked.data.state).toBe('need_more')
    const mine = (await minji.call(myApplications.show, show(ap_id))).data
    expect(mine).toMatchObject({ can_change: true, reply: '통장 사본도 보내 주세요.' })
    const changed = await minji.call(myApplications.change, {
      ...show(ap_id),
      body: {
        ...given,
        company: '오늘공방 본점',
        keep: mine.files.map((file) => file.file_id),
        files: [await registration()],
      },
    })
    expect(changed.data).toMatchObject({ state: 'received', company: '오늘공방 본점' })
    expect(changed.data.files).toHaveLength(2)
    const { version } = (await boss.call(adminApplications.show, show(ap_id))).data
    const noGrade = await boss.refused(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'approved', version },
    })
    expect(noGrade.errors).toHaveProperty('mb_level')
    const approved = await boss.call(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'approved', mb_level: 5, version },
    })
    expect(approved.data).toMatchObject({ state: 'approved', mb_level: 5, level_now: 5 })
    const [row] = await house.db.select().from(member).where(eq(member.mb_id, mb_id))
    expect(row?.mb_level).toBe(5)
    expect((await minji.refused(myApplications.withdraw, show(ap_id))).status).toBe(409)
    const ended = await boss.call(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'suspended', reply: '계약이 끝났어요.', version: approved.data.version },
    })
    expect(ended.data).toMatchObject({ state: 'suspended', level_now: 2 })
    const told = await house.db.execute<{ name: string }>(
      sql`select name from event where subject = ${String(ap_id)} and name like 'application.%' order by event_id`,
    )
    expect(told.rows.map(({ name }) => name)).toEqual([
      'application.received',
      'application.need_more',
      'application.changed',
      'application.approved',
      'application.suspended',
    ])
  })

  test('that ends gives back the grade of before, and none that another one gave', async () => {
    const mb_id = named()
    const minji = await shopper({ mb_id })
    const boss = await staff()
    const setLevel = (mb_level: number) =>
      house.db.update(member).set({ mb_level }).where(eq(member.mb_id, mb_id))
    const levelNow = async () =>
      (await house.db.select().from(member).where(eq(member.mb_id, mb_id)))[0]?.mb_level
    const decide = async (
      ap_id: number,
      body: { decision: 'approved' | 'suspended'; mb_level?: number; reply?: string },
    ) => {
      const { version } = (await boss.call(adminApplications.show, show(ap_id))).data
      return (
        await boss.call(adminApplications.decide, { ...show(ap_id), body: { ...body, version } })
      ).data
    }
    const numberOf = async (ap_id: number) =>
      (
        await house.db.execute<{ business_number: string }>(
          sql`select business_number from application where ap_id = ${ap_id}`,
        )
      ).rows[0]?.business_number
    const more = { region: '부산', homepage: 'https://shop.example' }
    const end = { decision: 'suspended' as const, reply: '계약이 끝났어요.' }
    await setLevel(3)
    const first = (await minji.call(applying.wholesale, { body: trade() })).data.ap_id
    const second = (await minji.call(applying.dealer, { body: { ...trade(), ...more } })).data.ap_id
    expect(await decide(first, { decision: 'approved', mb_level: 5 })).toMatchObject({
      ...{ level_now: 5, level_after: 3 },
    })
    expect(await decide(second, { decision: 'approved', mb_level: 7 })).toMatchObject({
      ...{ level_now: 7, level_after: 5 },
    })
    const company = async () => (await minji.call(companies.show, {})).data
    const [one, two] = [await numberOf(first), await numberOf(second)]
    expect(await company()).toMatchObject({ state: 'open', business_number: two })
    expect(await decide(second, end)).toMatchObject({ level_now: 5, level_after: null })
    // the other approval keeps its business open, under its own registration
    expect(await company()).toMatchObject({ state: 'open', business_number: one })
    await decide(first, end)
    expect(await company()).toMatchObject({ state: 'stopped' })
    expect(await levelNow()).toBe(3)
    // who stands higher of their own is not lowered, and keeps it at the end
    await setLevel(6)
    const third = (await minji.call(applying.wholesale, { body: trade() })).data.ap_id
    expect(await decide(third, { decision: 'approved', mb_level: 4 })).toMatchObject({
      ...{ mb_level: 6, level_now: 6, level_after: 6 },
    })
    await decide(third, end)
    expect(await levelNow()).toBe(6)
  })

  test('ends by itself after its last day, of which the member and the staff hear 30 days before', async () => {
    const minji = await shopper({ mb_id: named() })
    const boss = await staff()
    const until = addDays(koreanToday(), 40)
    const { ap_id } = (await minji.call(applying.wholesale, { body: trade() })).data
    const given = { decision: 'approved' as const, mb_level: 5, version: 1 }
    const refused = await boss.refused(adminApplications.decide, {
      ...show(ap_id),
      body: { ...given, valid_until: '2020-01-01' },
    })
    expect(refused.errors.valid_until).toEqual(['오늘이나 그 뒤의 날을 골라 주세요.'])
    const { version } = (
      await boss.call(adminApplications.decide, {
        ...show(ap_id),
        body: { ...given, valid_until: addDays(until, -30) },
      })
    ).data
    // it goes on until another day; who read an older version changes nothing
    const extend = (body: { valid_until: string | null; version: number }) =>
      boss.call(adminApplications.extend, { ...show(ap_id), body })
    await extend({ valid_until: until, version })
    await expect(extend({ valid_until: null, version })).rejects.toMatchObject({ status: 409 })
    const mine = async () => (await minji.call(myApplications.show, show(ap_id))).data
    expect(await mine()).toMatchObject({ state: 'approved', valid_until: until })

    const told = async () =>
      (
        await house.db.execute<{ name: string }>(
          sql`select name from event where subject = ${String(ap_id)} and name in ('application.ending', 'application.expired') order by event_id`,
        )
      ).rows.map(({ name }) => name)
    const lastDayIn = async (days: number, ...work: ((all: typeof house) => Promise<void>)[]) => {
      const valid_until = addDays(koreanToday(), days)
      await house.db.update(application).set({ valid_until }).where(eq(application.ap_id, ap_id))
      for (const job of work) await job(house)
    }
    await lastDayIn(31, warnOfEndingGrades)
    expect(await told()).toEqual([])
    await lastDayIn(30, warnOfEndingGrades, warnOfEndingGrades)
    await lastDayIn(0, endPastGrades)
    expect(await told()).toEqual(['application.ending'])
    expect(await mine()).toMatchObject({ state: 'approved' })
    await lastDayIn(-1, endPastGrades, endPastGrades)
    expect(await told()).toEqual(['application.ending', 'application.expired'])
    expect(await mine()).toMatchObject({ state: 'suspended' })
    const desk = (await boss.call(adminApplications.show, show(ap_id))).data
    expect(desk).toMatchObject({ level_now: 2, decided_by: null })
    expect((await minji.call(companies.show, {})).data).toMatchObject({ state: 'stopped' })
    await expect(extend({ valid_until: null, version: desk.version })).rejects.toMatchObject({
      status: 409,
    })
    // and the business may apply anew
    await minji.call(applying.wholesale, { body: trade() })
  })

  test('of a business that has closed ends, and says why; a pause ends nothing', async () => {
    const minji = await shopper({ mb_id: named() })
    const boss = await staff()
    const { ap_id } = (await minji.call(applying.wholesale, { body: trade() })).data
    const body = { decision: 'approved' as const, mb_level: 5, version: 1 }
    await boss.call(adminApplications.decide, { ...show(ap_id), body })
    const officeSays = async (state: 'going' | 'paused' | 'closed') => {
      const checked = { state, matched: true, words: '', at: new Date().toISOString() }
      await house.db.update(application).set({ checked }).where(eq(application.ap_id, ap_id))
      await endClosed(houseCtx(house), ap_id)
      return (await minji.call(myApplications.show, show(ap_id))).data
    }
    expect(await officeSays('paused')).toMatchObject({ state: 'approved' })
    const ended = await officeSays('closed')
    expect(ended).toMatchObject({ state: 'suspended', reply: expect.stringContaining('폐업') })
    await officeSays('closed')
    const told = await house.db.execute(
      sql`select 1 from event where subject = ${String(ap_id)} and name = 'application.closed'`,
    )
    expect(told.rows).toHaveLength(1)
    const desk = (await boss.call(adminApplications.show, show(ap_id))).data
    expect(desk).toMatchObject({ level_now: 2, decided_by: null })
  })

  test('is one per member and per business; racing with the same number one of two is written', async () => {
    const given = trade()
    const [one, two] = await Promise.all([shopper({ mb_id: named() }), shopper({ mb_id: named() })])
    const outcomes = await Promise.allSettled([
      one.call(applying.wholesale, { body: given }),
      two.call(applying.wholesale, { body: given }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = outcomes[0].status === 'fulfilled' ? one : two
    const loser = winner === one ? two : one
    expect((await winner.refused(applying.wholesale, { body: trade() })).status).toBe(409)
    expect((await loser.refused(applying.wholesale, { body: given })).errors).toHaveProperty(
      'business_number',
    )
    // taken back, the number is free again
    const mine = (await winner.call(myApplications.list, { query: {} })).data
    await winner.call(myApplications.withdraw, show(mine[0]?.ap_id ?? 0))
    await loser.call(applying.wholesale, { body: given })
  })

  test('that was answered is forgotten after three years, a standing that lasts is not', async () => {
    const minji = await shopper({ mb_id: named() })
    const boss = await staff()
    const decide = async (
      ap_id: number,
      body: { decision: 'approved' | 'rejected'; mb_level?: number },
    ) =>
      boss.call(adminApplications.decide, {
        ...show(ap_id),
        body: { ...body, reply: '고맙습니다.', version: 1 },
      })
    const kept = (await minji.call(applying.wholesale, { body: trade() })).data.ap_id
    const gone = (
      await minji.call(applying.dealer, {
        body: { ...trade(), region: '부산', homepage: 'https://shop.example' },
      })
    ).data.ap_id
    await decide(kept, { decision: 'approved', mb_level: 4 })
    await decide(gone, { decision: 'rejected' })
    const ctx = houseCtx(house)
    await sweepApplications({ ...ctx, now: after(ctx.now, { days: 3 * 365 + 1 }) })
    const left = (await minji.call(myApplications.list, { query: {} })).data
    expect(left.map((row) => row.ap_id)).toEqual([kept])
  })

  test('is decided once: who read an older version decides nothing', async () => {
    const minji = await shopper({ mb_id: named() })
    const boss = await staff()
    const { ap_id } = (
      await minji.call(applying.dealer, {
        body: { ...trade(), region: '부산', homepage: 'https://shop.example' },
      })
    ).data
    const { version } = (await boss.call(adminApplications.show, show(ap_id))).data
    const decide = (mb_level: number) =>
      boss.call(adminApplications.decide, {
        ...show(ap_id),
        body: { decision: 'approved', mb_level, version },
      })
    const outcomes = await Promise.allSettled([decide(4), decide(6)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('takes no other files than JPEG, PNG and PDF, and keeps none of a refused form', async () => {
    const minji = await shopper({ mb_id: named() })
    const gif = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
            .gif()
            .toBuffer(),
        ),
      ],
      'a.jpg',
      { type: 'image/jpeg' },
    )
    const refusal = await minji.refused(applying.wholesale, { body: { ...trade(), files: [gif] } })
    expect(refusal.errors.files?.[0]).toContain('JPEG, PNG, PDF')
    const text = new File(['<html>'], 'x.pdf', { type: 'application/pdf' })
    expect(
      (await minji.refused(applying.wholesale, { body: { ...trade(), files: [text] } })).status,
    ).toBe(422)
  })

  test('is asked about at the tax office, which may be away', async () => {
    const minji = await shopper({ mb_id: named() })
    const boss = await staff()
    const { ap_id } = (await minji.call(applying.wholesale, { body: trade() })).data
    // no twin listens where this shop would ask
    expect((await boss.refused(adminApplications.check, show(ap_id))).status).toBe(503)
    const { data } = await boss.call(adminApplications.show, show(ap_id))
    expect([null, 'unchecked']).toContain(data.checked?.state ?? null)
  })

  test('needs a member; its file is the applicant’s and the staff’s alone', async () => {
    expect((await (await shopper()).refused(applying.wholesale, { body: trade() })).status).toBe(
      401,
    )
    const minji = await shopper({ mb_id: named() })
    const stranger = await shopper({ mb_id: named() })
    const content = await shopper({ mb_id: named(), staff_role: 'content' })
    const { ap_id } = (
      await minji.call(applying.wholesale, {
        body: { ...trade(), files: [await registration()] },
      })
    ).data
    const [file] = (await minji.call(myApplications.show, show(ap_id))).data.files
    const params = { ap_id, file_id: file?.file_id ?? '' }
    expect((await minji.file(myApplications.file, { params })).name).toBe('사업자등록증.jpg')
    expect((await stranger.refused(myApplications.file, { params })).status).toBe(404)
    expect((await content.refused(adminApplications.file, { params })).status).toBe(403)
    await (await staff()).file(adminApplications.file, { params })
    const looked = await houseCtx(house).db.execute(
      sql`select 1 from event where name = 'application.file_opened' and subject = ${String(ap_id)}`,
    )
    expect(looked.rows).toHaveLength(1)
  })
})

describe('a question of a group', () => {
  test('is sent by a guest and answered by mail; without an account nobody reads it', async () => {
    const guest = await shopper({ language: 'en.usd' })
    const boss = await staff()
    const { ap_id } = (await guest.call(applying.class, { body: group })).data
    const { data } = await boss.call(adminApplications.show, show(ap_id))
    expect(data).toMatchObject({ mb_id: null, lang: 'en', kind: 'class' })
    const wordless = await boss.refused(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'approved', version: data.version },
    })
    expect(wordless.errors).toHaveProperty('reply')
    await boss.call(adminApplications.decide, {
      ...show(ap_id),
      body: { decision: 'approved', reply: 'Friday is free.', version: data.version },
    })
    expect((await guest.refused(myApplications.show, show(ap_id))).status).toBe(401)
  })

  test('asks for a scent by its own words, which staff read', async () => {
    const guest = await shopper()
    const { topic: _, people: __, venue: ___, ...contact } = group
    const wrong = await guest.refused(applying.fragrance, { body: { ...contact, moods: 'moon' } })
    expect(Object.keys(wrong.errors).sort()).toEqual([
      ...['made_to_order', 'moods', 'pieces', 'product_form', 'purpose', 'sample_fee'],
    ])
    const brief = { purpose: 'space', product_form: 'diffuser', moods: 'calm,deep', pieces: '40' }
    const ticks = { made_to_order: true, sample_fee: true }
    const body = { ...contact, ...brief, ...ticks }
    const { ap_id } = (await guest.call(applying.fragrance, { body })).data
    const { data } = await (await staff()).call(adminApplications.show, show(ap_id))
    expect(data).toMatchObject({ kind: 'fragrance', formula: null })
    expect(data.typed).toMatchObject(brief)
    expect(data.agreed).toEqual(['made_to_order', 'sample_fee'])
  })

  test('of goods needs a quantity for each', async () => {
    const guest = await shopper()
    const { topic: _, people: __, venue: ___, ...contact } = group
    const wrong = await guest.refused(applying.bulk, {
      body: { ...contact, goods: ['코튼 캔들'], counts: ['많이'] },
    })
    expect(Object.keys(wrong.errors)).toEqual(['goods'])
    const { ap_id } = (
      await guest.call(applying.bulk, {
        body: { ...contact, goods: ['코튼 캔들', '디퓨저'], counts: ['120', '30'] },
      })
    ).data
    const found = await (await staff()).call(adminApplications.list, {
      query: { kind: 'bulk', keyword: '박서연' },
    })
    expect(found.data.map((row) => row.ap_id)).toContain(ap_id)
    const { data } = await (await staff()).call(adminApplications.show, show(ap_id))
    expect(data.lines).toEqual([
      { name: '코튼 캔들', qty: 120 },
      { name: '디퓨저', qty: 30 },
    ])
  })
})

describe('the rules', () => {
  const typed = applicationTyped.parse({})
  test.each([
    ['wholesale', 'business_number', '124-81-00998', null],
    ['wholesale', 'business_number', '220-81-62517', null],
    ['wholesale', 'business_number', '124-81-00997', '사업자등록번호 10자리를 다시 확인해 주세요.'],
    ['wholesale', 'opened_on', '2026-03-15', '오늘이나 그 전의 날을 적어 주세요.'],
    ['wholesale', 'opened_on', '2026-02-30', '날짜를 2026-03-14처럼 적어 주세요.'],
    ['bulk', 'business_number', '', null],
    ['bulk', 'wanted_on', '2026-03-13', '오늘이나 그 뒤의 날을 골라 주세요.'],
    ['class', 'people', '0', '숫자로 적어 주세요.'],
    ['class', 'venue', 'moon', '고를 수 없는 값이에요.'],
    ['dealer', 'homepage', 'javascript:alert(1)', 'https://로 시작하는 주소를 적어 주세요.'],
    ['dealer', 'homepage', '', '홈페이지나 SNS 주소를 적어 주세요.'],
    ['fragrance', 'moods', 'calm,warm,fresh,bright,deep', null],
    ['fragrance', 'moods', 'calm,moon', '고를 수 없는 값이에요.'],
    ['fragrance', 'moods', '', '느낌을 하나 이상 골라 주세요.'],
    ['fragrance', 'homepage', 'https://a.example/1\nhttps://b.example', null],
    [
      'fragrance',
      'homepage',
      'https://a.example\njavascript:alert(1)',
      'https://로 시작하는 주소를 한 줄에 하나씩 적어 주세요.',
    ],
    // what a kind does not ask for is never wrong
    ['class', 'business_number', 'x', null],
  ] as const)('%s %s %j', (kind, name, value, why) => {
    expect(whyBad(kind, name, { ...typed, [name]: value }, '2026-03-14')).toBe(why)
  })

  test('no more of a list than its form says', () => {
    const moods = 'calm,warm,fresh,bright,deep,soft'
    expect(whyBad('fragrance', 'moods', { ...typed, moods }, '2026-03-14')).toEqual([
      '{count}개까지 고를 수 있어요.',
      { count: 5 },
    ])
  })

  test('every field of every kind is one that can be typed', () => {
    for (const kind of ['wholesale', 'dealer', 'bulk', 'class', 'fragrance'] as const)
      for (const { name } of fieldsOf(kind)) expect(typed).toHaveProperty(name)
    expect(Object.keys(emptyTyped()).sort()).toEqual(Object.keys(typed).sort())
  })

  test('empty rows fall out, half rows do not', () => {
    expect(whyBadLines([{ name: '', qty: '' }])).toContain('한 줄 이상')
    expect(
      whyBadLines([
        { name: '캔들', qty: '3' },
        { name: '', qty: '' },
      ]),
    ).toBeNull()
    expect(whyBadLines([{ name: '캔들', qty: '' }])).toContain('이름과 수량')
  })

  test('what is over is decided no more, but a standing can end', () => {
    expect(decisionsOf('wholesale', 'rejected')).toEqual([])
    expect(decisionsOf('wholesale', 'approved')).toEqual(['suspended'])
    expect(decisionsOf('bulk', 'approved')).toEqual([])
  })
})
