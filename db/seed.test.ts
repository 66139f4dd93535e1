import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { openForBusiness } from './seed.ts'

test('a process that starts while another fills the new shop waits until it is filled', async () => {
  const { house, pool } = await testShop()
  const { rows: kept } = await pool.query(
    "delete from setting where name = 'company' returning row_to_json(setting) as row",
  )
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(4210771904)')
  const opening = openForBusiness(house)
  let isOpen = false
  void opening.then(() => (isOpen = true))
  // longer than any statement may wait for a lock
  await sleep(4_500)
  expect(isOpen).toBe(false)
  await other.query('insert into setting select * from json_populate_record(null::setting, $1)', [
    kept[0].row,
  ])
  await other.query('commit')
  other.release()
  expect(await opening).toEqual({ firstRun: null })
})
