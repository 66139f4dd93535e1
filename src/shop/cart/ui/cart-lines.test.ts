import { describe, expect, test } from 'vitest'
import type { CartLine } from '#shop/cart/contract.ts'
import { canTick, fixOf, inTheWay, isTicked, mostOf, nextTo, stripOf } from './line-kinds.ts'
import { changed, painted, withChange, without } from './waiting-changes.ts'

const problem = (
  code: NonNullable<CartLine['problem']>['code'],
  fix_qty: number | null = null,
) => ({ code, message: '', fix_qty, old_price: null })

function line(ct_id: number, more: Partial<CartLine> = {}): CartLine {
  return {
    ct_id,
    it_id: `i${ct_id}`,
    io_no: ct_id,
    io_type: 0,
    no_return: '',
    quoted: false,
    seat: null,
    bottle: null,
    it_name: '시더 캔들',
    it_name_en: 'Cedar candle',
    ct_option: '',
    ct_option_en: '',
    ct_text: '',
    io_text_max: 0,
    thumb_image: '',
    families: [],
    ct_price: 1000,
    before: 1000,
    ct_qty: 1,
    amount: 1000,
    ct_select: true,
    op_qty: 9,
    it_buy_min_qty: 0,
    it_buy_max_qty: 0,
    it_sc_method: 0,
    ct_send_cost: 0,
    problem: null,
    ...more,
  }
}

describe('a line', () => {
  test('that is sold out or no longer sold is never ticked', () => {
    for (const code of ['SOLD_OUT', 'NOT_FOR_SALE'] as const) {
      expect(isTicked(line(1, { problem: problem(code) }))).toBe(false)
      expect(canTick(line(1, { problem: problem(code) }))).toBe(false)
    }
    expect(isTicked(line(1, { problem: problem('SHORT_STOCK') }))).toBe(true)
  })

  test('with a changed price does not stand in the way of an order', () => {
    const lines = [
      line(1, { problem: problem('SOLD_OUT') }),
      line(2, { problem: problem('SHORT_STOCK', 3) }),
      line(3, { problem: problem('PRICE_CHANGED') }),
      line(4, { ct_select: false, problem: problem('SOLD_OUT') }),
    ]
    const { gone, asked } = inTheWay(lines)
    expect(gone.map((one) => one.ct_id)).toEqual([1])
    expect(asked.map((one) => one.ct_id)).toEqual([2])
  })

  test('that cannot be sent is left out after asking; nothing goes where leaving out does not help', () => {
    const lines = [line(1), line(2), line(3, { ct_select: false })]
    const ids = (cannot?: { ct_ids: number[] }) => {
      const { asked, going } = inTheWay(lines, cannot)
      return [asked, going].map((some) => some.map(({ ct_id }) => ct_id))
    }
    expect(ids()).toEqual([[], [1, 2]])
    expect(ids({ ct_ids: [2] })).toEqual([[2], [1]])
    expect(ids({ ct_ids: [1, 2] })).toEqual([[1, 2], []])
    expect(ids({ ct_ids: [] })).toEqual([[], []])
  })

  test.each([
    [problem('SHORT_STOCK', 3), 'quantity'],
    [problem('PRICE_CHANGED'), 'price'],
    [problem('ADD_ON_ALONE'), 'product'],
    [problem('SOLD_OUT'), null],
  ] as const)('is put right by one tap where one helps', (given, fix) => {
    expect(fixOf(given)).toBe(fix)
  })

  test('offers as many as there are and as the rules allow', () => {
    expect(mostOf(line(1, { op_qty: 5 }))).toBe(5)
    expect(mostOf(line(1, { op_qty: 5, it_buy_max_qty: 2 }))).toBe(2)
    expect(mostOf(line(1, { op_qty: 5, it_buy_max_qty: 2, io_type: 1 }))).toBe(5)
    expect(mostOf(line(1, { op_qty: 0 }))).toBe(1)
  })
})

test('the focus goes to the next line, else the one before, else nowhere', () => {
  const lines = [line(1), line(2), line(3)]
  expect(nextTo(lines, [2])).toBe(3)
  expect(nextTo(lines, [3])).toBe(2)
  expect(nextTo(lines, [1, 2])).toBe(3)
  expect(nextTo(lines, [1, 2, 3])).toBeNull()
})

test('the strip is filled from the families there are', () => {
  expect(stripOf(['citrus', 'floral', 'woody'])).toEqual(['citrus', 'floral', 'woody'])
  expect(stripOf(['citrus', 'woody'])).toEqual(['citrus', 'woody', 'woody'])
  expect(stripOf(['musk'])).toEqual(['musk', 'musk', 'musk'])
  expect(stripOf([])).toBeNull()
})

describe('changes on their way', () => {
  const send = () => Promise.reject(new Error('not sent in this test'))
  const change = (name: string, paint: ReturnType<typeof changed>) => ({
    name,
    paint,
    send,
    failed: () => undefined,
  })

  test('are painted in order', () => {
    const shown = painted(
      [line(1), line(2)],
      [change('a', changed(1, { ct_qty: 4 })), change('b', without([2]))],
    )
    expect(shown.map(({ ct_id, ct_qty, amount }) => ({ ct_id, ct_qty, amount }))).toEqual([
      { ct_id: 1, ct_qty: 4, amount: 4000 },
    ])
  })

  test('of one line fall together while they wait, but never with the one already sent', () => {
    const sent = change('1 ct_qty', changed(1, { ct_qty: 2 }))
    const second = withChange([sent], change('1 ct_qty', changed(1, { ct_qty: 3 })))
    const third = withChange(second, change('1 ct_qty', changed(1, { ct_qty: 4 })))
    expect(third).toHaveLength(2)
    expect(third[0]).toBe(sent)
    expect(painted([line(1)], third)[0]?.ct_qty).toBe(4)
  })

  test('take a problem away once they solve it', () => {
    const short = line(1, { ct_qty: 5, problem: problem('SHORT_STOCK', 3) })
    expect(changed(1, { ct_qty: 3 })([short])[0]?.problem).toBeNull()
    expect(changed(1, { ct_qty: 4 })([short])[0]?.problem?.code).toBe('SHORT_STOCK')
  })
})
