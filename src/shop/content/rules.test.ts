import { expect, test } from 'vitest'
import {
  isPopupRead,
  mostReadPopups,
  popupReadKey,
  popupSpeed,
  readPopupsIn,
  withAllRead,
} from './popup-rules.ts'
import {
  bannerKey,
  isQuietPage,
  isSafeLink,
  isTaskPage,
  mostFeeds,
  nextLocalMidnight,
  promotionState,
  shownFeeds,
  weekOn,
  weekWords,
} from './rules.ts'

const noon = new Date('2026-03-14T03:00:00Z')

test('the constants of the shop', () => {
  expect([mostReadPopups, popupSpeed, mostFeeds, popupReadKey, bannerKey]).toEqual([
    5,
    500,
    6,
    'pinia/popup/read',
    'odemoa/banner-until',
  ])
})

test('a daily popup is read until the day turns in Korea, another for good', () => {
  const read = [
    { id: 1, day: '2026-03-14' },
    { id: 2, day: '2026-01-01' },
  ]
  expect(isPopupRead({ id: 1, type: 'daily' }, read, noon)).toBe(true)
  expect(isPopupRead({ id: 1, type: 'daily' }, read, new Date('2026-03-14T14:59:59Z'))).toBe(true)
  expect(isPopupRead({ id: 1, type: 'daily' }, read, new Date('2026-03-14T15:00:00Z'))).toBe(false)
  expect(isPopupRead({ id: 2, type: 'daily' }, read, noon)).toBe(false)
  expect(isPopupRead({ id: 2, type: 'other' }, read, noon)).toBe(true)
  expect(isPopupRead({ id: 3, type: 'other' }, read, noon)).toBe(false)
})

test('the same day of the next month is another day', () => {
  expect(isPopupRead({ id: 1, type: 'daily' }, [{ id: 1, day: '2026-02-14' }], noon)).toBe(false)
})

test('the last five read are remembered, the newest last', () => {
  const read = withAllRead(
    [{ id: 6 }, { id: 2 }],
    [1, 2, 3, 4, 5].map((id) => ({ id, day: '2026-03-01' })),
    noon,
  )
  expect(read.map(({ id }) => id)).toEqual([3, 4, 5, 6, 2])
  expect(read.at(-1)?.day).toBe('2026-03-14')
})

test.each([
  [null, []],
  ['not json', []],
  ['{"id":1}', []],
  ['[1,"2",null,{"x":1}]', [1, 2]],
  ['[1,2,3,4,5,6,7]', [3, 4, 5, 6, 7]],
])('what a browser kept as %s is read without trust', (stored, ids) => {
  expect(readPopupsIn(stored).map(({ id }) => id)).toEqual(ids)
})

test('popups keep away from forms and payment', () => {
  for (const path of [
    '/shop/order-form',
    '/shop/payment_confirm',
    '/shop/order/1/confirm',
    '/shop/quotation',
    '/login',
    '/register',
    '/shop/cart',
    '/shop/my_order_view',
    '/my-page',
    '/my-page/order',
  ])
    expect(isQuietPage(path)).toBe(true)
  for (const path of ['/', '/shop/product/1', '/contents/diy', '/customer/notice'])
    expect(isQuietPage(path)).toBe(false)
})

test('whoever chooses, books, makes or fills in something sees news as a line', () => {
  for (const path of [
    '/shop/product/1701000001',
    '/tssa/product/4',
    '/custom/bottle',
    '/custom/fragrance_service',
    '/customer/wholesale-apply',
    '/customer/class-inquiry',
    '/shop/scent-finder',
  ])
    expect(isTaskPage(path)).toBe(true)
  for (const path of ['/', '/shop/category/2', '/shop/search', '/tssa/main', '/customer/notice'])
    expect(isTaskPage(path)).toBe(false)
})

test('a closed banner comes back at local midnight', () => {
  const late = new Date(2026, 2, 14, 23, 59, 59)
  expect(nextLocalMidnight(late)).toEqual(new Date(2026, 2, 15, 0, 0, 0))
  expect(nextLocalMidnight(new Date(2026, 11, 31, 8))).toEqual(new Date(2027, 0, 1))
})

const weeks = [
  { from: '2025-07-14', until: '2025-07-20' },
  { from: '2025-07-21', until: '2025-07-27' },
  { from: '2025-07-28', until: '2025-08-03' },
  { from: '2025-08-04', until: '2025-08-10' },
  { from: '2025-08-11', until: '2025-08-17' },
]

test.each([
  ['2025-07-14', 0],
  ['2025-07-20', 0],
  ['2025-07-21', 1],
  ['2025-08-03', 2],
  ['2025-08-17', 4],
  ['2025-07-13', 1],
  ['2025-08-18', 1],
  ['', 1],
])('on %s the week number %i is open', (day, at) => {
  expect(weekOn(weeks, day)).toBe(at)
})

test('one week alone is open on any day', () => {
  expect(weekOn(weeks.slice(0, 1), '2030-01-01')).toBe(0)
})

test('the feed shows JPEG only, at most six', () => {
  const feeds = [
    'a.jpg',
    'b.png',
    'c.JPEG?x=1',
    'd.mp4',
    'e.jpg.exe',
    ...'fghijk'.split('').map((name) => `${name}.jpeg`),
  ].map((media_url) => ({ media_url }))
  expect(shownFeeds(feeds).map(({ media_url }) => media_url)).toEqual([
    'a.jpg',
    'c.JPEG?x=1',
    'f.jpeg',
    'g.jpeg',
    'h.jpeg',
    'i.jpeg',
  ])
})

test('a promotion is coming, running or ended', () => {
  const at = (opens_at: string | null, closes_at: string | null) =>
    promotionState({ opens_at, closes_at }, noon)
  expect(at('2026-03-15T00:00:00Z', '2026-03-20T00:00:00Z')).toBe('coming')
  expect(at('2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z')).toBe('running')
  expect(at('2026-03-01T00:00:00Z', '2026-03-14T03:00:00Z')).toBe('ended')
  expect(at(null, null)).toBe('running')
})

test.each([
  '/',
  '/shop/product/1?option=2#top',
  'https://map.kakao.com/link/search/x',
  'https://example.com',
])('%s may be linked', (link) => {
  expect(isSafeLink(link)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'http://example.com',
  'https:evil.example',
  'https:///evil.example',
  'https://own.example@evil.example',
  'https://a b',
  'shop/product/1',
  `/${'a'.repeat(500)}`,
])('%s leads nowhere', (link) => {
  expect(isSafeLink(link)).toBe(false)
})

test('a week tells its days until it is over', () => {
  const week = { from: '2026-11-23', until: '2026-11-29' }
  expect(weekWords(week, '2026-11-20')).toBe('11.23–11.29')
  expect(weekWords(week, '2026-11-29')).toBe('11.23–11.29')
  expect(weekWords(week, '2026-11-30')).toBeNull()
})
