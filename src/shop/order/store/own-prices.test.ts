import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { listPricers, type Priced, pricersOf } from './own-prices.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const since = after(ctx.now, { days: -30 })

/** How the log is read, when it holds this many events; by a table of this transaction alone. */
async function plansOf(events: number, asked: readonly Priced[]): Promise<string[]> {
  const plans: string[] = []
  const filled = ctx.db.transaction(async (db) => {
    await db.execute(sql`create temp table event (like public.event including all) on commit drop`)
    await db.execute(sql`
      insert into event (name, subject, actor, payload)
      select case n % 4 when 0 then 'product.changed' when 1 then 'class.changed' else 'order.placed' end,
        (n / 4)::text, 'somebody', '{"cheaper": true}' from generate_series(1, ${sql.raw(String(events))}) n`)
    await db.execute(sql`analyze event`)
    for (const priced of asked) {
      const found = await db.execute<{ 'QUERY PLAN': string }>(
        sql`explain ${pricersOf(priced, since) ?? sql`select`}`,
      )
      plans.push(found.rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    db.rollback()
  })
  await expect(filled).rejects.toThrow(TransactionRollbackError)
  return plans
}

test('a long log is read by its subjects alone, whatever is ordered', async () => {
  const [goods, all] = await plansOf(50_000, [
    { it_ids: ['100', '200', '300'] },
    {
      ...{ it_ids: ['100'], class_ids: [200], session_ids: [300], bottle_ids: [400] },
      ...{ cp_ids: ['500'], qt_ids: [600] },
    },
  ])
  expect(goods?.match(/event_subject/g)).toHaveLength(1)
  for (const plan of [goods, all]) expect(plan).not.toMatch(/Seq Scan on event/)
})

test('where nothing is paid for nothing is asked', async () => {
  const nothing: Priced = { it_ids: [], class_ids: [], bottle_ids: [], cp_ids: [], qt_ids: [] }
  for (const priced of [nothing, {}]) {
    expect(pricersOf(priced, since)).toBeNull()
    expect(await listPricers(ctx, priced, since)).toEqual([])
  }
})
