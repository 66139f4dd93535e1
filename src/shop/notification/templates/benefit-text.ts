import { both, maybe, needed, type Template } from './template.ts'

const name = needed('김하늘', 'Dana Park')
const customer = { who: 'customer', isAd: false } as const
const listOnly = { ...customer, channels: ['list'] } as const
const listAndMail = { ...customer, channels: ['list', 'mail'] } as const
const myPage = both('마이페이지 열기', 'Open my page')
const none = both('', '')

/** Coupons, points and the deposit balance. */
export const benefitTemplates = {
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
      title: both('예치금 {amount}이(가) 들어왔어요', 'New in your balance: {amount}'),
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
      title: both('포인트 {points}이(가) 곧 사라져요', 'About to expire: {points}'),
      body: both('{until}이(가) 지나면 쓸 수 없어요.', 'They cannot be used after {until}.'),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
