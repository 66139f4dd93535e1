import { expect, test } from 'vitest'
import { chooseParticles, installPhrases, translate } from './translate.ts'

installPhrases('en', { '{count}개 골랐어요.': '{count} chosen' })

test('the Korean phrase is its own key, placeholders are filled', () => {
  expect(translate('kr', '{count}개 골랐어요.', { count: 3 })).toBe('3개 골랐어요.')
  expect(translate('en', '{count}개 골랐어요.', { count: 3 })).toBe('3 chosen')
  expect(translate('en', '없는 문장 {count}', { count: 1 })).toBe('없는 문장 1')
  expect(translate('kr', '{missing} 그대로')).toBe('{missing} 그대로')
})

test.each([
  ['향초을(를) 담았어요', '향초를 담았어요'],
  ['‘커스텀 향’을(를) 삭제할까요?', '‘커스텀 향’을 삭제할까요?'],
  ['향초(220 g)와 “디퓨저”을(를) 담았어요', '향초(220 g)와 “디퓨저”를 담았어요'],
  ['디퓨저은(는) 품절이에요', '디퓨저는 품절이에요'],
  ['왁스이(가) 없어요', '왁스가 없어요'],
  ['선물과(와) 함께', '선물과 함께'],
  ['서울으로(로) 보내요', '서울로 보내요'],
  ['부산으로(로) 보내요', '부산으로 보내요'],
  ['220 g을(를) 골랐어요', '220 g를 골랐어요'],
  ['50 ml을(를) 골랐어요', '50 ml을 골랐어요'],
])('%s → %s', (written, read) => {
  expect(chooseParticles(written)).toBe(read)
})

test.each([
  ['{count} points', '1 point', '2 points'],
  [
    '{count} items are back in your cart.',
    '1 item is back in your cart.',
    '2 items are back in your cart.',
  ],
  ['Up to {count} inquiries', 'Up to 1 inquiry', 'Up to 2 inquiries'],
  ['{count} addresses, used {count} times', '1 address, used 1 time', '2 addresses, used 2 times'],
  ['{count} glass', '1 glass', '2 glass'],
  [
    'Version {count} is the draft again.',
    'Version 1 is the draft again.',
    'Version 2 is the draft again.',
  ],
  ['Show {count} more steps', 'Show 1 more step', 'Show 2 more steps'],
  ['Removed {count} selected items.', 'Removed 1 selected item.', 'Removed 2 selected items.'],
  [
    '{count} other devices are logged out.',
    '1 other device is logged out.',
    '2 other devices are logged out.',
  ],
])('an English phrase agrees with one: %s', (phrase, one, two) => {
  expect(translate('en', phrase, { count: 1 })).toBe(one)
  expect(translate('en', phrase, { count: 2 })).toBe(two)
})
