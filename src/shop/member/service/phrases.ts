/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '이미 쓰고 있는 메일 주소예요. 다른 주소를 적어 주세요.':
    'This email is in use already. Please enter another.',
  '다른 분이 쓰고 있는 별명이에요.': 'Somebody else has this nickname.',
  '새 메일 주소로 확인 메일을 보냈어요. 메일의 링크를 누르면 바뀌어요.':
    'We sent a mail to the new address. It changes when you open the link in it.',
  '저장했어요.': 'Saved.',
  '이미 썼거나 시간이 지난 링크예요. 메일 주소를 다시 바꿔 주세요.':
    'This link was used already or has expired. Please change your email once more.',
  '메일 주소가 바뀌었어요.': 'Your email has changed.',
  '{mail}으로(로) 확인 번호를 보냈어요.': 'We sent a number to {mail}.',
  '현재 비밀번호를 적어 주세요.': 'Enter your current password.',
  '현재 비밀번호가 맞지 않아요.': 'The current password is not right.',
  '메일로 받은 확인 번호를 적어 주세요.': 'Enter the number we mailed you.',
  '확인 번호가 맞지 않거나 시간이 지났어요. 새로 받아 주세요.':
    'The number is not right or has expired. Please ask for a new one.',
  '주소는 {count}개까지 둘 수 있어요. 쓰지 않는 주소를 지워 주세요.':
    'You can keep {count} addresses. Please delete one you no longer use.',
  '주소를 지웠어요.': 'The address is deleted.',
  '새 비밀번호와 달라요. 다시 적어 주세요.':
    'This is not the same as the new password. Please type it again.',
  '지금 쓰는 비밀번호와 같아요. 다른 비밀번호를 적어 주세요.':
    'This is your current password. Please choose another.',
  '비밀번호가 변경되었습니다.': 'Your password has been changed.',
  '비밀번호 변경': 'Change password',
  '그 기기에서 로그아웃했어요.': 'That device is logged out.',
  '다른 기기 {count}대에서 로그아웃했어요.': '{count} other devices are logged out.',
  '로그인한 다른 기기가 없어요.': 'No other device is logged in.',
  '{name} 님의 메일 주소가 {mail}으로(로) 바뀌었어요. 직접 바꾸지 않았다면 바로 고객센터에 알려 주세요.':
    '{name}, your email address is now {mail}. If you did not change it, please tell our customer service at once.',
  '메일 주소가 바뀌었어요': 'Your email has changed',
  '{name} 님, 아래 번호를 10분 안에 적어 주세요. 아무에게도 알려 주지 마세요.':
    '{name}, please enter this number within 10 minutes. Tell it to nobody.',
  '확인 번호를 보내 드려요': 'Your number',
  '{name} 님, 아래 버튼을 누르면 이 주소가 회원님의 메일 주소가 돼요. 링크는 1시간 동안 쓸 수 있어요.':
    '{name}, press the button below and this address becomes your email. The link works for one hour.',
  '새 메일 주소를 확인해 주세요': 'Please confirm your new email',
  '메일 주소 확인': 'Confirm email',
  '카카오 연결이 끊겼어요': 'Kakao is no longer linked',
  '{name} 님, 카카오에서 연결을 끊어서 이제 카카오로 로그인할 수 없어요. 아이디와 비밀번호로 로그인해 주세요.':
    '{name}, the link was removed at Kakao, so you can no longer log in with Kakao. Please log in with your id and password.',
  '{name} 님, 카카오에서 연결을 끊어서 이제 카카오로 로그인할 수 없어요. 아래 버튼에서 비밀번호를 정하면 이 메일 주소로 계속 로그인할 수 있어요.':
    '{name}, the link was removed at Kakao, so you can no longer log in with Kakao. Set a password with the button below and keep logging in with this email.',
  '비밀번호 정하기': 'Set a password',
  '별명을 적어 주세요.': 'Enter a nickname.',
  '확인 링크가 올바르지 않아요.': 'This link is not right.',
  '새 비밀번호를 적어 주세요.': 'Enter a new password.',
  '새 비밀번호를 한 번 더 적어 주세요.': 'Enter the new password once more.',
  '별명은 20자까지예요.': 'A nickname has at most 20 characters.',
  '별명에는 글자, 숫자, 밑줄(_), 띄어쓰기만 쓸 수 있어요.':
    'A nickname takes letters, digits, underscores and spaces only.',
  '별명은 한글 2자 이상이나 영문 4자 이상이에요.':
    'A nickname has at least 2 Korean syllables or 4 characters.',
  '광고성 정보 수신 설정을 저장했어요.': 'Your choice about news is saved.',
  '상담 채팅 설정을 저장했어요.': 'Your choice about the chat is saved.',
  '직원 계정은 대표가 권한을 거둔 뒤에 탈퇴할 수 있어요.':
    'An account of the staff can be closed once the owner has taken its role away.',
  '진행 중인 주문이나 예약, 제작이 있어요. 끝난 뒤에 탈퇴할 수 있어요.':
    'An order, a booking or something being made for you is still under way. You can leave when it is finished.',
  '탈퇴했어요. 그동안 오드모아를 찾아 주셔서 고맙습니다.':
    'Your account is closed. Thank you for having been with Odemoa.',
  '이유를 골라 주세요.': 'Choose a reason.',
  '내용을 확인했다고 표시해 주세요.': 'Please tick that you have read this.',
  결제: 'Payment',
  '상담 메모': 'Notes of our staff',
  '로그인한 기기': 'Where you are logged in',
  '사용한 쿠폰': 'Coupons used',
  '도움이 된 후기': 'Reviews found helpful',
  '받은 메일과 문자': 'Mails and messages received',
  환불: 'Refunds',
  세금계산서: 'Tax invoice',
  '동의한 기록': 'Your consents so far',
  '로그인 기록': 'Log-ins',
  '연결한 계정': 'Linked accounts',
  '주문한 상품': 'Items ordered',
  '받은 쿠폰': 'Coupons received',
  적립금: 'Points',
  '상품 후기': 'Reviews',
  '상품 문의': 'Product questions',
  '1:1 문의': 'My inquiries',
  '신청한 재입고 알림': 'Back-in-stock notices',
  '클래스에 오는 분': 'Class guests',
  '인증 앱의 6자리 숫자를 적어 주세요.': 'Enter the 6 digits of your authenticator app.',
  '숫자가 맞지 않아요. 앱에 지금 보이는 6자리를 적어 주세요.':
    'These digits are not right. Enter the 6 digits the app shows now.',
  '두 단계 로그인이 이미 켜져 있어요.': 'Two-step log-in is on already.',
  '처음부터 다시 해 주세요.': 'Please start over.',
  '모든 직원이 두 단계로 로그인하도록 정해져 있어서 끌 수 없어요.':
    'It cannot be turned off: everybody who works here logs in with two steps.',
  '두 단계 로그인을 껐어요.': 'Two-step log-in is off.',
  '두 단계 로그인을 쓰지 않는 직원이에요.': 'This worker has no two-step log-in.',
  '{name} 님의 두 단계 로그인을 초기화했어요.': 'The two-step log-in of {name} is reset.',
}
