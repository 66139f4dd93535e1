import { expect, test } from 'vitest'
import { changedParts, mergeDraft } from './merge-draft.ts'

const base = { name: 'Hinoki', price: 42000, tags: ['woody'] }

test('parts I left alone take what was saved meanwhile', () => {
  expect(mergeDraft(base, { ...base, name: 'Hinoki rain' }, { ...base, price: 39000 })).toEqual({ value: { ...base, name: 'Hinoki rain', price: 39000 }, both: [] })
})

test('a part both changed keeps mine and is named', () => {
  expect(mergeDraft(base, { ...base, price: 41000 }, { ...base, price: 39000 })).toEqual({ value: { ...base, price: 41000 }, both: ['price'] })
})

test('the same change by both is no conflict', () => {
  expect(mergeDraft(base, { ...base, tags: ['herbal'] }, { ...base, tags: ['herbal'] }).both).toEqual([])
})

test('lists are compared by what is in them', () => {
  expect(changedParts(base, { ...base, tags: ['woody'] })).toEqual([])
  expect(changedParts(base, { ...base, tags: ['woody', 'amber'] })).toEqual(['tags'])
})
