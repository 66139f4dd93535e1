import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminProducts, staffProductForm } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper, staff } from '#test/shopper.ts'
import { stopUnsafe, warnOfEnding } from './safety.ts'

const { house } = await testShop()
const today = koreanToday()
const candle = { notice: { gubun: 'household', rows: [] }, safety_no: 'CB26-06-0001' }

async function formOf(it_id: string) {
  const boss = await staff()
  const { data } = await boss.call(adminProducts.show, { params: { it_id } })
  const save = (change: object) => ({
    params: { it_id },
    body: { ...staffProductForm.parse(data), version: data.version, ...change },
  })
  return { boss, save, version: data.version }
}

test('a candle is not put on sale without a number that holds, by form, list or many at once', async () => {
  const { it_id } = await stockItem(house, { ...candle, safety_no: '', it_use: false })
  const { boss, save, version } = await formOf(it_id)
  // unsold it may be saved as it is
  const fieldsOf = async (change: object) =>
    Object.keys((await boss.refused(adminProducts.save, save(change))).errors)
  expect(await fieldsOf({ it_use: true })).toEqual(['safety_no'])
  const late = { it_use: true, safety_no: 'CB26-06-0001', safety_until: addDays(today, -1) }
  expect(await fieldsOf(late)).toEqual(['safety_until'])
  const quick = { params: { it_id }, body: { version, it_use: true } }
  expect(Object.keys((await boss.refused(adminProducts.quick, quick)).errors)).toEqual(['it_use'])
  const many = { body: { it_ids: [it_id], it_use: true } }
  expect((await boss.refused(adminProducts.bulk, many)).status).toBe(422)

  await boss.call(adminProducts.save, save({ ...late, safety_until: today }))
  const { data } = await (await shopper()).call(products.show, { params: { it_id } })
  expect(data.notice.rows.map(({ value }) => value)).toEqual(['CB26-06-0001'])
})

test('words that may not advertise such goods are refused with their sentence', async () => {
  const { it_id } = await stockItem(house, { ...candle, safety_until: today })
  const { boss, save } = await formOf(it_id)
  const it_explan = '<p>콩 왁스예요. 무독성이라 좋아요.</p>'
  const { errors } = await boss.refused(adminProducts.save, save({ it_explan }))
  expect(errors.it_explan?.[0]).toContain('무독성이라 좋아요.')
  // of a bottle it may be said
  const bottle = await stockItem(house)
  const other = await formOf(bottle.it_id)
  await other.boss.call(adminProducts.save, other.save({ it_explan }))
})

test('the day after its number ends a product is no longer sold, and staff find it', async () => {
  const ended = await stockItem(house, { ...candle, safety_until: addDays(today, -1) })
  const soon = await stockItem(house, { ...candle, safety_until: addDays(today, 30) })
  const fine = await stockItem(house, { ...candle, safety_until: addDays(today, 300) })
  await stopUnsafe(house)
  const who = await shopper()
  expect((await who.refused(products.show, { params: { it_id: ended.it_id } })).status).toBe(404)
  for (const { it_id } of [soon, fine]) await who.call(products.show, { params: { it_id } })
  const boss = await staff()
  const found = async (keyword: string) =>
    (await boss.call(adminProducts.list, { query: { keyword, state: 'unsafe' } })).total
  expect([await found(ended.it_id), await found(soon.it_id), await found(fine.it_id)]).toEqual([
    1, 1, 0,
  ])
})

test('thirty days before a number ends the staff are told of it once, and again of another end', async () => {
  const soon = await stockItem(house, { ...candle, safety_until: addDays(today, 30) })
  const later = await stockItem(house, { ...candle, safety_until: addDays(today, 31) })
  const plain = await stockItem(house, { safety_until: addDays(today, 3) })
  const told = async (it_id: string) =>
    (
      await house.db.execute(
        sql`select 1 from event where name = 'product.safety_ending' and subject = ${it_id}`,
      )
    ).rows.length
  await warnOfEnding(house)
  await warnOfEnding(house)
  expect([await told(soon.it_id), await told(later.it_id), await told(plain.it_id)]).toEqual([
    1, 0, 0,
  ])
  await house.db.execute(
    sql`update item set safety_until = ${addDays(today, 5)} where it_id = ${soon.it_id}`,
  )
  await warnOfEnding(house)
  expect(await told(soon.it_id)).toBe(2)
})

test('allergens stand on the page in both languages once staff have looked, and not before', async () => {
  const { it_id } = await stockItem(house, { ...candle, safety_until: addDays(today, 300) })
  const shown = async () =>
    (await (await shopper()).call(products.show, { params: { it_id } })).data.allergens
  const keep = async (allergens: object) => {
    const { boss, save } = await formOf(it_id)
    return boss.call(adminProducts.save, save({ allergens }))
  }
  expect(await shown()).toBeNull()
  await keep({ listed: [], more: '', more_en: '' })
  expect(await shown()).toEqual([])
  const kept = { listed: ['78-70-6'], more: '멘톨', more_en: 'Menthol' }
  await keep(kept)
  expect(await shown()).toEqual([
    { cas: '78-70-6', name: '리날룰', name_en: 'Linalool' },
    { cas: '', name: '멘톨', name_en: 'Menthol' },
  ])
  await expect(keep({ ...kept, more_en: '' })).rejects.toMatchObject({
    status: 422,
    errors: { 'allergens.more_en': [expect.stringContaining('개수')] },
  })
  await expect(keep({ ...kept, listed: ['linalool'] })).rejects.toMatchObject({ status: 422 })
})
