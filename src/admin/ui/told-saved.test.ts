import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translate } from '#kernel/translate.ts'
import { standingOfGoods } from '#shop/catalog/admin/standing.ts'
import { isInMenu } from '#shop/catalog/category-rules.ts'
import { standingOfEntry } from '#shop/content/admin/standing.ts'
import { standingOf, toldSaved } from './told-saved.ts'

const now = Date.parse('2026-11-29T03:00:00Z')
const before = '2026-11-28T15:00:00Z'
const after = '2026-12-01T00:30:00Z'
const t = (phrase: string, params?: Record<string, string | number>) =>
  translate('kr', phrase, params)

test.each([
  [false, {}, 'hidden'],
  [false, { from: after }, 'hidden'],
  [true, {}, 'shown'],
  [true, { from: before, until: after }, 'shown'],
  [true, { from: after }, { from: after }],
  [true, { from: null, until: before }, 'over'],
  [true, { until: new Date(now).toISOString() }, 'over'],
  [true, { from: new Date(now).toISOString() }, 'shown'],
])('a switch of %s with %j stands as %j', (isShown, times, standing) => {
  expect(standingOf(isShown, { ...times, now })).toEqual(standing)
})

test('says what visitors see, not more', () => {
  expect(toldSaved(t, '저장했어요.', 'shown')).toBe('저장했어요. 가게에 바로 보여요.')
  expect(toldSaved(t, '저장했어요.', 'hidden')).toBe(
    '저장했어요. 숨겨 두어 가게에는 보이지 않아요.',
  )
  // a phrase of the desk alone, or of a page that is hidden, is said nowhere in the shop
  expect(toldSaved(t, '저장했어요.', 'inEnglish')).toBe(
    '저장했어요. 이 문구가 나오는 영어 화면에 바로 보여요.',
  )
  expect(toldSaved(t, '저장했어요.', { from: after })).toBe(
    '저장했어요. 2026.12.01 09:30부터 가게에 보여요.',
  )
})

const option = { io_type: 0, io_use: true, io_stock_qty: 3, io_reserved_qty: 1 } as const
test.each([
  [{ it_use: true, it_soldout: false, options: [option] }, 'shown'],
  [{ it_use: false, it_soldout: false, options: [option] }, 'hidden'],
  [{ it_use: true, it_soldout: true, options: [option] }, 'soldOut'],
  [{ it_use: true, it_soldout: false, options: [{ ...option, io_reserved_qty: 3 }] }, 'soldOut'],
  [{ it_use: true, it_soldout: false, options: [{ ...option, io_use: false }] }, 'soldOut'],
  [{ it_use: true, it_soldout: false, options: [{ ...option, io_type: 1 as const }] }, 'soldOut'],
])('goods %j stand as %s', (goods, standing) => {
  expect(standingOfGoods(goods as never)).toBe(standing) // of an option these four parts count
})

test('content stands as its kind is shown', () => {
  const past = { shown: true, opens_at: null, closes_at: '2001-01-01T00:00:00Z' }
  const later = { shown: true, opens_at: '2999-01-01T00:00:00Z', closes_at: null }
  expect(standingOfEntry({ kind: 'hero', timed: true }, past)).toBe('over')
  expect(standingOfEntry({ kind: 'hero', timed: true }, later)).toEqual({ from: later.opens_at })
  expect(standingOfEntry({ kind: 'hero', timed: true }, { shown: true })).toBe('inTurn')
  expect(standingOfEntry({ kind: 'promotion', timed: true }, past)).toBe('shown')
  expect(standingOfEntry({ kind: 'week_pick', timed: false }, { shown: false })).toBe('hidden')
  expect(standingOfEntry({ kind: 'diy', timed: false }, { shown: true })).toBe('shown')
})

test('no other place promises that the shop shows it', () => {
  const promises = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /(toast|told|saved|created)\W.*가게( \S+)?에 바로/.test(readFileSync(file, 'utf8')),
    )
  expect(promises).toEqual([])
})

test('a category stands in the menu while nothing above it is hidden', () => {
  const rows = [
    { ca_id: 1, parent_id: null, ca_use: true },
    { ca_id: 2, parent_id: null, ca_use: false },
    { ca_id: 3, parent_id: 2, ca_use: true },
  ]
  expect(isInMenu(rows, { parent_id: 1, ca_use: true })).toBe(true)
  expect(isInMenu(rows, { parent_id: null, ca_use: false })).toBe(false)
  expect(isInMenu(rows, { parent_id: 3, ca_use: true })).toBe(false)
})
