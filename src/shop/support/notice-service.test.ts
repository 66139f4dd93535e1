import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { after } from '#kernel/korean-time.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { adminAudit } from '#shop/member/audit-contract.ts'
import { testShop } from '#test/database.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { notices } from './contract.ts'
import { adminNotices, noticeFiles } from './notice-contract.ts'
import { noticePath, saysNothing } from './notice-rules.ts'
import { sweepNoticeFiles } from './notice-service.ts'

const { house } = await testShop()
const api = openApi(house, allApi)
let editor: Shopper
let boss: Shopper
let guest: Shopper
beforeAll(async () => {
  editor = await shopper({ mb_id: 'news_editor', staff_role: 'content' })
  boss = await staff()
  guest = await shopper()
})

let made = 0
const typed = (more: object = {}) => ({
  title: `쉬는 날 ${++made}`,
  title_en: `Closed ${made}`,
  content: '<p>12월 25일에는 쉬어요.</p>',
  content_en: '<p>We are closed on 25 December.</p>',
  board: 'shop' as const,
  pinned: false,
  ...more,
})
const pdf = (name = '영업 시간.pdf') =>
  new File(['%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'], name, { type: 'application/pdf' })
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f5d50' } })
          .withExif({ IFD0: { Artist: 'Boss' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    '지도.jpg',
    {
      type: 'image/jpeg',
    },
  )

async function written(more: object = {}, files: File[] = []) {
  return (await editor.call(adminNotices.create, { body: { ...typed(more), files } })).data
}
const read = async (id: number) => (await guest.call(notices.show, { params: { id } })).data
const listed = async (id: number) =>
  (await guest.call(notices.list, { query: { per_page: 100 } })).data.find((row) => row.id === id)
const onDisk = () => readdir(path.join(house.config.DATA_DIR, 'private', 'notices')).catch(() => [])
const fileIn = ({ files }: { files: { file_id: string }[] }, at = 0) => files[at]?.file_id ?? ''

describe('a notice', () => {
  test('is read by everybody the moment it is written, pinned ones first', async () => {
    await guest.call(notices.list, { query: { per_page: 100 } })
    const plain = await written()
    const pinned = await written({ pinned: true })
    const ids = (await guest.call(notices.list, { query: { per_page: 100 } })).data.map(
      (row) => row.id,
    )
    expect(ids.indexOf(pinned.id)).toBeGreaterThan(-1)
    expect(ids.indexOf(pinned.id)).toBeLessThan(ids.indexOf(plain.id))
    expect(await read(plain.id)).toMatchObject({
      title: plain.title,
      title_en: plain.title_en,
      content: plain.content,
      board: 'shop',
      files: [],
    })
  })

  test('is changed for its readers at once, and moves to the board of the workshop', async () => {
    const one = await written()
    const params = { id: one.id }
    expect((await read(one.id)).title).toBe(one.title)
    const { data } = await editor.call(adminNotices.save, {
      params,
      body: { ...typed({ title: '다시 열어요', board: 'tssa' }), version: one.version },
    })
    expect(data).toMatchObject({
      title: '다시 열어요',
      board: 'tssa',
      version: 2,
      created_at: one.created_at,
    })
    expect((await read(one.id)).title).toBe('다시 열어요')
    expect(
      (await guest.call(notices.list, { query: { board: 'tssa', per_page: 100 } })).data.some(
        (row) => row.id === one.id,
      ),
    ).toBe(true)
    expect([noticePath(data), noticePath(one)]).toEqual([
      `/tssa/notice/${one.id}`,
      `/customer/notice/${one.id}`,
    ])
  })

  test('that somebody else saved meanwhile is not written over', async () => {
    const one = await written()
    const params = { id: one.id }
    await boss.call(adminNotices.save, {
      params,
      body: { ...typed({ title: '먼저' }), version: 1 },
    })
    const refusal = await editor.refused(adminNotices.save, {
      params,
      body: { ...typed({ title: '나중' }), version: 1 },
    })
    expect([refusal.status, refusal.detail]).toEqual([409, { version: 2 }])
    expect((await read(one.id)).title).toBe('먼저')
  })

  test('needs a title and words, and says at which field', async () => {
    const errors = async (more: object) =>
      (await editor.refused(adminNotices.create, { body: typed(more) })).errors
    const fields = async (more: object) => Object.keys(await errors(more))
    expect(await errors({ title: ' ', content: '' })).toEqual({
      title: ['제목을 적어 주세요.'],
      content: ['내용을 적어 주세요.'],
    })
    expect(await fields({ title: '가'.repeat(251) })).toEqual(['title'])
    expect(await fields({ title_en: 'a'.repeat(251) })).toEqual(['title_en'])
    expect(await fields({ content: '<p><br></p>' })).toEqual(['content'])
    expect(await fields({ content: '<script>alert(1)</script>' })).toEqual(['content'])
    expect(await fields({ board: 'cellar' })).toEqual(['board'])
    expect((await written({ title: '가'.repeat(250) })).title).toHaveLength(250)
  })

  test('carries no script, whatever was typed, and no empty English', async () => {
    const one = await written({
      content:
        '<p onclick="steal()">안녕하세요<script>steal()</script><a href="javascript:steal()">여기</a></p><iframe src="https://evil.example"></iframe>',
      content_en: '<p> </p>',
    })
    expect(one).toMatchObject({ content: '<p>안녕하세요<a>여기</a></p>', content_en: '' })
  })

  test('is gone for everybody once it is deleted, with its files', async () => {
    const one = await written({}, [pdf()])
    const params = { id: one.id }
    await editor.call(adminNotices.remove, { params })
    expect((await guest.refused(notices.show, { params })).status).toBe(404)
    expect(await listed(one.id)).toBeUndefined()
    expect(await onDisk()).not.toContain(fileIn(one))
    expect((await editor.refused(adminNotices.remove, { params })).status).toBe(404)
  })

  test('is found at the desk by its words and its board, in the asked order', async () => {
    const [cedar, amber] = [
      await written({ title: '삼나무 입고 하나' }),
      await written({ title: '삼나무 입고 둘', board: 'tssa' }),
    ]
    const ask = { keyword: '삼나무 입고', sort: 'title', order: 'asc' } as const
    const found = await editor.call(adminNotices.list, { query: ask })
    expect([found.data.map((row) => row.id), found.counts]).toEqual([
      [amber.id, cedar.id],
      { shop: 1, tssa: 1 },
    ])
    const tssa = await editor.call(adminNotices.list, { query: { ...ask, board: 'tssa' } })
    expect([tssa.total, tssa.data[0]?.id]).toEqual([1, amber.id])
    expect((await editor.call(adminNotices.list, { query: { keyword: '100%' } })).total).toBe(0)
    expect(
      (await editor.refused(adminNotices.list, { query: { sort: 'content' as 'title' } })).errors,
    ).toHaveProperty('sort')
  })

  test('stands in the log of what staff did', async () => {
    const one = await written()
    await editor.call(adminNotices.remove, { params: { id: one.id } })
    const { data } = await boss.call(adminAudit.list, {
      query: { subject: String(one.id), actor: 'news_editor' },
    })
    expect(data.map(({ name }) => name).filter((name) => name.startsWith('notice.'))).toEqual([
      'notice.removed',
      'notice.created',
    ])
  })
})

describe('the files of a notice', () => {
  test('are listed for its readers and handed out to be saved, without what the camera wrote', async () => {
    const one = await written({}, [await picture(), pdf()])
    const { files } = await read(one.id)
    expect(files.map(({ name }) => name)).toEqual(['지도.jpg', '영업 시간.pdf'])
    expect((await listed(one.id))?.files).toEqual(files)
    const answer = await api(new Request(house.config.ORIGIN + files[0]?.url), '10.9.1.1')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('지도.jpg')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).exif).toBeUndefined()
  })

  test('are added and deleted one by one, and readers see it at once', async () => {
    const one = await written({}, [pdf('하나.pdf')])
    const params = { id: one.id }
    const more = (
      await editor.call(adminNotices.addFiles, { params, body: { files: [pdf('둘.pdf')] } })
    ).data
    expect(more).toMatchObject({
      version: 1,
      files: [{ file_name: '하나.pdf' }, { file_name: '둘.pdf' }],
    })
    expect((await read(one.id)).files).toHaveLength(2)
    await editor.call(adminNotices.removeFile, { params: { ...params, file: fileIn(more) } })
    expect((await read(one.id)).files.map(({ name }) => name)).toEqual(['둘.pdf'])
    expect(await onDisk()).not.toContain(fileIn(more))
    expect(
      (await editor.refused(adminNotices.removeFile, { params: { ...params, file: fileIn(more) } }))
        .status,
    ).toBe(404)
  })

  test('of another notice are not there', async () => {
    const [one, other] = [await written({}, [pdf()]), await written()]
    const params = { id: other.id, file: fileIn(one) }
    expect((await guest.refused(noticeFiles.file, { params })).status).toBe(404)
    expect((await editor.refused(adminNotices.removeFile, { params })).status).toBe(404)
    expect((await read(one.id)).files).toHaveLength(1)
  })

  test.each([
    ['a page called photo.jpg', '<html><script>alert(1)</script></html>', 'photo.jpg'],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a.png'],
    ['a program', 'MZ\x90\x00 this program cannot be run', 'a.pdf'],
  ])('are no %s, and nothing is written with one', async (_, content, name) => {
    const wrong = new File([content], name, { type: 'image/jpeg' })
    const [one, before] = [await written(), (await onDisk()).length]
    const refusal = await editor.refused(adminNotices.create, {
      body: { ...typed({ title: `거절 ${name}` }), files: [pdf(), wrong] },
    })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['files']])
    expect(
      (await editor.call(adminNotices.list, { query: { keyword: `거절 ${name}` } })).total,
    ).toBe(0)
    expect(
      (
        await editor.refused(adminNotices.addFiles, {
          params: { id: one.id },
          body: { files: [wrong] },
        })
      ).errors,
    ).toHaveProperty('files')
    expect(await onDisk()).toHaveLength(before)
  })

  test('are five at most, none of more than 10 MB, and one at least is added', async () => {
    const four = await written({}, [pdf(), pdf(), pdf(), pdf()])
    const params = { id: four.id }
    expect(
      (await editor.refused(adminNotices.addFiles, { params, body: { files: [pdf(), pdf()] } }))
        .errors,
    ).toHaveProperty('files')
    // two hands at once: one of them is the fifth
    const both = await Promise.allSettled(
      [pdf(), pdf()].map((file) =>
        editor.call(adminNotices.addFiles, { params, body: { files: [file] } }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await read(four.id)).files).toHaveLength(5)
    expect(
      (await editor.refused(adminNotices.addFiles, { params, body: { files: [] } })).errors,
    ).toHaveProperty('files')
    const large = new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)], 'large.pdf')
    expect(
      (await editor.refused(adminNotices.create, { body: { ...typed(), files: [large] } })).errors
        .files?.[0],
    ).toMatch('10 MB')
  })

  test('that belong to no notice are swept away after a day; others stay', async () => {
    const one = await written({}, [pdf()])
    await sweepNoticeFiles(houseCtx(house, { now: after(new Date(), { days: 2 }) }))
    expect(await onDisk()).toContain(fileIn(one))
  })
})

test('the notices desk refuses a guest, a member and other staff; the accountant only reads', async () => {
  const member = await shopper({ mb_id: 'news_member' })
  const order = await shopper({ mb_id: 'news_order', staff_role: 'order' })
  const books = await shopper({ mb_id: 'news_books', staff_role: 'accountant' })
  const one = await written({}, [pdf()])
  for (const endpoint of Object.values(adminNotices)) {
    const ask = { params: { id: one.id, file: fileIn(one) }, body: {} } as never
    expect((await guest.refused(endpoint, ask)).status, endpoint.path).toBe(401)
    for (const other of [member, order])
      expect((await other.refused(endpoint, ask)).status, endpoint.path).toBe(403)
    if (endpoint.method !== 'GET')
      expect((await books.refused(endpoint, ask)).status, endpoint.path).toBe(403)
  }
  expect((await books.call(adminNotices.show, { params: { id: one.id } })).data.files).toHaveLength(
    1,
  )
  expect((await read(one.id)).files).toHaveLength(1)
})

test.each([
  ['', true],
  ['<p> <br></p><ul><li>&nbsp;</li></ul>', true],
  ['<p>쉬어요</p>', false],
  ['<p><img src="/img/scene-books/800.webp" alt=""></p>', false],
])('%s says nothing: %s', (html, nothing) => {
  expect(saysNothing(html)).toBe(nothing)
})
