import { expect, test } from 'vitest'
import { changedParts, mergeDraft, sameMarkup } from './merge-draft.ts'

const base = { name: 'Hinoki', price: 42000, tags: ['woody'] }

test('parts I left alone take what was saved meanwhile', () => {
  expect(mergeDraft(base, { ...base, name: 'Hinoki rain' }, { ...base, price: 39000 })).toEqual({
    value: { ...base, name: 'Hinoki rain', price: 39000 },
    both: [],
  })
})

test('a part both changed keeps mine and is named', () => {
  expect(mergeDraft(base, { ...base, price: 41000 }, { ...base, price: 39000 })).toEqual({
    value: { ...base, price: 41000 },
    both: ['price'],
  })
})

test('the same change by both is no conflict', () => {
  expect(
    mergeDraft(base, { ...base, tags: ['herbal'] }, { ...base, tags: ['herbal'] }).both,
  ).toEqual([])
})

test('lists are compared by what is in them', () => {
  expect(changedParts(base, { ...base, tags: ['woody'] })).toEqual([])
  expect(changedParts(base, { ...base, tags: ['woody', 'amber'] })).toEqual(['tags'])
})

test('markup that browser and server write in two ways is no change, other words are', () => {
  const same = sameMarkup(['body'])
  expect(
    changedParts({ body: '<p>&quot;5 mm&quot;<br /></p>' }, { body: '<p>"5 mm"<br></p>' }, same),
  ).toEqual([])
  expect(changedParts({ body: '<p>5 mm</p>' }, { body: '<p>6 mm</p>' }, same)).toEqual(['body'])
  expect(changedParts({ title: 'a />' }, { title: 'a>' }, same)).toEqual(['title'])
})
