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
  '나의 등급': 'Your grade',
  '후기를 기다리는 상품 {count}개': '{count} products waiting for a review',
  '{day}까지 쓸 수 있어요': 'Until {day}',
  '모두 보기': 'Show all',
  '재료 {count}가지': '{count} materials',
  '내 포뮬러': 'My formulas',
  '오일을 몇 방울씩 섞었는지 적어 두면 다음에 같은 향을 만들 수 있어요.':
    'Write down how much of each oil you blended, and you can make the same scent again.',
}
