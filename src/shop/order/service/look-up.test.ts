import { expect, test } from 'vitest'
import { orders } from '#shop/order/contract/place.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'

const asked = (od_id: string, given: object = {}) => ({
  body: { od_id, od_hp: '01012345678', od_pwd: 'lavender-12', ...given },
})

test('number, phone and password open an order for this session', async () => {
  const { od_id } = await placedOrder()
  const later = await shopper()
  expect(await later.refused(orders.show, { params: { od_id } })).toMatchObject({ status: 404 })
  await later.call(
    orders.lookUp,
    asked(od_id.replace(/(\d{8})/, '$1-'), { od_hp: '+82 10-1234-5678' }),
  )
  expect((await later.call(orders.show, { params: { od_id } })).data.od_id).toBe(od_id)
})

test('whatever is wrong, the refusal is the same', async () => {
  const { od_id } = await placedOrder()
  const member = await shopper({ mb_id: `m${Date.now()}` })
  const wrongs = [
    asked('2601010000000000'),
    asked(od_id, { od_hp: '01099998888' }),
    asked(od_id, { od_pwd: 'lavender-13' }),
  ]
  const refusals = await Promise.all(
    wrongs.map(async (wrong) => (await shopper()).refused(orders.lookUp, wrong)),
  )
  expect(
    new Set(
      refusals.map(({ status, code, message, detail }) =>
        JSON.stringify([status, code, message, detail]),
      ),
    ).size,
  ).toBe(1)
  expect(await member.refused(orders.lookUp, asked('1'))).toMatchObject({ status: 404 })
})

test('who guesses at an order shuts out nobody else; fifty guesses from everywhere shut it for a while', async () => {
  const { od_id } = await placedOrder()
  const guess = async (ip: string, od_pwd: string) =>
    (await shopper({ ip })).refused(orders.lookUp, asked(od_id, { od_pwd }))
  for (let at = 0; at < 5; at++)
    expect(await guess('10.201.0.1', `wrong-${at}-xx`)).toMatchObject({ status: 404 })
  expect(await guess('10.201.0.1', 'wrong-6-xx')).toMatchObject({ status: 429 })
  // its owner, elsewhere, is let in, and the count begins anew
  const owner = await shopper({ ip: '10.201.0.2' })
  expect((await owner.call(orders.lookUp, asked(od_id))).data.od_id).toBe(od_id)
  for (let at = 0; at < 50; at++)
    expect(await guess(`10.202.0.${at}`, 'wrong-xx')).toMatchObject({ status: 404 })
  const refusal = await (await shopper({ ip: '10.203.0.1' })).refused(orders.lookUp, asked(od_id))
  expect(refusal.status).toBe(429)
  expect(refusal.retryAfter).toBeGreaterThan(500)
}, 60_000)

test('five tries from one address, then it waits, whichever order it asks for', async () => {
  const { od_id } = await placedOrder()
  const junho = await shopper({ ip: '10.200.0.1' })
  for (let at = 0; at < 5; at++) await junho.refused(orders.lookUp, asked(`26010100000000${at}0`))
  expect(await junho.refused(orders.lookUp, asked(od_id))).toMatchObject({ status: 429 })
})

test('customers of one office shut nobody out: twenty who know their order are let in, six guesses are not', async () => {
  const { od_id } = await placedOrder()
  const ip = '10.204.0.1'
  for (let at = 0; at < 20; at++)
    expect((await (await shopper({ ip })).call(orders.lookUp, asked(od_id))).data.od_id).toBe(od_id)
  const together = await Promise.all(
    Array.from({ length: 4 }, async () =>
      (await shopper({ ip })).call(orders.lookUp, asked(od_id)),
    ),
  )
  expect(together).toHaveLength(4)
  const guess = async (at: number) =>
    (await (await shopper({ ip })).refused(orders.lookUp, asked(`26010100000001${at}0`))).status
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) statuses.push(await guess(at))
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
})

test.each(['#', 'No. ', '주문번호 ', '\u200b'])(
  'a number typed with “%s” before it is found',
  async (mark) => {
    const { od_id } = await placedOrder()
    const guest = await shopper({ ip: '10.205.0.1' })
    expect((await guest.call(orders.lookUp, asked(`${mark}${od_id}`))).data.od_id).toBe(od_id)
    const wide = od_id.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
    expect(
      (await guest.call(orders.lookUp, asked(wide, { od_hp: '0082 10 1234 5678' }))).data.od_id,
    ).toBe(od_id)
  },
)
