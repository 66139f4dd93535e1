/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '아이디를 적어 주세요.': 'Enter your id.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '로그아웃했어요.': 'You are logged out.',
  '한국어(kr) 또는 영어(en)만 고를 수 있어요.': 'Choose Korean (kr) or English (en).',
  '원(krw) 또는 달러(usd)만 고를 수 있어요.': 'Choose won (krw) or dollars (usd).',
}
