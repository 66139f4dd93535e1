export const phrases: Record<string, string> = {
  로그인: 'Log in',
  '주문과 찜한 상품을 이어서 볼 수 있어요.': 'Pick up your orders and saved items.',
  '비회원 주문 조회': 'Find a guest order',
  '회원이 아니어도 주문을 다시 볼 수 있어요.': 'You can see your order again without an account.',
  '아이디나 메일을 적어 주세요.': 'Enter your id or email.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '아이디 또는 메일': 'Id or email',
  비밀번호: 'Password',
  '답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.':
    'No answer arrived. Please try again in a moment.',
  '로그인 도움': 'Help with logging in',
  '아이디 찾기': 'Find my id',
  '비밀번호 찾기': 'Forgot password',
  회원가입: 'Create account',
  '주문 조회와 찜, 재구매가 한곳에. 오드모아 회원이 되어 보세요.':
    'Orders, saved items and buying again in one place. Become a member of ODEMOA.',
  '이미 회원이라면': 'Already a member?',
  '로그인 정보': 'Log-in details',
  아이디: 'ID',
  '회원 정보': 'About you',
  이름: 'Name',
  이메일: 'Email',
  '휴대폰 번호': 'Phone number',
  '주문 소식과 비밀번호 찾기에 써요.': 'For news of your orders and for setting a new password.',
  생년월일: 'Date of birth',
  '만 14세부터 가입할 수 있어요.': 'Members are 14 or older.',
  '받을 주소': 'Delivery address',
  '나중에 적어도 돼요': 'You can add it later',
  가입하기: 'Create account',
  '쓸 수 있는 아이디예요.': 'This id is free.',
  '영문, 숫자, 밑줄(_) 3~20자': '3–20 letters, digits or underscores',
  동의: 'Your consent',
  필수: 'required',
  선택: 'optional',
  '필수 항목에 모두 동의해요': 'I agree to everything required',
  '이용약관, 만 14세 이상, 개인정보 수집·이용. 소식 받기는 들어 있지 않아요.':
    'Terms of use, 14 or older, use of data. Receiving news is not part of it.',
  '이용약관에 동의해요': 'I agree to the terms of use',
  '만 14세 이상이에요': 'I am 14 or older',
  '개인정보 수집·이용에 동의해요': 'I agree to the use of my data',
  '메일로 할인과 새 상품 소식을 받을게요': 'Send me offers and news by email',
  '문자로 할인과 새 상품 소식을 받을게요': 'Send me offers and news by text message',
  '이메일 주소, 이름': 'email address, name',
  '휴대폰 번호, 이름': 'phone number, name',
  '내용 보기': 'Details',
  '주문과 계약, 값과 입금 기한, 배송, 취소와 반품, 환불에 관한 약속이에요.':
    'What we promise about orders, prices, payment, delivery, cancellation, returns and refunds.',
  '이용약관 전체 보기 (새 창)': 'Read the whole terms (new window)',
  '받는 정보: 아이디, 비밀번호, 이름, 이메일, 휴대폰 번호. 적어 주시면 생년월일과 주소도 받아요.':
    'What: id, password, name, email, phone number; date of birth and address if you give them.',
  '쓰는 곳: 본인 확인, 주문과 배송, 문의 답변, 부정 이용 막기':
    'Why: knowing you, orders and delivery, answering questions, preventing abuse',
  '보관: 탈퇴할 때까지. 법이 정한 거래 기록은 그 기간 동안 따로 보관해요.':
    'How long: until you close your account. Records of trade are kept apart for as long as the law says.',
  '동의하지 않을 수 있어요. 다만 회원가입은 할 수 없고, 비회원으로 주문할 수 있어요.':
    'You may refuse. You cannot become a member then, but you can order as a guest.',
  '개인정보처리방침 전체 보기 (새 창)': 'Read the whole privacy policy (new window)',
  '받는 정보: {what}': 'What: {what}',
  '쓰는 곳: 할인, 쿠폰, 새 상품, 클래스 소식 보내기':
    'Why: sending offers, coupons, new products and classes',
  '보관: 동의를 거두거나 탈퇴할 때까지': 'How long: until you take it back or close your account',
  '동의하지 않아도 가입과 주문은 똑같이 할 수 있고, 마이페이지에서 언제든지 거둘 수 있어요.':
    'You can join and order all the same without it, and take it back on your page at any time.',
  '{name} 님, 반가워요': 'Welcome, {name}',
  '가입을 마치고 로그인했어요. 담아 둔 상품도 그대로 있어요.':
    'Your account is ready and you are logged in. What you put in your cart is still there.',
  '하던 일 이어서 하기': 'Go on',
  '베스트 둘러보기': 'See best sellers',
  마이페이지: 'My page',
  '카카오 로그인': 'Kakao log-in',
  '카카오에서 확인한 내용을 받고 있어요.': 'Receiving what Kakao has confirmed.',
  '확인했어요. 이 창을 닫고 원래 화면으로 돌아가 주세요.':
    'Confirmed. Close this window and return to where you were.',
  '회원정보로 돌아가기': 'Back to my account',
  '로그인으로 돌아가기': 'Back to log-in',
  '카카오에 연결하지 못했어요': 'Kakao cannot be reached',
  '카카오 서버가 답하지 않았어요. 인터넷 연결을 확인하고 잠시 뒤 다시 시도해 주세요. 아이디나 메일로는 지금도 로그인할 수 있어요.':
    'Kakao’s server did not answer. Check your connection and try again in a moment. You can still log in with your id or email.',
  '같은 메일로 가입한 회원이 있어요. 로그인하면 카카오를 연결해 드려요.':
    'A member has joined with this mail. Log in and we link Kakao for you.',
  '카카오로 확인했어요. 몇 가지만 더 적어 주세요.':
    'Kakao has confirmed you. Just a few things more.',
  '카카오가 확인한 메일이에요.': 'This mail was verified by Kakao.',
  또는: 'or',
}
