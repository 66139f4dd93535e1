import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { type TestShop, testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { type StaffProductForm, staffProductForm } from './admin-contract.ts'
import {
  createProduct,
  quickChange,
  saveProduct,
  staffProduct,
  staffProducts,
} from './admin-service.ts'
import { products } from './contract.ts'
import { productDetail, tilesById } from './service.ts'
import { changeStock } from './stock-service.ts'
import { itemOption } from './tables.ts'

let shop: TestShop
let ctx: Ctx

beforeAll(async () => {
  shop = await testShop()
  ctx = houseCtx(shop.house)
})

const ask = { page: 1, per_page: 20, sort: 'created_at', order: 'desc' } as const

async function stored(it_id: string): Promise<{ form: StaffProductForm; version: number }> {
  const { version, ...form } = await staffProduct(ctx, it_id)
  return { form: staffProductForm.parse(form), version }
}

/** The refused fields of a save that must not succeed. */
async function fieldsOf(work: Promise<unknown>): Promise<string[]> {
  const refusal = await work.then(
    () => null,
    (error: unknown) => error,
  )
  expect(refusal).toMatchObject({ code: 'INVALID' })
  return Object.keys((refusal as { fields: object }).fields)
}

describe('the form', () => {
  test('a product is created, and read back as its form holds it', async () => {
    const { it_id: pattern } = await stockItem(shop.house)
    const { form } = await stored(pattern)
    const made = await createProduct(ctx, {
      ...form,
      it_name: '레인 캔들',
      options: form.options.map((option) => ({ ...option, io_no: null })),
    })
    expect(made).toMatchObject({ it_name: '레인 캔들', version: 1 })
    expect(await productDetail(ctx, made.it_id)).toMatchObject({
      it_name: '레인 캔들',
      options: [{ price: 10_000, op_qty: 100 }],
    })
  })

  test('an option of another product is refused, and no product is left without one', async () => {
    const { it_id: pattern } = await stockItem(shop.house)
    const { it_id } = await stockItem(shop.house)
    const [{ form: theirs }, { form, version }] = [await stored(pattern), await stored(it_id)]
    const named = { ...theirs, it_name: '남의 옵션의 캔들' }
    expect(await fieldsOf(createProduct(ctx, named))).toEqual(['options.0.io_no'])
    const changed = { ...form, options: theirs.options, version }
    expect(await fieldsOf(saveProduct(ctx, it_id, changed))).toEqual(['options.0.io_no'])
    const { data } = await staffProducts(ctx, { ...ask, keyword: named.it_name })
    expect(data).toEqual([])
  })

  test('a choice gets a photograph, and photographs get words in both languages', async () => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    await saveProduct(ctx, it_id, {
      ...form,
      picture_alts: [{ image: 'candle-hinoki', alt: '히노키 캔들', alt_en: 'Hinoki candle' }],
      options: form.options.map((option) => ({ ...option, io_image: 'candle-hinoki-mini' })),
      version,
    })
    const shown = await productDetail(ctx, it_id)
    expect(shown.options[0]?.image).toContain('candle-hinoki-mini')
    expect(shown.picture_alts).toMatchObject([{ alt: '히노키 캔들', alt_en: 'Hinoki candle' }])
    expect(
      staffProductForm.safeParse({
        ...form,
        options: [{ ...form.options[0], io_image: '../secret' }],
      }).success,
    ).toBe(false)
  })

  test('a measure and the contents of each choice make a price to compare, in lists and on the page', async () => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    await saveProduct(ctx, it_id, {
      ...form,
      it_unit: 'g',
      options: form.options.map((option) => ({ ...option, io_content: 500 })),
      version,
    })
    const told = { value: 2_000, per: 100, unit: 'g' }
    const shown = await productDetail(ctx, it_id)
    expect(shown).toMatchObject({ unit_price: told, options: [{ unit_price: told }] })
    const [tile] = await tilesById({ ...ctx, currency: 'usd' }, [it_id])
    expect(tile?.unit_price).toEqual({
      ...told,
      value: Math.round((tile?.default_price.value ?? 0) / 5),
    })
  })

  test('goods stand beside a product in the order that staff chose, never itself, twice or unknown', async () => {
    const { it_id } = await stockItem(shop.house)
    const [one, other] = [await stockItem(shop.house), await stockItem(shop.house)]
    const { form, version } = await stored(it_id)
    const saved = await saveProduct(ctx, it_id, {
      ...form,
      related: [other.it_id, one.it_id],
      version,
    })
    expect(saved.related).toEqual([other.it_id, one.it_id])
    expect((await productDetail(ctx, it_id)).related.map((tile) => tile.it_id)).toEqual([
      other.it_id,
      one.it_id,
    ])
    for (const related of [[it_id], [one.it_id, one.it_id], ['nothing']])
      expect(
        await fieldsOf(saveProduct(ctx, it_id, { ...form, related, version: saved.version })),
      ).toEqual(['related'])
  })

  test('what runs in a description is gone before it is stored', async () => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    const it_explan =
      '<h3 onclick="x()">향</h3><script>alert(1)</script><p><img src=x onerror=alert(1)><a href="javascript:alert(1)">링크</a></p><iframe src="https://evil.example"></iframe>'
    const saved = await saveProduct(ctx, it_id, { ...form, it_explan, version })
    expect(saved.it_explan).toContain('<h3>향</h3>')
    expect(saved.it_explan).not.toMatch(/script|onclick|onerror|iframe/i)
    expect((await productDetail(ctx, it_id)).it_explan).toBe(saved.it_explan)
  })

  test('a description that cleaning makes too long is refused, not stored for nobody to read', async () => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    expect(
      await fieldsOf(saveProduct(ctx, it_id, { ...form, it_explan: '&'.repeat(20_000), version })),
    ).toEqual(['it_explan'])
  })

  test.each<[string, Partial<StaffProductForm>, string]>([
    ['a category that is not there', { ca_id: 999 }, 'ca_id'],
    [
      'a sale that ends before it starts',
      { discount_from: '2026-03-02T00:00:00Z', discount_until: '2026-03-01T00:00:00Z' },
      'discount_until',
    ],
    [
      'a most that is less than the least',
      { it_buy_min_qty: 5, it_buy_max_qty: 3 },
      'it_buy_max_qty',
    ],
    ['a level without its value', { it_option_subject: ['용량', '향'] }, 'options.0.io_id'],
  ])('refuses %s', async (_, part, field) => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    expect(await fieldsOf(saveProduct(ctx, it_id, { ...form, ...part, version }))).toEqual([field])
    expect((await stored(it_id)).version).toBe(version)
  })

  test.each<[string, Partial<StaffProductForm['options'][number]>, string]>([
    ['a quote in its name', { io_id: '50"' }, 'options.1.io_id'],
    ['the name of another', { io_id: '50 ml' }, 'options.1.io_id'],
    ['nothing between the marks', { io_id: ' ' }, 'options.1.io_id'],
    ['a price below nothing', { io_price: -10_001 }, 'options.1.io_price'],
  ])('refuses an option with %s', async (_, part, field) => {
    const { it_id } = await stockItem(shop.house, { options: [{}, {}] })
    const { form, version } = await stored(it_id)
    const options = form.options.map((option, at) => (at === 1 ? { ...option, ...part } : option))
    expect(await fieldsOf(saveProduct(ctx, it_id, { ...form, options, version }))).toEqual([field])
  })

  test('an older version than the stored one is refused and told the newer', async () => {
    const { it_id } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    await saveProduct(ctx, it_id, { ...form, it_name: '먼저', version })
    await expect(
      saveProduct(ctx, it_id, { ...form, it_name: '나중', version }),
    ).rejects.toMatchObject({ code: 'CONFLICT', detail: { version: version + 1 } })
    expect((await stored(it_id)).form.it_name).toBe('먼저')
  })
})

describe('the options', () => {
  test('two rows may exchange their names', async () => {
    const { it_id, io_nos } = await stockItem(shop.house, {
      options: [{ io_id: 'A' }, { io_id: 'B' }],
    })
    const { form, version } = await stored(it_id)
    const options = form.options.map((option) => ({
      ...option,
      io_id: option.io_id === 'A' ? 'B' : 'A',
    }))
    const saved = await saveProduct(ctx, it_id, { ...form, options, version })
    expect(saved.options.map(({ io_no, io_id }) => [io_no, io_id])).toEqual([
      [io_nos[0], 'B'],
      [io_nos[1], 'A'],
    ])
  })

  test('a row left out is off, and comes back under its name with at least what is promised', async () => {
    const { it_id, io_nos } = await stockItem(shop.house, {
      options: [{ io_id: 'A' }, { io_id: 'B', io_reserved_qty: 7 }],
    })
    const first = await stored(it_id)
    const without = await saveProduct(ctx, it_id, {
      ...first.form,
      options: first.form.options.slice(0, 1),
      version: first.version,
    })
    expect(without.options.find(({ io_id }) => io_id === 'B')).toMatchObject({
      io_no: io_nos[1],
      io_use: false,
    })
    const back = {
      io_no: null,
      io_type: 0 as const,
      io_id: 'B',
      io_id_en: 'B',
      io_price: 0,
      io_price_usd: null,
      io_stock_qty: 3,
      io_reserved_qty: 0,
      io_use: true,
      io_made: false,
      io_text_max: 0,
      io_asks: null,
      io_lead_days: 0,
      io_content: 0,
      io_image: '',
    }
    const again = await saveProduct(ctx, it_id, {
      ...first.form,
      options: [...first.form.options.slice(0, 1), back],
      version: without.version,
    })
    expect(again.options.find(({ io_id }) => io_id === 'B')).toMatchObject({
      io_no: io_nos[1],
      io_use: true,
      io_stock_qty: 7,
    })
  })

  test('a row cannot take the name of one left out in the same save', async () => {
    const { it_id } = await stockItem(shop.house, { options: [{ io_id: 'A' }, { io_id: 'B' }] })
    const { form, version } = await stored(it_id)
    const options = form.options.slice(0, 1).map((option) => ({ ...option, io_id: 'B' }))
    expect(await fieldsOf(saveProduct(ctx, it_id, { ...form, options, version }))).toEqual([
      'options.0.io_id',
    ])
  })

  test('saving the form leaves the stock of known rows alone', async () => {
    const { it_id, io_no } = await stockItem(shop.house)
    const { form, version } = await stored(it_id)
    await changeStock(ctx, io_no, -40)
    const saved = await saveProduct(ctx, it_id, { ...form, version })
    expect(saved.options[0]?.io_stock_qty).toBe(60)
  })
})

describe('the stock', () => {
  test('is changed by difference, and the shop shows it at once', async () => {
    const { it_id, io_no } = await stockItem(shop.house)
    expect(await changeStock(ctx, io_no, 25)).toMatchObject({ io_stock_qty: 125 })
    expect((await productDetail(ctx, it_id)).options[0]?.op_qty).toBe(125)
  })

  test('cannot fall below what is promised to orders', async () => {
    const { io_no } = await stockItem(shop.house, {
      options: [{ io_stock_qty: 10, io_reserved_qty: 4 }],
    })
    expect(await fieldsOf(changeStock(ctx, io_no, -7))).toEqual(['change'])
    expect(await changeStock(ctx, io_no, -6)).toMatchObject({ io_stock_qty: 4 })
  })

  test('has an upper end, so that its product can still be read', async () => {
    const { it_id, io_no } = await stockItem(shop.house)
    expect(await fieldsOf(changeStock(ctx, io_no, 1_000_000))).toEqual(['change'])
    expect((await staffProduct(ctx, it_id)).options[0]?.io_stock_qty).toBe(100)
  })

  test('two changes at once both count', async () => {
    const { io_no } = await stockItem(shop.house)
    await Promise.all([
      changeStock(ctx, io_no, 5),
      changeStock(ctx, io_no, -3),
      changeStock(ctx, io_no, 10),
    ])
    const rows = await ctx.db
      .select({ qty: itemOption.io_stock_qty })
      .from(itemOption)
      .where(eq(itemOption.io_no, io_no))
    expect(rows[0]?.qty).toBe(112)
  })

  test('of an option that is not there is not found', async () => {
    await expect(changeStock(ctx, 2_000_000_000, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the row of the list', () => {
  test('a new price is the price of the shop at once', async () => {
    const { it_id } = await stockItem(shop.house)
    const before = await productDetail(ctx, it_id)
    expect(before.default_price.value).toBe(10_000)
    const row = await quickChange(ctx, it_id, { version: 1, it_price: 20_000, discount_rate: 15 })
    expect(row).toMatchObject({ it_price: 20_000, discount_rate: 15, version: 2 })
    const after = await productDetail(ctx, it_id)
    expect(after.default_price).toMatchObject({
      value: 17_000,
      discountable: { before: 20_000, rate: 15 },
    })
    expect(products.show.answer.parse({ data: after }).data.options[0]?.price).toBe(17_000)
  })

  test('a hidden product is gone from the shop and stays in the list', async () => {
    const { it_id } = await stockItem(shop.house)
    await quickChange(ctx, it_id, { version: 1, it_use: false })
    await expect(productDetail(ctx, it_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(
      (await staffProducts(ctx, { ...ask, keyword: it_id, state: 'hidden' })).data.map(
        (row) => row.it_id,
      ),
    ).toEqual([it_id])
  })

  test('an older version is refused and nothing changes', async () => {
    const { it_id } = await stockItem(shop.house)
    await quickChange(ctx, it_id, { version: 1, it_price: 12_000 })
    await expect(quickChange(ctx, it_id, { version: 1, it_price: 9_000 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await productDetail(ctx, it_id)).default_price.value).toBe(12_000)
  })

  test('each state counts the rows that it shows', async () => {
    const it_name = `세는 캔들 ${Date.now()}`
    await stockItem(shop.house, { it_name })
    await stockItem(shop.house, { it_name, it_use: false })
    await stockItem(shop.house, { it_name, it_soldout: true })
    await stockItem(shop.house, { it_name, options: [{ io_stock_qty: 2 }] })
    const { counts } = await staffProducts(ctx, { ...ask, keyword: it_name })
    expect(counts).toEqual({
      all: 4,
      selling: 3,
      hidden: 1,
      soldout: 1,
      low: 1,
      unsafe: 0,
      archived: 0,
    })
    for (const state of ['selling', 'hidden', 'soldout', 'low'] as const) {
      const shown = await staffProducts(ctx, { ...ask, keyword: it_name, state })
      expect([shown.total, shown.data.length]).toEqual([counts[state], counts[state]])
    }
  })
})

test('the list by stock goes by what can be sold of every choice that is shown', async () => {
  const word = 'Juniper lot'
  const spread = await stockItem(shop.house, {
    it_name_en: word,
    options: [{ io_stock_qty: 40 }, { io_stock_qty: 30, io_reserved_qty: 5 }],
  })
  const single = await stockItem(shop.house, {
    it_name_en: word,
    options: [{ io_stock_qty: 50 }, { io_stock_qty: 90, io_use: false }],
  })
  const addOns = await stockItem(shop.house, {
    it_name_en: word,
    options: [{ io_type: 1, io_stock_qty: 99 }],
  })
  const inOrder = async (order: 'asc' | 'desc') =>
    (await staffProducts(ctx, { ...ask, sort: 'stock', order, keyword: word })).data.map(
      ({ it_id, stock }) => [it_id, stock],
    )
  const ascending = [
    [addOns.it_id, 0],
    [single.it_id, 50],
    [spread.it_id, 65],
  ]
  expect(await inOrder('asc')).toEqual(ascending)
  expect(await inOrder('desc')).toEqual(ascending.toReversed())
})
