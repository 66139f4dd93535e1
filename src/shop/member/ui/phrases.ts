/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  아이디: 'ID',
  이름: 'Name',
  메일: 'Email',
  '휴대폰 번호': 'Phone number',
  '아직 없어요': 'None yet',
  '가입한 날': 'Member since',
  고치기: 'Edit',
  '8자 이상': '8 characters or more',
  '대문자·소문자·숫자·기호 중 세 가지, 또는 두 가지로 10자 이상': 'Three of capitals, small letters, digits and signs, or two of them in 10 characters or more',
  '흔한 낱말과 1234, qwer 같은 줄은 빼기': 'No common words or runs such as 1234 or qwer',
  '아이디·메일·휴대폰 번호·생일은 빼기': 'Not your id, email, phone number or birthday',
  지켰어요: 'met',
}
