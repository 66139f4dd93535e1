/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '보낸 메일함': 'Sent mail',
  '메일 서버를 정하지 않은 가게의 메일이 여기 모여요. 최근 500통까지 남아요.':
    'The mail of a shop without an SMTP server is kept here, the newest 500.',
  '아직 보낸 메일이 없어요': 'No mail has been sent yet',
  '주문이 들어오면 주문 확인 메일이 여기 나타나요.':
    'When an order comes in, its confirmation appears here.',
  '메일 목록': 'Mails',
  '글로만 보기': 'Text only',
  '이 가게는 메일 서버로 메일을 보내요': 'This shop sends its mail through a mail server',
  '메일함을 열지 못했어요': 'The mailbox could not be opened',
  '보낸 문자함': 'Sent messages',
  메일: 'Email',
  문자·알림톡: 'Messages',
  '아직 보낸 문자가 없어요': 'No message has been sent yet',
  '문자 서비스를 정하지 않은 가게의 문자와 알림톡이 여기 모여요. 최근 500건까지 남아요.':
    'The messages of a shop without a message service are kept here, the newest 500.',
  '주문이 들어오면 주문 안내 문자가 여기 나타나요.':
    'When an order comes in, its message appears here.',
  '이 가게는 문자 서비스로 문자를 보내요': 'This shop sends its messages through a message service',
  알림톡: 'Kakao notice',
  '단문 문자': 'Short message',
  '장문 문자': 'Long message',
  // stopping advertising
  '혜택 소식 그만 받기': 'Stop our news',
  '이 링크로는 바꿀 수 없어요': 'This link does not work',
  '메일의 링크가 잘렸을 수 있어요. 로그인한 뒤 회원정보에서 바꾸거나 고객센터로 알려 주세요.':
    'It may have been cut off. Log in and change it in your account, or tell customer service.',
  '혜택 메일을 보내지 않을게요': 'No more news by mail',
  '혜택 문자를 보내지 않을게요': 'No more news by message',
  '주문과 배송처럼 꼭 필요한 안내는 그대로 보내 드려요. 다시 받고 싶으시면 회원정보에서 바꿀 수 있어요.':
    'What you need to know of your orders still reaches you. You can change this in your account at any time.',
  '혜택 메일을 그만 받을까요?': 'Stop our news by mail?',
  '혜택 문자를 그만 받을까요?': 'Stop our news by message?',
  '그만 받기': 'Stop',
  '{address}로 보내던 쿠폰과 혜택 소식을 멈춰요. 주문과 배송 안내는 그대로 보내 드려요.':
    'Coupons and news no longer go to {address}. News of your orders still does.',
  // my list
  알림함: 'Notifications',
  '가게 운영': 'Back office',
  '읽지 않은 알림 {count}개': '{count} unread',
  '모든 알림을 읽었어요': 'All caught up',
  전체: 'All',
  '읽지 않음': 'Unread',
  '모두 읽음': 'Mark all as read',
  '모두 지우기': 'Delete all',
  '알림을 모두 지울까요? 되돌릴 수 없어요.': 'Delete all notifications? This cannot be undone.',
  '{title} 알림 지우기': 'Delete: {title}',
  '알림을 지웠어요.': 'Notification deleted.',
  되돌리기: 'Undo',
  '알림이 아직 없어요': 'No notifications yet',
  '주문과 배송, 문의 답변, 쿠폰과 포인트 소식이 여기에 모여요.':
    'News of your orders, answers, coupons and points gather here.',
  '읽지 않은 알림이 없어요': 'Nothing unread',
  '알림을 모두 확인하셨어요.': 'You have seen everything.',
  '전체 알림 보기': 'See all notifications',
  '쇼핑 계속하기': 'Keep shopping',
  '알림을 불러오지 못했어요': 'Your notifications could not be loaded',
  '잠시 뒤에 다시 시도해 주세요.': 'Please try again in a moment.',
  '지금은 할 수 없어요. 잠시 뒤에 다시 시도해 주세요.':
    'This cannot be done right now. Please try again in a moment.',
  주문: 'Orders',
  문의: 'Question',
  후기: 'Reviews',
  쿠폰: 'Coupons',
  포인트: 'Points',
  클래스: 'Class',
  재입고: 'Restock',
  계정: 'Account',
}
