import { describe, expect, test } from 'vitest'
import type { PriceOption } from '#shop/catalog/contract.ts'
import { atOwnPrices } from '#shop/catalog/own-price-rules.ts'
import {
  addExtra,
  changeChosen,
  countsOf,
  firstChoice,
  lineName,
  pick,
  removeLine,
  sumOf,
  whyNotReady,
} from './choice.ts'
import { choicesOf, pictureOf } from './option-rules.ts'

function option(io_no: number, values: string[], price: number, op_qty = 9): PriceOption {
  return {
    io_no,
    io_id: values.join('|'),
    values,
    values_en: values,
    price,
    before: price,
    unit_price: null,
    image: '',
    op_qty,
    no_return: '',
    io_text_max: 0,
  }
}

const card = {
  io_no: 90,
  group: '카드',
  group_en: 'Card',
  value: '빈 카드',
  value_en: 'Blank card',
  price: 500,
  op_qty: 10,
  no_return: '' as const,
  io_text_max: 0,
}
const candle = {
  options: [
    option(1, ['220 g', '뚜껑 없음'], 42_000),
    option(2, ['220 g', '나무 뚜껑'], 48_000),
    option(3, ['70 g', '뚜껑 없음'], 21_000, 0),
    option(4, ['500 g', '뚜껑 없음'], 80_000),
  ],
  add_ons: [card],
  it_buy_min_qty: 0,
  it_buy_max_qty: 3,
}
const nothing = firstChoice(candle)

describe('the choices of a level', () => {
  test('ascend by size, with their full price and what is sold out', () => {
    expect(choicesOf(candle.options, [], 0)).toMatchObject([
      { value: '70 g', state: 'sold-out', price: 21_000, dearer: false },
      { value: '220 g', state: 'open', price: 42_000, dearer: true },
      { value: '500 g', state: 'open', price: 80_000, dearer: false },
    ])
  })

  test('a lid that is not made for a size stays in sight', () => {
    expect(choicesOf(candle.options, ['500 g'], 1)).toMatchObject([
      { value: '뚜껑 없음', state: 'open' },
      { value: '나무 뚜껑', state: 'impossible', price: 0 },
    ])
  })
})

describe('for a grade', () => {
  const default_price = { value: 42_000, currency: 'krw' as const, model: { op_qty: 9 } }
  const page = { ...candle, default_price: { ...default_price, discountable: null } }
  const steps = [
    { from: 1, percent: 10 },
    { from: 3, percent: 50 },
  ]

  test('a choice costs what it costs the grade, and the sum is that of the cart', () => {
    const chosen = addExtra(pick(pick(nothing, candle, 0, '220 g'), candle, 1, '나무 뚜껑'), card)
    const mine = atOwnPrices(page, steps, countsOf(chosen))
    expect(choicesOf(mine.options, [], 0).map(({ price }) => price)).toEqual([
      18_900, 37_800, 72_000,
    ])
    expect(choicesOf(mine.options, ['220 g'], 1).map(({ price }) => price)).toEqual([
      37_800, 43_200,
    ])
    // 48,000 and 500 won, each less a tenth, to the nearest hundred
    expect(sumOf(chosen, mine)).toEqual({ qty: 2, total: 43_200 + 500 })
  })

  test('add-ons count by themselves: three candles make no card cheaper', () => {
    const mine = atOwnPrices(page, steps, { options: 3, add_ons: 1 })
    expect([mine.options[0]?.price, mine.add_ons[0]?.price]).toEqual([21_000, 500])
  })

  test('that has no price of its own the page stays as it is', () => {
    expect(atOwnPrices(page, [], { options: 1, add_ons: 0 })).toBe(page)
  })
})

describe('choosing', () => {
  test('a full set of picks becomes one line, once', () => {
    const once = pick(pick(nothing, candle, 0, '220 g'), candle, 1, '나무 뚜껑')
    expect(once.selections).toEqual([{ io_no: 2, ct_qty: 1 }])
    expect(pick(once, candle, 1, '나무 뚜껑').selections).toHaveLength(1)
  })

  test('another size asks for its lid again', () => {
    const once = pick(pick(nothing, candle, 0, '220 g'), candle, 1, '나무 뚜껑')
    const next = pick(once, candle, 0, '500 g')
    expect(next.picks).toEqual(['500 g'])
    expect(next.selections).toHaveLength(1)
  })

  test('what is sold out makes no line', () => {
    expect(pick(pick(nothing, candle, 0, '70 g'), candle, 1, '뚜껑 없음').selections).toEqual([])
  })

  test('an add-on comes and goes with a selection', () => {
    expect(addExtra(nothing, card).addOns).toEqual([])
    const both = addExtra(pick(pick(nothing, candle, 0, '220 g'), candle, 1, '뚜껑 없음'), card)
    expect(sumOf(both, candle)).toEqual({ qty: 2, total: 42_500 })
    expect(removeLine(both, candle, '1.0')).toEqual({ picks: [], selections: [], addOns: [] })
  })

  test('a card is added for every friend, and waits for its words', () => {
    const writing = { ...card, io_no: 91, io_text_max: 5 }
    const item = { ...candle, add_ons: [card, writing] }
    const one = pick(pick(nothing, candle, 0, '220 g'), candle, 1, '뚜껑 없음')
    const two = addExtra(addExtra(one, writing), writing)
    expect(two.addOns.map(lineName)).toEqual(['91.1', '91.2'])
    const words = { ct_text: '지은에게', words: '지은에게', why: null }
    const half = changeChosen(two, '91.1', words)
    expect(whyNotReady(half, item)).toMatchObject({ code: 'MESSAGE', name: '91.2' })
    expect(whyNotReady(changeChosen(half, '91.2', words), item)).toBeNull()
    expect(whyNotReady(removeLine(half, item, '91.2'), item)).toBeNull()
  })

  test('an item without choices is chosen from the start, in its smallest number', () => {
    const strip = { options: [option(7, [], 900)], it_buy_min_qty: 5, it_buy_max_qty: 0 }
    expect(firstChoice(strip).selections).toEqual([{ io_no: 7, ct_qty: 5 }])
    expect(whyNotReady(firstChoice(strip), strip)).toBeNull()
    expect(whyNotReady(changeChosen(firstChoice(strip), '7.0', { ct_qty: 2 }), strip)).toEqual({
      code: 'BELOW_MIN',
      count: 5,
    })
  })

  test('the button knows which level is missing and what is too much', () => {
    expect(whyNotReady(nothing, candle)).toEqual({ code: 'MISSING', level: 0 })
    expect(whyNotReady(pick(nothing, candle, 0, '220 g'), candle)).toEqual({
      code: 'MISSING',
      level: 1,
    })
    const four = changeChosen(
      pick(pick(nothing, candle, 0, '220 g'), candle, 1, '뚜껑 없음'),
      '1.0',
      { ct_qty: 4 },
    )
    expect(whyNotReady(four, candle)).toEqual({ code: 'ABOVE_MAX', count: 3 })
  })
})

describe('the photograph of a choice', () => {
  const tip = {
    color_tip: '#fff',
    name: '흰색',
    name_en: 'White',
    image_url: 'white',
    value: '500 g',
  }
  const shown = {
    options: candle.options.map((one) => ({
      ...one,
      image: one.values[0] === '70 g' ? 'mini' : '',
    })),
    color_tips: [tip],
    images: ['first', 'second'],
  }
  test('is its own, else that of its colour, else the first of the item', () => {
    expect(pictureOf(shown, ['70 g'])).toBe('mini')
    expect(pictureOf(shown, ['500 g'])).toBe('white')
    expect(pictureOf(shown, ['220 g', '나무 뚜껑'])).toBe('first')
  })

  test('is none where no choice has one: the row stays where it is', () => {
    expect(pictureOf({ ...shown, options: candle.options, color_tips: [] }, ['220 g'])).toBeNull()
  })
})
