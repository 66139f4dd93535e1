import { both, maybe, needed, type Template } from './template.ts'

const customer = {
  who: 'customer',
  isAd: false,
  button: both('우리 회사 보기', 'See our company'),
} as const
const everywhere = ['list', 'mail', 'message'] as const
const listAndMail = ['list', 'mail'] as const
const company = needed('달빛공방', 'Moonlight Studio')
const amount = needed('340,000원', '340,000 won')
const day = needed('2026-12-21')
const owed = {
  company,
  amount,
  day,
  orders: maybe(both('2건', '2 orders'), both('주문', 'orders')),
}
const none = both('', '')

/** What a company owes on account, and who orders for it. */
export const companyTemplates = {
  'company.terms_set': {
    ...customer,
    event: 'company.terms_set',
    channels: listAndMail,
    words: { company, amount },
    texts: {
      title: both('{company}의 외상 조건이 정해졌어요', 'Terms on account for {company}'),
      body: both(
        '지금 외상 한도는 {amount}이에요. 결제 기한과 남은 한도는 우리 회사에서 볼 수 있어요.',
        'The limit on account is now {amount}. Your company page shows the days you have to pay and what is left.',
      ),
      message: none,
    },
  },
  'company.due_soon': {
    ...customer,
    event: 'company.due_soon',
    channels: everywhere,
    words: owed,
    texts: {
      title: both(
        '외상 결제 기한이 다가와요 ({company})',
        'Payment on account is due soon ({company})',
      ),
      body: both(
        '{company}의 외상 {orders}, {amount}의 결제 기한이 {day}이에요. 월 거래 명세에 적힌 계좌로 입금해 주세요. 이미 보내셨다면 확인하는 대로 반영할게요.',
        '{amount} for {orders} of {company} is due on {day}. Please transfer it to an account named on the monthly statement. If you have sent it already, we note it as soon as it arrives.',
      ),
      message: both(
        '{company} 외상 {amount}의 결제 기한이 {day}이에요.',
        '{company}: {amount} on account is due on {day}.',
      ),
    },
  },
  'company.overdue': {
    ...customer,
    event: 'company.overdue',
    channels: everywhere,
    words: owed,
    texts: {
      title: both(
        '외상 결제 기한이 지났어요 ({company})',
        'Payment on account is overdue ({company})',
      ),
      body: both(
        '{company}의 외상 {orders}, {amount}의 결제 기한이 지났어요. 가장 오래된 것은 {day}까지였어요. 월 거래 명세에 적힌 계좌로 입금해 주세요. 기한이 오래 지나면 새 외상 주문을 받을 수 없어요. 이미 보내셨다면 고객센터로 알려 주세요.',
        '{amount} for {orders} of {company} is overdue, the oldest since {day}. Please transfer it to an account named on the monthly statement. Once it has been overdue for long, no new orders on account can be placed. If you have sent it already, please tell us.',
      ),
      message: both(
        '{company} 외상 {amount}의 결제 기한({day})이 지났어요. 입금해 주세요.',
        '{company}: {amount} on account was due on {day}. Please pay it.',
      ),
    },
  },
  'company.received': {
    ...customer,
    event: 'company.received',
    channels: listAndMail,
    words: { company, amount, left: needed('120,000원', '120,000 won') },
    texts: {
      title: both(
        '외상 입금 {amount}을(를) 확인했어요 ({company})',
        'We received {amount} on account ({company})',
      ),
      body: both(
        '고맙습니다. {company}의 남은 외상은 {left}이에요.',
        'Thank you. {company} now owes {left}.',
      ),
      message: none,
    },
  },
  'company.receipt_undone': {
    ...customer,
    event: 'company.receipt_undone',
    channels: listAndMail,
    words: { company, amount },
    texts: {
      title: both(
        '외상 입금 확인을 되돌렸어요 ({company})',
        'A receipt on account was taken back ({company})',
      ),
      body: both(
        '{company}의 입금으로 적었던 {amount}은(는) 다른 입금이어서 되돌렸어요. 혼란을 드려 죄송해요. 궁금한 점은 고객센터로 알려 주세요.',
        'The {amount} noted for {company} belonged elsewhere, so it was taken back. We are sorry for the confusion; please write to us with any question.',
      ),
      message: none,
    },
  },
  'company.invited': {
    ...customer,
    event: 'company.invited',
    channels: ['mail'],
    words: { company, owner: needed('정하린', 'Harin Jung') },
    button: both('초대 수락하기', 'Accept the invitation'),
    texts: {
      title: both('{company}의 주문을 함께 맡아 주세요', 'Order for {company} together'),
      body: both(
        '{owner} 님이 {company}의 주문을 함께 하자고 초대했어요. 내 계정으로 로그인해 수락하면 회사의 거래 가격과 외상, 주소를 함께 쓸 수 있어요. 링크는 14일 동안 쓸 수 있어요. 모르는 회사라면 그냥 두세요.',
        '{owner} invites you to order for {company}. Log in with your own account and accept, and you share the company’s prices, account and addresses. The link works for 14 days. If you do not know this company, ignore this mail.',
      ),
      message: none,
    },
  },
  'company.colleague_joined': {
    ...customer,
    event: 'company.colleague_joined',
    channels: listAndMail,
    words: { company, colleague: needed('한지오', 'Jio Han') },
    texts: {
      title: both(
        '{colleague} 님이 {company}의 주문을 함께 해요',
        'A colleague now orders for {company}: {colleague}',
      ),
      body: both(
        '초대를 수락했어요. 우리 회사에서 언제든 뺄 수 있어요.',
        'The invitation was accepted. You can remove them on your company page at any time.',
      ),
      message: none,
    },
  },
  'company.colleague_ended': {
    ...customer,
    event: 'company.colleague_ended',
    channels: listAndMail,
    words: { company },
    texts: {
      title: both('{company}의 주문을 더는 함께 하지 않아요', 'You no longer order for {company}'),
      body: both(
        '{company}의 거래 가격과 외상은 이제 쓸 수 없어요. 내 계정과 내 주문은 그대로예요.',
        'The prices and the account of {company} are no longer open to you. Your own account and orders stay as they are.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
