export const phrases: Record<string, string> = {
  '{name}: 남은 자리가 모자라 예약할 수 없어요. 다른 날짜를 고르거나 대기를 신청해 주세요.':
    '{name}: not enough seats are left. Choose another date or join the waitlist.',
  '{name}: 공방 사정으로 열리지 않는 날짜예요. 다른 날짜를 골라 주세요.':
    '{name}: the studio has called this date off. Please choose another.',
  '{name}: 그사이 날짜나 장소가 바뀌었어요. 바뀐 날짜를 확인하고 다시 예약해 주세요.':
    '{name}: the date or the place has changed meanwhile. Check the new one and book again.',
}
