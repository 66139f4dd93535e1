import {
  before,
  everyWay,
  listAndMail,
  name,
  none,
  others,
  place,
  seeDates,
  title,
  when,
} from './class-words-text.ts'
import { both, maybe, needed, type Template } from './template.ts'

/** What becomes of a place in line for a class. */
export const waitTemplates = {
  'class.waitlist': {
    ...everyWay,
    event: 'class.waitlist',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: maybe(
        both('2026년 11월 29일(일) 오후 2:00', 'Sun 29 Nov 2026, 2:00 PM KST'),
        both('기다리신 시간', 'the time you waited for'),
      ),
      people: maybe(both('2', '2'), both('기다리신', 'as many as you asked for')),
      until: maybe(
        both('2026년 11월 23일(월) 오후 12:00', 'Mon 23 Nov 2026, 12:00 PM KST'),
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
  'class.wait_moved': {
    ...everyWay,
    event: 'class.wait_moved',
    words: { name, class: title, when, before, place },
    button: seeDates,
    texts: {
      title: both(
        '기다리시던 날짜가 바뀌었어요: {class}',
        'The date you wait for has moved: {class}',
      ),
      body: both(
        '{name} 님, 기다리시던 {class} 수업이 {before}에서 {when}으로(로) 바뀌었어요. 장소: {place}. 순서는 그대로이고, 날짜가 맞지 않으면 대기를 그만두셔도 돼요.',
        '{name}, {class}, which you wait for, has moved from {before} to {when}, {place}. You keep your place in line; leave it if the date does not suit you.',
      ),
      message: both(
        '{name} 님, 기다리시던 {class} 수업이 {before}에서 {when}으로(로) 바뀌었어요.',
        '{name}, {class}, which you wait for, has moved from {before} to {when}.',
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
} satisfies Record<string, Template>
