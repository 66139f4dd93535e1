import { afterAll, expect, test } from 'vitest'
import { adminMembers } from '#shop/member/desk-contract.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { type Database, openDatabase } from './database.ts'
import { copyFor, isReplicaTrouble, openReplica, type Replica, wroteLine } from './replica.ts'

const { url, house, pool } = await testShop()
const readOnly = openDatabase(
  `${url}${url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`,
  { max: 2 },
)
afterAll(() => readOnly.close())

/** The database itself under another name, so that one sees who was asked. */
function copy(given: Partial<Replica> = {}) {
  const seen: string[] = []
  const db = new Proxy(readOnly.db, {
    get(target, name) {
      seen.push(String(name))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as Database // the same, watched
  const replica: Replica = { db, isClose: () => true, close: async () => {}, ...given }
  return { replica, seen }
}

let people = 0
async function staffAt(replica: Replica) {
  const mb_id = `replica_staff${people++}`
  const who = await shopper({ mb_id, staff_role: 'owner', house: { ...house, replica } })
  return { ...who, mb_id }
}

test('a list of the desk is answered by the copy', async () => {
  const { replica, seen } = copy()
  const staff = await staffAt(replica)
  seen.length = 0
  const { data } = await staff.call(adminMembers.list, { query: { keyword: staff.mb_id } })
  expect(data.map(({ mb_id }) => mb_id)).toEqual([staff.mb_id])
  expect(seen.length).toBeGreaterThan(0)
})

test('a copy that is behind, or away, or refuses, is not missed', async () => {
  const far = copy({ isClose: () => false })
  const staff = await staffAt(far.replica)
  far.seen.length = 0
  await staff.call(adminMembers.list, { query: {} })
  expect(far.seen).toEqual([])

  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { max: 1 })
  const lost = await staffAt(copy({ db: gone.db }).replica)
  const { data } = await lost.call(adminMembers.list, { query: { keyword: lost.mb_id } })
  expect(data).toHaveLength(1)
  await gone.close()

  const error = await readOnly.db
    .insert(member)
    .values({ mb_id: 'never' } as never)
    .catch((thrown: unknown) => thrown)
  expect(isReplicaTrouble(error)).toBe(true)
  expect(isReplicaTrouble(new Error('a bug'))).toBe(false)
})

test('whoever changed something is answered by the database itself; files always are', () => {
  const { replica } = copy()
  const cookie = new Map([[wroteLine(house.config).split('=')[0] ?? '', '1']])
  expect(wroteLine(house.config)).toMatch(/Max-Age=10; HttpOnly/)
  expect(copyFor(replica, cookie, {})).toBe(null)
  expect(copyFor(replica, new Map(), { csv: '1' })).toBe(null)
  expect(copyFor(replica, new Map(), {})).toBe(replica.db)
  expect(copyFor(undefined, new Map(), {})).toBe(null)
})

test('a copy counts as close once it has come to where the database was', async () => {
  const near = openReplica(url, pool, house.log)
  await expect.poll(near.isClose, { timeout: 20_000 }).toBe(true)
  await near.close()

  let asked = 0
  const nowhere = {
    query: async () => {
      asked++
      return { rows: [{ lsn: 'FFFFFFFF/0' }] }
    },
  } as unknown as Parameters<typeof openReplica>[1] // a place that nobody has come to
  const behind = openReplica(url, nowhere, house.log)
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(behind.isClose()).toBe(false)
  await behind.close()
})
