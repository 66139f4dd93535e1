import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminMaterials } from '#shop/custom/material-contract.ts'
import { adminDocuments, documents } from '#shop/document/contract.ts'
import { nextVersion } from '#shop/document/rules.ts'
import { lotDesk } from '#shop/lot/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
let boss: Shopper
let it_id: string
const keep = (allergens: object | null) =>
  house.db.execute(
    sql`update item set allergens = ${allergens && JSON.stringify(allergens)}::jsonb where it_id = ${it_id}`,
  )
const state = async (dc_lot = '') => boss.call(adminDocuments.state, { body: { it_id, dc_lot } })
const reader = await shopper({ mb_id: 'allergen_reader' })

beforeEach(async () => {
  boss = await staff()
  it_id = (await stockItem(house, { it_name: '새벽 향유', it_name_en: 'Dawn oil' })).it_id
  await keep({ listed: ['78-70-6', '5989-27-5'], more: '멘톨', more_en: 'Menthol' })
})

/** The newest file of a document, as it is read. */
async function textOf(dc_id: number) {
  const { versions } = (await reader.call(documents.show, { params: { dc_id } })).data
  const params = { dc_id, dv_id: versions[0]?.dv_id ?? 0 }
  const { bytes, name } = await reader.file(documents.file, { params })
  const file = await getDocumentProxy(new Uint8Array(await bytes.arrayBuffer()))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages, name, versions }
}

test('one press puts the allergen statement on the board in both languages, from the list of the product', async () => {
  const { data, made } = await state()
  expect(made).toBe(true)
  expect(data).toMatchObject([
    { dc_kind: 'allergen', dc_lang: 'ko', dc_title: '새벽 향유 알레르기 유발 성분표' },
    { dc_lang: 'en', dc_title_en: 'Dawn oil, allergen statement', newest_version: '1.0' },
  ])
  const [korean = 0, english = 0] = data.map(({ dc_id }) => dc_id)
  const one = await textOf(korean)
  for (const part of [
    '새벽 향유',
    it_id,
    koreanToday(),
    '리날룰, 리모넨, 멘톨',
    '3가지',
    '모든 로트',
  ])
    expect(one.text).toContain(part)
  expect(one.text.match(/●/g)).toHaveLength(3)
  expect(one.totalPages).toBe(1)
  const other = await textOf(english)
  for (const part of ['Dawn oil', 'Linalool, Limonene, Menthol', 'All lots', '78-70-6'])
    expect(other.text).toContain(part)
  expect(other.text.replace(/오드모아/g, '')).not.toMatch(/[가-힣]/)
  // found by a number that is in it, and by that alone
  const found = async (keyword: string) =>
    (await reader.call(documents.list, { query: { keyword, it_id } })).total
  expect([await found('78-70-6'), await found('91-64-5')]).toEqual([2, 0])
})

test('a list that changed is a newer version and the older stays; the same list is none', async () => {
  const [first] = (await state()).data
  expect(await state()).toMatchObject({ made: false, data: [{ dc_id: first?.dc_id }, {}] })
  await keep({ listed: [], more: '', more_en: '' })
  const newer = await state()
  expect(newer).toMatchObject({
    made: true,
    data: [{ dc_id: first?.dc_id, newest_version: '2.0', dc_cas: [] }, { newest_version: '2.0' }],
  })
  const { text, versions } = await textOf(first?.dc_id ?? 0)
  expect(versions.map(({ dv_version }) => dv_version)).toEqual(['2.0', '1.0'])
  expect(text).toContain('아래 성분이 들어 있지 않아요.')
  expect(nextVersion([])).toBe('1.0')
  expect(nextVersion(['3.1', '초안', '2'])).toBe('4.0')
})

test('of one lot it names the lot and its days; a lot of other goods is refused', async () => {
  const lot_no = `L${it_id}`.toUpperCase()
  const lot = { lot_no, it_id, made_on: '2026-10-01', expires_on: '2028-09-30', lot_qty: 50 }
  await boss.call(lotDesk.create, { body: lot })
  const { data } = await state(lot_no.toLowerCase())
  expect(data.map(({ dc_lot }) => dc_lot)).toEqual([lot_no, lot_no])
  const { text, name } = await textOf(data[0]?.dc_id ?? 0)
  for (const part of [lot_no, '2026-10-01', '2028-09-30']) expect(text).toContain(part)
  expect(name).toContain(lot_no)
  expect(data[1]?.dc_title_en).toBe(`Dawn oil, allergen statement, lot ${lot_no}`)
  const refused = await boss.refused(adminDocuments.state, { body: { it_id, dc_lot: 'NOWHERE' } })
  expect(Object.keys(refused.errors)).toEqual(['dc_lot'])
})

test('there is none before somebody has looked, and others may not make one', async () => {
  await keep(null)
  const body = { it_id }
  const early = await boss.refused(adminDocuments.state, { body })
  expect(early).toMatchObject({ status: 409, message: expect.stringContaining('먼저') })
  expect((await boss.refused(adminDocuments.state, { body: { it_id: 'nowhere' } })).status).toBe(
    404,
  )
  const order = await shopper({ mb_id: 'allergen_orders', staff_role: 'order' })
  expect((await order.refused(adminDocuments.state, { body })).status).toBe(403)
  expect((await reader.refused(adminDocuments.state, { body })).status).toBe(403)
  const guest = await shopper()
  expect((await guest.refused(adminDocuments.state, { body })).status).toBe(401)
})

test('two who press at the same moment make one of each language', async () => {
  const outcomes = await Promise.allSettled([state(), state(), state()])
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  const { total } = await reader.call(documents.list, { query: { it_id, kind: 'allergen' } })
  expect(total).toBe(2)
})

test('a material of formulas has its statement in both languages with shares, and a newer version when its certificate changed', async () => {
  const body = {
    ...{ name: '새벽 로즈', name_en: 'Dawn rose', cas: '8007-01-0', kind: 'raw' as const },
    ...{ family: 'floral' as const, note: 'heart' as const, unit: 'g' as const, uses: [] },
    ...{ density: 0.9, won_per_gram: 50, usual_from: null, usual_to: null, flash_point: null },
    ...{ fits_from: null, fits_to: null, material_use: true, limits: [], packs: [] },
    allergens: null,
  }
  const { material_id, version } = (await boss.call(adminMaterials.create, { body })).data
  const ask = { body: { material_id } }
  const early = await boss.refused(adminDocuments.stateMaterial, ask)
  expect(early).toMatchObject({ status: 409, message: expect.stringContaining('먼저') })
  const params = { material_id }
  const allergens = { citronellol: 38.5, geraniol: 16, linalool: 0 }
  await boss.call(adminMaterials.save, { params, body: { ...body, allergens, version } })
  const { data, made } = await boss.call(adminDocuments.stateMaterial, ask)
  expect(made).toBe(true)
  expect(data).toMatchObject([
    {
      dc_title: '새벽 로즈 알레르기 유발 성분표',
      dc_lang: 'ko',
      item: null,
      material: { material_id },
    },
    { dc_title_en: 'Dawn rose, allergen statement', dc_lang: 'en', newest_version: '1.0' },
  ])
  expect(data[0]?.dc_cas.toSorted()).toEqual(['106-22-9', '106-24-1', '8007-01-0'])
  const [korean, english] = [await textOf(data[0]?.dc_id ?? 0), await textOf(data[1]?.dc_id ?? 0)]
  for (const part of ['새벽 로즈', '제라니올, 시트로넬올', '2가지', '38.5%', '16%', '8007-01-0'])
    expect(korean.text).toContain(part)
  expect(korean.totalPages).toBe(1)
  for (const part of ['Dawn rose', 'Geraniol, Citronellol', '38.5%'])
    expect(english.text).toContain(part)
  expect(english.text.replace(/오드모아/g, '')).not.toMatch(/[가-힣]/)
  const query = { material_id: String(material_id), kind: 'allergen' as const }
  expect((await reader.call(documents.list, { query })).total).toBe(2)
  const again = await boss.call(adminDocuments.stateMaterial, ask)
  expect(again).toMatchObject({ made: false, data: [{ newest_version: '1.0' }, {}] })
  const less = { ...body, allergens: { geraniol: 16 }, version: version + 1 }
  await boss.call(adminMaterials.save, { params, body: less })
  const newer = await boss.call(adminDocuments.stateMaterial, ask)
  expect(newer).toMatchObject({ made: true, data: [{ newest_version: '2.0' }, {}] })
  expect((await textOf(data[0]?.dc_id ?? 0)).versions).toHaveLength(2)
  expect((await reader.refused(adminDocuments.stateMaterial, ask)).status).toBe(403)
})
