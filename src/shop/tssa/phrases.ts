export const phrases: Record<string, string> = {
  '옮길 날짜를 골라 주세요.': 'Choose a date to move to.',
  '결제가 끝나지 않은 예약이에요.': 'The payment of this booking is not finished.',
  '이미 참여한 클래스예요.': 'You have attended this class.',
  '이미 지난 클래스예요.': 'This class is over.',
  '이미 취소한 예약이에요.': 'This booking is cancelled already.',
  '공방 사정으로 취소된 예약이에요.': 'The studio had to cancel this booking.',
  '이미 시작한 클래스예요.': 'This class has begun.',
  '날짜는 한 번만 옮길 수 있어요. 더 옮기려면 공방에 알려 주세요.':
    'A booking can be moved once. To move it again, please contact the studio.',
  '예약 마감 시각이 지나 날짜를 옮길 수 없어요.':
    'Bookings for this date have closed, so it cannot be moved.',
  '그사이 환불 기준이 바뀌었어요. 다시 확인해 주세요.':
    'The refund has changed in the meantime. Please check it again.',
  '지금과 다른 날짜를 골라 주세요.': 'Choose another date than now.',
  '고른 날짜에 남은 자리가 없어요. 다른 날짜를 골라 주세요.':
    'There are not enough seats on that date. Please choose another.',
  '그사이 예약이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The booking has changed in the meantime. Reload it and try again.',
  '예약번호 {id} · {count}명': 'Booking {id} · {count} people',
  '준비물: {bring}': 'Please bring: {bring}',
}
