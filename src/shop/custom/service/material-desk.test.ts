import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { adminMaterials, type MaterialForm } from '#shop/custom/material-contract.ts'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
houseCtx(house)
let made = 0
const form = (given: Partial<MaterialForm> = {}): MaterialForm => ({
  name: `시험 재료 ${made++}`,
  name_en: 'Test material',
  cas: '78-70-6',
  kind: 'raw',
  family: 'floral',
  note: 'heart',
  volatility: 'days',
  unit: 'g',
  uses: [],
  density: 0.86,
  won_per_gram: 50,
  usual_from: 1,
  usual_to: 20,
  flash_point: 76,
  fits_from: null,
  fits_to: null,
  allergens: { linalool: 100 },
  comment: '',
  comment_en: '',
  material_use: true,
  limits: [],
  packs: [],
  ...given,
})
const limit = (amendment: number, fine: number, issued_on = '2026-01-05') => ({
  amendment,
  source: `C-${amendment}`,
  issued_on,
  limits: { '4': fine },
})

test('staff make a material that formulas can be made of, with a pack of a product', async () => {
  const desk = await staff()
  const goods = await stockItem(house, { options: [{ io_stock_qty: 5 }] })
  const { data } = await desk.call(adminMaterials.create, {
    body: form({ packs: [{ io_no: goods.io_no, grams: 30 }], limits: [limit(51, 10)] }),
  })
  expect(data.goods).toMatchObject([{ io_no: goods.io_no, it_id: goods.it_id }])
  const guest = await shopper()
  const needs = `${data.material_id}:31`
  const solved = (await guest.call(materialPacks.solve, { query: { needs } })).data
  expect(solved.materials).toMatchObject([{ left_over: 29, packs: [{ qty: 2 }] }])
  const found = await desk.call(adminMaterials.list, { query: { keyword: data.name } })
  expect(found.data).toMatchObject([{ material_id: data.material_id, packs: 1, amendment: 51 }])
})

test('the newest amendment counts, and older ones stay to be read', async () => {
  const desk = await staff()
  const { data } = await desk.call(adminMaterials.create, {
    body: form({ limits: [limit(51, 8), limit(49, 12), limit(51, 9, '2025-02-01')] }),
  })
  expect(data.limits.map(({ amendment, limits }) => [amendment, limits['4']])).toEqual([
    [51, 8],
    [51, 9],
    [49, 12],
  ])
  const maker = await shopper({ mb_id: `desk_maker_${Date.now()}_${made++}` })
  const formula = await maker.call(myFormulas.create, {
    body: {
      title: '한도',
      product: 'perfume',
      basis: 'total',
      load: 10,
      batch: 10,
      units: 1,
      lines: [{ material_id: data.material_id, amount: 1 }],
    },
  })
  expect(formula.data.materials[0]).toMatchObject({
    ifra: { '4': 8 },
    allergens: { linalool: 100 },
  })
})

test('who saves after somebody else is told, and loses nothing of theirs', async () => {
  const desk = await staff()
  const body = form()
  const { data } = await desk.call(adminMaterials.create, { body })
  const params = { material_id: data.material_id }
  await desk.call(adminMaterials.save, { params, body: { ...body, density: 0.9, version: 1 } })
  expect(
    (await desk.refused(adminMaterials.save, { params, body: { ...body, version: 1 } })).status,
  ).toBe(409)
  expect((await desk.call(adminMaterials.show, { params })).data.density).toBe(0.9)
})

test.each([
  ['a CAS number that is none', { cas: 'abc' }, 'cas'],
  ['a density of nothing', { density: 0 }, 'density'],
  ['a limit above everything', { limits: [limit(51, 101)] }, 'limits.0.limits.4'],
  ['the same amendment twice', { limits: [limit(51, 1), limit(51, 2)] }, 'limits.1.amendment'],
  ['a day that is none', { limits: [limit(51, 1, '2026-02-31')] }, 'limits.0.issued_on'],
  ['a pack of nothing', { packs: [{ io_no: 999_999_999, grams: 1 }] }, 'packs.0.io_no'],
  ['half a range', { usual_to: null }, 'usual_to'],
  ['a share of an allergen without its name', { allergens: { '': 3 } }, 'allergens.'],
  ['a range turned round', { usual_from: 30 }, 'usual_to'],
])('%s is refused at its field', async (_, given, field) => {
  const desk = await staff()
  const refusal = await desk.refused(adminMaterials.create, { body: form(given as never) })
  expect(refusal.status).toBe(422)
  expect(Object.keys(refusal.errors)).toContain(field)
})

test('only product staff change materials', async () => {
  const maker = await shopper({ mb_id: `desk_maker_${Date.now()}_${made++}` })
  expect((await maker.refused(adminMaterials.create, { body: form() })).status).toBe(403)
})
