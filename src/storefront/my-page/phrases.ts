/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '마이페이지 메뉴': 'My page menu',
  '마이페이지 홈': 'My page',
  알림함: 'Notifications',
  회원정보: 'Account',
  '주문 내역': 'Orders',
  '클래스 예약': 'Class bookings',
  // home
  '새 알림': 'New notifications',
  '답을 기다리는 문의': 'Questions waiting',
  '한눈에 보기': 'At a glance',
  '최근 3개월 주문': 'Orders of three months',
  '취소·반품 {count}건': '{count} cancelled or returned',
  '다음 클래스': 'Your next class',
  '최근 주문': 'Latest orders',
  '최근 3개월 동안 주문한 상품이 없어요.': 'No orders in the last three months.',
}
