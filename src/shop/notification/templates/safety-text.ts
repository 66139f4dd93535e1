import { both, needed, type Template } from './template.ts'

const desk = {
  who: 'staff',
  roles: ['product'],
  isAd: false,
  channels: ['list', 'mail'],
  button: both('상품 열기', 'Open the product'),
} as const
const words = {
  goods: needed('시더 캔들', 'Cedar candle'),
  safety_no: needed('CB26-06-0001'),
  safety_until: needed('2026-12-31'),
}
const none = both('', '')

/** Numbers without which goods may not be sold. */
export const safetyTemplates = {
  'staff.safety_ending': {
    ...desk,
    event: 'product.safety_ending',
    words,
    texts: {
      title: both('안전기준 번호가 곧 끝나요: {goods}', 'A safety number ends soon: {goods}'),
      body: both(
        '{goods}의 번호 {safety_no}이(가) {safety_until}에 끝나요. 그날이 지나면 판매가 저절로 멈춰요. 새 번호를 받아 상품에 적어 주세요.',
        'The number {safety_no} of {goods} ends on {safety_until}. After that day it is no longer sold. Please get a new number and enter it on the product.',
      ),
      message: none,
    },
  },
  'staff.safety_ended': {
    ...desk,
    event: 'product.safety_ended',
    words,
    texts: {
      title: both('판매를 멈췄어요: {goods}', 'No longer on sale: {goods}'),
      body: both(
        '{goods}의 안전기준 번호 {safety_no}이(가) {safety_until}에 끝나 판매를 멈췄어요. 새 번호를 적으면 다시 팔 수 있어요.',
        'The safety number {safety_no} of {goods} ended on {safety_until}, so it is no longer sold. Enter a new number to sell it again.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
