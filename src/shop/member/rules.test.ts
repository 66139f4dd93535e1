import { expect, test } from 'vitest'
import { whyBadMail } from '#kernel/mail-address.ts'
import { maskedId } from '#kernel/masked.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { ageOn, passwordParts, whyBadBirth, whyBadId, whyBadPassword } from './rules.ts'

const now = new Date('2026-11-21T15:30:00Z') // already the 22nd in Korea

test.each(['abc', 'Minji_99', 'a'.repeat(20), '_ok_'])('%s is an id', (id) =>
  expect(whyBadId(id)).toBeNull(),
)

test.each([
  '',
  'ab',
  'a'.repeat(21),
  '민지',
  'min ji',
  'min-ji',
  'minji@mail.example',
  'admin',
  'ROOT',
  'odemoa_help',
  'staff_order',
  'kakao1',
])('%j is no id', (id) => expect(whyBadId(id)).not.toBeNull())

test.each([
  'Hinoki#42',
  'cedar forest 8',
  '향기로운 저녁 7시',
  'correct horse battery',
  'Zx9!zx9!zx9!',
  '🌲🌲🌲 hinoki',
  'Ab3!'.repeat(16),
  'Ab3!'.repeat(32),
])('%s is a password', (password) =>
  expect(
    whyBadPassword(password, {
      mb_id: 'minji',
      mb_hp: '010-1234-5678',
      mb_birth: '1995-03-14',
      mb_email: 'minji@mail.example',
    }),
  ).toBeNull(),
)

test.each([
  ['', 'empty'],
  ['Ab3!xyw', 'seven letters'],
  ['Ab3!'.repeat(33), 'longer than 128'],
  ['hinokihinoki', 'one kind'],
  ['hinoki42', 'two kinds and short'],
  ['Cedar1234!', 'a run of digits'],
  ['Cedar!qwer', 'a run of the keyboard'],
  ['Cedar!fdsa', 'a run backwards'],
  ['Caaaar!9x', 'four of the same'],
  ['Password1', 'common'],
  ['P@ssw0rd!', 'common with look-alikes'],
  ['Welcome2026!', 'common with a year'],
  ['Minji!2026x', 'the own id'],
  ['x!12345678Q', 'the own phone'],
  ['Ab!950314x', 'the own birthday'],
])('%s is refused: %s', (password) =>
  expect(
    whyBadPassword(password, {
      mb_id: 'minji',
      mb_hp: '010-1234-5678',
      mb_birth: '1995-03-14',
      mb_email: 'other@mail.example',
    }),
  ).not.toBeNull(),
)

test('a password typed in parts of letters is the same password', () => {
  expect(passwordParts('향기로운 저녁 7시'.normalize('NFD'))).toEqual(
    passwordParts('향기로운 저녁 7시'),
  )
})

test.each(['김하늘', 'Ada Fenwick', 'O’Neil'.replace('’', "'"), 'José Núñez', '남궁 별'])(
  '%s is a name',
  (name) => expect(whyBadName(name)).toBeNull(),
)
test.each(['', ' ', '<b>', 'a'.repeat(51), '1234', 'a@b'])('%j is no name', (name) =>
  expect(whyBadName(name)).not.toBeNull(),
)

test.each(['a@b.co', 'Minji.Kim+shop@mail.example'])('%s is a mail address', (mail) =>
  expect(whyBadMail(mail)).toBeNull(),
)
test.each(['', 'minji', 'a@b', 'a@@b.co', 'a b@c.co', `${'a'.repeat(96)}@b.co`])(
  '%j is no mail address',
  (mail) => expect(whyBadMail(mail)).not.toBeNull(),
)

test('a member is fourteen by the Korean calendar', () => {
  expect(whyBadBirth('', now)).toBeNull()
  expect(whyBadBirth('2012-11-22', now)).toBeNull()
  expect(whyBadBirth('2012-11-23', now)).toEqual([
    '만 14세부터 가입할 수 있어요. 어린이의 상품은 보호자께서 주문해 주세요.',
  ])
  expect(whyBadBirth('2026-11-22', now)).toEqual(['지난 날짜를 적어 주세요.'])
  for (const bad of ['1995-02-30', '95-3-14', '1995/03/14', '1800-01-01'])
    expect(whyBadBirth(bad, now)).not.toBeNull()
  expect([ageOn('2000-02-29', '2026-02-28'), ageOn('2000-02-29', '2026-03-01')]).toEqual([25, 26])
})

test('an id is shown by its first two letters', () => {
  expect([maskedId('minji'), maskedId('abc')]).toEqual(['mi****', 'ab****'])
})

test('fifty thousand letters in a field are judged at once', () => {
  const began = performance.now()
  for (const long of ['a', '@', '.', 'a.', 'a@a.', ' ', '가'].map((part) => part.repeat(50_000)))
    for (const why of [whyBadId, whyBadMail, whyBadName]) why(long)
  expect(performance.now() - began).toBeLessThan(1_000)
})
