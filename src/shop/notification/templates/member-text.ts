import { both, maybe, needed, type Template } from './template.ts'

const name = needed('김하늘', 'Dana Park')
const customer = { who: 'customer', isAd: false } as const
const listOnly = { ...customer, channels: ['list'] } as const
const listAndMail = { ...customer, channels: ['list', 'mail'] } as const
const myPage = both('마이페이지 열기', 'Open my page')
const none = both('', '')

export const memberTemplates = {
  'inquiry.answered': {
    ...listAndMail,
    event: 'inquiry.answered',
    words: {
      name,
      subject: maybe(
        both('배송은 언제 되나요?', 'When will it arrive?'),
        both('문의', 'your question'),
      ),
    },
    button: both('답변 보기', 'Read the answer'),
    texts: {
      title: both('문의에 답변을 드렸어요', 'We have answered your question'),
      body: both(
        '{name} 님이 남기신 “{subject}”에 답변을 드렸어요.',
        '{name}, we have answered “{subject}”.',
      ),
      message: none,
    },
  },
  'staff.inquiry_asked': {
    event: 'inquiry.asked',
    who: 'staff',
    isAd: false,
    channels: ['mail'],
    words: {
      subject: maybe(
        both('배송은 언제 되나요?', 'When will it arrive?'),
        both('제목 없음', 'no title'),
      ),
    },
    button: both('문의 보기', 'See the question'),
    texts: {
      title: both('새 문의: {subject}', 'New question: {subject}'),
      body: both(
        '새 문의가 들어왔어요. 답변을 기다리고 있어요.',
        'A new question waits for an answer.',
      ),
      message: none,
    },
  },
  'review.answered': {
    ...listOnly,
    event: 'review.answered',
    words: { goods: maybe(both('시더 캔들', 'Cedar candle'), both('상품', 'the product')) },
    button: both('후기 보기', 'See the review'),
    texts: {
      title: both('후기에 답글을 남겼어요', 'We replied to your review'),
      body: both(
        '{goods} 후기를 남겨 주셔서 고맙습니다. 답글을 읽어 보세요.',
        'Thank you for reviewing {goods}. Read our reply.',
      ),
      message: none,
    },
  },
  'coupon.issued': {
    ...customer,
    isAd: true,
    event: 'coupon.issued',
    channels: ['list', 'mail', 'message'],
    words: {
      name,
      coupon: maybe(
        both('첫 구매 3,000원 할인', '3,000 won off your first order'),
        both('새 쿠폰', 'a new coupon'),
      ),
      until: maybe(
        both('2026.12.31', '2026.12.31'),
        both('쿠폰함에 적힌 날', 'the day shown in your coupons'),
      ),
    },
    button: both('쿠폰 보기', 'See my coupons'),
    texts: {
      title: both('쿠폰이 도착했어요: {coupon}', 'A coupon for you: {coupon}'),
      body: both(
        '{until}까지 쓸 수 있어요. 쿠폰함에서 조건을 확인해 보세요.',
        'It can be used until {until}. See your coupons for the conditions.',
      ),
      message: both(
        '{name} 님, {coupon} 쿠폰이 도착했어요. {until}까지 쓸 수 있어요.',
        '{name}, you have a coupon: {coupon}. Use it until {until}.',
      ),
    },
  },
  'coupon.expiring': {
    ...listAndMail,
    event: 'coupon.expiring',
    words: {
      coupon: maybe(
        both('첫 구매 3,000원 할인', '3,000 won off your first order'),
        both('쿠폰', 'a coupon'),
      ),
      until: maybe(both('2026.12.31', '2026.12.31'), both('곧', 'soon')),
    },
    button: both('쿠폰 보기', 'See my coupons'),
    texts: {
      title: both('쿠폰 사용 기한이 다가와요', 'A coupon of yours is about to end'),
      body: both('{coupon}: 사용 기한 {until}', '{coupon}: ends {until}'),
      message: none,
    },
  },
  'point.earned': {
    ...listOnly,
    event: 'point.earned',
    words: {
      points: needed('350점', '350 points'),
      why: maybe(both('구매 적립', 'for your order'), both('적립', 'earned')),
    },
    button: myPage,
    texts: {
      title: both('포인트 {points}을(를) 받았어요', 'You received {points}'),
      body: both('{why}', '{why}'),
      message: none,
    },
  },
  'point.spent': {
    ...listOnly,
    event: 'point.spent',
    words: {
      points: needed('1,000점', '1,000 points'),
      why: maybe(both('주문에 사용', 'for your order'), both('사용', 'spent')),
    },
    button: myPage,
    texts: {
      title: both('포인트 {points}을(를) 썼어요', 'You spent {points}'),
      body: both('{why}', '{why}'),
      message: none,
    },
  },
  'credit.came': {
    ...listAndMail,
    event: 'credit.came',
    words: {
      amount: needed('6,000원', '6,000 won'),
      left: needed('6,000원', '6,000 won'),
      why: maybe(both('더 입금한 금액', 'you paid too much'), both('예치금', 'balance')),
    },
    button: both('예치금 보기', 'See my balance'),
    texts: {
      title: both('예치금 {amount}이(가) 들어왔어요', '{amount} came into your balance'),
      body: both(
        '{why}. 지금 예치금은 {left}이에요. 다음 주문에 쓰거나 언제든 계좌로 받을 수 있어요.',
        '{why}. Your balance is now {left}. Use it on your next order, or have it sent to your bank at any time.',
      ),
      message: none,
    },
  },
  'credit.payout_sent': {
    ...listAndMail,
    event: 'credit.payout_sent',
    words: { amount: needed('6,000원', '6,000 won') },
    button: both('예치금 보기', 'See my balance'),
    texts: {
      title: both('예치금 {amount}을(를) 보냈어요', 'We sent you {amount} of your balance'),
      body: both(
        '적어 주신 계좌로 보냈어요. 은행에 따라 조금 뒤에 보일 수 있어요.',
        'It is on its way to the account you gave. Banks may take a moment to show it.',
      ),
      message: none,
    },
  },
  'credit.payout_refused': {
    ...listAndMail,
    event: 'credit.payout_refused',
    words: {
      amount: needed('6,000원', '6,000 won'),
      reason: maybe(
        both('예금주가 달라요.', 'The holder’s name is another.'),
        both('계좌를 다시 확인해 주세요.', 'Please check the account.'),
      ),
    },
    button: both('예치금 보기', 'See my balance'),
    texts: {
      title: both(
        '예치금 {amount}을(를) 보내지 못했어요',
        'We could not send {amount} of your balance',
      ),
      body: both(
        '{reason} 금액은 예치금으로 되돌려 두었어요. 계좌를 확인하고 다시 신청해 주세요.',
        '{reason} The money is back in your balance. Please check the account and ask again.',
      ),
      message: none,
    },
  },
  'point.expiring': {
    ...listAndMail,
    event: 'point.expiring',
    words: {
      points: needed('1,200점', '1,200 points'),
      until: maybe(both('2026.12.31', '2026.12.31'), both('이달 말', 'the end of the month')),
    },
    button: both('포인트 내역 보기', 'See my points'),
    texts: {
      title: both('포인트 {points}이(가) 곧 사라져요', '{points} are about to expire'),
      body: both('{until}이(가) 지나면 쓸 수 없어요.', 'They cannot be used after {until}.'),
      message: none,
    },
  },
  'member.joined': {
    ...listAndMail,
    event: 'member.joined',
    words: { name },
    button: myPage,
    texts: {
      title: both('{name} 님, 반갑습니다', 'Welcome, {name}'),
      body: both(
        '오드모아 회원이 되셨어요. 주문, 쿠폰, 포인트, 문의를 마이페이지에서 한눈에 볼 수 있어요.',
        'You are now a member of Odemoa. Orders, coupons, points and questions are all on my page.',
      ),
      message: none,
    },
  },
  'member.left': {
    ...customer,
    channels: ['mail'],
    event: 'member.left',
    words: { name: maybe(name.sample, both('회원', 'member')) },
    button: both('오드모아 둘러보기', 'Visit Odemoa'),
    texts: {
      title: both('회원 탈퇴가 끝났어요', 'Your account is closed'),
      body: both(
        '{name} 님, 그동안 함께해 주셔서 고맙습니다. 법으로 남겨야 하는 거래 기록을 뺀 개인정보는 지웠어요.',
        'Thank you for having been with us, {name}. Your personal data is erased, except for the records the law makes us keep.',
      ),
      message: none,
    },
  },
  'member.password_changed': {
    ...listAndMail,
    event: 'member.password_changed',
    words: { name },
    button: both('계정 확인하기', 'Check my account'),
    texts: {
      title: both('비밀번호가 바뀌었어요', 'Your password was changed'),
      body: both(
        '{name} 님의 비밀번호가 방금 바뀌었어요. 직접 바꾸지 않으셨다면 바로 비밀번호를 새로 정하고 고객센터로 알려 주세요.',
        '{name}, your password has just been changed. If that was not you, choose a new one at once and tell us.',
      ),
      message: none,
    },
  },
  'member.new_device': {
    ...listAndMail,
    event: 'member.new_device',
    words: {
      name,
      device: maybe(both('Chrome · Windows', 'Chrome · Windows'), both('새 기기', 'a new device')),
      when: maybe(both('2026-11-22 14:05', '2026-11-22 14:05'), both('방금', 'just now')),
    },
    button: both('계정 확인하기', 'Check my account'),
    texts: {
      title: both('새 기기에서 로그인했어요', 'Logged in on a new device'),
      body: both(
        '{name} 님의 계정에 로그인한 기기: {device} ({when}). 본인이 아니라면 비밀번호를 바꿔 주세요.',
        '{name}, your account was logged in on {device} ({when}). If that was not you, change your password.',
      ),
      message: none,
    },
  },
  'class.reminder': {
    ...customer,
    channels: ['list', 'mail', 'message'],
    event: 'class.reminder',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: needed('2026-11-29 14:00'),
      place: maybe(
        both('오드모아 향 공방', 'The Scent Studio by Odemoa'),
        both('예약 내용에 적힌 곳', 'the place in your booking'),
      ),
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
  'class.moved': {
    ...listAndMail,
    event: 'class.moved',
    words: {
      class: maybe(
        both('나만의 향수 만들기', 'Make your own perfume'),
        both('클래스', 'your class'),
      ),
    },
    button: both('예약 보기', 'See my booking'),
    texts: {
      title: both('클래스 날짜가 바뀌었어요', 'Your class has a new date'),
      body: both(
        '{class} 예약의 바뀐 날짜와 시간을 예약 내용에서 확인해 주세요.',
        'See your booking of {class} for the new date and time.',
      ),
      message: none,
    },
  },
  'class.cancelled': {
    ...listAndMail,
    event: 'class.cancelled',
    words: {
      class: maybe(
        both('나만의 향수 만들기', 'Make your own perfume'),
        both('클래스', 'your class'),
      ),
    },
    button: both('예약 보기', 'See my booking'),
    texts: {
      title: both('클래스 예약이 취소되었어요', 'Your class booking was cancelled'),
      body: both(
        '{class} 예약이 취소되었어요. 돌려 드릴 금액은 예약 내용에서 확인할 수 있어요.',
        'Your booking of {class} was cancelled. See the booking for the refund.',
      ),
      message: none,
    },
  },
  'class.waitlist': {
    ...customer,
    channels: ['list', 'mail', 'message'],
    event: 'class.waitlist',
    words: {
      name,
      class: needed('나만의 향수 만들기', 'Make your own perfume'),
      when: maybe(
        both('2026-11-29 14:00', '2026-11-29 14:00'),
        both('기다리신 시간', 'the time you waited for'),
      ),
      until: maybe(
        both('2026-11-23 12:00', '2026-11-23 12:00'),
        both('안내된 시각', 'the time shown'),
      ),
    },
    button: both('자리 예약하기', 'Book the seat'),
    texts: {
      title: both('기다리신 수업에 자리가 났어요: {class}', 'A seat is free: {class}'),
      body: both(
        '{when} 수업에 자리가 났어요. {until}까지 예약하지 않으면 다음 분께 차례가 넘어가요.',
        'A seat is free on {when}. Book it by {until}, or it goes to the next in line.',
      ),
      message: both(
        '{name} 님, {class} ({when})에 자리가 났어요. {until}까지 예약해 주세요.',
        '{name}, a seat is free: {class} ({when}). Book it by {until}.',
      ),
    },
  },
  'restock.arrived': {
    ...customer,
    isOnce: true,
    channels: ['list', 'mail', 'message'],
    event: 'restock.arrived',
    words: {
      goods: needed('시더 캔들', 'Cedar candle'),
      option: maybe(both(' (180 g)', ' (180 g)'), both('', '')),
    },
    button: both('상품 보기', 'See the product'),
    texts: {
      title: both('다시 들어왔어요: {goods}{option}', 'Back in stock: {goods}{option}'),
      body: both(
        '기다리시던 상품이 들어왔어요. 수량이 많지 않을 수 있어요. 이 알림은 신청하신 한 번만 보내 드리고, 적어 주신 연락처는 지웠어요.',
        'What you waited for is back. There may not be many. We send this once, as you asked, and have erased the address you left.',
      ),
      message: both('다시 들어왔어요: {goods}{option}', 'Back in stock: {goods}{option}'),
    },
  },
  'consent.reminder': {
    ...customer,
    channels: ['mail'],
    event: 'member.consent_old',
    words: { name, agreed: needed('2024-11-22'), kinds: needed('메일, 문자', 'mail, messages') },
    button: both('수신 동의 바꾸기', 'Change my choice'),
    texts: {
      title: both('혜택 소식 받기에 동의하신 것을 알려 드려요', 'You agreed to receive our news'),
      body: both(
        '{name} 님은 {agreed}에 혜택 소식({kinds})을 받는 데 동의하셨어요. 계속 받으시려면 하실 일이 없고, 그만 받으시려면 아래에서 바꿔 주세요. 2년마다 알려 드리는 법정 안내예요.',
        '{name}, on {agreed} you agreed to receive our news ({kinds}). There is nothing to do if you want to go on; to stop, change it below. The law asks us to remind you every two years.',
      ),
      message: none,
    },
  },
  'consent.changed': {
    ...customer,
    channels: ['mail'],
    event: 'member.consent_changed',
    words: { name, result: needed('메일 받지 않음', 'mail: no') },
    button: both('수신 동의 바꾸기', 'Change my choice'),
    texts: {
      title: both('혜택 소식 수신 동의가 바뀌었어요', 'Your choice on our news has changed'),
      body: both(
        '{name} 님이 방금 바꾸신 내용이에요: {result}. 언제든 다시 바꿀 수 있어요.',
        '{name}, this is what you have just chosen: {result}. You can change it at any time.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
