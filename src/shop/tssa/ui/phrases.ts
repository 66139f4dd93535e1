export const phrases: Record<string, string> = {
  '{count}명': 'Party of {count}',
  '결제 기다리는 중': 'Awaiting payment',
  '예약 확정': 'Confirmed',
  '참여 완료': 'Attended',
  불참: 'Not attended',
  '취소한 예약': 'Cancelled',
  '공방이 취소한 예약': 'Cancelled by the studio',
}
