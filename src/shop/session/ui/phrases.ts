/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '로그인이 필요해요.': 'You need to log in.',
  '인증 숫자': 'Code',
  '이 카카오 계정은 다른 회원과 연결되어 있어요. 그 회원으로 로그인해 연결을 끊은 뒤 다시 해 주세요.':
    'This Kakao account is linked to another member. Log in as that member, unlink it and try again.',
  '이 카카오 계정으로는 로그인할 수 없어요. 고객센터로 알려 주세요.':
    'This Kakao account cannot log in. Please contact customer service.',
  '카카오 로그인을 취소했어요.': 'Kakao log-in was cancelled.',
  모의: 'pretend',
  '카카오로 시작하기': 'Continue with Kakao',
  '카카오 창에서 확인해 주세요. 창을 닫았다면 버튼을 다시 눌러 주세요.':
    'Confirm in the Kakao window. If you closed it, press the button again.',
  '다시 로그인해 주세요': 'Please log in again',
  '로그인이 끝났어요. 적던 내용은 그대로 있어요.':
    'Your session has ended. What you typed is still here.',
  '인증 앱의 6자리 숫자예요. 휴대폰이 없다면 복구 코드를 적어 주세요.':
    'The 6 digits of your authenticator app; without your phone, a recovery code.',
  '다른 방법으로 로그인': 'Log in another way',
  '나중에 하기': 'Later',
}
