import { expect, test } from 'vitest'
import { whyBadName } from './person-name.ts'

test.each([
  '김하늘',
  '남궁 별',
  '김\u3000하늘',
  '金民志',
  '田中 太郎',
  '山田花子',
  'やまだ・はなこ',
  'ヤマダ ハナコ',
  'Иван Петров',
  'Өлзий',
  'Γιώργος',
  'สมชาย ใจดี',
  'Nguyễn Thị Ánh',
  'محمد علي',
  'דוד לוי',
  'अमित',
  'O’Brien',
  "O'Brien",
  'O‘Brien',
  'Oʻahu',
  'José Núñez-García',
  'Jean‑Luc',
  'Martin Luther King, Jr.',
  'Louis 14',
  '㈜오드모아',
])('%s is a name', (name) => {
  expect(whyBadName(name)).toBeNull()
  expect(whyBadName(name.normalize('NFD').normalize('NFC'))).toBeNull()
})

test.each([
  ['<b>', '< >'],
  ['a@b', '@'],
  ['하늘😀', '😀'],
  ['하늘\u0007', 'U+0007'],
  ['하늘\u202e', 'U+202E'],
])('%j names the sign that it refuses', (name, letters) => {
  expect(whyBadName(name)?.[1]).toEqual({ letters })
})

test('nothing, blanks, figures alone and what is too long are no names', () => {
  for (const name of ['', ' ', '1234', '...', '가'.repeat(51)])
    expect(whyBadName(name)).not.toBeNull()
})
