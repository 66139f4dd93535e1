import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#kernel/endpoint.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { adminFaqs, type FaqForm, faqs, type StaffFaq } from './faq-contract.ts'

let boss: Shopper
let guest: Shopper
beforeAll(async () => {
  boss = await staff()
  guest = await shopper()
})

let groups = 0
const newGroup = async () =>
  (
    await boss.call(adminFaqs.addGroup, {
      body: { fm_subject: `묶음 ${++groups}`, fm_subject_en: `Group ${groups}` },
    })
  ).data.fm_id
const form = (fm_id: number, more: Partial<FaqForm> = {}): FaqForm => ({
  fm_id,
  fa_subject: '심지는 얼마나 자르나요?',
  fa_subject_en: 'How short is the wick?',
  fa_content: '<p>켜기 전에 <strong>5mm</strong>로 잘라 주세요.</p>',
  fa_content_en: '<p>Trim it to 5 mm first.</p>',
  fa_use: true,
  ...more,
})
const add = async (fm_id: number, more: Partial<FaqForm> = {}) =>
  (await boss.call(adminFaqs.add, { body: form(fm_id, more) })).data
const subjectsIn = async (fm_id: number) =>
  (await guest.call(faqs.list, { query: { fm_id } })).data.map((row) => row.fa_subject)

describe('what is often asked', () => {
  test('is read as soon as staff wrote it, changed it, hid it and deleted it', async () => {
    const fm_id = await newGroup()
    expect((await guest.call(faqs.list, { query: { fm_id } })).data).toEqual([])
    const { fa_id, version } = await add(fm_id)
    expect(await subjectsIn(fm_id)).toEqual(['심지는 얼마나 자르나요?'])
    const params = { fa_id }
    const { data } = await boss.call(adminFaqs.change, {
      params,
      body: { ...form(fm_id, { fa_subject: '심지 길이는?' }), version },
    })
    expect(await subjectsIn(fm_id)).toEqual(['심지 길이는?'])
    const hidden = await boss.call(adminFaqs.change, {
      params,
      body: { ...form(fm_id, { fa_use: false }), version: data.version },
    })
    expect(await subjectsIn(fm_id)).toEqual([])
    expect((await boss.call(adminFaqs.list, { query: { fm_id } })).data).toEqual([hidden.data])
    await boss.call(adminFaqs.remove, { params })
    expect((await boss.refused(adminFaqs.show, { params })).status).toBe(404)
  })

  test('tells the amounts of an answer in the currency of the reader', async () => {
    const fm_id = await newGroup()
    const own = '<p>{50,000원} 이상이면 무료예요.</p>'
    await add(fm_id, { fa_content: own, fa_content_en: '<p>Free from {50,000 won} on.</p>' })
    const query = { fm_id }
    const [korean] = (await guest.call(faqs.list, { query })).data
    expect(korean?.fa_content).toBe('<p>50,000원 이상이면 무료예요.</p>')
    const abroad = await shopper({ language: 'en' })
    const [english] = (await abroad.call(faqs.list, { query })).data
    expect(english?.fa_content_en).toBe('<p>Free from $50.00 on.</p>')
    const [staffs] = (await boss.call(adminFaqs.list, { query })).data
    expect(staffs?.fa_content).toBe(own)
  })

  test('is found by a word of the question or of the answer, in either language, but not by its markup', async () => {
    const fm_id = await newGroup()
    await add(fm_id, {
      fa_subject: '유리병은 어디에 버리나요?',
      fa_subject_en: 'Where do bottles go?',
      fa_content: '<p>라벨을 떼고 <strong>유리함</strong>에 넣어요.</p>',
      fa_content_en: '<p>Into the glass bank, 100% of them.</p>',
    })
    const found = async (keyword: string) => {
      const { data, groups: shown, total } = await guest.call(faqs.list, { query: { keyword } })
      expect(shown.reduce((sum, group) => sum + group.count, 0)).toBe(total)
      return data.some((row) => row.fm_id === fm_id)
    }
    for (const word of ['유리병', '유리함', 'BOTTLES', 'glass bank', '100%'])
      expect(await found(word), word).toBe(true)
    for (const word of ['strong', '<p>', '1_0%', '없는 낱말'])
      expect(await found(word), word).toBe(false)
  })

  test('stands in the order that staff gave it, and so do its groups', async () => {
    const [fm_id, later] = [await newGroup(), await newGroup()]
    const rows: StaffFaq[] = []
    for (const fa_subject of ['하나', '둘', '셋']) rows.push(await add(fm_id, { fa_subject }))
    const move = (at: number, up: boolean) =>
      boss.call(adminFaqs.move, { params: { fa_id: rows[at]?.fa_id ?? 0 }, body: { up } })
    await move(2, true)
    expect(await subjectsIn(fm_id)).toEqual(['하나', '셋', '둘'])
    await move(0, false)
    expect(await subjectsIn(fm_id)).toEqual(['셋', '하나', '둘'])
    await move(2, true)
    expect(await subjectsIn(fm_id)).toEqual(['셋', '하나', '둘'])
    await add(later, { fa_subject: '넷' })
    const order = async () =>
      (await guest.call(faqs.list, { query: {} })).groups
        .map((group) => group.fm_id)
        .filter((id) => id === fm_id || id === later)
    expect(await order()).toEqual([fm_id, later])
    await boss.call(adminFaqs.moveGroup, { params: { fm_id: later }, body: { up: true } })
    expect(await order()).toEqual([later, fm_id])
  })

  test('moves to the end of another group', async () => {
    const [from, to] = [await newGroup(), await newGroup()]
    await add(to, { fa_subject: '먼저' })
    const { fa_id, version } = await add(from, { fa_subject: '옮길 것' })
    await boss.call(adminFaqs.change, {
      params: { fa_id },
      body: { ...form(to, { fa_subject: '옮길 것' }), version },
    })
    expect(await subjectsIn(to)).toEqual(['먼저', '옮길 것'])
    expect(await subjectsIn(from)).toEqual([])
  })

  test('what two people changed at once is told to the second', async () => {
    const fm_id = await newGroup()
    const { fa_id, version } = await add(fm_id)
    const params = { fa_id }
    await boss.call(adminFaqs.change, { params, body: { ...form(fm_id), version } })
    expect(
      await boss.refused(adminFaqs.change, {
        params,
        body: { ...form(fm_id, { fa_subject: '늦은 글' }), version },
      }),
    ).toMatchObject({ status: 409 })
    expect(await subjectsIn(fm_id)).toEqual(['심지는 얼마나 자르나요?'])
  })

  test('what runs is cleaned away, and an answer of tags alone is none', async () => {
    const fm_id = await newGroup()
    const { fa_content } = await add(fm_id, {
      fa_content:
        '<p onclick="x()">좋아요<script>x()</script> <a href="javascript:x()">여기</a></p>',
    })
    expect(fa_content).toBe('<p>좋아요 <a>여기</a></p>')
    expect(
      (await boss.refused(adminFaqs.add, { body: form(fm_id, { fa_content: '<p><br></p>' }) }))
        .errors,
    ).toHaveProperty('fa_content')
    expect(
      (await boss.refused(adminFaqs.add, { body: form(fm_id, { fa_subject: ' ' }) })).errors,
    ).toHaveProperty('fa_subject')
    expect((await boss.refused(adminFaqs.add, { body: form(999_999) })).errors).toHaveProperty(
      'fm_id',
    )
  })

  test('a group that holds questions stays, an empty one goes', async () => {
    const fm_id = await newGroup()
    const { fa_id } = await add(fm_id)
    const params = { fm_id }
    expect(await boss.refused(adminFaqs.removeGroup, { params })).toMatchObject({
      status: 409,
      message: '질문 1개가 들어 있어요. 먼저 지우거나 다른 묶음으로 옮겨 주세요.',
    })
    await boss.call(adminFaqs.remove, { params: { fa_id } })
    await boss.call(adminFaqs.removeGroup, { params })
    expect(
      (
        await boss.refused(adminFaqs.changeGroup, {
          params,
          body: { fm_subject: '없는 묶음', fm_subject_en: '' },
        })
      ).status,
    ).toBe(404)
  })

  test('only order and content staff and the owner write, the accountant reads', async () => {
    const fm_id = await newGroup()
    const as = (staff_role: StaffRole) => shopper({ mb_id: `of_${staff_role}`, staff_role })
    for (const role of ['order', 'content'] as const)
      expect((await (await as(role)).call(adminFaqs.add, { body: form(fm_id) })).data.fm_id).toBe(
        fm_id,
      )
    const accountant = await as('accountant')
    expect((await accountant.call(adminFaqs.list, { query: { fm_id } })).data).toHaveLength(2)
    for (const caller of [accountant, await as('product')])
      expect((await caller.refused(adminFaqs.add, { body: form(fm_id) })).status).toBe(403)
    expect((await guest.refused(adminFaqs.add, { body: form(fm_id) })).status).toBe(401)
  })
})
