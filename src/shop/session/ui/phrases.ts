/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '로그인이 필요해요.': 'You need to log in.',
  '인증 숫자': 'Code',
}
