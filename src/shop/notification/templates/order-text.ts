import { everywhere, nextOf, orderWords, seeOrder, toCustomer } from './of-order-text.ts'
import { both, maybe, needed, type Template } from './template.ts'

export const accountWords = {
  account: maybe(
    both('하나은행 000-910000-00000 (오드모아)', 'Hana Bank 000-910000-00000 (Odemoa)'),
    both('주문 내용에 적힌 계좌', 'the account in your order'),
  ),
  deadline: needed('2026-11-24 23:59'),
}

export const orderTemplates = {
  'order.placed': {
    ...toCustomer,
    event: 'order.placed',
    channels: everywhere,
    words: { ...orderWords, ...accountWords },
    texts: {
      title: both(
        '주문을 받았어요. 입금을 기다릴게요 ({od_id})',
        'We have your order and await your payment ({od_id})',
      ),
      body: both(
        '{name} 님, 주문해 주셔서 고맙습니다. 아래 계좌로 입금해 주시면 준비를 시작할게요.',
        'Thank you for your order, {name}. We start preparing it once your transfer to the account below arrives.',
      ),
      message: both(
        '{name} 님, 주문을 받았어요.\n{goods}\n입금할 금액 {amount}\n{account}\n{deadline}까지 입금해 주세요.',
        '{name}, we have your order {od_id}.\nPlease transfer {amount} to {account} by {deadline} (Korean time).',
      ),
    },
  },
  'order.paid': {
    ...toCustomer,
    event: 'order.paid',
    channels: everywhere,
    words: { ...orderWords, pay: maybe(both('입금', 'payment'), both('결제', 'payment')) },
    texts: {
      title: both('{pay}을(를) 확인했어요 ({od_id})', 'Your payment has arrived ({od_id})'),
      body: both(
        '{name} 님, {pay}을(를) 확인했어요. 정성껏 준비해 보내 드릴게요.',
        'Your payment has arrived, {name}. We are preparing your order with care.',
      ),
      message: both(
        '{name} 님, {amount} {pay}을(를) 확인했어요. 주문번호 {od_id}',
        '{name}, your payment of {amount} has arrived. Order {od_id}',
      ),
    },
  },
  'order.on_account': {
    ...toCustomer,
    event: 'order.paid',
    channels: everywhere,
    words: { ...orderWords, day: needed('2026-12-21') },
    texts: {
      title: both('외상 주문을 받았어요 ({od_id})', 'We have your order on account ({od_id})'),
      body: both(
        '{name} 님, {amount}의 주문을 회사 외상으로 받았어요. 정성껏 준비해 보내 드릴게요. 결제 기한은 {day}이에요.',
        'We have your order of {amount} on the company’s account, {name}, and are preparing it with care. It is due on {day}.',
      ),
      message: both(
        '{name} 님, {amount} 외상 주문을 받았어요. 결제 기한 {day}. 주문번호 {od_id}',
        '{name}, we have your order of {amount} on account, due on {day}. Order {od_id}',
      ),
    },
  },
  'order.deposit_returned': {
    ...toCustomer,
    event: 'order.deposit_returned',
    channels: everywhere,
    words: {
      ...orderWords,
      account: accountWords.account,
      next: nextOf(
        both(
          '주문은 아직 결제되지 않은 것으로 돌아갔어요. 아래 계좌로 다시 입금해 주세요.',
          'The order is not paid yet: please transfer it again to the account below.',
        ),
      ),
    },
    texts: {
      title: both(
        '입금이 은행에서 취소됐어요 ({od_id})',
        'Your bank took the deposit back ({od_id})',
      ),
      body: both(
        '{name} 님, 확인했던 입금 {amount}이(가) 은행에서 취소되어 보내신 분의 은행으로 돌아갔어요. {next} 짐작 가지 않는 일이면 은행이나 고객센터로 알려 주세요.',
        '{name}, the {amount} we had received was taken back and has gone to the bank it came from. {next} If you do not know why this happened, ask your bank or us.',
      ),
      message: both(
        '{name} 님, 주문 {od_id}의 입금 {amount}이(가) 은행에서 취소됐어요. {account}에 다시 입금해 주세요.',
        '{name}, your bank took back the {amount} for order {od_id}. Please transfer it again to {account}.',
      ),
    },
  },
  'order.deposit_undone': {
    ...toCustomer,
    event: 'order.deposit_undone',
    channels: everywhere,
    words: { ...orderWords, account: accountWords.account },
    texts: {
      title: both(
        '다른 주문의 입금이었어요. 입금을 기다리고 있어요 ({od_id})',
        'That deposit was for another order: we are waiting for yours ({od_id})',
      ),
      body: both(
        '{name} 님, 확인했다고 알려 드린 {amount}은(는) 다른 주문의 입금이었어요. 혼란을 드려 죄송해요. 아래 계좌로 입금해 주시면 바로 준비할게요. 이미 보내셨다면 고객센터로 알려 주세요.',
        '{name}, the {amount} we told you about was for another order. We are sorry for the confusion. We start as soon as your transfer reaches the account below; if you have sent it already, please tell us.',
      ),
      message: both(
        '{name} 님, 주문 {od_id}의 입금 확인을 되돌렸어요. 다른 주문의 입금이었어요. {account}에 입금해 주세요.',
        '{name}, the payment of order {od_id} was noted by mistake. Please transfer it to {account}.',
      ),
    },
  },
  'order.preparing': {
    ...toCustomer,
    event: 'order.preparing',
    channels: ['list'],
    words: orderWords,
    texts: {
      title: both('상품을 준비하고 있어요 ({od_id})', 'We are packing your order ({od_id})'),
      body: both(
        '{goods} 상품을 꼼꼼히 포장하고 있어요. 출발하면 바로 알려 드릴게요.',
        'We are packing {goods} with care and tell you as soon as it leaves.',
      ),
      message: both('', ''),
    },
  },
  'order.completed': {
    ...toCustomer,
    event: 'order.completed',
    channels: ['list', 'mail'],
    words: orderWords,
    texts: {
      title: both(
        '배송이 끝났어요. 잘 받으셨나요? ({od_id})',
        'Delivered. Did everything arrive well? ({od_id})',
      ),
      body: both(
        '{goods} 상품이 도착했어요. 이상이 있으면 받은 날부터 7일 안에 알려 주세요. 써 보신 뒤 후기도 남길 수 있어요.',
        '{goods} has arrived. If anything is wrong, tell us within 7 days. Once you have tried it you can write a review.',
      ),
      message: both('', ''),
    },
  },
  'order.cancelled': {
    ...toCustomer,
    event: 'order.cancelled',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both('주문이 취소되었어요 ({od_id})', 'Your order was cancelled ({od_id})'),
      body: both('{name} 님, 주문이 취소되었어요.', 'Your order was cancelled, {name}.'),
      message: both(
        '{name} 님, 주문 {od_id} 건이 취소되었어요.',
        '{name}, your order {od_id} was cancelled.',
      ),
    },
  },
  'order.sold_out': {
    ...toCustomer,
    event: 'order.sold_out',
    channels: everywhere,
    words: {
      ...orderWords,
      back: maybe(
        both(
          '34,900원은 영업일 3일 안에 결제하신 방법으로 돌려 드려요.',
          '34,900 won goes back the way you paid within three working days.',
        ),
        both('결제하신 금액은 없어요.', 'You had not paid for it.'),
      ),
    },
    texts: {
      title: both('품절로 보내 드리지 못해요 ({od_id})', 'Sold out: we cannot send it ({od_id})'),
      body: both(
        '{name} 님, 주문하신 {goods}이(가) 품절되어 보내 드리지 못하게 되었어요. 죄송합니다. {back} 함께 쓰신 쿠폰과 포인트도 쓰신 만큼 돌아와요.',
        'We are sorry, {name}: {goods} of your order has sold out and we cannot send it. {back} Coupons and points used on it come back as well.',
      ),
      message: both(
        '{name} 님, 주문 {od_id}의 {goods}이(가) 품절되어 보내 드리지 못해요. 죄송합니다. {back}',
        '{name}, we are sorry: {goods} of order {od_id} has sold out and cannot be sent. {back}',
      ),
    },
  },
  'order.sold_out_undone': {
    ...toCustomer,
    event: 'order.sold_out_undone',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both('다시 보내 드릴 수 있어요 ({od_id})', 'We can send it after all ({od_id})'),
      body: both(
        '{name} 님, 품절이라고 알려 드렸던 {goods}을(를) 찾아 주문하신 대로 보내 드려요. 혼란을 드려 죄송합니다.',
        'Good news, {name}: we found {goods}, which we had called sold out, and send your order as you placed it. Sorry for the confusion.',
      ),
      message: both(
        '{name} 님, 품절이라고 알려 드렸던 {goods}을(를) 주문하신 대로 보내 드려요. 주문번호 {od_id}',
        '{name}, we can send {goods} after all. Order {od_id}',
      ),
    },
  },
  'order.expired': {
    ...toCustomer,
    event: 'order.cancelled',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both(
        '입금 기한이 지나 주문이 취소되었어요 ({od_id})',
        'Your order was cancelled: the payment deadline passed ({od_id})',
      ),
      body: both(
        '{name} 님, 기한까지 입금이 확인되지 않아 주문을 취소했어요. 상품은 다시 주문하실 수 있어요. 이미 입금하셨다면 고객센터로 알려 주세요.',
        '{name}, no payment had arrived by the deadline, so we cancelled the order. You can order again at any time. If you have already paid, please contact us.',
      ),
      message: both(
        '{name} 님, 입금 기한이 지나 주문 {od_id} 건이 취소되었어요. 이미 입금하셨다면 고객센터로 알려 주세요.',
        '{name}, order {od_id} was cancelled: no payment by the deadline. If you have paid, please contact us.',
      ),
    },
  },
  'order.revived': {
    ...toCustomer,
    event: 'order.revived',
    channels: ['list', 'mail'],
    words: { ...orderWords, ...accountWords },
    texts: {
      title: both(
        '취소되었던 주문을 되살렸어요 ({od_id})',
        'Your cancelled order is open again ({od_id})',
      ),
      body: both(
        '{name} 님, 입금 기한이 지나 취소되었던 주문을 되살렸어요. 함께 쓰신 쿠폰과 포인트가 있다면 다시 쓴 것으로 돌아가요. 입금을 확인하면 준비를 시작할게요.',
        '{name}, the order that was cancelled at its payment deadline is open again; coupons and points you had used count as used again. We start preparing it once your payment is confirmed.',
      ),
      message: both('', ''),
    },
  },
  'order.deposit_due': {
    ...toCustomer,
    event: 'order.deposit_due',
    channels: everywhere,
    words: { ...orderWords, ...accountWords },
    texts: {
      title: both('오늘까지 입금해 주세요 ({od_id})', 'Please pay by today ({od_id})'),
      body: both(
        '{name} 님, 주문하신 상품의 입금 기한이 {deadline}까지예요. 기한이 지나면 주문이 자동으로 취소돼요. 이미 입금하셨다면 확인하는 중이니 그대로 두세요.',
        '{name}, the payment for your order is due by {deadline} (Korean time). After that the order is cancelled by itself. If you have already paid, there is nothing to do: we are confirming it.',
      ),
      message: both(
        '{name} 님, {deadline}까지 {amount}을(를) 입금해 주세요.\n{account}\n기한이 지나면 주문 {od_id} 건이 취소돼요.',
        '{name}, please transfer {amount} to {account} by {deadline} (Korean time), or order {od_id} is cancelled.',
      ),
    },
  },
  'order.edited': {
    ...toCustomer,
    event: 'order.edited',
    channels: everywhere,
    words: {
      od_id: orderWords.od_id,
      what: maybe(
        both('주소, 배송 메모', 'address, delivery note'),
        both('주문 내용', 'the order'),
      ),
      money: maybe(
        both('내실 금액은 그대로예요.', 'What you pay stays the same.'),
        both('주문 내용에서 확인해 주세요.', 'See the order.'),
      ),
    },
    texts: {
      title: both('주문을 고쳤어요 ({od_id})', 'Your order was changed ({od_id})'),
      body: both('{what}을(를) 고쳤어요. {money}', 'Changed: {what}. {money}'),
      message: both(
        '주문 {od_id} 건의 {what}을(를) 고쳤어요. {money}',
        'Order {od_id} was changed: {what}. {money}',
      ),
    },
  },
  'staff.order_placed': {
    event: 'order.placed',
    who: 'staff',
    isAd: false,
    button: seeOrder,
    channels: ['mail'],
    words: orderWords,
    texts: {
      title: both('새 주문 {od_id}', 'New order {od_id}'),
      body: both('{name} 님의 새 주문이 들어왔어요.', 'A new order from {name}.'),
      message: both('', ''),
    },
  },
} as const satisfies Record<string, Template>
