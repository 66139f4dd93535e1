import { both, maybe } from './template.ts'

export const name = maybe(both('김하늘', 'Dana Park'), both('고객', 'there'))
export const customer = { who: 'customer', isAd: false } as const
export const everyWay = { ...customer, channels: ['list', 'mail', 'message'] } as const
export const listAndMail = { ...customer, channels: ['list', 'mail'] } as const
export const none = both('', '')
export const title = maybe(
  both('나만의 향수 만들기', 'Make your own perfume'),
  both('클래스', 'your class'),
)
export const when = maybe(
  both('2026년 11월 29일(일) 오후 2:00', 'Sun 29 Nov 2026, 2:00 PM KST'),
  both('예약하신 날', 'the date you booked'),
)
export const before = maybe(
  both('2026년 11월 28일(토) 오후 2:00', 'Sat 28 Nov 2026, 2:00 PM KST'),
  both('예약하신 날', 'the date you booked'),
)
export const ways = maybe(
  both(
    '그대로 오셔도 좋아요. 어려우시면 다른 날짜로 한 번 더 바꾸거나, 새 시작 전까지 취소하고 내신 금액을 모두 돌려받으실 수 있어요.',
    'If it suits you, just come. If not, choose another date once more, or cancel before the new start and have all of your money back.',
  ),
  both(
    '어려우시면 예약 내용에서 바꾸거나 취소해 주세요.',
    'If it does not suit you, change or cancel it in your booking.',
  ),
)
export const place = maybe(
  both('오드모아 향 공방', 'The Scent Studio by Odemoa'),
  both('예약 내용에 적힌 곳', 'the place in your booking'),
)
export const seeBooking = both('예약 보기', 'See my booking')
export const seeDates = both('다른 날짜 보기', 'See other dates')
export const others = maybe(
  both(
    '같은 클래스의 다른 날짜: 2026년 12월 6일(일) 오후 2:00.',
    'Other dates: Sun 6 Dec 2026, 2:00 PM KST.',
  ),
  none,
)
