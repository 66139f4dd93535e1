/** What stands over the lines, as a phrase. */
export const countPhrases = {
  goods: '주문 상품 {count}개',
  classes: '예약 클래스 {count}개',
  both: '상품·클래스 {count}개',
} as const
