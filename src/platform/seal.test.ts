import { expect, test } from 'vitest'
import { seal, sealDocument, unseal, unsealDocument } from './seal.ts'

const now = { SESSION_SECRET: 'the secret of today, long enough' }
const later = {
  SESSION_SECRET: 'the secret of tomorrow, long enough',
  SESSION_SECRET_BEFORE: now.SESSION_SECRET,
}
const lost = { SESSION_SECRET: later.SESSION_SECRET }

test('what is sealed says nothing, is another text each time, and comes back by its own secret', () => {
  const [one, other] = [seal(now, '110-234-567890'), seal(now, '110-234-567890')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('567890')
  expect(unseal(now, one)).toBe('110-234-567890')
  expect(unseal(lost, one)).toBeNull()
  expect(unseal(now, `${one.slice(0, -2)}${one.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull()
  expect(unseal(now, '')).toBeNull()
})

test('a secret that was changed still opens what it sealed while it is named', () => {
  expect(unseal(later, seal(now, 'kept'))).toBe('kept')
  expect(unseal(later, seal(later, 'new'))).toBe('new')
  // the new one alone seals
  expect(unseal(now, seal(later, 'new'))).toBeNull()
})

test('a document is sealed whole; one from before the seal is read as it stands', () => {
  const told = { card: { owner: '김하늘' }, list: [1, null] }
  const kept = sealDocument(now, told)
  expect(JSON.stringify(kept)).not.toContain('김하늘')
  expect(unsealDocument(later, kept)).toEqual(told)
  expect(unsealDocument(lost, kept)).toBeNull()
  expect(unsealDocument(now, told)).toEqual(told)
  expect(unsealDocument(now, null)).toBeNull()
})
