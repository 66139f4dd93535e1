import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { after, before } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { carts } from '#shop/cart/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper, staff } from '#test/shopper.ts'
import { adminProducts, staffProductForm } from './admin-contract.ts'
import { products } from './contract.ts'
import { optionPrices } from './rules.ts'
import { turnSales } from './service.ts'
import { item as stored } from './tables.ts'

const { house } = await testShop()
const now = new Date('2026-03-14T00:00:00Z')
const item = {
  it_price: 20_000,
  it_price_usd: null,
  discount_rate: 0,
  discount_amount: 3_000,
  discount_from: null,
  discount_until: null,
}
const option = (io_price: number) => ({ io_type: 0, io_price, io_price_usd: null })

describe('won off', () => {
  test('come off every option once, in both currencies', () => {
    expect(optionPrices(item, option(0), 1_400, now).krw).toEqual({ price: 17_000, before: 20_000 })
    expect(optionPrices(item, option(5_000), 1_400, now)).toEqual({
      krw: { price: 22_000, before: 25_000 },
      usd: { price: 1_790 - 214, before: 1_790 },
    })
  })

  test('never leave nothing to pay, and never touch an add-on', () => {
    expect(optionPrices(item, option(-17_000), 1_400, now).krw.price).toBe(3_000)
    expect(optionPrices(item, { ...option(4_000), io_type: 1 }, 1_400, now).krw.price).toBe(4_000)
  })

  test('are said in won or dollars on the product, and paid so in the cart', async () => {
    const { it_id, io_no } = await stockItem(house, { it_price: 20_000, discount_amount: 3_000 })
    const show = { params: { it_id } }
    const [minji, jane] = [await shopper(), await shopper({ language: 'en.usd' })]
    const { data } = await minji.call(products.show, show)
    expect(data.discount_label).toEqual({ amount: '3,000원' })
    expect(data.default_price).toMatchObject({
      value: 17_000,
      discountable: { before: 20_000, rate: 15 },
    })
    const abroad = (await jane.call(products.show, show)).data
    const off = (abroad.default_price.discountable?.before ?? 0) - abroad.default_price.value
    expect(abroad.discount_label?.amount).toBe(`$${(off / 100).toFixed(2)}`)
    expect(
      (await minji.call(products.list, { query: { keyword: it_id, on_sale: '1' } })).total,
    ).toBe(1)
    const { data: basket } = await minji.call(carts.add, {
      body: { it_id, options: [{ io_no, ct_qty: 2 }] },
    })
    expect(basket.totals.goods).toBe(34_000)
  })

  test('begin and end by the clock', async () => {
    const { it_id } = await stockItem(house, {
      discount_amount: 1_000,
      discount_until: after(new Date(), { days: 1 }),
    })
    const labelOf = async () =>
      (await (await shopper()).call(products.show, { params: { it_id } })).data.discount_label
    expect(await labelOf()).toEqual({ amount: '1,000원' })
    const ctx = houseCtx(house)
    await ctx.db
      .update(stored)
      .set({ discount_until: before(new Date(), { days: 1 }) })
      .where(eq(stored.it_id, it_id))
    await turnSales(ctx)
    expect(await labelOf()).toBeNull()
  })
})

describe('the form', () => {
  test('takes a percent or won, and no more won than the cheapest option costs', async () => {
    const { it_id } = await stockItem(house)
    const boss = await staff()
    const { data } = await boss.call(adminProducts.show, { params: { it_id } })
    const { version } = data
    const form = staffProductForm.parse(data)
    const save = (discount: object) => ({
      params: { it_id },
      body: { ...form, version, ...discount },
    })
    for (const wrong of [
      { discount_amount: 1_000, discount_rate: 10 },
      { discount_amount: 10_000 },
    ]) {
      const refusal = await boss.refused(adminProducts.save, save(wrong))
      expect(Object.keys(refusal.errors)).toEqual(['discount_amount'])
    }
    const saved = await boss.call(adminProducts.save, save({ discount_amount: 2_500 }))
    expect(saved.data).toMatchObject({ discount_amount: 2_500, discount_rate: 0 })
    // a percent from the list row takes its place
    const row = await boss.call(adminProducts.quick, {
      params: { it_id },
      body: { version: saved.data.version, discount_rate: 20 },
    })
    expect(row.data).toMatchObject({ discount_rate: 20, discount_amount: 0 })
  })
})
