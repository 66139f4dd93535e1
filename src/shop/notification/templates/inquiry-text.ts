import { both, maybe, needed, type Template } from './template.ts'

const none = both('', '')
const name = needed('김하늘', 'Dana Park')
const what = maybe(both('클래스 문의', 'Ask for a class'), both('문의', 'your question'))
const customer = { who: 'customer', isAd: false, channels: ['list', 'mail'] } as const
const studio = { who: 'staff', isAd: false, roles: ['class'], channels: ['list', 'mail'] } as const
const ofClass = maybe(
  both('나만의 향수 만들기', 'Make your own perfume'),
  both('클래스', 'the class'),
)

/** Classes of one's own: what was asked, proposed and taken. */
export const inquiryTemplates = {
  'application.quoted': {
    ...customer,
    event: 'application.quoted',
    words: {
      name,
      what,
      reply: maybe(both('원하신 날로 준비했어요.', 'On the day you wished.'), none),
    },
    button: both('견적 보기', 'See the offer'),
    texts: {
      title: both('클래스 견적이 도착했어요', 'Our offer for your class'),
      body: both(
        '{name} 님, 날짜와 금액을 적은 견적을 보내 드려요. 수락하면 예약이 확정돼요.\n{reply}',
        '{name}, here is our offer with date and price. Accept it, and the class is booked.\n{reply}',
      ),
      message: none,
    },
  },
  'application.confirmed': {
    ...customer,
    event: 'application.confirmed',
    words: { name },
    button: both('예약과 결제 보기', 'See booking and payment'),
    texts: {
      title: both('클래스 예약이 확정되었어요', 'Your class is booked'),
      body: both(
        '{name} 님, 견적을 수락해 주셔서 고마워요. 예약과 결제 링크를 여기에서 볼 수 있어요.',
        '{name}, thank you for accepting. You find the booking and the link to pay here.',
      ),
      message: none,
    },
  },
  'staff.class_asked': {
    ...studio,
    event: 'class.asked',
    words: { company: maybe(both('오늘공방', 'Today Studio'), both('이름 없음', 'no name')) },
    button: both('문의 보기', 'See the inquiry'),
    texts: {
      title: both('새 클래스 문의: {company}', 'Asked for a class: {company}'),
      body: both('견적을 기다리고 있어요.', 'They wait for an offer.'),
      message: none,
    },
  },
  'staff.class_proposal_accepted': {
    ...studio,
    event: 'class.proposal_accepted',
    words: { class: ofClass, when: needed('2026-11-29 14:00') },
    button: both('명단 보기', 'See the roster'),
    texts: {
      title: both('견적을 수락했어요: {class}', 'Offer accepted: {class}'),
      body: both('{when} 수업의 예약이 잡혔어요.', 'The booking of {when} stands.'),
      message: none,
    },
  },
} satisfies Record<string, Template>
