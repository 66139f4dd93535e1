import { expect, test } from 'vitest'
import { toldOf } from './chat-rules.ts'

const guest = { mb_id: '', mb_name: '', mb_hp: '' }
const minji = { mb_id: 'minji', mb_name: '김민지', mb_hp: '01012345678' }

// case 229
test('the chat is told nothing of a guest or of a member without their word, and id, name and phone with it', () => {
  expect([toldOf(guest, false), toldOf(guest, true), toldOf(minji, false)]).toEqual([{}, {}, {}])
  expect(toldOf(minji, true)).toEqual({
    memberId: 'minji',
    profile: { name: '김민지', mobileNumber: '01012345678' },
  })
})
