/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '마이페이지 메뉴': 'My page menu',
  '마이페이지 홈': 'My page',
  알림함: 'Notifications',
  회원정보: 'Account',
  '주문 내역': 'Orders',
  '클래스 예약': 'Class bookings',
}
