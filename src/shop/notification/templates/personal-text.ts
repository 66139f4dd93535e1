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
