/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  때: 'When',
  들어옴: 'In',
  나감: 'Out',
  '남은 예치금': 'Balance',
  내용: 'Content',
  '예치금은 원화로 결제할 때 쓸 수 있어요.': 'A balance can be used when you pay in won.',
  '가진 예치금은 {count}원이에요.': 'Your balance is {count} won.',
  '이 주문에는 {count}원까지 쓸 수 있어요.': 'Up to {count} won can be used on this order.',
  '고른 결제 방법은 {count}원부터예요. 예치금을 조금 줄이거나 다른 방법을 골라 주세요.':
    'This way to pay takes {count} won or more. Use a little less of your balance, or choose another way.',
  '받을 금액을 적어 주세요.': 'Enter the amount.',
  '금액은 정수로 적어 주세요.': 'Enter a whole number of won.',
  '0이 아닌 금액을 적어 주세요.': 'Enter an amount other than 0.',
  '금액이 너무 커요.': 'The amount is too large.',
  '100자까지 적을 수 있어요.': 'At most 100 characters.',
  '보내지 못하는 이유를 적어 주세요.': 'Say why it cannot be sent.',
  '예치금이 모자라요. 지금 쓸 수 있는 예치금은 {count}원이에요.':
    'Your balance is not enough: it is {count} won now.',
  '주문에서 돌려받음 (주문번호 {od_id})': 'Returned from order {od_id}',
  '계좌로 출금': 'Sent to your bank',
  '출금하지 못해 되돌림': 'Could not be sent; put back',
  '더 입금한 금액': 'Paid too much',
  '계좌번호를 읽을 수 없어요. 거절하고 다시 신청해 달라고 해 주세요.':
    'The account number cannot be read. Refuse it and ask the member to apply again.',
  '이미 처리한 출금이에요.': 'This payout has been dealt with already.',
}
