import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { listPrivate } from '#platform/private-files.ts'
import { myFormulas, sharedFormulas } from '#shop/custom/formula-contract.ts'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import { myShelf } from '#shop/custom/shelf-contract.ts'
import { material } from '#shop/custom/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { sweepFormulaPhotos } from './photo.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
let made = 0
let rose = 0
const newMaker = (language?: string) =>
  shopper({ mb_id: `paper_${Date.now()}_${made++}`, ...(language ? { language } : {}) })

const form = (given: object = {}) => ({
  title: '비 온 뒤 정원',
  product: 'perfume' as const,
  basis: 'total' as const,
  load: 20,
  batch: 100,
  units: 2,
  lines: [{ material_id: rose, amount: 10 }],
  ...given,
})

async function photo(name = 'bottle.jpg') {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

beforeAll(async () => {
  const rows = await ctx.db
    .insert(material)
    .values([
      {
        name: '종이 장미',
        name_en: 'Paper rose',
        kind: 'raw',
        note: 'heart',
        won_per_gram: 700,
        ifra: { '4': 12 },
        ifra_source: 'Certificate 7',
      },
    ])
    .returning()
  rose = rows[0]?.material_id ?? 0
})

test('a formula is found by its tags, which go along with its versions', async () => {
  const maker = await newMaker()
  const body = form({ tags: ['가을', '선물'] })
  const { data } = await maker.call(myFormulas.create, { body })
  await maker.call(myFormulas.create, { body: form({ tags: ['봄'] }) })
  const found = await maker.call(myFormulas.list, { query: { tag: '선물' } })
  expect(found.data.map(({ formula_id, tags }) => [formula_id, tags])).toEqual([
    [data.formula_id, ['가을', '선물']],
  ])
  const params = { formula_id: data.formula_id }
  const next = await maker.call(myFormulas.copy, { params, body: { as: 'version' } })
  expect(next.data.tags).toEqual(['가을', '선물'])
  const many = Array.from({ length: 11 }, (_, at) => `t${at}`)
  const refused = await maker.refused(myFormulas.create, { body: form({ tags: many }) })
  expect(refused.errors).toHaveProperty('tags')
})

test('its sheet holds lines, figures, limits and sources, in the language of its reader', async () => {
  for (const [language, words] of [
    ['kr', ['종이 장미', '비 온 뒤 정원', 'IFRA 분류 4', 'Certificate 7', '가을']],
    ['en', ['Paper rose', '비 온 뒤 정원', 'IFRA category 4', 'Certificate 7', '가을']],
  ] as const) {
    const maker = await newMaker(language)
    const body = form({ notes: '아침에 맡기', tags: ['가을'] })
    const { data } = await maker.call(myFormulas.create, { body })
    const params = { formula_id: data.formula_id }
    const { name, bytes } = await maker.file(formulaPapers.pdf, { params })
    expect(name).toBe('비 온 뒤 정원 v1.pdf')
    const file = await getDocumentProxy(new Uint8Array(await bytes.arrayBuffer()))
    const { text } = await extractText(file, { mergePages: true })
    for (const word of [...words, '100.00', '아침에 맡기'])
      expect(text.replaceAll('\n', ' ')).toContain(word)
  }
})

test('a photograph is drawn anew, only its maker sees it, and it is swept when nothing names it', async () => {
  const [maker, stranger] = [await newMaker(), await newMaker()]
  const { data } = await maker.call(myFormulas.create, { body: form() })
  const params = { formula_id: data.formula_id }
  const kept = await maker.call(formulaPapers.keepPhoto, { params, body: { photo: await photo() } })
  const photo_id = kept.data.photo?.split('/').at(-1) ?? ''
  expect(kept.data.photo).toBe(`/api/v1/my-formulas/${params.formula_id}/photo/${photo_id}`)
  const at = { params: { ...params, photo: photo_id } }
  const { bytes } = await maker.file(formulaPapers.photo, at)
  expect((await sharp(Buffer.from(await bytes.arrayBuffer())).metadata()).format).toBe('webp')
  expect((await stranger.refused(formulaPapers.photo, at)).status).toBe(404)
  const shared = await maker.call(myFormulas.share, { params, body: { shared: true } })
  const token = shared.data.share_token ?? ''
  const seen = await stranger.call(sharedFormulas.show, { params: { token } })
  expect(seen.data.photo).toBeNull()

  const fake = new File(['<svg onload="x()"/>'], 'a.png', { type: 'image/png' })
  const refused = await maker.refused(formulaPapers.keepPhoto, { params, body: { photo: fake } })
  expect(refused.errors).toHaveProperty('photo')

  const later = { ...ctx, now: after(ctx.now, { days: 3 }) }
  await sweepFormulaPhotos(later)
  const left = () => listPrivate(house.config, later.now, 'formulas')
  expect(await left()).toContain(photo_id)
  expect((await maker.call(formulaPapers.dropPhoto, { params })).data.photo).toBeNull()
  await sweepFormulaPhotos(later)
  expect(await left()).not.toContain(photo_id)
})

test('a shelf holds what its member has, and loses what is used up', async () => {
  const [maker, other] = [await newMaker(), await newMaker()]
  const params = { material_id: rose }
  const put = await maker.call(myShelf.put, { params, body: { amount: 12.5 } })
  expect(put.data).toMatchObject([{ material_id: rose, name: '종이 장미', amount: 12.5 }])
  expect((await other.call(myShelf.list, {})).data).toEqual([])
  expect((await maker.call(myShelf.put, { params, body: { amount: 3 } })).data[0]?.amount).toBe(3)
  const none = { params: { material_id: 2_000_000_000 }, body: { amount: 1 } }
  expect((await maker.refused(myShelf.put, none)).status).toBe(404)
  const less = await maker.refused(myShelf.put, { params, body: { amount: -1 } })
  expect(less.errors).toHaveProperty('amount')
  expect((await maker.call(myShelf.put, { params, body: { amount: 0 } })).data).toEqual([])
  expect((await (await shopper()).refused(myShelf.list, {})).status).toBe(401)
})
