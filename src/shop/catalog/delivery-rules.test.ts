import { describe, expect, test } from 'vitest'
import { freeShipping, promiseDelivery } from './delivery-rules.ts'

const shop = {
  cut_off_hour: 14,
  days_on_the_way: 1,
  holidays: ['2026-12-25', '2027-01-01', '2027-02-08', '2027-02-09'],
}
const korea = (text: string) => new Date(`${text}:00+09:00`)

describe('the delivery promise', () => {
  test.each([
    [
      'on a working morning it leaves today',
      '2026-11-23T09:00',
      { order_by: '2026-11-23', arrives: '2026-11-24', days_left: 0 },
    ],
    [
      'one minute before the cut-off it still leaves',
      '2026-11-23T13:59',
      { order_by: '2026-11-23', arrives: '2026-11-24', days_left: 0 },
    ],
    [
      'at the cut-off it leaves tomorrow',
      '2026-11-23T14:00',
      { order_by: '2026-11-24', arrives: '2026-11-25', days_left: 1 },
    ],
    [
      'on Friday evening it waits for Monday',
      '2026-11-27T18:00',
      { order_by: '2026-11-30', arrives: '2026-12-01', days_left: 3 },
    ],
    [
      'on Friday morning it arrives on Monday',
      '2026-11-27T10:00',
      { order_by: '2026-11-27', arrives: '2026-11-30', days_left: 0 },
    ],
    [
      'on Sunday it waits for Monday',
      '2026-11-29T00:30',
      { order_by: '2026-11-30', arrives: '2026-12-01', days_left: 1 },
    ],
    [
      'a holiday neither sends nor delivers',
      '2026-12-24T15:00',
      { order_by: '2026-12-28', arrives: '2026-12-29', days_left: 4 },
    ],
    [
      'the day before a holiday arrives after it',
      '2026-12-24T10:00',
      { order_by: '2026-12-24', arrives: '2026-12-28', days_left: 0 },
    ],
    [
      'a long holiday is passed over',
      '2027-02-05T16:00',
      { order_by: '2027-02-10', arrives: '2027-02-11', days_left: 5 },
    ],
  ])('%s', (_, now, promise) => {
    expect(promiseDelivery(korea(now), shop)).toEqual({
      ...promise,
      leaves: promise.order_by,
      cut_off_hour: 14,
    })
  })

  test('the day is the Korean one, wherever the server stands', () => {
    expect(promiseDelivery(new Date('2026-11-22T22:00:00Z'), shop)).toMatchObject({
      order_by: '2026-11-23',
      days_left: 0,
    })
  })

  test('more days on the way are working days too', () => {
    expect(
      promiseDelivery(korea('2026-11-26T10:00'), { ...shop, days_on_the_way: 2 }),
    ).toMatchObject({ arrives: '2026-11-30' })
  })
})

describe('free shipping', () => {
  test('begins at the last paid grade', () => {
    expect(
      freeShipping([
        { below: 50_000, cost: 3000 },
        { below: 20_000, cost: 4000 },
      ]),
    ).toEqual({ from: 50_000, cost: 3000, most: 4000 })
  })

  test('needs no sum when nothing is paid', () => {
    expect(freeShipping([])).toBeNull()
    expect(freeShipping([{ below: 10_000, cost: 0 }])).toBeNull()
  })
})
