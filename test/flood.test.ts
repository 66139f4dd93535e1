import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSid, sessionCookie, xsrfToken } from '#platform/session.ts'
import { sessions } from '#shop/session/contract.ts'
import { stockItem } from './goods.ts'
import { killableShop } from './killable-shop.ts'
import { fillCarts, place } from './ordering.ts'
import { shopper } from './shopper.ts'

// `SOAK=1800` for whoever has half an hour
const soak = Number(process.env.SOAK ?? 0) * 1_000
const rig = await killableShop()
const { house } = rig
beforeAll(() => rig.start())
afterAll(() => rig.close())

const goods = await Promise.all(
  Array.from({ length: 12 }, (_, at) => stockItem(house, { it_name: `향초 ${at}` })),
)
let asked = 0

/** A page of goods, their list or a search. */
async function look() {
  const one = goods[asked % goods.length]
  const path = [
    `/api/v1/products/${one?.it_id}`,
    `/api/v1/products?per_page=20&page=${1 + (asked % 3)}`,
    `/api/v1/products?keyword=${encodeURIComponent(`향초 ${asked % 40}`)}`,
  ][asked++ % 3]
  const answer = await fetch(rig.at + path)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
}

const sid = newSid(house.config, 'guest')
async function guess(at: number): Promise<number> {
  const answer = await fetch(rig.at + sessions.login.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${sessionCookie(house.config)}=${sid}`,
      'x-xsrf-token': xsrfToken(house.config, sid),
      'x-test-ip': `10.${at % 200}.${(at >> 3) % 200}.1`,
    },
    body: JSON.stringify({ mb_id: `nobody_${at}`, password: 'Guess#1234' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

const share = (times: readonly number[], of: number) =>
  [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * of)] ?? 0

// case 185; how long it takes is the machine's: what is measured is how long the shop works at a time, for whoever looks waits as long
test('a flood of wrong log-ins: each is refused, most before a hash, and whoever looks around meanwhile is answered between two short turns', async () => {
  for (let time = 0; time < 10; time++) await look()
  await rig.turns()
  const guesses = Array.from({ length: 300 }, (_, at) => guess(at))
  for (let time = 0; time < 20; time++) await look()
  const statuses = await Promise.all(guesses)
  expect(statuses.filter((status) => ![422, 429, 503].includes(status))).toEqual([])
  // more came than may wait for a hash: they were not left waiting
  expect(statuses.filter((status) => status !== 422).length).toBeGreaterThan(100)
  const turns = await rig.turns()
  expect(share(turns, 0.95)).toBeLessThan(50)
  expect(Math.max(...turns)).toBeLessThan(200)
}, 60_000)

// case 202
test('no turn of the loop works long, while shoppers look, search, order and guess', async () => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => shopper({ house, at: rig.at })))
  const item = await stockItem(house, { options: [{ io_stock_qty: 100 }] })
  await fillCarts(buyers, item, house)
  await rig.turns()
  await Promise.all([
    ...buyers.map((buyer) => place(buyer)),
    ...Array.from({ length: 40 }, (_, at) => guess(1_000 + at)),
    ...Array.from({ length: 300 }, () => look()),
  ])
  const turns = await rig.turns()
  expect(turns.length).toBeGreaterThan(20)
  expect(share(turns, 0.99)).toBeLessThan(50)
  expect(Math.max(...turns)).toBeLessThan(200)
}, 60_000)

// case 201
test(
  'what the shop holds does not grow with what it is asked',
  async () => {
    const some = async () => {
      for (let time = 0; time < 40; time++)
        await Promise.all([...Array.from({ length: 24 }, () => look()), guess(2_000 + time)])
    }
    await some()
    await some()
    const before = await rig.memory()
    const since = performance.now()
    do await some()
    while (performance.now() - since < soak)
    await some()
    // lines that nobody uses any more are let go a few seconds later
    await expect
      .poll(async () => (await rig.memory()).handles, { timeout: 30_000 })
      .toBeLessThanOrEqual(before.handles + 5)
    const after = await rig.memory()
    const minutes = Math.max(1, (performance.now() - since) / 60_000)
    expect((after.heap - before.heap) / 1024 / 1024 / minutes).toBeLessThan(1)
  },
  120_000 + soak,
)
