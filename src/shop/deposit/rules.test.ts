import { expect, test } from 'vitest'
import { readTextTable } from '#platform/table/text-table.ts'
import { findBank, readDeposits } from './bank-rules.ts'
import { findWaiting, judge, waitingBook } from './rules.ts'

const waiting = [
  { od_id: '1', od_deposit_name: '김민지', od_name: '김민지', misu: 14_000, od_time: new Date(0) },
  { od_id: '2', od_deposit_name: '이준호', od_name: '이준호', misu: 14_000, od_time: new Date(0) },
  { od_id: '3', od_deposit_name: '박하늘', od_name: '박하늘', misu: 30_000, od_time: new Date(0) },
  { od_id: '4', od_deposit_name: '박하늘', od_name: '박하늘', misu: 30_000, od_time: new Date(0) },
]

test.each([
  [
    'a comma export with a title above its headings',
    '하나은행 거래내역\n조회기간,2026-03-01\n거래일시,적요,의뢰인,입금,출금,잔액\n2026-03-14 14:05:11,타행이체,김민지,"14,000",0,"1,014,000"\n2026-03-14 15:00:00,출금,카드값,0,"5,000","1,009,000"',
  ],
  [
    'tabs, two columns for day and time',
    '거래일자\t거래시간\t출금액\t입금액\t거래내용\t잔액\n2026.03.14\t14:05:11\t\t14000\t김민지\t1014000\n2026.03.14\t15:00:00\t5000\t\t카드값\t1009000',
  ],
  [
    'semicolons and words in English',
    'Date;Description;Deposit;Balance\n20260314 140511;김민지;14,000원;1014000\n20260314 150000;fee;;1009000',
  ],
])('%s is read', (_, text) => {
  expect(readDeposits(readTextTable(text))).toMatchObject({
    lines: [
      {
        at: '2026-03-14T05:05:11.000Z',
        amount: 14_000,
        depositor: '김민지',
        memo: expect.any(String),
        balance: '1014000',
      },
    ],
    skipped: 1,
    unread: [],
  })
})

test('what is no bank export is refused, and quotes may hold separators', () => {
  expect(readDeposits(readTextTable('이름,나이\n민지,3'))).toBeNull()
  expect(findBank({ rows: [], notes: [] })).toBeNull()
  expect(readTextTable('a,"b ""c"", d"\ne,f').rows).toEqual([
    { row: 1, cells: ['a', 'b "c", d'] },
    { row: 2, cells: ['e', 'f'] },
  ])
})

test.each([
  [
    { amount: 14_000, depositor: '김 민지' },
    { kind: 'match', od_id: '1' },
  ],
  [
    { amount: 14_000, depositor: '모르는사람' },
    { kind: 'queue', why: 'name', candidates: ['1', '2'] },
  ],
  [
    { amount: 10_000, depositor: '이준호' },
    { kind: 'queue', why: 'amount', candidates: ['2'] },
  ],
  [
    { amount: 30_000, depositor: '박하늘' },
    { kind: 'queue', why: 'many', candidates: ['3', '4'] },
  ],
  [
    { amount: 999, depositor: '' },
    { kind: 'queue', why: 'none', candidates: [] },
  ],
] as const)('%j is judged', (line, verdict) => {
  expect(judge(line, waitingBook(waiting))).toEqual(verdict)
})

test('a long file against many open orders is judged in a moment', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ od_id: String(at), od_deposit_name: `보낸이${at}`, od_name: `(주) 주문자${at}` },
    ...{ misu: 1_000 + at, od_time: new Date(0) },
  }))
  const before = process.threadCpuUsage()
  const book = waitingBook(many)
  const taken = new Set(['7'])
  const verdicts = many.map((_, at) =>
    judge({ amount: 1_000 + at, depositor: `보낸이${at}` }, book, taken),
  )
  expect(verdicts[8]).toEqual({ kind: 'match', od_id: '8' })
  expect(verdicts[7]).toEqual({ kind: 'queue', why: 'none', candidates: [] })
  // one by one against each other it would be seconds
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(400)
})

test('open orders are found by number, names and sum, the nearest to the deposit first', () => {
  const one = (od_id: string, name: string, misu: number) => ({
    ...{ od_id, od_deposit_name: name, od_name: '주문자', misu, od_time: new Date(0) },
  })
  const waiting = [
    one('2611220001', '김민지', 14_000),
    one('2611220002', '(주)민지상회', 30_000),
    one('2611229999', '박준호', 29_000),
  ]
  const found = (keyword: string, amount = 30_000) =>
    findWaiting(waiting, keyword, amount).map(({ od_id }) => od_id.slice(-4))
  expect(found('민지')).toEqual(['0002', '0001'])
  expect(found('14,000원')).toEqual(['0001'])
  expect(found('9999')).toEqual(['9999'])
  expect(found('')).toEqual(['0002', '9999', '0001'])
  expect(found('없는 이름')).toEqual([])
})
