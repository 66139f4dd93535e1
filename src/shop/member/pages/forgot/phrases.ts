/** The English of this folder's phrases, and of the page that the mail leads to. */
export const phrases: Record<string, string> = {
  '아이디·비밀번호 찾기': 'Find id or password',
  '무엇을 찾을까요?': 'What are you looking for?',
  떠올랐다면: 'Remembered it?',
  '가입한 메일로 새 비밀번호를 정하는 링크를 보내 드려요.':
    'We send a link for a new password to the mail you joined with.',
  '메일이 오지 않으면 스팸함과 적은 내용을 확인해 주세요.':
    'If no mail comes, check your spam folder and what you typed.',
  '메일 다시 받기': 'Send it again',
  '메일 받기': 'Send the mail',
  '가입할 때 적은 이름과 연락처를 적어 주세요.': 'Enter the name and contact you joined with.',
  '무엇으로 찾을까요?': 'Find it by',
  '가입한 이메일': 'Email you joined with',
  '가입한 휴대폰 번호': 'Phone number you joined with',
  '새 메일 받기': 'Get a new mail',
  '비밀번호 변경': 'Change password',
  '{mb_id} 계정의 새 비밀번호를 정해 주세요. 다른 기기에서는 모두 로그아웃돼요.':
    'Choose a new password for {mb_id}. All other devices will be logged out.',
  '새 비밀번호': 'New password',
  '비밀번호 바꾸기': 'Change password',
}
