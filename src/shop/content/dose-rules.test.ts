import { expect, test } from 'vitest'
import { whyBeyondLimits } from './dose-rules.ts'

const told = '캔들 6–8%, 디퓨저 15–20%, 비누 3%'

test.each([
  ['too much', '처음 만드는 소이 캔들', '18 g, 왁스의 9%', { least: 6, most: 8, share: 9 }],
  ['too little', '처음 만드는 소이 캔들', '8 g, 왁스의 4%', { least: 6, most: 8, share: 4 }],
  ['right', '처음 만드는 소이 캔들', '14 g, 왁스의 7%', null],
  ['one figure alone', '투명 비누', '6 g, 베이스의 2%', { least: 3, most: 3, share: 2 }],
  ['no share named', '처음 만드는 소이 캔들', '14 g', null],
  ['goods that say nothing of it', '나무 향 오 드 퍼퓸', '8%', null],
])('a recipe against the goods it uses: %s', (_, title, note, why) => {
  expect(whyBeyondLimits({ title, note, told })).toEqual(why)
})
