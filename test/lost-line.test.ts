import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { House } from '#platform/context.ts'
import { listenForTouches } from '#platform/kept.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminSettings, settings } from '#shop/setting/contract.ts'
import { secondProcess, testShop } from './database.ts'
import { stockItem } from './goods.ts'
import { shopper } from './shopper.ts'

const { house, pool } = await testShop()
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** A process that listens on a line of its own, which it takes up again only when it is told to: `again`. */
async function listening(at: House) {
  const own = new pg.Pool({ ...pool.options, max: 1 })
  own.on('error', () => {})
  let open = () => {}
  let wait: Promise<void> = Promise.resolve()
  const heard: string[] = []
  const held = {
    connect: () => wait.then(() => own.connect()),
  } as unknown as pg.Pool // all that listening asks of a pool
  const stop = listenForTouches(held, at.kept, at.log, (tags) => void heard.push(...tags))
  ends.push(stop, () => own.end())
  await expect.poll(() => heard).toContain('*')
  return {
    heard,
    hold: () => {
      heard.length = 0
      wait = new Promise((go) => (open = go))
    },
    again: () => open(),
  }
}

test('what two processes read while neither heard of changes is dropped when they listen again: prices, names and settings', async () => {
  const other = await secondProcess()
  ends.push(() => other.pool.end())
  const quiet = { ...house, log: house.log.child({}, { level: 'silent' }) }
  const both = [quiet, { ...other.house, log: quiet.log }]
  const lines = await Promise.all(both.map(listening))
  const guests = await Promise.all(both.map((at) => shopper({ house: at })))
  const boss = await shopper({ mb_id: 'boss', staff_role: 'owner', house: quiet })
  const { it_id } = await stockItem(house)
  const prices = () =>
    Promise.all(
      guests.map(
        async (guest) =>
          (await guest.call(products.show, { params: { it_id } })).data.default_price.value,
      ),
    )
  const phones = () =>
    Promise.all(
      guests.map(async (guest) => (await guest.call(settings.show, {})).data.company.phone),
    )

  for (const line of lines) line.hold()
  const { rows } = await pool.query('select current_database() as name')
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen odemoa_touched%'",
    [rows[0].name],
  )
  for (const { heard } of lines) await expect.poll(() => heard).toContain('*')
  // read, and kept, while nobody hears
  await prices()
  const [, phone] = await phones()
  const product = (await boss.call(adminProducts.show, { params: { it_id } })).data
  await boss.call(adminProducts.quick, {
    params: { it_id },
    body: { version: product.version, it_price: 74_000 },
  })
  const { values, versions } = (await boss.call(adminSettings.show, {})).data
  await boss.call(adminSettings.save, {
    params: { name: 'company' },
    body: { value: { ...values.company, phone: '02-1234-5678' }, version: versions.company ?? 0 },
  })
  // the second has not heard of it
  expect(await phones()).toEqual(['02-1234-5678', phone])

  for (const line of lines) line.again()
  await expect.poll(prices).toEqual([74_000, 74_000])
  await expect.poll(phones).toEqual(['02-1234-5678', '02-1234-5678'])
})
