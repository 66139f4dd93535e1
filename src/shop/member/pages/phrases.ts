/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  마이페이지: 'My page',
  '{name} 님, 안녕하세요.': 'Hello, {name}.',
  '탈퇴하기 전에 아래 내용을 꼭 확인해 주세요.': 'Please read this before you close your account.',
  '{count}점': '{count} points',
  '쓸 수 있는 쿠폰': 'Available coupons',
  '{count}장': '{count}',
  '찜한 상품, 주소록, 알림': 'Wish list, addresses, notifications',
  '모두 삭제': 'All deleted',
  '사라지는 것': 'What you lose',
  '되살릴 수 없고, 다시 가입해도 돌아오지 않아요.':
    'It cannot be restored, not even if you join again.',
  '쓰신 후기 {count}개는 이름 없이 남아요. 지우고 싶다면 탈퇴하기 전에 지워 주세요.':
    'Your {count} reviews stay without your name. If you want them gone, delete them before you leave.',
  '법에 따라 따로 보관하는 것': 'What the law makes us keep apart',
  '주문, 결제, 배송 기록: 5년': 'Orders, payments and deliveries: 5 years',
  '문의와 분쟁 처리 기록: 3년': 'Questions and disputes: 3 years',
  '로그인 기록: 3개월': 'Log-in records: 3 months',
  '아이디: 30일. 그동안 아무도 이 아이디로 가입할 수 없어요.':
    'Your id: 30 days. Nobody can join with it in that time.',
  '주문 {id}': 'Order {id}',
  '클래스 예약': 'Class bookings',
  '자주 쓰지 않아요': 'I seldom use it',
  '원하는 상품이 없어요': 'I do not find what I look for',
  '가격이나 배송비가 부담돼요': 'Prices or shipping cost too much',
  '배송이 아쉬웠어요': 'Delivery was not good',
  '상담이나 응대가 아쉬웠어요': 'Service was not good',
  '새 아이디로 다시 가입하려고 해요': 'I want to join with a new id',
  '그 밖의 이유': 'Another reason',
  '정말 탈퇴할까요? 지운 정보는 되살릴 수 없어요.':
    'Really close your account? What is deleted cannot be restored.',
  탈퇴하기: 'Close account',
  '탈퇴하는 이유': 'Why you leave',
  '골라 주세요': 'Please choose',
  '사라지는 것과 보관하는 것을 확인했어요': 'I have read what is lost and what is kept',
  '계속 회원으로 있을게요': 'Keep my account',
}
