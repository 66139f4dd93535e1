import { expect, test } from 'vitest'
import { noticeEnglish, noticeLabels } from './notice-rows-text.ts'

test('every row of a legal notice has a name of its own in both languages', () => {
  for (const kind of ['household', 'cosmetic', 'material', 'goods', 'book']) {
    const rows = noticeLabels(kind)
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map(([ko]) => ko)).size).toBe(rows.length)
    for (const [ko, en] of rows) {
      expect(ko).toMatch(/[가-힣]/)
      expect(en).not.toMatch(/[가-힣]/)
      expect(noticeEnglish[ko]).toBe(en)
    }
  }
  expect(noticeLabels('a kind of somebody else')).toEqual([])
})
