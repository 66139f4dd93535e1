import { expect, test } from 'vitest'
import { sampleSettings } from '#test/settings.ts'
import { arrivalOf } from './arrival-rules.ts'

const settings = {
  shipping: { ...sampleSettings.shipping, holidays: ['2026-12-25'] },
  abroad: {
    countries: [
      {
        ...{
          code: 'US',
          name: { ko: '미국', en: 'United States' },
          by: 'fixed' as const,
          rows: [],
        },
        ...{ free_from: null, flammable: false, days_least: 5, days_most: 9, use: true },
      },
    ],
  },
}
const seoul = { country: 'KR', zip: '04524' }
const jeju = { country: 'KR', zip: '63122' }
const on = (at: string, line = {}, to = seoul) =>
  arrivalOf({ io_type: 0, ...line }, { now: new Date(`${at}:00+09:00`), to, settings })

test.each([
  ['on Saturday afternoon', '2026-11-28T13:22', {}, seoul, '2026-12-01'],
  ['engraved for three days', '2026-11-28T13:22', { io_lead_days: 3 }, seoul, '2026-12-04'],
  ['a minute before the cut-off', '2026-11-30T13:59', {}, seoul, '2026-12-01'],
  ['at the cut-off', '2026-11-30T14:00', {}, seoul, '2026-12-02'],
  ['over Christmas', '2026-12-24T15:00', {}, seoul, '2026-12-29'],
  ['engraved over Christmas', '2026-12-22T10:00', { io_lead_days: 3 }, seoul, '2026-12-29'],
  ['to Jeju', '2026-11-30T10:00', {}, jeju, '2026-12-03'],
  ['abroad, at the latest', '2026-11-30T10:00', {}, { country: 'US', zip: '' }, '2026-12-09'],
  [
    'engraved, abroad',
    '2026-11-30T10:00',
    { io_lead_days: 3 },
    { country: 'US', zip: '' },
    '2026-12-12',
  ],
  ['to a country that is not served', '2026-11-30T10:00', {}, { country: 'FR', zip: '' }, null],
  ['a class', '2026-11-30T10:00', { io_type: 2 }, seoul, null],
  ['bottles, which have a day of their own', '2026-11-30T10:00', { io_type: 3 }, seoul, null],
] as const)('the day a line arrives: %s', (_, at, line, to, day) => {
  expect(on(at, line, to)).toBe(day)
})

test('wrapping and a card arrive with what they were bought for', () => {
  const now = new Date('2026-11-28T13:22:00+09:00')
  const engraved = { io_type: 0, it_id: 'bottle', io_lead_days: 3 }
  const plain = { io_type: 0, it_id: 'candle' }
  const beside = [engraved, plain]
  const day = (it_id: string) =>
    arrivalOf({ io_type: 1, it_id }, { now, to: seoul, settings, beside })
  expect([day('bottle'), day('candle')]).toEqual(['2026-12-04', '2026-12-01'])
  // goods of one basket do not wait for each other
  expect(arrivalOf(plain, { now, to: seoul, settings, beside })).toBe('2026-12-01')
})
