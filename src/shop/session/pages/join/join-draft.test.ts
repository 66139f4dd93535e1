import { expect, test } from 'vitest'
import { forgetJoining, keepJoining, readJoining } from './join-draft.ts'
import { emptyJoining } from './join-fields.ts'

function store() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

test('what was typed comes back, without the password and the consents', () => {
  const place = store()
  keepJoining(place, {
    ...emptyJoining,
    mb_id: 'minji',
    mb_name: '김민지',
    password: 'secret-password-1',
    agree_terms: true,
  })
  expect([...place.held.values()].join()).not.toContain('secret')
  expect(readJoining(place)).toEqual({ mb_id: 'minji', mb_name: '김민지' })
  forgetJoining(place)
  expect(readJoining(place)).toBeNull()
})

test('nothing typed is nothing kept, and what somebody else wrote there is not read', () => {
  const place = store()
  keepJoining(place, emptyJoining)
  expect(place.held.size).toBe(0)
  for (const text of ['{', '7', '{"password":"x","agree_terms":true,"mb_id":5}']) {
    place.setItem('odemoa/joining', text)
    expect(readJoining(place)).toBeNull()
  }
})
