import { describe, expect, test } from 'vitest'
import { bottleType } from './bottle-rules.ts'
import { classType } from './class-rules.ts'
import { canBeQuoted } from './quotable-rules.ts'
import { quotationNumber, sameGoods, stateOf, taxColumns, whyOver } from './quotation-rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = new Date('2026-12-05T14:59:59Z')
const standing = { valid_until: later, sent_at: null, withdrawn_at: null, od_id: null }

describe('where a quotation stands', () => {
  test.each([
    ['draft', {}],
    ['sent', { sent_at: now }],
    ['expired', { sent_at: now, valid_until: now }],
    ['withdrawn', { withdrawn_at: now, valid_until: now }],
    ['accepted', { od_id: '1', valid_until: now, withdrawn_at: now }],
  ] as const)('%s', (state, given) => {
    expect(stateOf({ ...standing, ...given }, now)).toBe(state)
    expect(whyOver(state) === null).toBe(state === 'draft' || state === 'sent')
  })
})

test('goods and what goes with them can be quoted, classes and bottles cannot', () => {
  expect([0, 1, classType, bottleType].map((io_type) => canBeQuoted({ io_type }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('the columns of supply and tax', () => {
  const sumOf = (columns: { vat: number }[]) => columns.reduce((all, { vat }) => all + vat, 0)

  test('books have no tax', () => {
    const { lines, sending } = taxColumns(
      [
        { amount: 11_000, notax: false },
        { amount: 20_000, notax: true },
      ],
      3_300,
      { vat: 1_300 },
    )
    expect(lines).toEqual([
      { amount: 11_000, supply: 10_000, vat: 1_000 },
      { amount: 20_000, supply: 20_000, vat: 0 },
    ])
    expect(sending).toEqual({ amount: 3_300, supply: 3_000, vat: 300 })
  })

  test('add up where single lines would be rounded', () => {
    const amounts = [100, 100, 100, 199, 1].map((amount) => ({ amount, notax: false }))
    const { lines, sending } = taxColumns(amounts, 0, { vat: 45 })
    expect(sumOf(lines)).toBe(45)
    expect(sending.vat).toBe(0)
  })

  test('are nothing when all is exempt', () => {
    expect(taxColumns([{ amount: 9_000, notax: true }], 0, { vat: 0 })).toEqual({
      lines: [{ amount: 9_000, supply: 9_000, vat: 0 }],
      sending: { amount: 0, supply: 0, vat: 0 },
    })
  })
})

test('a number names its day', () => {
  expect([quotationNumber('2026-11-21', 1), quotationNumber('2026-11-21', 12_345)]).toEqual([
    'Q20261121-0001',
    'Q20261121-12345',
  ])
})

test('the quoted goods are these, all and no more', () => {
  const quoted = [
    { io_no: 1, ct_qty: 2, price: 10 },
    { io_no: 2, ct_qty: 1, price: 5 },
  ]
  expect(sameGoods(quoted, [...quoted].reverse())).toBe(true)
  expect(sameGoods(quoted, quoted.slice(0, 1))).toBe(false)
  expect(sameGoods(quoted, [{ io_no: 1, ct_qty: 3, price: 10 }, ...quoted.slice(1)])).toBe(false)
})
