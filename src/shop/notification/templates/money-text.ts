import type { Both } from '#shop/notification/contract.ts'
import { both, maybe, needed, type Template } from './template.ts'

const od_id = maybe(both('26112110153042', '26112110153042'), both('주문 전', 'no order'))
const amount = needed('34,900원', '34,900 won')
// those who set it right; owners hear of everything
const desk = {
  who: 'staff',
  roles: ['order', 'accountant'],
  isAd: false,
  channels: ['list', 'mail'],
} as const
const none = both('', '')
const seePayment = both('결제 내역 보기', 'See the payment')
const seePayments = both('결제 내역 보기', 'See the payments')

/** As `payment.undone` tells it. */
export const whyUndone: Record<string, Both> = {
  late: both('결제하시는 사이 상품이 품절되어', 'the goods sold out before the payment arrived'),
  cancelled: both(
    '이미 취소된 주문에 입금되어',
    'the order had been cancelled before the deposit arrived',
  ),
  not_saved: both('주문을 저장하지 못해', 'the order could not be saved'),
}

/** As events about a provider tell it. */
export const companyNames: Record<string, Both> = {
  toss: both('토스페이먼츠', 'Toss Payments'),
  card_abroad: both('해외 발급 카드', 'Card'),
  paypal: both('PayPal', 'PayPal'),
}

/** Money that did not go the way it should: the shop's own people hear of it, and so does whoever paid. */
export const moneyTemplates = {
  'payment.undone': {
    event: 'payment.undone',
    who: 'customer',
    isAd: false,
    channels: ['list', 'mail', 'message'],
    words: {
      name: needed('김하늘', 'Dana Park'),
      amount,
      why: maybe(
        both('결제하시는 사이 상품이 품절되어', 'the goods sold out while you were paying'),
        both('주문을 만들지 못해', 'the order could not be made'),
      ),
    },
    button: both('장바구니 보기', 'See your cart'),
    texts: {
      title: both('결제하신 {amount}을(를) 돌려 드려요', 'We are sending back your {amount}'),
      body: both(
        '{name} 님, {why} 결제하신 {amount}을(를) 바로 돌려 드려요. 결제 수단에 따라 영업일 기준 3~5일 뒤에 보일 수 있어요. 불편을 드려 죄송해요.',
        '{name}, {why}, so we are sending back the {amount} you paid. Depending on how you paid it may take 3 to 5 working days to show. We are sorry for the trouble.',
      ),
      message: both(
        '{name} 님, {why} 결제하신 {amount}을(를) 돌려 드려요.',
        '{name}, {why}, so we are sending back the {amount} you paid.',
      ),
    },
  },
  'staff.payment_undone': {
    ...desk,
    event: 'payment.undone',
    words: {
      od_id,
      amount,
      why: maybe(
        both('결제하시는 사이 상품이 품절되어', 'the goods sold out while they were paying'),
        both('주문을 만들지 못해', 'the order could not be made'),
      ),
    },
    button: seePayment,
    texts: {
      title: both(
        '받은 결제 {amount}을(를) 되돌렸어요 ({od_id})',
        'A payment of {amount} was undone ({od_id})',
      ),
      body: both(
        '{why} 결제를 되돌렸어요. 환불이 끝났는지 확인해 주세요.',
        'Undone because {why}. Please check that the refund has gone through.',
      ),
      message: none,
    },
  },
  'staff.payment_suspicious': {
    ...desk,
    event: 'payment.suspicious',
    words: {
      od_id,
      amount,
      theirs: maybe(both('100원', '100 won'), both('다른 결제', 'another payment')),
    },
    button: seePayment,
    texts: {
      title: both(
        '결제 내용이 주문과 달라요 ({od_id})',
        'A payment does not fit its order ({od_id})',
      ),
      body: both(
        '{amount}을(를) 받을 주문에 {theirs}이(가) 왔어요. 주문으로 받지 않았으니 결제 내역에서 확인해 주세요.',
        '{theirs} came for an order of {amount}. It was not accepted; please look at the payment.',
      ),
      message: none,
    },
  },
  'staff.payment_differs': {
    ...desk,
    event: 'payment.differs',
    words: { day: needed('2026-11-20'), count: needed('2') },
    button: both('하루 대조 보기', 'See the comparison'),
    texts: {
      title: both(
        '{day} 결제 대조에서 다른 곳이 {count}건 나왔어요',
        'Differences in the payments of {day}: {count}',
      ),
      body: both(
        '결제 회사의 기록과 가게의 장부가 달라요. 하나씩 확인해 주세요.',
        'The books of the shop and of the payment company differ. Please go through them.',
      ),
      message: none,
    },
  },
  'staff.payment_unknown_call': {
    ...desk,
    event: 'payment.unknown_call',
    words: { provider: needed('toss') },
    button: seePayments,
    texts: {
      title: both(
        '모르는 결제의 소식이 왔어요 ({provider})',
        'News of a payment we do not know ({provider})',
      ),
      body: both(
        '가게에 없는 결제의 알림이라 따로 모아 두었어요. 결제 회사의 관리 화면에서 확인해 주세요.',
        'It was put aside. Please look it up in the desk of the payment company.',
      ),
      message: none,
    },
  },
  'staff.payment_resting': {
    ...desk,
    event: 'payment.provider_resting',
    words: { provider: needed('토스페이먼츠', 'Toss Payments') },
    button: seePayments,
    texts: {
      title: both('{provider}이(가) 응답하지 않아요', 'Payments: {provider} is not answering'),
      body: both(
        '여러 번 이어서 실패해 이 회사의 결제 방법을 주문서에서 잠시 고를 수 없게 했어요. 다른 방법은 그대로 쓸 수 있고, 다시 연결되면 저절로 열려요. 이미 결제한 손님의 주문은 계속 확인하고 있어요. 오래가면 결제 회사의 장애 공지를 확인해 주세요.',
        'It failed several times in a row, so its ways to pay cannot be chosen for the moment. The others work, and it is offered again by itself as soon as it answers. Orders of customers who have already paid are being checked on. If it lasts, please look at the company’s status page.',
      ),
      message: none,
    },
  },
  'staff.payment_misconfigured': {
    ...desk,
    event: 'payment.misconfigured',
    words: { provider: needed('토스페이먼츠', 'Toss Payments'), code: needed('UNAUTHORIZED_KEY') },
    button: seePayments,
    texts: {
      title: both(
        '{provider} 설정이 거절됐어요 ({code})',
        'Payments: {provider} refused our settings ({code})',
      ),
      body: both(
        '결제 회사가 가게의 키나 요청을 받아들이지 않아 결제가 되지 않고 있어요. 서버에 넣은 키를 개발자와 함께 바로 확인해 주세요.',
        'The payment company does not accept the keys or the requests of the shop, so payments fail. Please check the keys of the server with your developers now.',
      ),
      message: none,
    },
  },
  'staff.deposit_returned': {
    ...desk,
    event: 'order.deposit_returned',
    words: { od_id: needed('26112110153042'), name: needed('김하늘', 'Dana Park'), amount },
    button: both('주문 보기', 'See the order'),
    texts: {
      title: both(
        '은행이 입금 {amount}을(를) 되돌렸어요 ({od_id})',
        'A bank took back a deposit of {amount} ({od_id})',
      ),
      body: both(
        '{name} 님의 가상계좌 입금이 취소됐어요. 아직 보내지 않은 주문은 입금대기로 돌아갔으니 포장을 멈춰 주세요. 이미 보냈다면 손님께 연락해 주세요.',
        'The deposit of {name} into a virtual account was cancelled. An order that has not left waits for its payment again: please stop packing it. If it has left, please get in touch with the customer.',
      ),
      message: none,
    },
  },
  'staff.refund_failed': {
    ...desk,
    event: 'refund.failed',
    words: {
      od_id,
      amount,
      code: maybe(
        both('NOT_CANCELABLE_AMOUNT', 'NOT_CANCELABLE_AMOUNT'),
        both('이유 없음', 'no reason given'),
      ),
    },
    button: both('환불 보기', 'See the refunds'),
    texts: {
      title: both(
        '{amount} 환불이 거절됐어요 ({od_id})',
        'A refund of {amount} was refused ({od_id})',
      ),
      body: both(
        '결제 회사가 환불을 거절했어요({code}). 다시 보내거나 계좌로 보내 주세요. 손님은 아직 돈을 받지 못했어요.',
        'The payment company refused it ({code}). Send it again or by bank: the customer has not been paid back yet.',
      ),
      message: none,
    },
  },
  'staff.receipt_failed': {
    ...desk,
    event: 'receipt.failed',
    words: {
      od_id,
      amount,
      message: maybe(
        both('번호가 올바르지 않아요.', 'The number is not valid.'),
        both('이유가 오지 않았어요.', 'No reason was given.'),
      ),
    },
    button: both('현금영수증 보기', 'See the cash receipts'),
    texts: {
      title: both(
        '현금영수증을 발급하지 못했어요 ({od_id})',
        'A cash receipt could not be issued ({od_id})',
      ),
      body: both(
        '{amount} 현금영수증이 거절됐어요. {message} 번호를 확인해 다시 발급해 주세요.',
        'A cash receipt of {amount} was refused. {message} Please check the number and issue it again.',
      ),
      message: none,
    },
  },
} as const satisfies Record<string, Template>
