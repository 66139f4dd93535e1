import { both, maybe, needed, type Template } from './template.ts'

const name = maybe(both('김하늘', 'Dana Park'), both('고객', 'there'))
const customer = { who: 'customer', isAd: false } as const
const everyWay = { ...customer, channels: ['list', 'mail', 'message'] } as const
const listAndMail = { ...customer, channels: ['list', 'mail'] } as const
const none = both('', '')
const title = maybe(
  both('나만의 향수 만들기', 'Make your own perfume'),
  both('클래스', 'your class'),
)
const when = maybe(
  both('2026-11-29 14:00', '2026-11-29 14:00'),
  both('예약하신 날', 'the date you booked'),
)
const place = maybe(
  both('오드모아 향 공방', 'The Scent Studio by Odemoa'),
  both('예약 내용에 적힌 곳', 'the place in your booking'),
)
const seeBooking = both('예약 보기', 'See my booking')
const seeDates = both('다른 날짜 보기', 'See other dates')
const others = maybe(
  both('같은 클래스의 다른 날짜: 2026-12-06 14:00.', 'Other dates: 2026-12-06 14:00.'),
  none,
)

/** What becomes of a booking, and of a place in line for one. */
export const classTemplates = {
  'class.booked': {
    ...everyWay,
    event: 'class.booked',
    words: {
      name,
      class: title,
      when,
      place,
      bring: maybe(both('앞치마', 'An apron'), both('따로 없어요', 'Nothing in particular')),
    },
    button: both('티켓 보기', 'See my ticket'),
    texts: {
      title: both('클래스 예약이 확정되었어요: {class}', 'Your class is booked: {class}'),
      body: both(
        '{name} 님, {when}, {place}에서 만나요. 준비물: {bring}. QR이 있는 티켓과 캘린더 파일, 오시는 길을 티켓 화면에서 볼 수 있어요.',
        '{name}, see you on {when}, {place}. What to bring: {bring}. The ticket has its QR code, a calendar file and the way.',
      ),
      message: both(
        '{name} 님, {class} 예약이 확정되었어요. {when} {place} 준비물: {bring}',
        '{name}, {class} is booked: {when}, {place}. Bring: {bring}',
      ),
    },
  },
  'class.reminder': {
    ...everyWay,
    event: 'class.reminder',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: needed('2026-11-29 14:00'),
      place,
    },
    button: both('예약 보기', 'See my booking'),
    texts: {
      title: both('곧 수업이에요: {class}', 'Your class is coming up: {class}'),
      body: both(
        '{when}, {place}에서 만나요. 10분 먼저 오시면 여유롭게 시작할 수 있어요.',
        '{when}, {place}. Come ten minutes early to settle in.',
      ),
      message: both(
        '{name} 님, {when} {class} 수업이 있어요. {place}',
        '{name}, your class {class} is on {when}. {place}',
      ),
    },
  },
  'class.soon': {
    ...everyWay,
    event: 'class.soon',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: needed('2026-11-29 14:00'),
      place,
    },
    button: both('티켓 보기', 'See my ticket'),
    texts: {
      title: both('오늘 만나요: {class}', 'See you today: {class}'),
      body: both(
        '{name} 님, 오늘 {when}, {place}에서 {class} 수업이 있어요. 티켓의 QR을 보여 주시면 바로 들어오실 수 있어요. 늦으면 티켓에 적힌 전화로 알려 주세요.',
        '{name}, {class} is today: {when}, {place}. Show the QR code of your ticket at the door. If you are late, call the number on it.',
      ),
      message: both(
        '{name} 님, 오늘 {when} {class} 수업이 있어요. {place}',
        '{name}, {class} is today, {when}. {place}',
      ),
    },
  },
  'class.unpaid': {
    ...everyWay,
    event: 'class.order_cancelled',
    words: { name, class: title, when, others },
    button: both('클래스 다시 보기', 'See the class again'),
    texts: {
      title: both(
        '자리를 잡아 둔 시간이 끝났어요: {class}',
        'Your seats are no longer held: {class}',
      ),
      body: both(
        '{name} 님, 기한까지 입금이 확인되지 않아 {when} {class} 자리를 더 잡아 두지 못했어요. 자리가 남아 있으면 다시 예약하실 수 있어요. {others}',
        '{name}, no payment had arrived in time, so we could not keep your seats of {class} on {when}. If seats are left you can book them again. {others}',
      ),
      message: both(
        '{name} 님, 기한까지 입금이 확인되지 않아 {when} {class} 예약이 취소되었어요.',
        '{name}, {class} on {when} was not paid in time, so the seats were given up.',
      ),
    },
  },
  'class.moved': {
    ...listAndMail,
    event: 'class.moved',
    words: { class: title, when },
    button: seeBooking,
    texts: {
      title: both('클래스 날짜가 바뀌었어요', 'Your class has a new date'),
      body: both(
        '{class} 예약이 {when}으로 바뀌었어요. 장소와 시간을 예약 내용에서 확인해 주세요.',
        'Your booking of {class} is now for {when}. See the booking for the place and the time.',
      ),
      message: none,
    },
  },
  'class.cancelled': {
    ...listAndMail,
    event: 'class.cancelled',
    words: {
      class: title,
      when,
      refund: maybe(both('29,500원', '29,500 won'), both('없음', 'none')),
    },
    button: seeBooking,
    texts: {
      title: both('클래스 예약이 취소되었어요', 'Your class booking was cancelled'),
      body: both(
        '{when} {class} 예약이 취소되었어요. 돌려 드리는 금액: {refund}.',
        'Your booking of {class} on {when} was cancelled. Refund: {refund}.',
      ),
      message: none,
    },
  },
  'class.called_off': {
    ...everyWay,
    event: 'class.cancelled',
    words: {
      name,
      class: title,
      when,
      reason: maybe(
        both('최소 인원이 모이지 않았어요.', 'Too few people have booked.'),
        both('공방 사정이 있었어요.', 'The studio could not hold it.'),
      ),
      refund: maybe(both('59,000원', '59,000 won'), both('없음', 'none')),
      others,
    },
    button: seeBooking,
    texts: {
      title: both('{class} 수업을 열지 못하게 되었어요', 'Your class cannot be held: {class}'),
      body: both(
        '{name} 님, 죄송해요. {when} {class} 수업을 열지 못하게 되었어요. {reason} 내신 금액은 모두 돌려 드려요: {refund}. {others}',
        '{name}, we are sorry: {class} on {when} cannot be held. {reason} All you paid goes back: {refund}. {others}',
      ),
      message: both(
        '{name} 님, {when} {class} 수업을 열지 못하게 되었어요. {reason} 내신 금액은 모두 돌려 드려요.',
        '{name}, {class} on {when} cannot be held. {reason} All you paid goes back.',
      ),
    },
  },
  'class.waitlist': {
    ...everyWay,
    event: 'class.waitlist',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: maybe(
        both('2026-11-29 14:00', '2026-11-29 14:00'),
        both('기다리신 시간', 'the time you waited for'),
      ),
      people: maybe(both('2', '2'), both('기다리신', 'as many as you asked for')),
      until: maybe(
        both('2026-11-23 12:00', '2026-11-23 12:00'),
        both('안내된 시각', 'the time shown'),
      ),
    },
    button: both('자리 예약하기', 'Take the seats'),
    texts: {
      title: both('기다리신 수업에 자리가 났어요: {class}', 'A seat is free: {class}'),
      body: both(
        '{when} 수업에 {people}자리가 났어요. {until}까지 잡아 두니 그 전에 예약해 주세요. 그 뒤에는 다음 분께 차례가 넘어가요.',
        'Seats are free on {when}: {people}, held for you until {until}. Book them before, or they go to the next in line.',
      ),
      message: both(
        '{name} 님, {class} ({when})에 자리가 났어요. {until}까지 예약해 주세요.',
        '{name}, a seat is free: {class} ({when}). Book it by {until}.',
      ),
    },
  },
  'class.wait_expired': {
    ...listAndMail,
    event: 'class.wait_expired',
    words: { class: title, when },
    button: seeDates,
    texts: {
      title: both('자리가 다음 분께 넘어갔어요', 'The seats went to the next in line'),
      body: both(
        '알려 드린 시간 안에 예약하지 않으셔서 {when} {class} 자리가 다음 분께 넘어갔어요. 다시 기다리시려면 클래스 페이지에서 대기를 신청해 주세요.',
        'The seats of {class} on {when} were not booked in time and went to the next in line. To wait again, join the line on the page of the class.',
      ),
      message: none,
    },
  },
  'class.wait_closed': {
    ...listAndMail,
    event: 'class.wait_closed',
    words: { class: title, when },
    button: seeDates,
    texts: {
      title: both('이번에는 자리가 나지 않았어요', 'No seat came free this time'),
      body: both(
        '{when} {class} 수업의 대기를 마쳤어요. 다른 날짜가 있는지 보아 주세요.',
        'The line for {class} on {when} has ended. Please see whether another date suits you.',
      ),
      message: none,
    },
  },
  'class.wait_cancelled': {
    ...everyWay,
    event: 'class.wait_cancelled',
    words: { name, class: title, when, others },
    button: seeDates,
    texts: {
      title: both('기다리시던 날짜가 취소되었어요', 'The date you waited for is cancelled'),
      body: both(
        '{name} 님, {when} {class} 수업이 취소되어 대기도 끝났어요. {others}',
        '{name}, {class} on {when} is cancelled, so the line has ended. {others}',
      ),
      message: both(
        '{name} 님, 기다리시던 {when} {class} 수업이 취소되었어요.',
        '{name}, {class} on {when}, which you waited for, is cancelled.',
      ),
    },
  },
  'staff.class_short': {
    event: 'class.short',
    who: 'staff',
    roles: ['class'],
    isAd: false,
    channels: ['list', 'mail'],
    words: {
      class: title,
      when,
      booked: needed('1', '1'),
      least: needed('2', '2'),
    },
    button: both('명단 보기', 'See the roster'),
    texts: {
      title: both(
        '최소 인원이 모이지 않았어요: {class} {when}',
        'Too few have booked: {class} {when}',
      ),
      body: both(
        '{when} {class} 수업에 {booked}명이 예약했어요. 최소 인원은 {least}명이에요. 열지 취소할지 정해 주세요.',
        '{booked} booked {class} on {when}; it needs {least}. Please decide whether to hold it or to call it off.',
      ),
      message: none,
    },
  },
} satisfies Record<string, Template>
