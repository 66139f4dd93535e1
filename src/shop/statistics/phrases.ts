/** The English of this domain's messages. */
export const phrases: Record<string, string> = {
  '영문 소문자로 적어 주세요.': 'Lower-case letters only, please.',
  'pc 또는 mobile로 적어 주세요.': 'Please say pc or mobile.',
  '분석 도구의 번호가 아니에요.': 'This is no client id.',
  '날짜를 YYYY-MM-DD로 적어 주세요.': 'Please write dates as YYYY-MM-DD.',
  '시작일이 종료일보다 늦어요.': 'The first day is after the last one.',
  '판매 수량': 'Units',
  '상품 봄': 'Saw a product',
  '장바구니 봄': 'Saw the cart',
  '주문서 봄': 'Saw the order form',
  '주문 수': 'Orders',
  날짜: 'Day',
}
