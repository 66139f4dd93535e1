import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type House, houseCtx } from '#platform/context.ts'
import { products, saleCategory } from '#shop/catalog/contract.ts'
import { samples } from '#shop/upkeep/sample-contract.ts'
import { markSample } from '#shop/upkeep/store/sample.ts'
import { filledShop } from '#test/filled-shop.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { sampleSettings } from '#test/settings.ts'
import { shopper } from '#test/shopper.ts'
import { openForBusiness } from './seed.ts'

const shops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of shops) await close()
})

async function opened(SAMPLE: 'shop' | 'none'): Promise<House> {
  const { house, close } = await filledShop({ empty: true })
  shops.push(close)
  const config = { ...house.config, SAMPLE, OWNER_PASSWORD: 'owner of an empty shop' }
  await openForBusiness({ ...house, config })
  return { ...house, config }
}

/** Rows of every table that has some. */
async function rowsOf({ db }: House): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counted: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: found } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    if (found[0]?.count) counted[name] = found[0].count
  }
  return counted
}

const bare = {
  applied_migration: expect.any(Number),
  // the shelf of sales
  category: 1,
  class_policy: 2,
  // the table of courses goes by the meetings held and has no days
  class_policy_step: 3,
  member: 1,
  search_page: expect.any(Number),
  search_synonym: expect.any(Number),
  setting: expect.any(Number),
}

test('an empty shop has its settings, its owner and the words of the language, and nothing that was made up', async () => {
  const house = await opened('none')
  expect(await rowsOf(house)).toEqual(bare)
  const { rows } = await house.db.execute<{ value: unknown }>(
    sql`select value from setting where name in ('company', 'bank_accounts', 'top_bar', 'abroad')`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/예시|example|0000/)
  const owner = await shopper({ mb_id: 'owner', staff_role: 'owner', house })
  expect((await owner.call(samples.show, {})).data.here).toBe(false)
})

test('the samples of a shop are cleared from the desk: nothing of them is left, and what the owner made stays with what it needs', async () => {
  const house = await opened('shop')
  const owner = await shopper({ mb_id: 'owner', staff_role: 'owner', house })
  const worker = await shopper({ mb_id: 'worker', staff_role: 'product', house })
  expect((await worker.refused(samples.clear, { body: { agreed: true } })).status).toBe(403)
  const { data: before } = await owner.call(samples.show, {})
  expect(before).toMatchObject({ here: true, goods: 183, members: 18, stays: '' })
  // in a category of the samples, which it cannot be without
  const own = await stockItem(house)
  const { data: after } = await owner.call(samples.clear, { body: { agreed: true } })
  expect(after).toMatchObject({ here: false, goods: 0, orders: 0, stays: '' })
  const left = await rowsOf(house)
  expect(left).toEqual({
    ...bare,
    member: 2,
    category: 2,
    item: 1,
    item_option: 1,
    tile: 1,
    search_item: 1,
    event: 1,
    session: 2,
  })
  const guest = await shopper({ house })
  expect((await guest.call(products.list, { query: {} })).data.map(({ it_id }) => it_id)).toEqual([
    own.it_id,
  ])
  // and does not come back with the next start
  await openForBusiness(house)
  expect(await rowsOf(house)).toEqual(left)
}, 300_000)

test('once somebody has ordered the samples stay, and the desk says why', async () => {
  const house = await opened('none')
  const goods = await stockItem(house)
  await markSample(houseCtx(house), saleCategory)
  const [owner, guest] = [
    await shopper({ mb_id: 'owner', staff_role: 'owner', house }),
    await shopper({ house }),
  ]
  await house.db.execute(
    sql`update setting set value = ${JSON.stringify(sampleSettings.bank_accounts)}::jsonb where name = 'bank_accounts'`,
  )
  house.kept.drop(['*'])
  expect((await owner.call(samples.show, {})).data).toMatchObject({ goods: 1, stays: '' })
  const { totals } = await fill(guest, goods)
  await place(guest, { expected_total: totals.total })
  const { stays } = (await owner.call(samples.show, {})).data
  expect(stays).toContain('주문')
  const refusal = await owner.refused(samples.clear, { body: { agreed: true } })
  expect(refusal).toMatchObject({ status: 409, message: stays })
  expect((await owner.call(samples.show, {})).data.goods).toBe(1)
})
