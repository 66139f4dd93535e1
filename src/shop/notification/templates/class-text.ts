import {
  before,
  everyWay,
  listAndMail,
  name,
  none,
  others,
  place,
  seeBooking,
  title,
  ways,
  when,
} from './class-words-text.ts'
import { both, maybe, needed, type Template } from './template.ts'

/** What becomes of a booking. */
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
      when: needed('2026년 11월 29일(일) 오후 2:00', 'Sun 29 Nov 2026, 2:00 PM KST'),
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
      when: needed('2026년 11월 29일(일) 오후 2:00', 'Sun 29 Nov 2026, 2:00 PM KST'),
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
  'class.taken_out': {
    ...everyWay,
    event: 'class.order_cancelled',
    words: {
      name,
      class: title,
      when,
      refund: maybe(both('59,000원', '59,000 won'), both('없음', 'none')),
      others,
    },
    button: both('클래스 다시 보기', 'See the class again'),
    texts: {
      title: both(
        '클래스 예약이 취소되었어요: {class}',
        'Your class booking was cancelled: {class}',
      ),
      body: both(
        '{name} 님, 주문에서 {when} {class} 예약을 취소했어요. 돌려 드리는 금액: {refund}. {others}',
        '{name}, your booking of {class} on {when} was taken out of your order. Refund: {refund}. {others}',
      ),
      message: both(
        '{name} 님, {when} {class} 예약이 취소되었어요. 돌려 드리는 금액: {refund}.',
        '{name}, your booking of {class} on {when} was cancelled. Refund: {refund}.',
      ),
    },
  },
  'class.moved': {
    ...listAndMail,
    event: 'class.moved',
    words: { class: title, when, before },
    button: seeBooking,
    texts: {
      title: both('클래스 날짜를 옮겼어요: {class}', 'Your class has a new date: {class}'),
      body: both(
        '{class} 예약을 {before}에서 {when}으로(로) 옮겼어요. 장소와 시간을 예약 내용에서 확인해 주세요.',
        'Your booking of {class} has moved from {before} to {when}. See the booking for the place and the time.',
      ),
      message: none,
    },
  },
  'class.moved_by_shop': {
    ...everyWay,
    event: 'class.moved',
    words: { name, class: title, when, before, place, ways },
    button: seeBooking,
    texts: {
      title: both('수업 시간이나 장소가 바뀌었어요: {class}', 'Your class has changed: {class}'),
      body: both(
        '{name} 님, 죄송해요. 공방 사정으로 {class} 수업이 {before}에서 {when}으로(로) 바뀌었어요. 장소: {place}. {ways}',
        '{name}, we are sorry: {class} has changed from {before} to {when}, {place}. {ways}',
      ),
      message: both(
        '{name} 님, {class} 수업이 공방 사정으로 {before}에서 {when}으로(로) 바뀌었어요. {place}. {ways}',
        '{name}, {class} has changed from {before} to {when}, {place}. {ways}',
      ),
    },
  },
  'class.reduced': {
    ...listAndMail,
    event: 'class.reduced',
    words: {
      class: title,
      when,
      people: needed('1', '1'),
      left: needed('1', '1'),
      refund: maybe(both('29,500원', '29,500 won'), both('없음', 'none')),
    },
    button: seeBooking,
    texts: {
      title: both('클래스 인원을 줄였어요: {class}', 'Your booking is for fewer people: {class}'),
      body: both(
        '{when} {class} 예약에서 {people}명을 취소했어요. 남은 인원은 {left}명이에요. 돌려 드리는 금액: {refund}.',
        'People taken off your booking of {class} on {when}: {people}. Still coming: {left}. Refund: {refund}.',
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
        '{name} 님, 죄송해요. {when} {class} 수업을 열지 못하게 되었어요. {reason} 열지 못하는 수업의 금액은 모두 돌려 드려요: {refund}. {others}',
        '{name}, we are sorry: {class} on {when} cannot be held. {reason} All you paid for what is not held goes back: {refund}. {others}',
      ),
      message: both(
        '{name} 님, {when} {class} 수업을 열지 못하게 되었어요. {reason} 열지 못하는 수업의 금액은 모두 돌려 드려요.',
        '{name}, {class} on {when} cannot be held. {reason} All you paid for what is not held goes back.',
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
