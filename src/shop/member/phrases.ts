/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '자기 자신이나 연락처, 주소, 계좌, 회사가 같은 계정의 일은 직접 할 수 없어요. 다른 자금 담당이나 운영자에게 부탁해 주세요.':
    'Nobody does this for themselves, or for an account with the same phone, mail, address, bank account or company. Ask other finance staff or an owner.',
  '지금은 메일을 보낼 수 없어요. 전체 아이디는 고객센터에 물어봐 주세요.':
    'No mail can be sent at the moment. Please ask customer service for the whole id.',
  '받은 자료': 'Documents saved',
  '내 병 디자인': 'My bottle designs',
  '병 시안에 남긴 말': 'What was said about bottle proofs',
  '병 시안': 'Bottle proofs',
  '주문한 병 디자인': 'Bottle designs I ordered',
  '병 제작 의뢰': 'Custom bottle requests',
  '도매·대량 신청': 'Applications',
  '제작 의뢰와 클래스 문의': 'Custom fragrance and class requests',
  '클래스 견적': 'Offer for a class',
  '신청에 붙인 파일': 'Files sent with requests',
  '시향지 등급': 'Blotter grade',
  '탑 노트 등급': 'Top note grade',
  '하트 노트 등급': 'Heart note grade',
  '베이스 노트 등급': 'Base note grade',
  '어코드 등급': 'Accord grade',
  '포뮬러 등급': 'Formula grade',
  '아틀리에 등급': 'Atelier grade',
  '매장에서 산 상품': 'Bought at a store',
  '반품과 교환': 'Returns and exchanges',
  '매장 구매': 'Store purchases',
  '시향 기록': 'Trial notes',
  '키트에 담은 것': 'What my kits hold',
  '내 키트': 'My kits',
  '계산 결과': 'Calculator results',
  '포뮬러 배합': 'Lines of my formulas',
  '아이디 또는 비밀번호가 맞지 않아요.': 'The id or the password is not right.',
  '지금 로그인이 몰리고 있어요. 잠시 뒤 다시 시도해 주세요.':
    'Many people are logging in right now. Please try again in a moment.',
  '아이디를 적어 주세요.': 'Enter your id.',
  '메일 주소 말고 아이디를 정해 주세요. 로그인은 메일로도 할 수 있어요.':
    'Choose an id that is not a mail address. You can still log in with your mail.',
  '아이디에는 영문, 숫자, 밑줄(_)만 쓸 수 있어요.':
    'An id takes letters, digits and underscores only.',
  '아이디는 3자 이상이에요. 지금은 {now}자예요.':
    'An id has at least 3 characters; this one has {now}.',
  '아이디는 20자까지예요. 지금은 {now}자예요.':
    'An id has at most 20 characters; this one has {now}.',
  '쓸 수 없는 아이디예요. 다른 아이디를 적어 주세요.':
    'This id cannot be used. Please choose another.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '비밀번호는 8자 이상이에요. 지금은 {now}자예요.':
    'A password has at least 8 characters; this one has {now}.',
  '비밀번호는 {most}자까지예요.': 'A password has at most {most} characters.',
  '대문자, 소문자, 숫자, 기호 중 세 가지를 섞거나, 두 가지를 섞어 10자 이상으로 적어 주세요.':
    'Mix three of capitals, small letters, digits and signs, or two of them in 10 characters or more.',
  '아이디, 메일, 휴대폰 번호, 생일이 들어간 비밀번호는 쓸 수 없어요.':
    'A password may not contain your id, mail, phone number or birthday.',
  '누구나 짐작할 수 있는 비밀번호예요. 흔한 낱말이나 1234, qwer, aaaa 같은 줄을 빼 주세요.':
    'This password is easy to guess. Leave out common words and runs such as 1234, qwer or aaaa.',
  '이름을 적어 주세요.': 'Enter a name.',
  '이름은 50자까지예요.': 'A name has at most 50 characters.',
  '이름에 쓸 수 없는 글자가 있어요: {letters}': 'A name cannot have these signs: {letters}',
  '이름에는 글자가 하나는 있어야 해요.': 'A name needs at least one letter.',
  '메일 주소를 적어 주세요.': 'Enter your email address.',
  '메일 주소는 100자까지예요.': 'An email address has at most 100 characters.',
  '메일 주소에 @가 빠졌어요. 예: name@example.com':
    'The @ is missing from this address. Example: name@example.com',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '생년월일을 1995-03-14처럼 적어 주세요.': 'Write your birthday like 1995-03-14.',
  '지난 날짜를 적어 주세요.': 'Enter a day in the past.',
  '태어난 해를 다시 확인해 주세요.': 'Please check the year.',
  '만 14세부터 가입할 수 있어요. 어린이의 상품은 보호자께서 주문해 주세요.':
    'You must be 14 or older to join. A parent or guardian can order for children.',
  '여러 번 틀려서 {count}분 동안 로그인을 막았어요. 비밀번호 찾기로 새 비밀번호를 정하면 바로 들어올 수 있어요.':
    'Too many wrong tries: log-in is closed for {count} minutes. Set a new password under “Forgot password” to get in at once.',
  '{count}초 뒤에 다시 해 주세요. 비밀번호가 떠오르지 않으면 비밀번호 찾기를 이용해 주세요.':
    'Please wait {count} seconds. If you cannot remember your password, use “Forgot password”.',
  '이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.':
    'This id is taken. Please choose another.',
  '이미 가입한 메일이에요. 로그인하거나 비밀번호 찾기를 이용해 주세요.':
    'This mail already has an account. Log in, or use “Forgot password”.',
  '우편번호는 숫자 5자리예요.': 'A postcode has 5 digits.',
  '< 와 > 는 쓸 수 없어요.': 'The characters < and > cannot be used.',
  '이용약관에 동의해 주세요.': 'Please agree to the terms of use.',
  '만 14세 이상인지 확인해 주세요.': 'Please confirm that you are 14 or older.',
  '개인정보 수집·이용에 동의해 주세요.': 'Please agree to the use of your personal data.',
  '전체 아이디는 가입한 메일로 보냈어요.': 'We have sent the whole id to the mail you joined with.',
  '적어 주신 정보와 같은 회원이 없어요. 이름과 연락처를 다시 확인해 주세요.':
    'No member matches. Please check the name and the contact.',
  '아이디나 메일을 적어 주세요.': 'Enter your id or email.',
  '가입한 회원이면 비밀번호를 다시 정하는 메일을 보냈어요. 링크는 {count}분 동안 쓸 수 있어요.':
    'If there is such a member, a mail to set a new password is on its way. Its link works for {count} minutes.',
  '지금 쓰는 비밀번호예요. 다른 비밀번호를 적어 주세요.':
    'This is your present password. Please choose another.',
  '비밀번호가 변경되었습니다.': 'Your password has been changed.',
  '이 링크는 이미 썼거나 시간이 지났어요. 비밀번호 찾기에서 새 메일을 받아 주세요.':
    'This link was used or is too old. Ask for a new mail under “Forgot password”.',
  '아이디를 알려 드려요': 'Your id',
  '{name} 님, 물어보신 아이디예요.': '{name}, this is the id you asked for.',
  로그인하기: 'Log in',
  '비밀번호를 다시 정해 주세요': 'Set a new password',
  '{name} 님, 아래 버튼을 눌러 새 비밀번호를 정해 주세요.':
    '{name}, press the button below to set a new password.',
  '비밀번호 다시 정하기': 'Set a new password',
  '{count}분 안에 한 번만 쓸 수 있어요. 새 메일을 받으면 이전 링크는 쓸 수 없어요.':
    'It works once, within {count} minutes. A newer mail makes this link worthless.',
  '직접 요청하지 않았다면 이 메일을 무시해 주세요. 걱정되면 {phone}로 알려 주세요.':
    'If you did not ask for this, ignore this mail. If it worries you, call {phone}.',
  '카카오 확인이 너무 오래 걸렸어요. 다시 시작해 주세요.':
    'Kakao took too long. Please start again.',
  '이미 다른 카카오 계정과 연결된 회원이에요. 마이페이지에서 연결을 확인해 주세요.':
    'This member is linked to another Kakao account. See “Account” on your page.',
  '카카오로만 로그인하는 계정이에요. 비밀번호 찾기로 비밀번호를 먼저 정해 주세요.':
    'Kakao is the only way into this account. First set a password under “Forgot password”.',
  '카카오 연결을 끊었어요.': 'Kakao is unlinked.',
  '지금은 카카오로 로그인할 수 없어요. 아이디로 로그인해 주세요.':
    'Kakao log-in is not offered right now. Please log in with your id.',
  '카카오 확인이 끝났거나 시간이 지났어요. 카카오 버튼을 다시 눌러 주세요.':
    'This Kakao log-in is over or took too long. Press the Kakao button again.',
  '{name} · {email} (확인된 메일)': '{name} · {email} (verified mail)',
  '{name} · {email} (확인되지 않은 메일)': '{name} · {email} (unverified mail)',
  '처음 보는 사람 · 메일 없음': 'Somebody new · no mail',
  '카카오 서버 오류 흉내 내기': 'Pretend that Kakao fails',
  '모의 카카오 로그인': 'Pretend Kakao log-in',
  '연결된 서비스 관리': 'Manage connected services',
  '모의 카카오의 연결된 서비스': 'Connected services of the pretend Kakao',
  '{name} 님의 오드모아 연결 끊기': 'Unlink {name} from Odemoa',
  '연결된 사람이 없어요.': 'Nobody is linked.',
  '진짜 카카오가 아니에요. 이 컴퓨터에서만 쓰는 연습용 화면이에요.':
    'This is not the real Kakao, but a practice page of this computer.',
  '동의하고 계속하기': 'Agree and go on',
  // the staff's desk
  '이용이 제한된 계정이에요. 궁금한 점은 고객센터로 연락해 주세요.':
    'This account is restricted. Please contact us if you have questions.',
  '직원 계정은 운영자만 바꿀 수 있어요.': 'Only the owner may change staff accounts.',
  '자기 계정은 여기에서 바꿀 수 없어요. 다른 운영자에게 부탁해 주세요.':
    'You cannot change your own account here. Please ask another owner.',
  '운영자는 한 명 이상 있어야 해요.': 'There must be at least one owner.',
  '이유를 2자 이상 적어 주세요.': 'Enter a reason of at least 2 characters.',
  '이유는 200자까지예요.': 'A reason holds up to 200 characters.',
  '등급을 골라 주세요.': 'Choose a grade.',
  '메모를 적어 주세요.': 'Enter a note.',
  '메모는 1,000자까지예요.': 'A note holds up to 1,000 characters.',
  '맡을 일을 골라 주세요.': 'Choose a role.',
  '직원 계정에는 등급이 없어요.': 'Staff accounts have no grade.',
  '지금과 같은 등급이에요.': 'This is the grade of now.',
  '탈퇴한 회원이에요.': 'This member has left.',
  '이미 막아 둔 회원이에요.': 'This member is blocked already.',
  '막아 두지 않은 회원이에요.': 'This member is not blocked.',
  '이미 쓰고 있는 아이디예요. 회원 화면에서 그 회원을 직원으로 바꿀 수 있어요.':
    'This id is taken. You can make that member staff on the member’s page.',
  '이미 쓰고 있는 메일이에요.': 'This mail address is taken.',
  '닫아 둔 계정이에요. 먼저 계정을 열어 주세요.': 'This account is closed. Open it first.',
  '이미 열려 있는 계정이에요.': 'This account is open already.',
  '이미 닫아 둔 계정이에요.': 'This account is closed already.',
  등급: 'Grade',
  가입: 'Joined',
  생일: 'Birthday',
  '마지막 로그인': 'Last log-in',
  '쇼핑 회원': 'Shoppers',
  '막힌 회원': 'Blocked',
  '탈퇴한 회원': 'Left',
  직원: 'Staff',
  '남은 예치금이 있어요. 계좌로 받은 뒤에 탈퇴할 수 있어요.':
    'You still have a balance with us. You can leave once it is in your bank.',
  '출금 기다림': 'Payout waiting',
  '예치금 내역': 'Balance',
  '예치금 출금': 'Balance payouts',
  '클래스 대기': 'Lines for classes',
  '회사의 외상이 남아 있어요. 모두 정리한 뒤에 탈퇴할 수 있어요.':
    'Your company still owes something on account. You can leave once it is settled.',
  '이 등급은 거래 가격으로 사요. 거래 가격도 줄 회원이면 표시해 주세요.':
    'This grade buys at trade prices. If the member is to have them too, tick the box.',
}
