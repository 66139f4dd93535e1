import { everywhere, orderWords, seeOrder, toCustomer } from './of-order-text.ts'
import { both, maybe, type Template } from './template.ts'

/** Returns, exchanges and cancelled parts. */
export const claimTemplates = {
  'claim.requested': {
    ...toCustomer,
    event: 'claim.requested',
    channels: ['list', 'mail'],
    words: {
      od_id: orderWords.od_id,
      claim: maybe(both('반품', 'return'), both('취소·반품·교환', 'cancel, return or exchange')),
    },
    texts: {
      title: both('{claim} 요청을 받았어요 ({od_id})', 'We have your {claim} request ({od_id})'),
      body: both(
        '요청하신 내용을 확인하고 영업일 기준 2일 안에 알려 드릴게요.',
        'We look into it and answer within 2 working days.',
      ),
      message: both('', ''),
    },
  },
  'claim.accepted': {
    ...toCustomer,
    event: 'claim.accepted',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      claim: maybe(both('반품', 'return'), both('취소·반품·교환', 'cancel, return or exchange')),
    },
    texts: {
      title: both(
        '{claim} 요청이 접수되었어요 ({od_id})',
        'Your {claim} request was accepted ({od_id})',
      ),
      body: both(
        '다음에 하실 일을 주문 내용에서 확인해 주세요.',
        'See the order for what to do next.',
      ),
      message: both(
        '주문 {od_id} 건의 {claim} 요청이 접수되었어요.',
        'Your {claim} request for order {od_id} was accepted.',
      ),
    },
  },
  'claim.refused': {
    ...toCustomer,
    event: 'claim.refused',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      claim: maybe(both('반품', 'return'), both('취소·반품·교환', 'cancel, return or exchange')),
      reason: maybe(
        both('사용한 흔적이 있어요.', 'The goods had been used.'),
        both('주문 내용에서 이유를 확인해 주세요.', 'See the order for the reason.'),
      ),
    },
    texts: {
      title: both(
        '{claim} 요청을 받아들이지 못했어요 ({od_id})',
        'We could not accept your {claim} request ({od_id})',
      ),
      body: both(
        '{reason} 궁금한 점은 고객센터로 알려 주세요.',
        '{reason} If you have a question, please contact us.',
      ),
      message: both(
        '주문 {od_id} 건의 {claim} 요청을 받아들이지 못했어요. {reason}',
        'We could not accept your {claim} request for order {od_id}. {reason}',
      ),
    },
  },
  'claim.refunded': {
    ...toCustomer,
    event: 'claim.refunded',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      refund: maybe(both('34,900원', '34,900 won'), both('결제하신 금액', 'the amount you paid')),
    },
    texts: {
      title: both('환불했어요 ({od_id})', 'Refunded ({od_id})'),
      body: both(
        '{refund}을(를) 돌려 드렸어요. 결제 수단에 따라 영업일 기준 3~5일 뒤에 보일 수 있어요.',
        'We refunded {refund}. Depending on how you paid it may take 3 to 5 working days to show.',
      ),
      message: both(
        '주문 {od_id} 건의 {refund}을(를) 돌려 드렸어요.',
        'We refunded {refund} for order {od_id}.',
      ),
    },
  },
  'claim.taken_off': {
    ...toCustomer,
    event: 'claim.refunded',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      refund: maybe(both('34,900원', '34,900 won'), both('그 금액', 'the amount')),
    },
    texts: {
      title: both('외상에서 뺐어요 ({od_id})', 'Taken off the account ({od_id})'),
      body: both(
        '{refund}을(를) 회사의 외상에서 뺐어요. 이달의 거래 명세에서 볼 수 있어요.',
        'We took {refund} off the company’s account. The statement of the month shows it.',
      ),
      message: both(
        '주문 {od_id} 건의 {refund}을(를) 외상에서 뺐어요.',
        'We took {refund} of order {od_id} off the company’s account.',
      ),
    },
  },
  'staff.claim_requested': {
    event: 'claim.requested',
    who: 'staff',
    isAd: false,
    button: seeOrder,
    channels: ['mail'],
    words: {
      od_id: orderWords.od_id,
      claim: maybe(both('반품', 'return'), both('취소·반품·교환', 'cancel, return or exchange')),
    },
    texts: {
      title: both('{claim} 요청 {od_id}', 'Request for {claim} {od_id}'),
      body: both(
        '주문 {od_id} 건의 {claim} 요청이 들어왔어요.',
        'A {claim} request came in for order {od_id}.',
      ),
      message: both('', ''),
    },
  },
} as const satisfies Record<string, Template>
