/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  아이디: 'ID',
  이름: 'Name',
  메일: 'Email',
  '휴대폰 번호': 'Phone number',
  '아직 없어요': 'None yet',
  '가입한 날': 'Member since',
  고치기: 'Edit',
}
