import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { carts } from '#shop/cart/contract.ts'
import { quotations } from '#shop/cart/quotation-contract.ts'
import { mergeCarts } from '#shop/cart/service.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { orders } from '#shop/order/contract/place.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { place } from '#test/ordering.ts'
import { type Shopper, shopper } from '#test/shopper.ts'

const { house } = await testShop()
let minji: Shopper
let goods: Goods
let card: number
beforeEach(async () => {
  minji = await shopper()
  goods = await stockItem(house, {
    options: [
      {},
      { io_type: 1, io_id: '카드|손글씨 카드', io_price: 1_500, io_stock_qty: 5, io_text_max: 20 },
    ],
  })
  card = goods.io_nos[1] ?? 0
})

const add = (who: Shopper, ...texts: (string | undefined)[]) =>
  who.call(carts.add, {
    body: {
      it_id: goods.it_id,
      options: [
        { io_no: goods.io_no, ct_qty: 1 },
        ...texts.map((ct_text) => ({ io_no: card, ct_qty: 1, ct_text })),
      ],
    },
  })
const cardsOf = (lines: readonly { io_no: number; ct_text: string; ct_qty: number }[]) =>
  lines.filter(({ io_no }) => io_no === card).map(({ ct_text, ct_qty }) => [ct_text, ct_qty])

test('two cards with other words are two lines, with the same words one', async () => {
  await add(minji, '지은에게', '엄마께')
  const { data } = await add(minji, '  지은에게 ')
  expect(cardsOf(data.lines)).toEqual([
    ['지은에게', 2],
    ['엄마께', 1],
  ])
})

describe('a card is refused at its words', () => {
  test.each([
    ['none', undefined, '카드에 적을 말을 적어 주세요.'],
    ['too many', '가'.repeat(21), '카드에는 20자까지 적을 수 있어요. 지금은 21자예요.'],
    ['ten thousand', '가'.repeat(10_000), '카드에 적을 말이 너무 길어요. 짧게 줄여 주세요.'],
  ])('%s', async (_, ct_text, why) => {
    const options = [
      { io_no: goods.io_no, ct_qty: 1 },
      { io_no: card, ct_qty: 1, ct_text },
    ]
    expect(await minji.refused(carts.add, { body: { it_id: goods.it_id, options } })).toMatchObject(
      { status: 422, errors: { 'options.1.ct_text': [why] } },
    )
  })

  test('words on what takes none', async () => {
    const options = [{ io_no: goods.io_no, ct_qty: 1, ct_text: '안녕' }]
    expect(await minji.refused(carts.add, { body: { it_id: goods.it_id, options } })).toMatchObject(
      { status: 422, errors: { 'options.0.ct_text': ['글을 적지 않는 옵션이에요.'] } },
    )
  })
})

test('cards draw on one stock, whatever they say', async () => {
  const options = [
    { io_no: goods.io_no, ct_qty: 1 },
    { io_no: card, ct_qty: 3, ct_text: '하나' },
    { io_no: card, ct_qty: 3, ct_text: '둘' },
  ]
  expect((await minji.refused(carts.add, { body: { it_id: goods.it_id, options } })).status).toBe(
    409,
  )
})

test('words are changed in the cart; equal ones fall together; a stranger changes none', async () => {
  const { data } = await add(minji, '지은에게', '엄마께')
  const [first = 0, second = 0] = data.lines.slice(1).map(({ ct_id }) => ct_id)
  const write = (ct_id: number, ct_text: string) => ({
    params: { ct_id },
    body: { ct_text },
  })
  expect(cardsOf((await minji.call(carts.write, write(first, '아빠께'))).data.lines)).toEqual([
    ['아빠께', 1],
    ['엄마께', 1],
  ])
  expect(await minji.refused(carts.write, write(first, '🎂'))).toMatchObject({
    status: 422,
    errors: { ct_text: [expect.stringContaining('🎂')] },
  })
  const junho = await shopper()
  expect((await junho.refused(carts.write, write(first, '남의 카드'))).status).toBe(404)
  expect(cardsOf((await minji.call(carts.write, write(second, '아빠께'))).data.lines)).toEqual([
    ['아빠께', 2],
  ])
})

test('a removed card comes back with its words, and two carts become one with all cards', async () => {
  const { data } = await add(minji, '지은에게', '엄마께')
  const gone = data.lines.slice(1)
  await minji.call(carts.remove, { body: { ct_ids: gone.map(({ ct_id }) => ct_id) } })
  const lines = gone.map(({ it_id, io_no, ct_qty, ct_text, ct_select }) => ({
    ...{ it_id, io_no, ct_qty, ct_text, ct_select },
  }))
  expect(cardsOf((await minji.call(carts.restore, { body: { lines } })).data.lines)).toHaveLength(2)
  const junho = await shopper()
  await add(junho, '엄마께')
  await transact(houseCtx(house), (ctx) => mergeCarts(ctx, minji.cart_key, junho.cart_key))
  expect(cardsOf((await junho.call(carts.show, {})).data.lines)).toEqual([
    ['엄마께', 2],
    ['지은에게', 1],
  ])
})

test('a card whose words no longer fit holds its order up until they are shortened', async () => {
  const { data } = await add(minji, '지은에게 늘 고마워')
  await house.db.execute(sql`update item_option set io_text_max = 5 where io_no = ${card}`)
  expect((await minji.call(carts.show, {})).data.lines[1]?.problem).toMatchObject({
    code: 'MESSAGE',
    message: '카드에는 5자까지 적을 수 있어요. 지금은 10자예요.',
  })
  const { orderForm } = await import('#shop/order/sample.ts')
  expect(
    await minji.refused(orders.place, {
      body: orderForm({ expected_total: data.totals.total }),
    }),
  ).toMatchObject({ status: 409 })
})

test('the words stand on the order, on a quotation, and in the cart of a second order', async () => {
  const { data } = await add(minji, '지은에게', '엄마께')
  const recipient = { company: '무지개 유치원' }
  const quoted = await minji.call(quotations.make, {
    body: { source: { from: 'cart' }, recipient },
  })
  expect(cardsOf(quoted.data.paper.lines)).toEqual([
    ['지은에게', 1],
    ['엄마께', 1],
  ])
  const revised = await minji.call(quotations.revise, {
    params: { token: quoted.data.token },
    body: {
      recipient,
      revision: 1,
      lines: quoted.data.paper.lines.map(({ io_no, ct_text }) => ({
        ...{ io_no, ct_text },
        ct_qty: ct_text === '엄마께' ? 2 : 1,
      })),
    },
  })
  expect(cardsOf(revised.data.paper.lines)).toEqual([
    ['지은에게', 1],
    ['엄마께', 2],
  ])
  const od_id = await place(minji, { expected_total: data.totals.total })
  expect(cardsOfOrder(await minji.call(orders.show, { params: { od_id } }))).toEqual([
    '지은에게',
    '엄마께',
  ])
  await minji.call(myOrders.reorder, { params: { od_id } })
  expect(cardsOf((await minji.call(carts.show, {})).data.lines)).toHaveLength(2)
})

function cardsOfOrder({ data }: { data: { lines: { io_type: number; ct_text: string }[] } }) {
  return data.lines.filter(({ io_type }) => io_type === 1).map(({ ct_text }) => ct_text)
}
