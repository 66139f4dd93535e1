import { expect, test } from 'vitest'
import { surelyOutlives } from '#test/outlives.ts'
import { sideNote } from './side-note.ts'

test('a note is known of its object alone, told by nothing and copied by nobody', () => {
  const texts = sideNote<string>('text')
  const others = sideNote<string>('text')
  const answer = { goods: [1, 2] }
  texts.note(answer, '{"goods":[1,2]}')
  expect(texts.of(answer)).toBe('{"goods":[1,2]}')
  expect(others.of(answer)).toBeUndefined()
  expect(JSON.stringify(answer)).toBe('{"goods":[1,2]}')
  expect(Object.keys(answer)).toEqual(['goods'])
  expect(texts.of({ ...answer })).toBeUndefined()
  expect(texts.of(structuredClone(answer))).toBeUndefined()
  texts.note(answer, 'anew')
  expect(texts.of(answer)).toBe('anew')
})

test('a note goes with its object', async () => {
  const texts = sideNote<string[]>('text')
  const note = async () => {
    for (let n = 0; n < 60; n++) texts.note({}, Array.from({ length: 500 }, String))
  }
  expect(await surelyOutlives(note)).toBeLessThan(5)
})

test('what is frozen stays as it is', () => {
  const texts = sideNote<string>('text')
  const frozen = Object.freeze([1])
  texts.note(frozen, '[1]')
  expect(texts.of(frozen)).toBeUndefined()
})
