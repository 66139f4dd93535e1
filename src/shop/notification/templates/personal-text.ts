import { both, maybe, needed, type Template } from './template.ts'

const words = {
  name: maybe(both('김하늘', 'Dana Park'), both('고객', 'there')),
  subject: needed('맞춤 향수 잔금', 'Balance of your custom perfume'),
  amount: needed('45,000원', '45,000 won'),
}
const none = both('', '')

/** Money that staff asked somebody for by a link. */
export const personalTemplates = {
  'personal.sent': {
    event: 'personal.sent',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail', 'message'],
    words: { ...words, until: needed('2026.03.21', '21 March 2026') },
    button: both('결제하기', 'Pay now'),
    texts: {
      title: both('{subject}: {amount} 결제를 부탁드려요', '{subject}: please pay {amount}'),
      body: both(
        '{name} 님, {subject} {amount}을(를) 아래 링크에서 결제해 주세요. {until}까지 결제할 수 있어요.',
        'Hello {name}, please pay {amount} for: {subject}. You can pay by the link below until {until}.',
      ),
      message: both(
        '{subject} {amount}을(를) 결제해 주세요. {until}까지예요.',
        '{subject}: please pay {amount} until {until}.',
      ),
    },
  },
  'personal.paid': {
    event: 'personal.paid',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail'],
    words,
    button: both('결제 내용 보기', 'See the payment'),
    texts: {
      title: both('{amount} 결제를 확인했어요', 'We have received {amount}'),
      body: both(
        '{name} 님, {subject} {amount} 결제를 확인했어요. 고맙습니다.',
        'Hello {name}, we have received {amount} for: {subject}. Thank you.',
      ),
      message: none,
    },
  },
  'personal.undone': {
    event: 'personal.undone',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail', 'message'],
    words,
    button: both('결제 내용 보기', 'See the payment'),
    texts: {
      title: both('결제하신 {amount}을(를) 돌려 드려요', 'We are sending back your {amount}'),
      body: both(
        '{name} 님, {subject}은(는) 이미 결제되었거나 거둬들여서 나중에 결제하신 {amount}을(를) 바로 돌려 드려요.',
        'Hello {name}, {subject} had already been paid or withdrawn, so we are sending back the {amount} you paid after that.',
      ),
      message: both(
        '나중에 결제하신 {amount}을(를) 돌려 드려요.',
        'We are sending back the {amount} you paid a second time.',
      ),
    },
  },
  'personal.deposit_returned': {
    event: 'personal.deposit_returned',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail', 'message'],
    words: { ...words, until: needed('2026.03.21', '21 March 2026') },
    button: both('결제하기', 'Pay now'),
    texts: {
      title: both(
        '입금이 은행에서 취소됐어요: {subject}',
        'Your bank took the deposit back: {subject}',
      ),
      body: both(
        '{name} 님, 확인했던 {subject} 입금 {amount}이(가) 은행에서 취소되어 보내신 분의 은행으로 돌아갔어요. {until}까지 아래 링크에서 다시 결제해 주세요. 짐작 가지 않는 일이면 은행이나 고객센터로 알려 주세요.',
        'Hello {name}, the {amount} we had received for {subject} was taken back and has gone to the bank it came from. Please pay again by the link below until {until}. If you do not know why this happened, ask your bank or us.',
      ),
      message: both(
        '{subject} 입금 {amount}이(가) 은행에서 취소됐어요. {until}까지 다시 결제해 주세요.',
        '{subject}: your bank took back the {amount}. Please pay again until {until}.',
      ),
    },
  },
  'personal.deposit_undone': {
    event: 'personal.deposit_undone',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail', 'message'],
    words: { ...words, until: needed('2026.03.21', '21 March 2026') },
    button: both('결제하기', 'Pay now'),
    texts: {
      title: both(
        '다른 분의 입금이었어요. 결제를 기다리고 있어요: {subject}',
        'That deposit was for something else: we are waiting for yours: {subject}',
      ),
      body: both(
        '{name} 님, {subject}에 확인했다고 알려 드린 {amount}은(는) 다른 입금이었어요. 혼란을 드려 죄송해요. {until}까지 아래 링크에서 결제해 주세요. 이미 보내셨다면 고객센터로 알려 주세요.',
        'Hello {name}, the {amount} we told you about for {subject} was meant for something else. We are sorry for the confusion. Please pay by the link below until {until}; if you have paid already, please tell us.',
      ),
      message: both(
        '{subject} 입금 확인을 되돌렸어요. 다른 입금이었어요. {until}까지 결제해 주세요.',
        '{subject}: the payment was noted by mistake. Please pay {amount} until {until}.',
      ),
    },
  },
  'staff.personal_paid': {
    event: 'personal.paid',
    who: 'staff',
    roles: ['order', 'accountant'],
    isAd: false,
    channels: ['list'],
    words,
    button: both('개인결제 보기', 'See the personal payment'),
    texts: {
      title: both('개인결제 {amount}을 받았어요', 'A personal payment of {amount} is here'),
      body: both('{subject}: {amount}을(를) 받았어요.', '{subject}: {amount} received.'),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
