export const phrases: Record<string, string> = {
  홈: 'Home',
  개인정보처리방침: 'Privacy policy',
  '오드모아가 받는 정보와 쓰는 곳, 보관 기간, 고객의 권리, 이 매장이 쓰는 쿠키를 알려 드려요.':
    'What Odemoa collects and why, how long it is kept, your rights, and the cookies this shop uses.',
  '개인정보처리방침 보기': 'Read the privacy policy',
  이용약관: 'Terms of use',
  '주문과 계약, 값과 입금 기한, 배송, 취소와 반품, 환불에 관한 오드모아의 약속이에요.':
    'What Odemoa promises about orders, prices, payment, delivery, cancellation, returns and refunds.',
  '이용약관 보기': 'Read the terms of use',
  '제{at}조 {title}': '{at}. {title}',
  '{since} 시행 · {version} 판': 'In force since {since} · version {version}',
  차례: 'Contents',
  인쇄하기: 'Print',
  '{below} 미만 {cost}': '{cost} below {below}',
  '{from} 이상 무료': 'free from {from}',
  '배송비가 없어요.': 'Shipping is free.',
}
