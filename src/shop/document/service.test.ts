import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { legacyTarget } from '#storefront/legacy-addresses.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { adminDocuments, documents } from './contract.ts'
import { casIn, isCas, whyBadCas, whyBadIssue } from './rules.ts'

const { house } = await testShop()
let goods: Goods
let boss: Shopper
let minji: Shopper
let guest: Shopper
beforeAll(async () => {
  goods = await stockItem(house)
  boss = await staff()
  minji = await shopper({ mb_id: 'paper_reader' })
  guest = await shopper()
})

const pdf = (words: string) =>
  new File([`%PDF-1.7\n1 0 obj << /T (${words}) >> endobj\n%%EOF\n`], `${words}.pdf`, {
    type: 'application/pdf',
  })
const typed = {
  dc_title: '베르가못 오일 물질안전보건자료',
  dc_kind: 'sds',
  dc_lang: 'ko',
  dc_cas: ['78-70-6', '5989-27-5'],
} as const
const made = (more: object = {}) =>
  boss.call(adminDocuments.create, {
    body: { ...typed, dv_version: '1.0', issued_on: '2025-03-01', files: [pdf('old')], ...more },
  })

describe('the document board', () => {
  test('is found by name, goods, lot and CAS number by everybody; opened by members alone', async () => {
    const { data } = await made({ it_id: goods.it_id, dc_lot: 'B-77' })
    const params = { dc_id: data.dc_id }
    for (const keyword of ['베르가못', 'B-77', '5989-27-5']) {
      const found = await guest.call(documents.list, { query: { keyword, it_id: goods.it_id } })
      expect(found.data.map((row) => row.dc_id)).toEqual([data.dc_id])
    }
    // a sign of LIKE is a letter like any other
    expect((await guest.call(documents.list, { query: { keyword: '%_%' } })).total).toBe(0)
    const other = await guest.call(documents.list, {
      query: { kind: 'coa', it_id: goods.it_id },
    })
    expect(other.total).toBe(0)
    expect((await guest.refused(documents.show, { params })).status).toBe(401)
    const shown = (await minji.call(documents.show, { params })).data
    expect(shown.item?.it_id).toBe(goods.it_id)
    expect(JSON.stringify(shown)).not.toContain('file_id')
  })

  test('keeps older versions below the newest, and writes down who saved which', async () => {
    const { data } = await made()
    const params = { dc_id: data.dc_id }
    const newer = await boss.call(adminDocuments.addVersion, {
      params,
      body: { dv_version: '2.0', issued_on: '2026-01-05', files: [pdf('new')] },
    })
    expect(newer.data).toMatchObject({ newest_version: '2.0', newest_on: '2026-01-05' })
    const { versions } = (await minji.call(documents.show, { params })).data
    expect(versions.map((one) => one.dv_version)).toEqual(['2.0', '1.0'])
    const [first] = versions
    const file = { ...params, dv_id: first?.dv_id ?? 0 }
    expect((await guest.refused(documents.file, { params: file })).status).toBe(401)
    const saved = await minji.file(documents.file, { params: file })
    expect(saved.name).toBe('new.pdf')
    expect(await saved.bytes.text()).toContain('(new)')
    const desk = (await boss.call(adminDocuments.show, { params })).data
    expect(desk.downloads).toBe(1)
    expect(desk.saved_by[0]).toMatchObject({ mb_id: 'paper_reader', dv_version: '2.0' })
    const again = await boss.refused(adminDocuments.addVersion, {
      params,
      body: { dv_version: '2.0', issued_on: '2026-01-06', files: [pdf('x')] },
    })
    expect(again.errors).toHaveProperty('dv_version')
    await boss.call(adminDocuments.removeVersion, { params: file })
    const left = (await boss.call(adminDocuments.show, { params })).data
    expect(left).toMatchObject({ newest_version: '1.0', newest_on: '2025-03-01' })
    const last = { ...params, dv_id: left.versions[0]?.dv_id ?? 0 }
    expect((await boss.refused(adminDocuments.removeVersion, { params: last })).status).toBe(409)
  })

  test('shows nothing of what was withdrawn, by no address', async () => {
    const { data } = await made({ dc_title: '내린 자료' })
    const params = { dc_id: data.dc_id }
    const file = { ...params, dv_id: data.versions[0]?.dv_id ?? 0 }
    await guest.call(documents.list, { query: { keyword: '내린 자료' } })
    await boss.call(adminDocuments.withdraw, { params, body: { withdrawn: true } })
    expect((await guest.call(documents.list, { query: { keyword: '내린 자료' } })).total).toBe(0)
    expect((await minji.refused(documents.show, { params })).status).toBe(404)
    expect((await minji.refused(documents.file, { params: file })).status).toBe(404)
    await boss.call(adminDocuments.withdraw, { params, body: { withdrawn: false } })
    expect((await minji.call(documents.show, { params })).data.dc_id).toBe(data.dc_id)
  })

  test('hands a file out only under its own document', async () => {
    const one = (await made()).data
    const other = (await made()).data
    const crossed = { dc_id: one.dc_id, dv_id: other.versions[0]?.dv_id ?? 0 }
    expect((await minji.refused(documents.file, { params: crossed })).status).toBe(404)
  })

  test('is not found by a guessed number, and takes no file that is too much', async () => {
    const guessed = { dc_id: 987_654_321, dv_id: 987_654_321 }
    for (const who of [minji, await shopper({ mb_id: 'paper_guesser' })]) {
      expect((await who.refused(documents.show, { params: guessed })).status).toBe(404)
      expect((await who.refused(documents.file, { params: guessed })).status).toBe(404)
    }
    const body = { ...typed, dv_version: '1', issued_on: '2025-01-01' }
    const large = new File([`%PDF-1.7\n${'x'.repeat(10 * 1024 * 1024)}\n%%EOF`], 'large.pdf')
    const refusal = await boss.refused(adminDocuments.create, { body: { ...body, files: [large] } })
    expect(refusal.errors).toHaveProperty('files')
    const two = { ...body, files: [pdf('one'), pdf('two')] }
    expect((await boss.refused(adminDocuments.create, { body: two })).status).toBe(422)
    // a picture that says it is larger than any screen, and a program that says it is a picture
    const bomb = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffff7fffffff0806000000', 'hex')
    for (const bytes of [bomb, Buffer.from('MZ\u0090\0')]) {
      const file = new File([new Uint8Array(bytes)], 'paper.png', { type: 'image/png' })
      const { errors } = await boss.refused(adminDocuments.create, {
        body: { ...body, files: [file] },
      })
      expect(errors).toHaveProperty('files')
    }
  })

  test('is written by content staff, checked at its fields, and never saved over', async () => {
    const wrong = await boss.refused(adminDocuments.create, {
      body: {
        ...typed,
        dc_title: '',
        dc_cas: ['78-70-7'],
        it_id: 'nowhere',
        dv_version: '1',
        issued_on: '2999-01-01',
        files: [],
      },
    })
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'dc_cas',
      'dc_title',
      'files',
      'issued_on',
      'it_id',
    ])
    const { data } = await made()
    const params = { dc_id: data.dc_id }
    const save = (dc_title: string) =>
      boss.call(adminDocuments.save, {
        params,
        body: { ...typed, dc_title, version: data.version },
      })
    const outcomes = await Promise.allSettled([save('하나'), save('둘')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const order = await shopper({ mb_id: 'paper_orders', staff_role: 'order' })
    expect((await order.refused(adminDocuments.list, { query: {} })).status).toBe(403)
    const html = new File(['<script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' })
    const kept = await house.db.execute(sql`select count(*)::int as count from document`)
    expect(
      (
        await boss.refused(adminDocuments.create, {
          body: { ...typed, dv_version: '1', issued_on: '2025-01-01', files: [html] },
        })
      ).errors,
    ).toHaveProperty('files')
    expect(await house.db.execute(sql`select count(*)::int as count from document`)).toMatchObject({
      rows: kept.rows,
    })
  })
})

test.each([
  ['78-70-6', true],
  ['5989-27-5', true],
  ['7732-18-5', true],
  ['78-70-7', false],
  ['0-00-0', false],
  ['78706', false],
])('%s is a CAS number: %s', (text, is) => {
  expect(isCas(text)).toBe(is)
})

test('CAS numbers are parted however they are typed', () => {
  expect(casIn(' 78-70-6, 106-22-9;78-70-6\n91-64-5 ')).toEqual(['78-70-6', '106-22-9', '91-64-5'])
  expect(whyBadCas(['78-70-6', 'x'])?.[1]).toEqual({ number: 'x' })
  expect(whyBadIssue('2026-02-30', '2026-03-01')).toContain('2026-03-14')
  expect(whyBadIssue('2026-03-01', '2026-03-01')).toBeNull()
})

test.each([
  ['/board/document/post/3', '/customer/document-board/3'],
  ['/shop/board/document/post/3', '/customer/document-board/3'],
  ['/shop/board/document/post', '/customer/document-board'],
  ['/customer/document-board/3/edit', '/admin/documents/3'],
])('%s leads to %s', (from, to) => {
  expect(legacyTarget(new URL(from, 'https://old.example'))?.to).toBe(to)
})
