/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '아이디 또는 비밀번호가 맞지 않아요.': 'The id or the password is not right.',
}
