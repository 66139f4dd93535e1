/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  상품: 'Products',
  '{name} 상품': '{name} products',
  '주문 전체': 'Whole order',
  배송비: 'Shipping',
  '{amount} 이상': '{amount} and over',
  '최대 {amount}': 'Up to {amount}',
  '다른 쿠폰과 함께 쓸 수 없음': 'Not with other coupons',
  오늘까지: 'Ends today',
  '{count}일 남음': '{count} days left',
  '아직 쓸 수 없어요': 'Not yet',
  '쓴 주문 보기': 'See the order',
  할인: 'Discount',
}
