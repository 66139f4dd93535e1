import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { sendWaybills } from '#test/errands.ts'
import { madeSheet } from '#test/made-sheet.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { tableOf } from '#test/table-of.ts'
import { waybills } from './contract.ts'
import { courierOf, readWaybills, whyBadNumber } from './rules.ts'

await testShop()
const boss = await staff()

async function paid(given: Parameters<typeof placedOrder>[1] = {}) {
  const { od_id, total } = await placedOrder(1, given)
  const body = { amount: total, reason: '통장에서 확인' }
  await boss.call(adminOrders.confirmDeposit, { params: { od_id }, body })
  return od_id
}
const shown = async (od_id: string) =>
  (await boss.call(adminOrders.show, { params: { od_id } })).data
const head = '주문번호,택배사,송장번호'

test('a sheet ships its good rows, says of each other row why not, and changes nothing the second time', async () => {
  const [one, two, unpaid] = [await paid(), await paid(), (await placedOrder()).od_id]
  const text = [
    '택배 접수 결과',
    head,
    `${one},CJ 대한통운,6500-0000-0001`,
    `${two},없는택배,650000000002`,
    `${two},CJ,12`,
    `${unpaid},CJ,650000000003`,
    '9999999999999999,CJ,650000000004',
    '2.61121E+15,CJ,650000000005',
  ].join('\n')
  const { data } = await boss.call(waybills.check, { body: { text } })
  expect(data.rows.map(({ row, verdict }) => [row, verdict])).toEqual([
    [3, 'ship'],
    [4, 'wrong'],
    [5, 'wrong'],
    [6, 'wrong'],
    [7, 'wrong'],
    [8, 'wrong'],
  ])
  expect((await shown(one)).od_status).toBe('입금')
  const taken = await sendWaybills(boss, { body: { text } })
  expect(taken.data.done).toBe(1)
  expect(await shown(one)).toMatchObject({
    od_status: '배송',
    delivery: { company: 'cj', od_invoice: '650000000001' },
  })
  expect((await shown(two)).od_status).toBe('입금')
  const again = await sendWaybills(boss, { body: { text } })
  expect([again.data.done, again.data.rows[0]?.verdict]).toEqual([0, 'known'])
  expect((await shown(one)).parcels).toHaveLength(1)
})

test('an Excel file is read, and a row without a courier takes the usual one', async () => {
  const od_id = await paid()
  const sheet = await madeSheet([
    ['고객주문번호', '운송장번호'],
    [od_id, '650000000010'],
  ])
  const xlsx = Buffer.from(sheet).toString('base64')
  const without = await boss.call(waybills.check, { body: { xlsx } })
  expect(without.data.rows[0]?.verdict).toBe('wrong')
  const { data } = await sendWaybills(boss, { body: { xlsx, company: 'cj' } })
  expect(data.done).toBe(1)
})

test('two rows of one order are two boxes of its goods', async () => {
  const od_id = await paid()
  const rows = ['650000000020', '650000000021'].map((invoice) => ({
    od_id,
    company: 'cj',
    invoice,
  }))
  const { data } = await sendWaybills(boss, { body: { rows } })
  expect(data.rows.map(({ verdict }) => verdict)).toEqual(['done', 'done'])
  const { parcels, unsent } = await shown(od_id)
  expect([parcels.map(({ lines }) => lines.length), unsent]).toEqual([[1, 0], []])
})

test('a number on the orders of two people waits until staff are sure of it', async () => {
  const mine = await paid()
  const other = await paid({ od_b_name: '박하늘', od_b_hp: '010-7777-4321' })
  const rows = [mine, other].map((od_id) => ({ od_id, company: 'cj', invoice: '650000000030' }))
  const first = await sendWaybills(boss, { body: { rows } })
  expect(first.data.rows.map(({ verdict }) => verdict)).toEqual(['done', 'same'])
  expect(first.data.rows[1]?.message).toContain(mine)
  const sure = await sendWaybills(boss, { body: { rows, sure: [2] } })
  expect(sure.data.rows.map(({ verdict }) => verdict)).toEqual(['known', 'done'])
})

test('an order that left under another number is not changed by a sheet', async () => {
  const od_id = await paid()
  const row = (invoice: string) => ({ rows: [{ od_id, company: 'cj', invoice }] })
  await sendWaybills(boss, { body: row('650000000040') })
  const { data } = await sendWaybills(boss, { body: row('650000000041') })
  expect(data.rows[0]).toMatchObject({ verdict: 'wrong', message: expect.stringContaining('고쳐') })
})

test('a stranger and other staff are refused, and a file that is none is named', async () => {
  const stranger = await shopper({ mb_id: 'waybill_stranger' })
  const clerk = await shopper({ mb_id: 'waybill_product', staff_role: 'product' })
  const body = { text: head }
  for (const who of [stranger, clerk])
    for (const way of [waybills.check, waybills.take])
      expect((await who.refused(way, { body })).status).toBe(403)
  for (const text of ['', '이름,나이\n민지,3', head])
    expect(Object.keys((await boss.refused(waybills.check, { body: { text } })).errors)).toEqual([
      'text',
    ])
})

const couriers = [
  { code: 'cj', name: { ko: 'CJ대한통운', en: 'CJ Logistics' }, use: true },
  { code: 'hanjin', name: { ko: '한진택배', en: 'Hanjin' }, use: true },
  { code: 'old', name: { ko: '옛날택배', en: 'Old' }, use: false },
]
test.each([
  ['CJ', 'cj'],
  ['cj 대한통운', 'cj'],
  ['CJ대한통운택배', 'cj'],
  ['한진', 'hanjin'],
  ['Hanjin', 'hanjin'],
  ['옛날택배', null],
  ['', null],
])('the courier of "%s" is %s', (typed, code) => {
  expect(courierOf(typed, couriers)).toBe(code)
})

test('columns are found by the words of couriers, in any order', () => {
  const table = [
    ['운송장 번호', '받는분', '주문 번호'],
    ['650000000050', '민지', '2611211015301234'],
    ['', '', ''],
  ]
  expect(readWaybills(tableOf(table))).toEqual([
    { row: 2, od_id: '2611211015301234', company: '', invoice: '650000000050' },
  ])
  expect(readWaybills(tableOf([['이름', '나이']]))).toBeNull()
  expect(
    whyBadNumber({ row: 1, od_id: '2.6E+15', company: '', invoice: '650000000050' }),
  ).toContain('엑셀')
})
