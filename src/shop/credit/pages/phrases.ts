/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '더 입금하거나 돌려받은 돈이에요. 사라지지 않고, 주문에 쓰거나 계좌로 받을 수 있어요.':
    'Money you paid too much or got back. It never expires: use it on orders, or have it sent to your bank.',
  '쓸 수 있는 예치금': 'Your balance',
  '계좌로 받기': 'Send it to my bank',
  '들어오고 나간 내역': 'What came in and went out',
  '예치금 내역을 불러오지 못했어요': 'Your balance could not be loaded',
  '아직 예치금 내역이 없어요': 'Nothing here yet',
  '입금을 더 하셨거나 환불을 예치금으로 받으면 여기에 보여요.':
    'What you pay too much, or have refunded into your balance, shows here.',
  '계좌로 받기를 신청한 금액': 'On the way to your bank',
  '보내고 있어요': 'Being sent',
  보냈어요: 'Sent',
  '보내지 못했어요': 'Could not be sent',
  '{amount}을 영업일 3일 안에 보내 드려요.': 'We send you {amount} within three working days.',
  '계좌로 받을 금액': 'Amount',
  '가진 예치금 {amount}': 'You have {amount}',
}
