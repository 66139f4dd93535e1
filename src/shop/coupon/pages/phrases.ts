/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '주문서에서 고르면 결제 금액에서 바로 빠져요.':
    'Choose them on the order form and they come off what you pay.',
  '쓸 수 있는 쿠폰': 'Available coupons',
  '쓴 쿠폰': 'Used',
  '지난 쿠폰': 'Expired',
  '쿠폰 상태': 'State of coupons',
  '지금 쓸 수 있는 쿠폰이 없어요': 'You have no coupons to use right now',
  '아직 쓴 쿠폰이 없어요': 'You have not used a coupon yet',
  '기간이 지난 쿠폰이 없어요': 'None of your coupons has expired',
  '쿠폰을 불러오지 못했어요': 'Your coupons could not be loaded',
  '아래 쿠폰존에서 받거나, 가진 쿠폰 번호를 위에 적어 보세요.':
    'Take one from the coupon zone below, or enter a code above.',
  '쿠폰 번호': 'Coupon code',
  '대문자와 소문자, 빈칸은 가리지 않아요.': 'Capitals and spaces do not matter.',
  등록: 'Add',
  '{name} 쿠폰을 받았어요.': 'You received the coupon “{name}”.',
  쿠폰존: 'Coupon zone',
  '받아 두면 주문서에서 고를 수 있어요.': 'Take them now and choose them on the order form.',
  '포인트 {count}점을 써서 이 쿠폰을 받을까요?': 'Spend {count} points on this coupon?',
  '{day}까지 쓸 수 있어요': 'Until {day}',
  '받은 날부터 {count}일 동안': 'For {count} days from today',
  '{count}장 남음': '{count} left',
  '{count}점으로 받기': 'Take for {count} points',
  '쿠폰 받기': 'Take coupon',
}
