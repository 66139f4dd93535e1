/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '1점은 1원이에요. 주문서에서 상품 금액에 쓸 수 있어요.':
    'One point is one won. Spend them on goods on the order form.',
  '쓸 수 있는 포인트': 'Points you can spend',
  '이번 달에 사라지는 포인트': 'Points that end this month',
  '적립과 사용 내역': 'Earned and spent',
  '포인트 내역을 불러오지 못했어요': 'Your points could not be loaded',
  '아직 포인트 내역이 없어요': 'No points yet',
  '상품을 받고 나면 구매 포인트가 쌓여요.': 'You earn points once your goods have arrived.',
  '구매 포인트는 배송이 끝나고 {days}일 뒤에 쌓여요.':
    'Points for a purchase come {days} days after delivery.',
  '{least}점부터 {unit}점 단위로 쓸 수 있어요.':
    'They can be spent from {least} points on, in steps of {unit}.',
  '한 주문에 {most}점까지 쓸 수 있어요.': 'Up to {most} points per order.',
  '쌓인 날부터 {days}일 동안 쓸 수 있고, 사라지기 30일 전과 7일 전에 알려 드려요.':
    'They are good for {days} days; we tell you 30 and 7 days before they end.',
}
