import { beforeAll, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { type FormulaForm, myFormulas, sharedFormulas } from '#shop/custom/formula-contract.ts'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import { material, materialPack } from '#shop/custom/tables.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let made = 0
let rose = 0
let alone = 0
const newMaker = () => shopper({ mb_id: `maker_${Date.now()}_${made++}` })

const line = (given: Partial<FormulaForm['lines'][number]> = {}) => ({
  material_id: rose,
  amount: 10,
  ...given,
})
const form = (given: object = {}) => ({
  title: '비 온 뒤 정원',
  product: 'perfume' as const,
  basis: 'total' as const,
  load: 20,
  batch: 100,
  units: 2,
  lines: [line()],
  ...given,
})

beforeAll(async () => {
  const goods = await stockItem(house, { options: [{ io_stock_qty: 5 }] })
  const rows = await db
    .insert(material)
    .values([
      {
        name: '장미',
        name_en: 'Rose',
        kind: 'accord',
        note: 'heart',
        won_per_gram: 700,
        ifra: { '4': 12 },
      },
      { name: '팔지 않는 것', name_en: 'Not sold', kind: 'raw', note: 'base' },
    ])
    .returning()
  rose = rows[0]?.material_id ?? 0
  alone = rows[1]?.material_id ?? 0
  await db
    .insert(materialPack)
    .values({ material_id: rose, io_no: goods.io_no, it_id: goods.it_id, grams: 10 })
})

test('a formula is made, found, changed and deleted by its maker', async () => {
  const maker = await newMaker()
  const { data } = await maker.call(myFormulas.create, { body: form() })
  expect(data).toMatchObject({
    title: '비 온 뒤 정원',
    version_no: 1,
    version: 1,
    share_token: null,
    materials: [{ name: '장미', sold: true }],
    lines: [{ material_id: rose, amount: 10, dilution: 100 }],
  })
  const params = { formula_id: data.formula_id }
  const found = await maker.call(myFormulas.list, { query: { keyword: '정원' } })
  expect(found.data).toMatchObject([
    { formula_id: data.formula_id, lines: 1, balance: { top: 0, heart: 100, base: 0 } },
  ])
  for (const keyword of ['%', '없는 이름'])
    expect((await maker.call(myFormulas.list, { query: { keyword } })).total).toBe(0)
  const saved = await maker.call(myFormulas.save, {
    params,
    body: {
      ...form({
        title: '비 갠 정원',
        lines: [line({ amount: 3 }), line({ material_id: null, name: '흙내음', amount: 1 })],
      }),
      version: 1,
    },
  })
  expect(saved.data).toMatchObject({
    title: '비 갠 정원',
    version: 2,
    lines: [{ amount: 3 }, { name: '흙내음', amount: 1 }],
  })
  expect(
    await maker.refused(myFormulas.save, { params, body: { ...form(), version: 1 } }),
  ).toMatchObject({ status: 409 })
  await maker.call(myFormulas.remove, { params })
  expect(await maker.refused(myFormulas.show, { params })).toMatchObject({ status: 404 })
})

test('a stranger’s formula is not found, whatever is asked of it', async () => {
  const [maker, stranger] = [await newMaker(), await newMaker()]
  const { data } = await maker.call(myFormulas.create, { body: form() })
  const params = { formula_id: data.formula_id }
  const refusals = await Promise.all([
    stranger.refused(myFormulas.show, { params }),
    stranger.refused(myFormulas.save, { params, body: { ...form(), version: 1 } }),
    stranger.refused(myFormulas.copy, { params, body: { as: 'copy' } }),
    stranger.refused(myFormulas.remove, { params }),
    stranger.refused(myFormulas.share, { params, body: { shared: true } }),
    stranger.refused(formulaPapers.csv, { params }),
    stranger.refused(myFormulas.toCart, { params }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual(Array(7).fill(404))
  expect(await (await shopper()).refused(myFormulas.list, { query: {} })).toMatchObject({
    status: 401,
  })
})

test('a version is the next of the same, a copy is a formula of its own', async () => {
  const maker = await newMaker()
  const { data } = await maker.call(myFormulas.create, { body: form() })
  const params = { formula_id: data.formula_id }
  const second = (await maker.call(myFormulas.copy, { params, body: { as: 'version' } })).data
  expect(second).toMatchObject({ version_no: 2, title: data.title, lines: data.lines })
  expect(second.versions.map(({ version_no }) => version_no)).toEqual([2, 1])
  const copy = (await maker.call(myFormulas.copy, { params, body: { as: 'copy' } })).data
  expect(copy).toMatchObject({
    version_no: 1,
    title: '비 온 뒤 정원 사본',
    versions: [{ version_no: 1 }],
  })
  // only the newest version stands in the list
  expect(
    (await maker.call(myFormulas.list, { query: {} })).data
      .map(({ formula_id }) => formula_id)
      .sort(),
  ).toEqual([copy.formula_id, second.formula_id].sort())
})

test('a shared formula is read by whoever has the link, until it is closed', async () => {
  const maker = await newMaker()
  const { data } = await maker.call(myFormulas.create, {
    body: { ...form(), piece_cost: 900, margin: 55 },
  })
  const params = { formula_id: data.formula_id }
  const token =
    (await maker.call(myFormulas.share, { params, body: { shared: true } })).data.share_token ?? ''
  const guest = await shopper()
  const read = (await guest.call(sharedFormulas.show, { params: { token } })).data
  expect(read).toMatchObject({ title: data.title, share_token: null, maker: 'ma****' })
  // what its maker pays and earns stays theirs
  expect([data.piece_cost, data.margin, read.piece_cost, read.margin]).toEqual([900, 55, 0, 0])
  expect(read).not.toHaveProperty('mb_id')
  await maker.call(myFormulas.share, { params, body: { shared: false } })
  expect(await guest.refused(sharedFormulas.show, { params: { token } })).toMatchObject({
    status: 404,
  })
  expect(await guest.refused(sharedFormulas.show, { params: { token: "' or 1=1" } })).toMatchObject(
    { status: 404 },
  )
})

describe('a formula with', () => {
  test.each([
    [{ title: ' ' }, 'title'],
    [{ lines: [] }, 'lines'],
    [{ load: 0 }, 'load'],
    [{ load: 101 }, 'load'],
    [{ batch: -1 }, 'batch'],
    [{ units: 1.5 }, 'units'],
    [{ product: 'potion' }, 'product'],
    [{ lines: [{ material_id: 1, amount: 0 }] }, 'lines.0.amount'],
    [{ lines: [{ material_id: 1, amount: 1, dilution: 101 }] }, 'lines.0.dilution'],
    [{ lines: [{ material_id: 999_999, amount: 1 }] }, 'lines.0.material_id'],
    [{ lines: [{ material_id: null, name: '', amount: 1 }] }, 'lines.0.name'],
  ])('%j is refused at its field', async (given, field) => {
    const refusal = await (await newMaker()).refused(myFormulas.create, { body: form(given) })
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })
})

test('what the batch needs goes into the cart in whole packs, and what is not sold is named', async () => {
  const maker = await newMaker()
  // 20 g of concentrate: 15 g rose in two packs of 10 g
  const { data } = await maker.call(myFormulas.create, {
    body: form({
      lines: [
        line({ amount: 3 }),
        line({ material_id: alone, amount: 0.5 }),
        line({ material_id: null, name: '흙내음', amount: 0.5 }),
      ],
    }),
  })
  const answer = (await maker.call(myFormulas.toCart, { params: { formula_id: data.formula_id } }))
    .data
  expect(answer).toMatchObject({
    added: 1,
    cart_count: 1,
    missing: [{ name: '흙내음' }, { name: '팔지 않는 것' }],
  })
  expect((await maker.call(carts.show, { query: {} })).data.lines).toMatchObject([{ ct_qty: 2 }])
})
