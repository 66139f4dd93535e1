import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { adminBells, bells } from '#shop/notification/restock-contract.ts'
import { restockBell } from '#shop/notification/tables.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { shopper, staff } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, follow, listOf, sendAll } from '#test/telling.ts'

const { house, outbox } = await testShop()
const out = () => stockItem(house, { options: [{ io_stock_qty: 0 }] })
const asked = (goods: Goods, given = {}) => ({
  body: {
    it_id: goods.it_id,
    io_no: goods.io_no,
    channel: 'mail' as const,
    address: 'wait@mail.example',
    agree: true,
    ...given,
  },
})
const bellsOf = (goods: Goods) =>
  house.db.select().from(restockBell).where(eq(restockBell.io_no, goods.io_no))

async function putIn(goods: Goods, change = 5) {
  const boss = await staff()
  await boss.call(adminProducts.stock, { params: { io_no: goods.io_no }, body: { change } })
  const found = await eventsOf(goods.it_id, 'restock.arrived')
  for (const { event_id } of found) await follow(event_id)
  return found.at(-1)?.event_id ?? 0
}

describe('a bell', () => {
  test('rings once when the option is back, and the address is erased', async () => {
    const goods = await out()
    const guest = await shopper()
    await guest.call(bells.ring, asked(goods))
    await guest.call(bells.ring, asked(goods, { address: 'WAIT@mail.example ' }))
    expect(await bellsOf(goods)).toMatchObject([{ address: 'wait@mail.example', told_at: null }])
    const event_id = await putIn(goods)
    await follow(event_id)
    await sendAll(event_id)
    await sendAll(event_id)
    expect(
      outbox.filter(({ to }) => to === 'wait@mail.example').map(({ subject }) => subject),
    ).toEqual(['[오드모아] 다시 들어왔어요: 시더 캔들 (50 ml)'])
    expect(outbox.at(-1)?.text).toContain(`/shop/product/${goods.it_id}?option=${goods.io_no}`)
    expect(await bellsOf(goods)).toMatchObject([
      { address: null, ip: '', told_at: expect.any(Date) },
    ])
    const kept = JSON.stringify(await deliveriesOf(event_id))
    expect(kept).not.toContain('wait@mail.example')
    await putIn(goods, 1)
    expect(outbox.filter(({ to }) => to === 'wait@mail.example')).toHaveLength(1)
  })

  test('of a member rings in the member’s list, too', async () => {
    const goods = await out()
    const minji = await shopper({ mb_id: 'bellminji', language: 'en.usd' })
    await minji.call(bells.ring, asked(goods, { address: 'bellminji@mail.example' }))
    const event_id = await putIn(goods)
    expect(await listOf('bellminji')).toMatchObject([
      { type: 'restock.arrived', title_en: 'Back in stock: Cedar candle (50 ml)' },
    ])
    await sendAll(event_id)
    expect(outbox.at(-1)?.subject).toBe('[ODEMOA] Back in stock: Cedar candle (50 ml)')
  })

  test('does not ring when more is put beside what is there', async () => {
    const goods = await stockItem(house)
    await putIn(goods)
    expect(await eventsOf(goods.it_id, 'restock.arrived')).toEqual([])
  })

  test('rings when an item that was closed is opened again', async () => {
    const goods = await stockItem(house, { it_soldout: true })
    await (await shopper()).call(bells.ring, asked(goods, { address: 'closed@mail.example' }))
    await (await staff()).call(adminProducts.quick, {
      params: { it_id: goods.it_id },
      body: { version: 1, it_soldout: false },
    })
    expect(await eventsOf(goods.it_id, 'restock.arrived')).toMatchObject([
      { payload: { io_nos: [goods.io_no] } },
    ])
  })
})

describe('refused', () => {
  test.each([
    [{ address: 'not a mail' }, 'address'],
    [{ address: 'a@b' }, 'address'],
    [{ address: 'a@b.example\nbcc: c@d.example' }, 'address'],
    [{ address: ' ' }, 'address'],
    [{ agree: false }, 'agree'],
    [{ channel: 'pigeon' }, 'channel'],
    [{ channel: 'message', address: '010-1234-5678' }, 'channel'],
    [{ io_no: 0 }, 'io_no'],
    [{ io_no: -1 }, 'io_no'],
    [{ it_id: '' }, 'it_id'],
  ])('%o at its field', async (given, field) => {
    const refused = await (await shopper()).refused(bells.ring, asked(await out(), given))
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('an option that can be bought, one that is another item’s, and one that is not there', async () => {
    const [goods, other, guest] = [await out(), await stockItem(house), await shopper()]
    expect((await guest.refused(bells.ring, asked(other))).status).toBe(409)
    expect((await guest.refused(bells.ring, asked(goods, { io_no: other.io_no }))).status).toBe(404)
    expect((await guest.refused(bells.ring, asked(goods, { it_id: 'nothing' }))).status).toBe(404)
  })

  test('more than twenty bells of one address, and thirty tries an hour from one place', async () => {
    const places = await Promise.all([1, 2].map(() => shopper()))
    for (let at = 0; at < 20; at++)
      await places[0]?.call(bells.ring, asked(await out(), { address: 'many@mail.example' }))
    const refused = await places[1]?.refused(
      bells.ring,
      asked(await out(), { address: 'many@mail.example' }),
    )
    expect(refused?.errors.address?.[0]).toContain('20개')
    const goods = await out()
    for (let at = 0; at < 10; at++) await places[0]?.call(bells.ring, asked(goods))
    expect((await places[0]?.refused(bells.ring, asked(goods)))?.status).toBe(429)
  })
})

test('the desk sees who waits for what, without their addresses, and can tell them', async () => {
  const goods = await out()
  const guest = await shopper()
  await guest.call(bells.ring, asked(goods, { address: 'desk@mail.example' }))
  const keeper = await shopper({ mb_id: 'keeper', staff_role: 'product' })
  const list = await keeper.call(adminBells.list, { query: { per_page: 100 } })
  expect(list.data.find(({ io_no }) => io_no === goods.io_no)).toMatchObject({
    waiting: 1,
    told: 0,
    left: 0,
    option: '50 ml',
  })
  expect(JSON.stringify(list)).not.toContain('desk@mail')
  expect((await keeper.refused(adminBells.tell, { params: { io_no: goods.io_no } })).status).toBe(
    409,
  )
  expect((await keeper.refused(adminBells.tell, { params: { io_no: 0 } })).status).toBe(404)
  expect((await guest.refused(adminBells.list, {})).status).toBe(401)
  expect(
    (await (await shopper({ mb_id: 'teacher', staff_role: 'class' })).refused(adminBells.list, {}))
      .status,
  ).toBe(403)
})
