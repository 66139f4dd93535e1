import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import type { NotePyramid } from '#shop/catalog/contract.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { item } from '#shop/catalog/tables.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { scentFinder } from './contract.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const ids: Record<string, string> = {}

async function scented(name: string, notes: NotePyramid) {
  const { it_id } = await stockItem(house, { options: [{ io_stock_qty: 5 }] })
  await ctx.db.update(item).set({ notes }).where(eq(item.it_id, it_id))
  await refreshTiles(ctx, [it_id])
  ids[name] = it_id
}
const part = (family: NotePyramid['top']['family'], words: string, words_en: string) => ({
  family,
  words,
  words_en,
})

beforeAll(async () => {
  const musk = part('musk', '시험 사향', 'test musk')
  await scented('tea', {
    top: part('citrus', '시험 유자', 'test yuzu'),
    heart: part('green', '시험 찻잎', 'test tea leaf'),
    base: musk,
  })
  await scented('rose', {
    top: part('citrus', '시험 유자', 'test yuzu'),
    heart: part('floral', '다마스크 로즈', 'damask rose'),
    base: musk,
  })
  await scented('wood', {
    top: part('spice', '시험 후추', 'test pepper'),
    heart: part('woody', '시험 삼목', 'test cypress'),
    base: part('amber', '시험 송진', 'test resin'),
  })
})

const find = async (query: object) =>
  (await (await shopper()).call(scentFinder.find, { query: { per_page: 100, ...query } as never }))
    .data

test('finds by notes and families, the best first, and says why', async () => {
  const found = await find({ note: '시험 유자', family: 'green' })
  expect(found.map(({ it_id }) => it_id).slice(0, 2)).toEqual([ids.tea, ids.rose])
  expect(found[0]?.why).toMatchObject([
    { code: 'family', word: 'green' },
    { code: 'note', word: '시험 유자', word_en: 'test yuzu' },
  ])
})

test('never shows what was excluded, under whatever name', async () => {
  const found = await find({ note: '시험 유자', no_note: '장미' })
  expect(found.map(({ it_id }) => it_id)).toContain(ids.tea)
  expect(found.map(({ it_id }) => it_id)).not.toContain(ids.rose)
  const without = await find({ note: '시험 유자', no_family: 'green,floral' })
  expect(without).toEqual([])
})

test('a budget is a bound', async () => {
  const found = await find({ note: '시험 유자', budget: 1 })
  expect(found).toEqual([])
})

test('what is no taste is refused in words', async () => {
  const guest = await shopper()
  for (const query of [
    { family: 'petrol' },
    { family: 'citrus,green,woody,musk' },
    { room: 'attic' },
    { budget: -1 },
    { note: Array.from({ length: 9 }, (_, at) => `노트${at}`).join(',') },
  ])
    expect((await guest.refused(scentFinder.find, { query: query as never })).status).toBe(422)
})

test('neighbours share notes, the nearest first; goods that are not there have none', async () => {
  const guest = await shopper()
  const near = await guest.call(scentFinder.near, { params: { it_id: ids.tea ?? '' } })
  expect(near.data[0]?.it_id).toBe(ids.rose)
  expect(near.data.map(({ it_id }) => it_id)).not.toContain(ids.tea)
  expect((await guest.refused(scentFinder.near, { params: { it_id: 'nothing' } })).status).toBe(404)
})

test('the notes of the shop can be chosen from', async () => {
  const { data } = await (await shopper()).call(scentFinder.notes, {})
  expect(data).toContainEqual({ word: '시험 유자', word_en: 'test yuzu', count: 2 })
})
