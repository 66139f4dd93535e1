export const phrases: Record<string, string> = {
  '상품 문의는 회원만 남길 수 있어요. 적은 내용은 로그인한 뒤에도 그대로 있어요.':
    'Only members can ask. What you typed will still be here after you log in.',
  '상품 문의 쓰기': 'Ask about this product',
  '전화번호나 주소 같은 개인정보는 적지 말아 주세요.':
    'Please leave out personal data such as phone numbers or addresses.',
  '비밀글로 남기기': 'Keep it secret',
  '비밀글입니다.': 'This is a secret question.',
  비밀글: 'Secret',
  '내 문의': 'Mine',
  '평일 10시부터 18시 사이에 순서대로 답해 드려요. 주문과 배송은 마이페이지의 1:1 문의가 더 빨라요.':
    'Questions are answered in turn on weekdays from 10:00 to 18:00. For orders and deliveries, an inquiry on your own page is quicker.',
  '상품 문의하기': 'Ask about this product',
  '아직 문의가 없어요. 궁금한 점을 남겨 주시면 답해 드려요.':
    'No questions yet. Ask, and we will answer.',
}
