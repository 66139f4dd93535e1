/** The English of this folder's phrases. The templates' own texts stand beside their Korean in templates/. */
export const phrases: Record<string, string> = {
  '이번에 보낸 상품': 'In this parcel',
  '따로 보낼 상품': 'To follow separately',
  // mails
  '그대로 오셔도 좋아요. 어려우시면 다른 날짜로 한 번 더 바꾸거나, 새 시작 전까지 취소하고 내신 금액을 모두 돌려받으실 수 있어요.':
    'If it suits you, just come. If not, choose another date once more, or cancel before the new start and have all of your money back.',
  '아직 결제하지 않은 예약이에요. 날짜가 괜찮으면 그대로 결제해 주시고, 어려우시면 주문을 취소해 주세요.':
    'It is not paid yet: pay if the date suits you, or cancel the order.',
  '같은 클래스의 다른 날짜를 아래에서 고르실 수 있어요.': 'Other dates of this class are below.',
  '다른 날짜로 바꾸기': 'Choose another date',
  '취소하고 모두 돌려받기': 'Cancel and have all of it back',
  '바뀌기 전': 'Before',
  '바뀐 뒤': 'Now',
  티켓: 'Ticket',
  '(광고)': '(Ad)',
  대표: 'Representative',
  사업자등록번호: 'Business registration no.',
  통신판매업신고: 'Mail-order licence',
  고객센터: 'Customer service',
  '혜택 소식을 그만 받으시려면 여기를 눌러 주세요. 로그인하지 않아도 돼요.':
    'To stop receiving our news, press here. No login is needed.',
  무료수신거부: 'Stop free of charge:',
  주문번호: 'Order number',
  '입금할 금액': 'Amount to pay',
  '입금 계좌': 'Bank account',
  입금자명: 'Depositor',
  '입금 기한': 'Pay by',
  '(한국 시각)': '(Korean time)',
  택배사: 'Courier',
  송장번호: 'Tracking number',
  '배송 조회': 'Track the parcel',
  '취소 이유': 'Reason',
  '돌려 드릴 금액': 'Refund',
  '상품 금액': 'Goods',
  '클래스 금액': 'Classes',
  '상품·클래스 금액': 'Goods and classes',
  배송비: 'Shipping',
  무료: 'Free',
  합계: 'Total',
  '{name} 외 {count}건': '{name} and {count} more',
  '{news} 받음': '{news}: yes',
  '{news} 받지 않음': '{news}: no',
  '혜택 메일을 더 보내지 않을게요.': 'You will get no more news by mail.',
  '혜택 문자를 더 보내지 않을게요.': 'You will get no more news by message.',
  // bells
  '알림을 받을 방법을 골라 주세요.': 'Choose how you want to be told.',
  '받을 곳을 적어 주세요.': 'Enter where to tell you.',
  '개인정보 수집·이용에 동의해 주세요.': 'Please agree to the use of your personal data.',
  '지금 살 수 있는 옵션이에요. 새로고침한 뒤 담아 주세요.':
    'This option can be bought now. Reload the page and add it to your cart.',
  '재입고 알림은 한 번에 {count}개까지 신청할 수 있어요.':
    'You can wait for up to {count} options at a time.',
  '신청했어요. 다시 들어오면 한 번 알려 드리고, 적어 주신 연락처는 지울게요.':
    'Done. We tell you once when it is back and then erase your address.',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '지금은 메일로만 알려 드릴 수 있어요.': 'For now we can only tell you by mail.',
  '문자를 받을 수 있는 휴대폰 번호를 적어 주세요.': 'Enter a mobile number that takes messages.',
  '아직 살 수 없는 옵션이에요. 재고를 넣은 뒤 알려 주세요.':
    'This option cannot be bought yet. Put in stock first.',
  '기다리는 분들께 알림을 보내고 있어요.': 'Those who wait are being told.',
  // the desk
  '이유를 적어 주세요.': 'Enter the reason.',
  '영문, 숫자, - 와 _ 만 쓸 수 있어요.': 'Use letters, digits, - and _ only.',
  '받는 분의 연락처를 지워서 다시 보낼 수 없어요.':
    'The address was erased, so it cannot be sent again.',
  '광고는 다시 보낼 수 없어요.': 'Advertising cannot be sent again.',
  '아직 보내는 중이에요.': 'It is still on its way.',
  '다시 보내고 있어요.': 'It is being sent again.',
  '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.':
    'Someone else has saved in the meantime. Reload and save again.',
  '필수 항목이에요.': 'This is needed.',
  '이 알림에서 쓸 수 없는 낱말이에요: {words}': 'This notification cannot fill: {words}',
  '제목은 한 줄로 적어 주세요.': 'Write the title in one line.',
  '이 가게는 아직 문자를 보내지 않아요.': 'This shop sends no messages yet.',
  '회원정보에 문자를 받을 휴대폰 번호가 없어요.': 'Your account has no mobile number to send to.',
  '회원정보에 메일 주소가 없어요.': 'Your account has no e-mail address.',
  '내 연락처로 시험 발송했어요.': 'Sent to your own address.',
  // my list
  '모두 읽은 것으로 표시했어요.': 'All marked as read.',
  '알림을 지웠어요.': 'Notification deleted.',
  '알림 {count}개를 모두 지웠어요.': 'All {count} notifications deleted.',
  '알림을 되돌렸어요.': 'Notification brought back.',
  '돌려 드릴 {amount}을 받으실 곳을 주문 내용에서 알려 주세요.':
    'Please tell us on your order page where to send your {amount}.',
  '{amount}을 회사의 외상에서 뺐어요.': '{amount} was taken off the company’s account.',
  '이제 내실 금액은 {amount}이에요.': 'You now pay {amount}.',
  '{amount}은 영업일 3일 안에 결제하신 방법으로 돌려 드려요.':
    '{amount} goes back the way you paid within three working days.',
  도착: 'Arrival',
}
