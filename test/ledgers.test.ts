import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { forget } from '#platform/clean-up.ts'
import { houseCtx } from '#platform/context.ts'
import { sqlState } from '#platform/database-errors.ts'
import { filledShop } from './filled-shop.ts'
import { ownedRow } from './owned-row.ts'

// number, and a column that somebody might like to change
const ledgers = [
  ['point', 'po_id', 'po_point'],
  ['credit', 'cr_id', 'cr_amount'],
  ['company_entry', 'en_id', 'amount'],
  ['payment_note', 'note_id', 'outcome'],
] as const
const { house, close } = await filledShop({ empty: true })
const ctx = houseCtx(house)
afterAll(close)

const state = async (asked: Promise<unknown>) => sqlState(await asked.catch((error) => error))

describe.each(ledgers)('the ledger %s', (name, key, column) => {
  const table = sql.identifier(name)
  const rows = async () => (await ctx.db.execute(sql`select * from ${table}`)).rows

  // case 222
  test('is not rewritten by anybody, not even with the shop’s own account; only forgetting takes rows away', async () => {
    const id = await ownedRow(house.db, name, key, {})
    const written = await rows()
    const it = sql`${sql.identifier(key)} = ${id}`
    for (const asked of [
      sql`update ${table} set ${sql.identifier(column)} = '7' where ${it}`,
      sql`delete from ${table} where ${it}`,
      sql`truncate ${table} cascade`,
      // the word that lets rows go lets none be changed
      sql`with word as (select set_config('odemoa.erasing', 'on', true)) update ${table} set ${sql.identifier(column)} = '7' from word where ${it}`,
    ])
      expect(await state(ctx.db.execute(asked))).toBe('23001')
    expect(await rows()).toEqual(written)
    // a refusal is told a moment before it lets go of the row
    await expect
      .poll(async () => {
        await forget(ctx, sql`${table}`, it)
        return rows()
      })
      .toEqual([])
    // and says it for its own transaction alone
    await ownedRow(house.db, name, key, {})
    expect(await state(ctx.db.execute(sql`delete from ${table}`))).toBe('23001')
  })
})
