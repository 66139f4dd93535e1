import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { hashSid, newSid, rememberInSession, sessionCookie } from '#platform/session.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { completedLine } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { inquiries, productInquiries } from './contract.ts'
import { adminInquiries, answerTemplates } from './desk-contract.ts'
import { fileNameOf, fillTemplate, productWord, unfilledIn, waitingOf } from './rules.ts'

const { house } = await testShop()
const api = openApi(house, allApi)
let people = 0
const named = () => `asker${people++}`
const secretWords = '제 피부가 약한데 임산부가 써도 되나요'
let goods: Goods
let minji: Shopper
let stranger: Shopper
let boss: Shopper
const minjiId = named()
beforeAll(async () => {
  goods = await stockItem(house)
  minji = await shopper({ mb_id: minjiId })
  stranger = await shopper({ mb_id: named() })
  boss = await staff()
})

const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f5d50' } })
          .withExif({ IFD0: { Artist: 'Minji' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    '../깨진 병.jpg',
    { type: 'image/jpeg' },
  )
const pdf = () =>
  new File(['%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'], '영수증.pdf', { type: 'application/pdf' })
const asked = {
  qa_category: 'delivery',
  qa_subject: '언제 오나요?',
  qa_content: '월요일에 주문했어요.',
  qa_mail: true,
} as const

/** The answer itself, as a browser gets it. */
async function raw(mb_id: string, path: string) {
  const sid = newSid(house.config, 'member')
  await rememberInSession(houseCtx(house), hashSid(sid), { mb_id })
  return api(
    new Request(house.config.ORIGIN + path, {
      headers: { cookie: `${sessionCookie(house.config)}=${sid}` },
    }),
    '10.9.0.1',
  )
}

describe('a personal inquiry', () => {
  test('is written with two files, read, changed and deleted by its writer', async () => {
    const { data } = await minji.call(inquiries.write, {
      body: { ...asked, files: [await picture(), pdf()] },
    })
    expect(data).toMatchObject({
      state: 'waiting',
      qa_mail: true,
      qa_sms: false,
      can_change: true,
      attached: [
        { file_type: 'image/jpeg', file_name: '깨진 병.jpg' },
        { file_type: 'application/pdf', file_name: '영수증.pdf' },
      ],
    })
    const params = { qa_id: data.qa_id }
    const changed = await minji.call(inquiries.change, {
      params,
      body: {
        ...asked,
        qa_subject: '언제 와요?',
        keep: [data.attached[1]?.file_id ?? ''],
        files: [await picture()],
      },
    })
    expect(changed.data).toMatchObject({ qa_subject: '언제 와요?', files: 2 })
    expect(
      (await minji.call(inquiries.list, { query: { state: 'waiting' } })).data.some(
        (row) => row.qa_id === data.qa_id,
      ),
    ).toBe(true)
    await minji.call(inquiries.remove, { params })
    expect((await minji.refused(inquiries.show, { params })).status).toBe(404)
  })

  test('is not found by a stranger, by no call; a guest is asked to log in', async () => {
    const { data } = await minji.call(inquiries.write, { body: { ...asked, files: [pdf()] } })
    const params = { qa_id: data.qa_id }
    const file_id = data.attached[0]?.file_id ?? ''
    for (const refusal of [
      await stranger.refused(inquiries.show, { params }),
      await stranger.refused(inquiries.change, { params, body: asked }),
      await stranger.refused(inquiries.remove, { params }),
      await stranger.refused(inquiries.file, { params: { ...params, file_id } }),
      await stranger.refused(inquiries.write, { body: { ...asked, qa_related: data.qa_id } }),
    ])
      expect(refusal.status).toBe(404)
    expect((await (await shopper()).refused(inquiries.list, {})).status).toBe(401)
    expect((await minji.call(inquiries.show, { params })).data.qa_subject).toBe(asked.qa_subject)
  })

  test('links an order of its writer only', async () => {
    const { od_id } = await completedLine(minji, goods)
    expect(
      (await minji.call(inquiries.write, { body: { ...asked, od_id, it_id: goods.it_id } })).data,
    ).toMatchObject({ od_id, item: { it_id: goods.it_id } })
    expect(
      (await stranger.refused(inquiries.write, { body: { ...asked, od_id } })).errors,
    ).toHaveProperty('od_id')
    expect(
      (await minji.refused(inquiries.write, { body: { ...asked, it_id: 'nothing' } })).errors,
    ).toHaveProperty('it_id')
  })

  test('needs a kind, a title and words', async () => {
    const refusal = await minji.refused(inquiries.write, {
      body: { qa_category: 'gossip' as 'etc', qa_subject: ' ', qa_content: '' },
    })
    expect([refusal.status, Object.keys(refusal.errors).sort()]).toEqual([
      422,
      ['qa_category', 'qa_content', 'qa_subject'],
    ])
    expect(
      (await minji.refused(inquiries.write, { body: { ...asked, qa_content: '가'.repeat(5001) } }))
        .errors,
    ).toHaveProperty('qa_content')
  })

  test.each([
    ['a page called photo.jpg', '<html><script>alert(1)</script></html>', 'photo.jpg'],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a.png'],
    ['a program', 'MZ\x90\x00 this program cannot be run', 'a.pdf'],
    ['half a picture', '\xff\xd8\xff\xe0 half a picture', 'half.jpg'],
  ])('takes no %s', async (_, content, name) => {
    const refusal = await minji.refused(inquiries.write, {
      body: { ...asked, files: [new File([content], name, { type: 'image/jpeg' })] },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['files']])
  })

  test('takes no third file and none of more than 10 MB', async () => {
    expect(
      (await minji.refused(inquiries.write, { body: { ...asked, files: [pdf(), pdf(), pdf()] } }))
        .errors,
    ).toHaveProperty('files')
    const large = new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'large.pdf')
    expect(
      (await minji.refused(inquiries.write, { body: { ...asked, files: [large] } })).errors
        .files?.[0],
    ).toMatch('10 MB')
  })

  test('hands its file out to be saved, never to be opened, without what the camera wrote', async () => {
    const { data } = await minji.call(inquiries.write, {
      body: { ...asked, files: [await picture()] },
    })
    const answer = await raw(
      minjiId,
      urlOf(inquiries.file.path, {
        qa_id: data.qa_id,
        file_id: data.attached[0]?.file_id ?? '',
      }),
    )
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('깨진 병.jpg')}`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    for (const path of ['/img/', '/uploads/', '/private/'])
      expect((await raw(minjiId, `${path}${data.attached[0]?.file_id}`)).status).toBe(404)
  })

  test('stays as it was once it is answered, and can be asked on about', async () => {
    const { data } = await minji.call(inquiries.write, { body: asked })
    const [params, place] = [{ qa_id: data.qa_id }, { kind: 'personal', id: data.qa_id }]
    const { version } = (await boss.call(adminInquiries.show, { params: place })).data
    const changed = await minji.call(inquiries.change, {
      params,
      body: { ...asked, qa_content: '화요일에 주문했어요.' },
    })
    expect(changed.data.qa_content).toMatch('화요일')
    // staff read the older words: their answer would not fit
    expect(
      (
        await boss.refused(adminInquiries.answer, {
          params: place,
          body: { answer: '월요일 주문은…', version },
        })
      ).status,
    ).toBe(409)
    await boss.call(adminInquiries.answer, {
      params: place,
      body: { answer: '오늘 보냈어요.', version: version + 1 },
    })
    expect((await minji.call(inquiries.show, { params })).data).toMatchObject({
      state: 'answered',
      qa_answer: '오늘 보냈어요.',
      can_change: false,
    })
    expect((await minji.refused(inquiries.change, { params, body: asked })).status).toBe(409)
    expect((await minji.refused(inquiries.remove, { params })).status).toBe(409)
    expect(
      (await minji.call(inquiries.write, { body: { ...asked, qa_related: data.qa_id } })).data
        .qa_related,
    ).toMatchObject({ qa_id: data.qa_id })
    const told = await house.db.execute(
      sql`select name, payload ->> 'kind' as kind, payload ->> 'mb_id' as mb_id from event where subject = ${params.qa_id} and name in ('inquiry.asked', 'inquiry.answered') and payload ->> 'kind' = 'personal' order by event_id`,
    )
    expect(told.rows).toEqual([
      { name: 'inquiry.asked', kind: 'personal', mb_id: minjiId },
      { name: 'inquiry.answered', kind: 'personal', mb_id: minjiId },
    ])
  })

  test('is answered with files, which its writer alone can save and the shop can change', async () => {
    const { data } = await minji.call(inquiries.write, { body: { ...asked, files: [pdf()] } })
    const [params, place] = [{ qa_id: data.qa_id }, { kind: 'personal', id: data.qa_id }]
    const answered = await boss.call(adminInquiries.answer, {
      params: place,
      body: { answer: '사진을 보세요.', version: 1, files: [await picture(), pdf()] },
    })
    expect(answered.data.answer_files.map((file) => file.file_name)).toEqual([
      '깨진 병.jpg',
      '영수증.pdf',
    ])
    expect(answered.data.files).toHaveLength(1)
    const shown = (await minji.call(inquiries.show, { params })).data
    expect(shown).toMatchObject({
      files: 1,
      attached: [{ file_name: '영수증.pdf' }],
      answer_files: [{ file_name: '깨진 병.jpg' }, { file_name: '영수증.pdf' }],
    })
    const [first, second] = shown.answer_files.map((file) => file.file_id)
    const link = (file_id = '') => urlOf(inquiries.file.path, { ...params, file_id })
    expect((await raw(minjiId, link(first))).status).toBe(200)
    expect(
      (await stranger.refused(inquiries.file, { params: { ...params, file_id: first ?? '' } }))
        .status,
    ).toBe(404)
    // one stays, one goes
    const body = { answer: '사진을 다시 보세요.', version: 2, keep: [second ?? ''] }
    expect(
      (await boss.call(adminInquiries.answer, { params: place, body })).data.answer_files.map(
        (file) => file.file_id,
      ),
    ).toEqual([second])
    expect((await raw(minjiId, link(first))).status).toBe(404)
    expect((await minji.call(inquiries.show, { params })).data.attached).toHaveLength(1)
  })

  test('takes no third file, no program and none with the answer to a product question', async () => {
    const { data } = await minji.call(inquiries.write, { body: asked })
    const place = { kind: 'personal', id: data.qa_id }
    const body = { answer: '답', version: 1 }
    expect(
      (
        await boss.refused(adminInquiries.answer, {
          params: place,
          body: { ...body, files: [pdf(), pdf(), pdf()] },
        })
      ).errors,
    ).toHaveProperty('files')
    const program = new File(['MZ\x90 this program cannot be run'], 'a.pdf')
    expect(
      (
        await boss.refused(adminInquiries.answer, {
          params: place,
          body: { ...body, files: [program] },
        })
      ).errors,
    ).toHaveProperty('files')
    const open = await minji.call(productInquiries.write, {
      body: {
        it_id: goods.it_id,
        iq_category: 'use',
        iq_subject: '사진',
        iq_question: '사진이 있나요?',
      },
    })
    const product = { kind: 'product', id: open.data.iq_id }
    expect(
      (
        await boss.refused(adminInquiries.answer, {
          params: product,
          body: { ...body, files: [pdf()] },
        })
      ).errors,
    ).toHaveProperty('files')
    expect((await minji.call(inquiries.show, { params: { qa_id: place.id } })).data).toMatchObject({
      state: 'waiting',
      answer_files: [],
    })
  })

  test('that is changed and answered at once is answered as it reads', async () => {
    for (let round = 0; round < 5; round++) {
      const { data } = await minji.call(inquiries.write, { body: asked })
      const place = { kind: 'personal', id: data.qa_id }
      const [change, answer] = await Promise.allSettled([
        minji.call(inquiries.change, {
          params: { qa_id: place.id },
          body: { ...asked, qa_content: '바뀐 질문' },
        }),
        boss.call(adminInquiries.answer, { params: place, body: { answer: '답', version: 1 } }),
      ])
      expect(
        [change.status, answer.status].filter((status) => status === 'fulfilled'),
      ).toHaveLength(1)
      await house.db.execute(sql`delete from rate_limit where key like 'inquiry:%'`)
    }
  })
})

describe('a question about a product', () => {
  const question = {
    iq_category: 'use',
    iq_subject: '향이 오래가나요?',
    iq_question: '거실에 두려고 해요.',
  } as const

  test('is asked in the open, seen by all with a masked name, changed and deleted by its writer before the answer', async () => {
    const { data } = await minji.call(productInquiries.write, {
      body: { it_id: goods.it_id, ...question },
    })
    const params = { iq_id: data.iq_id }
    const seen = await (await shopper()).call(productInquiries.list, {
      query: { it_id: goods.it_id },
    })
    expect(seen.data[0]).toMatchObject({
      iq_name: '민**',
      iq_subject: question.iq_subject,
      state: 'waiting',
    })
    expect(JSON.stringify(seen)).not.toContain(minjiId)
    for (const refusal of [
      await stranger.refused(productInquiries.show, { params }),
      await stranger.refused(productInquiries.change, { params, body: question }),
      await stranger.refused(productInquiries.remove, { params }),
    ])
      expect(refusal.status).toBe(404)
    expect(
      (
        await minji.call(productInquiries.change, {
          params,
          body: { ...question, iq_subject: '고친 제목' },
        })
      ).data.iq_subject,
    ).toBe('고친 제목')
    await minji.call(productInquiries.remove, { params })
    expect((await minji.refused(productInquiries.show, { params })).status).toBe(404)
  })

  test('cannot be asked by a guest, nor about what is not for sale', async () => {
    expect(
      (
        await (
          await shopper()
        ).refused(productInquiries.write, { body: { it_id: goods.it_id, ...question } })
      ).status,
    ).toBe(401)
    expect(
      (await minji.refused(productInquiries.write, { body: { it_id: 'nothing', ...question } }))
        .status,
    ).toBe(404)
  })

  test('in secret never leaves the house: not in lists, searches, counts or answers to others', async () => {
    const it_id = (await stockItem(house)).it_id
    const { data } = await minji.call(productInquiries.write, {
      body: {
        it_id,
        ...question,
        iq_subject: secretWords,
        iq_question: secretWords,
        iq_secret: true,
      },
    })
    const place = { kind: 'product', id: data.iq_id }
    await boss.call(adminInquiries.answer, {
      params: place,
      body: { answer: `${secretWords}: 네, 괜찮아요.`, version: 1 },
    })
    const guest = await shopper()
    const told: unknown[] = []
    for (const who of [guest, stranger, minji]) {
      told.push(
        await who.call(productInquiries.list, { query: { it_id } }),
        await who.call(productInquiries.list, { query: { per_page: 100 } }),
      )
      const searched = await who.call(productInquiries.list, {
        query: { it_id, keyword: secretWords.slice(0, 5) },
      })
      expect(searched.total).toBe(0)
    }
    told.push(
      await stranger.call(productInquiries.mine, { query: { it_id } }),
      (await stranger.refused(productInquiries.show, { params: { iq_id: place.id } })).message,
    )
    expect(JSON.stringify(told)).not.toMatch(/피부|임산부|괜찮아요/)
    const row = (await guest.call(productInquiries.list, { query: { it_id } })).data[0]
    expect(row).toMatchObject({
      iq_secret: true,
      iq_name: '',
      iq_subject: '',
      iq_question: '',
      iq_answer: '',
      state: 'answered',
    })
    expect((await minji.call(productInquiries.mine, { query: { it_id } })).data[0]).toMatchObject({
      iq_subject: secretWords,
      iq_answer: expect.stringContaining('괜찮아요'),
    })
  })

  test('is read in English once staff wrote it so, and stands last before that', async () => {
    const item = await stockItem(house)
    const reader = await shopper({ language: 'en' })
    const ask = async (iq_subject: string, iq_question: string) =>
      (
        await minji.call(productInquiries.write, {
          body: { it_id: item.it_id, iq_category: 'use', iq_subject, iq_question },
        })
      ).data.iq_id
    const english = await ask('Does it stain?', 'I have a white shirt.')
    const korean = await ask('얼룩이 남나요?', '흰 셔츠가 있어요.')
    const seenBy = async (who: Shopper) =>
      (await who.call(productInquiries.list, { query: { it_id: item.it_id } })).data.map(
        (row) => row.iq_id,
      )
    expect(await seenBy(reader)).toEqual([english, korean])
    expect(await seenBy(stranger)).toEqual([korean, english])

    const params = { kind: 'product', id: korean }
    const words = { subject_en: 'Does it stain?', content_en: 'A white shirt.', answer_en: '' }
    const put = (version: number, more = {}) => ({ params, body: { ...words, ...more, version } })
    expect((await stranger.refused(adminInquiries.english, put(1))).status).toBe(403)
    const early = await boss.refused(adminInquiries.english, put(1, { answer_en: 'No.' }))
    expect(early.errors).toHaveProperty('answer_en')
    const answered = await boss.call(adminInquiries.answer, {
      params,
      body: { answer: '남지 않아요.', version: 1 },
    })
    const late = await boss.refused(adminInquiries.english, put(1))
    expect(late.status).toBe(409)
    const { version } = answered.data
    await boss.call(adminInquiries.english, put(version, { answer_en: 'It does not.' }))
    expect(await seenBy(reader)).toEqual([korean, english])
    const row = async () =>
      (await reader.call(productInquiries.list, { query: { it_id: item.it_id } })).data.find(
        (one) => one.iq_id === korean,
      )
    expect(await row()).toMatchObject({
      iq_subject_en: 'Does it stain?',
      iq_answer_en: 'It does not.',
    })
    // another answer leaves the English of the old one behind
    await boss.call(adminInquiries.answer, {
      params,
      body: { answer: '실크에는 남아요.', version: version + 1 },
    })
    expect(await row()).toMatchObject({ iq_question_en: 'A white shirt.', iq_answer_en: '' })
  })

  test('keeps a script as text', async () => {
    const it_id = (await stockItem(house)).it_id
    await minji.call(productInquiries.write, {
      body: { it_id, ...question, iq_subject: '<script>alert(1)</script>' },
    })
    expect(
      (await (await shopper()).call(productInquiries.list, { query: { it_id } })).data[0]
        ?.iq_subject,
    ).toBe('<script>alert(1)</script>')
  })
})

describe('the desk', () => {
  test('shows who waits longest first, gives out work and keeps notes for staff', async () => {
    const it_id = (await stockItem(house)).it_id
    const first = await minji.call(productInquiries.write, {
      body: { it_id, iq_category: 'etc', iq_subject: '첫째', iq_question: '질문' },
    })
    await minji.call(productInquiries.write, {
      body: { it_id, iq_category: 'etc', iq_subject: '둘째', iq_question: '질문' },
    })
    const third = await minji.call(productInquiries.write, {
      body: { it_id, iq_category: 'etc', iq_subject: '셋째', iq_question: '질문' },
    })
    await boss.call(adminInquiries.answer, {
      params: { kind: 'product', id: first.data.iq_id },
      body: { answer: '답', version: 1 },
    })
    expect(
      (await boss.call(adminInquiries.list, { query: { it_id } })).data.map((row) => row.subject),
    ).toEqual(['둘째', '셋째', '첫째'])
    const params = { kind: 'product', id: third.data.iq_id }
    expect(
      (await boss.refused(adminInquiries.assign, { params, body: { mb_id: minjiId } })).errors,
    ).toHaveProperty('mb_id')
    await boss.call(adminInquiries.assign, { params, body: { mb_id: 'boss' } })
    const noted = await boss.call(adminInquiries.note, {
      params,
      body: { body: '공방에 물어봤어요.' },
    })
    expect(noted.data).toMatchObject({
      assigned_to: 'boss',
      notes: [{ body: '공방에 물어봤어요.', mb_id: 'boss' }],
    })
    expect((await boss.call(adminInquiries.list, { query: { assigned: 'me', it_id } })).total).toBe(
      1,
    )
    // several at once: all of them, or none where one is gone
    const ids = [first.data.iq_id, third.data.iq_id].map((id) => `product:${id}`)
    const many = (body: { ids: string[]; mb_id: string | null }) =>
      boss.call(adminInquiries.assignMany, { body })
    expect((await many({ ids: [...ids, ...ids], mb_id: 'boss' })).data).toEqual({ done: 2 })
    const mine = async () =>
      (await boss.call(adminInquiries.list, { query: { assigned: 'me', it_id } })).total
    expect(await mine()).toBe(2)
    await expect(many({ ids: [...ids, 'product:99999999'], mb_id: null })).rejects.toMatchObject({
      status: 404,
    })
    expect(await mine()).toBe(2)
    await many({ ids, mb_id: null })
    expect(await mine()).toBe(0)
    for (const body of [
      { ids, mb_id: minjiId },
      { ids: [], mb_id: null },
    ])
      expect((await boss.refused(adminInquiries.assignMany, { body })).status).toBe(422)
    expect(
      JSON.stringify(await minji.call(productInquiries.show, { params: { iq_id: params.id } })),
    ).not.toContain('공방')
  })

  test('is for those who answer customers', async () => {
    expect(
      (
        await (
          await shopper({ mb_id: 'desk_product', staff_role: 'product' })
        ).refused(adminInquiries.list, {})
      ).status,
    ).toBe(403)
    expect((await minji.refused(adminInquiries.list, {})).status).toBe(403)
    expect(
      (
        await minji.refused(adminInquiries.file, {
          params: { kind: 'personal', id: 1, file_id: 'a' },
        })
      ).status,
    ).toBe(403)
    expect(
      (await boss.refused(adminInquiries.list, { query: { sort: 'mb_email' as 'waiting' } }))
        .status,
    ).toBe(422)
    expect(
      (await boss.refused(adminInquiries.show, { params: { kind: 'secret', id: 1 } })).status,
    ).toBe(404)
  })

  test('has ready answers that are made, changed and deleted', async () => {
    const typed = {
      tp_title: '배송 안내',
      tp_body: '{name} 님, 주문 {order}은 오늘 보냈어요.',
      tp_body_en: '',
    }
    const { data } = await boss.call(answerTemplates.add, { body: typed })
    const params = { tp_id: data.tp_id }
    expect(
      (
        await boss.call(answerTemplates.change, {
          params,
          body: { ...typed, tp_title: '발송 안내' },
        })
      ).data.tp_title,
    ).toBe('발송 안내')
    expect(
      (await boss.refused(answerTemplates.add, { body: { ...typed, tp_body: '' } })).errors,
    ).toHaveProperty('tp_body')
    await boss.call(answerTemplates.remove, { params })
    expect((await boss.refused(answerTemplates.remove, { params })).status).toBe(404)
  })
})

test('a ready answer is filled with what is known, and shows what is not', () => {
  expect(fillTemplate('{name} 님, {order} {unknown}', { name: '민지', order: '' })).toBe(
    '민지 님, {order} {unknown}',
  )
})

test('places that nobody filled are found, each once', () => {
  expect(unfilledIn('{product}은 {product} 화면의 {order}')).toEqual(['{product}', '{order}'])
  expect(unfilledIn('{ 빈칸 } 50 ml {}')).toEqual([])
})

test.each([
  ['시더', ['로즈'], '시더'],
  [null, ['로즈'], '로즈'],
  [null, ['로즈', '민트', '시더'], '로즈 외 2건'],
  [null, [], ''],
])('goods of a ready answer: %s, of the order %j', (named, ofOrder, word) => {
  expect(productWord(named, ofOrder, (name, count) => `${name} 외 ${count}건`)).toBe(word)
})

test('an answer with an empty place is not sent, and the place is named', async () => {
  const minji = await shopper({ mb_id: named() })
  const { od_id } = await completedLine(minji, goods)
  const { qa_id } = (await minji.call(inquiries.write, { body: { ...asked, od_id } })).data
  const params = { kind: 'personal' as const, id: qa_id }
  const shown = (await boss.call(adminInquiries.show, { params })).data
  expect(shown.order_goods).toHaveLength(1)
  const refusal = await boss.refused(adminInquiries.answer, {
    params,
    body: { answer: '{product}은 오늘 보내요.', version: shown.version },
  })
  expect(refusal.errors.answer?.[0]).toMatch('{product}')
  expect((await boss.call(adminInquiries.show, { params })).data.answered_at).toBeNull()
})

test('mail and phone of who asked are masked for staff', async () => {
  const minji = await shopper({ mb_id: named() })
  const { qa_id } = (await minji.call(inquiries.write, { body: asked })).data
  const params = { kind: 'personal' as const, id: qa_id }
  const { mb_email, mb_hp } = (await boss.call(adminInquiries.show, { params })).data
  expect(mb_email).toMatch(/^..\*\*\*@/)
  expect(mb_hp).not.toMatch(/\d{4}-?\d{4}/)
})

test('waiting is told in hours, then in days', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  expect(waitingOf(new Date('2026-03-10T11:30:00Z'), now)).toEqual({ unit: 'hour', count: 0 })
  expect(waitingOf(new Date('2026-03-08T11:00:00Z'), now)).toEqual({ unit: 'day', count: 2 })
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\창고\\병.png', '병.png'],
  ['a\u202Egnp.exe', 'agnp.exe'],
  ['\n\r', 'file'],
])('a file called %j is listed as %s', (given, shown) => {
  expect(fileNameOf(given)).toBe(shown)
})
