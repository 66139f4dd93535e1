import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from '#test/database.ts'
import { takeDeposits } from '#test/errands.ts'
import { madeSheet } from '#test/made-sheet.ts'
import { placedOrder, stockOf } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { deposits } from './contract.ts'

const { house } = await testShop()
let minute = 10
const csv = (...lines: [name: string, amount: number][]) =>
  [
    '거래일시,의뢰인,입금,출금,잔액',
    ...lines.map(
      ([name, amount]) =>
        `2026-03-14 ${String(10 + (minute % 10))}:${String(minute++ % 60).padStart(2, '0')}:00,${name},${amount},0,${minute * 1_000}`,
    ),
  ].join('\n')
const statusOf = async (od_id: string) =>
  (await (await staff()).call(adminOrders.show, { params: { od_id } })).data.od_status

test('a deposit that comes after the order was cancelled is never taken for it, nor pressed onto it', async () => {
  const late = await placedOrder(1, { od_deposit_name: '늦은이', od_name: '늦은이' })
  const boss = await staff()
  await boss.call(adminOrders.cancel, {
    params: { od_id: late.od_id },
    body: { reason: '입금 기한이 지남' },
  })
  expect(
    (await takeDeposits(boss, { body: { text: csv(['늦은이', late.total]) } })).data,
  ).toMatchObject({ added: 1, matched: 0, queued: 1 })
  const { data } = await boss.call(deposits.list, { query: { keyword: '늦은이' } })
  expect(data).toMatchObject([{ state: 'queued', od_id: null }])
  expect(
    await boss.refused(deposits.match, {
      params: { dep_id: data[0]?.dep_id ?? 0 },
      body: { od_id: late.od_id },
    }),
  ).toMatchObject({
    status: 409,
    detail: { od_status: '취소' },
  })
  const kept = await house.db.execute(
    sql`select od_status, od_receipt_price from shop_order where od_id = ${late.od_id}`,
  )
  expect([kept.rows, await stockOf(late.goods.io_no)]).toEqual([
    [{ od_status: '취소', od_receipt_price: 0 }],
    { stock: 100, reserved: 0 },
  ])
})

test('only finance staff may upload, match and lay aside; order staff are told whom to ask', async () => {
  const clerk = await shopper({ mb_id: 'clerk2', staff_role: 'order' })
  for (const refused of [
    clerk.refused(deposits.upload, { body: { text: csv(['x', 1]) } }),
    clerk.refused(deposits.match, { params: { dep_id: 1 }, body: { od_id: '1' } }),
    clerk.refused(deposits.ignore, { params: { dep_id: 1 } }),
  ])
    expect(await refused).toMatchObject({
      status: 403,
      message: expect.stringContaining('자금 담당'),
    })
  expect((await clerk.call(deposits.list, { query: {} })).total).toBeGreaterThanOrEqual(0)
  expect(
    await (await shopper()).refused(deposits.upload, { body: { text: csv(['x', 1]) } }),
  ).toMatchObject({ status: 401 })
  expect(
    await (await shopper({ mb_id: 'books2', staff_role: 'accountant' })).refused(deposits.upload, {
      body: { text: csv(['x', 1]) },
    }),
  ).toMatchObject({ status: 403 })
  expect(
    await (await staff()).refused(deposits.upload, { body: { text: 'a,b\nc,d' } }),
  ).toMatchObject({ status: 422, errors: { text: [expect.any(String)] } })
})

test('the exact deposit pays its order; the same file again does nothing', async () => {
  const { od_id, goods, total } = await placedOrder(1, {
    od_deposit_name: '유일한이름',
    od_name: '유일한이름',
  })
  const boss = await staff()
  const text = csv(['유일한이름', total], ['아무개', 77])
  expect((await boss.call(deposits.preview, { body: { text } })).data.lines).toMatchObject([
    { verdict: 'match', od_id, known: false },
    { verdict: 'queue', why: 'none' },
  ])
  expect(await statusOf(od_id)).toBe('주문')
  expect((await takeDeposits(boss, { body: { text } })).data).toEqual({
    added: 2,
    matched: 1,
    queued: 1,
    known: 0,
    skipped: 0,
    unread: [],
  })
  expect((await takeDeposits(boss, { body: { text } })).data).toEqual({
    added: 0,
    matched: 0,
    queued: 0,
    known: 2,
    skipped: 0,
    unread: [],
  })
  expect([await statusOf(od_id), await stockOf(goods.io_no)]).toEqual([
    '입금',
    { stock: 99, reserved: 0 },
  ])
})

test('money that came in before nine in the morning stands in the history with the day of Korea', async () => {
  const { od_id, total } = await placedOrder(1, { od_deposit_name: '새벽이', od_name: '새벽이' })
  const boss = await staff()
  const text = `거래일시,의뢰인,입금,출금,잔액\n2026-03-14 08:59:00,새벽이,${total - 500},0,77`
  await takeDeposits(boss, { body: { text } })
  const { data } = await boss.call(deposits.list, { query: { keyword: '새벽이' } })
  await boss.call(deposits.match, { params: { dep_id: data[0]?.dep_id ?? 0 }, body: { od_id } })
  const told = await house.db.execute(
    sql`select payload->>'reason' as reason from event where subject = ${od_id} and payload ? 'reason'`,
  )
  expect(told.rows).toContainEqual({ reason: '새벽이 2026-03-14' })
})

test('too little waits with the order as its candidate, and a person takes it in once', async () => {
  const { od_id, total } = await placedOrder(1, {
    od_deposit_name: '덜보낸이',
    od_name: '덜보낸이',
  })
  const boss = await staff()
  await takeDeposits(boss, { body: { text: csv(['덜보낸이', total - 1_000]) } })
  const { data } = await boss.call(deposits.list, { query: { keyword: '덜보낸이' } })
  expect(data).toMatchObject([
    {
      state: 'queued',
      why: 'amount',
      candidates: expect.arrayContaining([expect.objectContaining({ od_id, misu: total })]),
    },
  ])
  const match = { params: { dep_id: data[0]?.dep_id ?? 0 }, body: { od_id } }
  await boss.call(deposits.match, match)
  expect(await boss.refused(deposits.match, match)).toMatchObject({ status: 409 })
  const kept = await house.db.execute(
    sql`select od_status, od_receipt_price from shop_order where od_id = ${od_id}`,
  )
  expect(kept.rows).toEqual([{ od_status: '주문', od_receipt_price: total - 1_000 }])
})

test('too much of the right name is not taken by itself, and the same sum a second time has no order left', async () => {
  const [over, twice] = [
    await placedOrder(1, { od_deposit_name: '더보낸이', od_name: '더보낸이' }),
    await placedOrder(1, { od_deposit_name: '두번이', od_name: '두번이' }),
  ]
  const boss = await staff()
  expect(
    (
      await takeDeposits(boss, {
        body: {
          text: csv(
            ['더보낸이', over.total + 1_000],
            ['두번이', twice.total],
            ['두번이', twice.total],
          ),
        },
      })
    ).data,
  ).toEqual({
    added: 3,
    matched: 1,
    queued: 2,
    known: 0,
    skipped: 0,
    unread: [],
  })
  expect([await statusOf(over.od_id), await statusOf(twice.od_id)]).toEqual(['주문', '입금'])
  expect((await boss.call(deposits.list, { query: { keyword: '더보낸이' } })).data).toMatchObject([
    { state: 'queued', why: 'amount' },
  ])
  expect(
    (await boss.call(deposits.list, { query: { keyword: '두번이', state: 'queued' } })).data,
  ).toMatchObject([{ state: 'queued', why: expect.not.stringMatching('amount|many') }])
  const kept = await house.db.execute(
    sql`select od_receipt_price from shop_order where od_id = ${twice.od_id}`,
  )
  expect(kept.rows).toEqual([{ od_receipt_price: twice.total }])
})

test('two orders of one name and amount are never matched by themselves', async () => {
  const [one, two] = [
    await placedOrder(1, { od_deposit_name: '쌍둥이', od_name: '쌍둥이' }),
    await placedOrder(1, { od_deposit_name: '쌍둥이', od_name: '쌍둥이' }),
  ]
  const boss = await staff()
  await takeDeposits(boss, { body: { text: csv(['쌍둥이', one.total]) } })
  expect([await statusOf(one.od_id), await statusOf(two.od_id)]).toEqual(['주문', '주문'])
  const { data } = await boss.call(deposits.list, { query: { keyword: '쌍둥이' } })
  expect(data).toMatchObject([
    {
      why: 'many',
      candidates: expect.arrayContaining([expect.objectContaining({ od_id: two.od_id })]),
    },
  ])
  await boss.call(deposits.ignore, { params: { dep_id: data[0]?.dep_id ?? 0 } })
})

test('a sheet of a spreadsheet is taken like a CSV, and the same line of both counts once', async () => {
  const boss = await staff()
  const { od_id, total } = await placedOrder(1, { od_deposit_name: '엑셀이' })
  const rows = [
    ['하나은행 거래내역'],
    ['거래일시', '적요', '입금액', '잔액', '보낸 사람'],
    [{ days: 46095.5 }, '이체', total, 900_000, '엑셀이'],
    [{ days: 46095.6 }, '출금', '', 1_000, '가게'],
  ]
  const xlsx = madeSheet(rows).toString('base64')
  expect((await boss.call(deposits.preview, { body: { xlsx } })).data).toMatchObject({
    lines: [
      {
        at: '2026-03-14T03:00:00.000Z',
        amount: total,
        depositor: '엑셀이',
        verdict: 'match',
        od_id,
      },
    ],
    skipped: 1,
  })
  expect((await takeDeposits(boss, { body: { xlsx, name: 'march.xlsx' } })).data).toMatchObject({
    added: 1,
    matched: 1,
  })
  const text = `거래일시,입금액,보낸 사람,잔액\n2026-03-14 12:00:00,${total},엑셀이,900000`
  expect((await takeDeposits(boss, { body: { text } })).data).toMatchObject({
    added: 0,
    known: 1,
  })
})

test('two equal lines of one file are two deposits, the same file again or as a sheet adds none, and the preview says so', async () => {
  const { od_id, total } = await placedOrder(1, { od_deposit_name: '쌍줄이', od_name: '쌍줄이' })
  const boss = await staff()
  const text = `거래일시,입금액,보낸분\n2026-03-14 12:00:00,${total},쌍줄이\n2026-03-14 12:00:00,${total},쌍줄이`
  const xlsx = madeSheet([
    ['거래일시', '입금액', '보낸분'],
    [{ days: 46095.5 }, total, '쌍줄이'],
    [{ days: 46095.5 }, total, '쌍줄이'],
  ]).toString('base64')
  expect((await boss.call(deposits.preview, { body: { text } })).data.lines).toMatchObject([
    { known: false, verdict: 'match', od_id },
    { known: false, verdict: 'queue' },
  ])
  expect((await takeDeposits(boss, { body: { text } })).data).toMatchObject({
    ...{ added: 2, matched: 1, queued: 1, known: 0 },
  })
  for (const body of [{ text }, { xlsx }])
    expect((await takeDeposits(boss, { body })).data).toMatchObject({ added: 0, known: 2 })
})

test('columns that staff chose once are kept for every file with these headings', async () => {
  const { od_id, total } = await placedOrder(1, {
    od_deposit_name: '칸고른이',
    od_name: '칸고른이',
  })
  const boss = await staff()
  const text = `언제,누가,얼마\n2026-03-14 12:00:00,칸고른이,${total}`
  expect(await boss.refused(deposits.preview, { body: { text } })).toMatchObject({ status: 422 })
  const { data } = await boss.call(deposits.heads, { body: { text } })
  expect(data).toMatchObject({ names: ['언제', '누가', '얼마'], columns: {} })
  const choice = { names: data.names, columns: { at: 0, sender: 1, amount: 2 } }
  const clerk = await shopper({ mb_id: 'clerk_of_columns', staff_role: 'order' })
  expect(await clerk.refused(deposits.choose, { body: choice })).toMatchObject({ status: 403 })
  expect(
    await boss.refused(deposits.choose, { body: { ...choice, columns: { at: 0, amount: 2 } } }),
  ).toMatchObject({ status: 422, errors: { 'columns.sender': [expect.any(String)] } })
  await boss.call(deposits.choose, { body: choice })
  expect((await boss.call(deposits.preview, { body: { text } })).data.lines).toMatchObject([
    { depositor: '칸고른이', amount: total, verdict: 'match', od_id },
  ])
  expect((await boss.call(deposits.heads, { body: { text } })).data.columns).toEqual(choice.columns)
})

test('a sheet that cannot be read, or is no export, and no file at all are refused at their field', async () => {
  const boss = await staff()
  const bad = (body: object) => boss.refused(deposits.preview, { body })
  expect(await bad({ xlsx: Buffer.from('%PDF').toString('base64') })).toMatchObject({
    status: 422,
    errors: { xlsx: [expect.stringContaining('엑셀')] },
  })
  expect(await bad({ xlsx: madeSheet([['이름'], ['민지']]).toString('base64') })).toMatchObject({
    status: 422,
    errors: { xlsx: [expect.stringContaining('거래내역')] },
  })
  expect(await bad({})).toMatchObject({ status: 422, errors: { text: ['파일을 골라 주세요.'] } })
})

test('a deposit that nothing matched finds its order by name and sum', async () => {
  const { od_id, total } = await placedOrder(1, { od_deposit_name: '찾는이', od_name: '찾는이' })
  const boss = await staff()
  await takeDeposits(boss, { body: { text: csv(['다른이름', total + 500]) } })
  const { data } = await boss.call(deposits.list, { query: { keyword: '다른이름' } })
  const params = { dep_id: data[0]?.dep_id ?? 0 }
  const found = await boss.call(deposits.orders, { params, query: { keyword: '찾는이' } })
  expect(found.data).toMatchObject([{ od_id, misu: total, status: '주문' }])
  await boss.call(deposits.match, { params, body: { od_id } })
  expect(await statusOf(od_id)).toBe('입금')
  const after = await boss.call(deposits.orders, { params, query: { keyword: '찾는이' } })
  expect(after.data).toEqual([])
})
