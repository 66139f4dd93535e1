import { everywhere, nextOf, orderWords, toCustomer } from './of-order-text.ts'
import { accountWords } from './order-text.ts'
import { both, type Template } from './template.ts'

/** The same events of an order of classes alone: seats are kept and tickets shown, and nothing is sent. */
export const classOrderTemplates = {
  'order.class_placed': {
    ...toCustomer,
    event: 'order.placed',
    channels: everywhere,
    words: { ...orderWords, ...accountWords },
    texts: {
      title: both(
        '예약을 받았어요. 입금을 기다릴게요 ({od_id})',
        'We have your booking and await your payment ({od_id})',
      ),
      body: both(
        '{name} 님, 예약해 주셔서 고맙습니다. {deadline}까지 아래 계좌로 입금해 주시면 예약을 확정하고 티켓을 보내 드려요. 그때까지 자리를 잡아 두어요.',
        'Thank you for booking, {name}. Transfer to the account below by {deadline} (Korean time): then your booking is confirmed and you get your ticket. We hold your seats until then.',
      ),
      message: both(
        '{name} 님, 예약을 받았어요.\n{goods}\n입금할 금액 {amount}\n{account}\n{deadline}까지 입금하면 확정돼요.',
        '{name}, we have your booking {od_id}.\nTransfer {amount} to {account} by {deadline} (Korean time) to confirm it.',
      ),
    },
  },
  'order.class_paid': {
    ...toCustomer,
    event: 'order.paid',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both('예약이 확정되었어요 ({od_id})', 'Your booking is confirmed ({od_id})'),
      body: both(
        '{name} 님, {goods} 예약이 확정되었어요. 수업 날 아래 티켓을 보여 주세요.',
        '{name}, your booking is confirmed: {goods}. Show the ticket below on the day.',
      ),
      message: both(
        '{name} 님, {goods} 예약이 확정되었어요. 금액 {amount}, 주문번호 {od_id}',
        '{name}, your booking is confirmed: {goods}, {amount}. Order {od_id}',
      ),
    },
  },
  'order.class_deposit_due': {
    ...toCustomer,
    event: 'order.deposit_due',
    channels: everywhere,
    words: { ...orderWords, ...accountWords },
    texts: {
      title: both('오늘까지 입금해 주세요 ({od_id})', 'Please pay by today ({od_id})'),
      body: both(
        '{name} 님, 예약하신 클래스의 입금 기한이 {deadline}까지예요. 기한이 지나면 잡아 둔 자리가 다른 분에게 열려요. 이미 입금하셨다면 확인하는 중이니 그대로 두세요.',
        '{name}, the payment for your classes is due by {deadline} (Korean time). After that the seats we hold are open to others. If you have already paid, there is nothing to do: we are confirming it.',
      ),
      message: both(
        '{name} 님, {deadline}까지 {amount}을(를) 입금해 주세요.\n{account}\n기한이 지나면 예약 {od_id} 건이 취소돼요.',
        '{name}, please transfer {amount} to {account} by {deadline} (Korean time), or booking {od_id} is cancelled.',
      ),
    },
  },
  'order.class_completed': {
    ...toCustomer,
    event: 'order.completed',
    channels: ['list', 'mail'],
    words: orderWords,
    texts: {
      title: both('수업이 끝났어요. 어떠셨나요? ({od_id})', 'How was your class? ({od_id})'),
      body: both(
        '{name} 님, {goods} 수업에 함께해 주셔서 고맙습니다. 티켓 화면에서 출석을 볼 수 있고, 수료증이 있는 과정이면 수료증도 거기에 나와요. 아쉬운 점이 있었다면 답장으로 알려 주세요.',
        '{name}, thank you for joining {goods}. Your ticket shows who attended, and the certificate of a course that has one. If anything was not right, just answer this mail.',
      ),
      message: both('', ''),
    },
  },
  'order.class_cancelled': {
    ...toCustomer,
    event: 'order.cancelled',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both('예약이 취소되었어요 ({od_id})', 'Your booking was cancelled ({od_id})'),
      body: both(
        '{name} 님, {goods} 예약이 취소되었어요.',
        'Your booking was cancelled, {name}: {goods}.',
      ),
      message: both(
        '{name} 님, 예약 {od_id} 건이 취소되었어요.',
        '{name}, your booking {od_id} was cancelled.',
      ),
    },
  },
  'order.class_expired': {
    ...toCustomer,
    event: 'order.cancelled',
    channels: everywhere,
    words: orderWords,
    texts: {
      title: both(
        '입금 기한이 지나 예약이 취소되었어요 ({od_id})',
        'Your booking was cancelled: the payment deadline passed ({od_id})',
      ),
      body: both(
        '{name} 님, 기한까지 입금이 확인되지 않아 {goods} 예약을 취소했어요. 자리가 남아 있으면 다시 예약하실 수 있어요. 이미 입금하셨다면 고객센터로 알려 주세요.',
        '{name}, no payment had arrived by the deadline, so we cancelled your booking of {goods}. If seats are left you can book again. If you have already paid, please contact us.',
      ),
      message: both(
        '{name} 님, 입금 기한이 지나 예약 {od_id} 건이 취소되었어요. 이미 입금하셨다면 고객센터로 알려 주세요.',
        '{name}, booking {od_id} was cancelled: no payment by the deadline. If you have paid, please contact us.',
      ),
    },
  },
  'order.class_deposit_returned': {
    ...toCustomer,
    event: 'order.deposit_returned',
    channels: everywhere,
    words: {
      ...orderWords,
      account: accountWords.account,
      next: nextOf(
        both(
          '예약이 아직 결제되지 않은 것으로 돌아갔어요. 아래 계좌로 다시 입금해 주시면 예약을 확정할게요.',
          'Your booking is not paid yet: please transfer it again to the account below to confirm it.',
        ),
      ),
    },
    texts: {
      title: both(
        '입금이 은행에서 취소됐어요 ({od_id})',
        'Your bank took the deposit back ({od_id})',
      ),
      body: both(
        '{name} 님, 확인했던 {goods} 예약의 입금 {amount}이(가) 은행에서 취소되어 보내신 분의 은행으로 돌아갔어요. {next} 짐작 가지 않는 일이면 은행이나 고객센터로 알려 주세요.',
        '{name}, the {amount} we had received for {goods} was taken back and has gone to the bank it came from. {next} If you do not know why this happened, ask your bank or us.',
      ),
      message: both(
        '{name} 님, 예약 {od_id}의 입금 {amount}이(가) 은행에서 취소됐어요. {account}에 다시 입금해 주세요.',
        '{name}, your bank took back the {amount} for booking {od_id}. Please transfer it again to {account}.',
      ),
    },
  },
  'order.class_deposit_undone': {
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
        '{name} 님, 확인했다고 알려 드린 {amount}은(는) 다른 주문의 입금이었어요. 혼란을 드려 죄송해요. 아래 계좌로 입금해 주시면 예약을 확정할게요. 이미 보내셨다면 고객센터로 알려 주세요.',
        '{name}, the {amount} we told you about was for another order. We are sorry for the confusion. Your booking is confirmed as soon as your transfer reaches the account below; if you have sent it already, please tell us.',
      ),
      message: both(
        '{name} 님, 예약 {od_id}의 입금 확인을 되돌렸어요. 다른 주문의 입금이었어요. {account}에 입금해 주세요.',
        '{name}, the payment of booking {od_id} was noted by mistake. Please transfer it to {account}.',
      ),
    },
  },
} as const satisfies Record<string, Template>

/** The kinds of goods that speak of parcels, and what is said in their place of an order of classes alone. */
export const classTwins: Partial<Record<string, keyof typeof classOrderTemplates>> = {
  'order.placed': 'order.class_placed',
  'order.paid': 'order.class_paid',
  'order.on_account': 'order.class_paid',
  'order.deposit_due': 'order.class_deposit_due',
  'order.completed': 'order.class_completed',
  'order.cancelled': 'order.class_cancelled',
  'order.expired': 'order.class_expired',
  'order.deposit_returned': 'order.class_deposit_returned',
  'order.deposit_undone': 'order.class_deposit_undone',
}
