/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  유효: 'Valid',
  '수료증 관리': 'Certificates',
  '수료증은 날짜의 명단에서 발급해요. 여기에서 찾고, 다시 발급하고, 취소해요.':
    'Certificates are issued from the roster of a date. Find, reissue and revoke them here.',
  '수료증 목록': 'List of certificates',
  '수료증 상태': 'State',
  '번호, 이름, 과정, 회원으로 찾기': 'Number, name, course, member',
  '아직 수료증이 없어요': 'No certificates yet',
  '조건에 맞는 수료증이 없어요': 'No certificate fits',
  '수료증이 있는 클래스의 명단에서 출석을 채운 분께 발급할 수 있어요.':
    'From the roster of a class with a certificate, for those who attended enough.',
  '{number} 대신': 'in the place of {number}',
  '{number} 수료증': 'Certificate {number}',
  '다시 발급': 'Reissue',
  '수료증 취소': 'Revoke',
  '수료증을 취소했어요.': 'Certificate revoked.',
  '{number} 수료증을 취소할까요?': 'Revoke certificate {number}?',
  '취소하는 이유': 'Reason',
  '확인 페이지에 취소된 것으로 보여요. 되돌릴 수 없고, 다시 주려면 새 번호로 발급해요.':
    'Its check page will say so. It cannot be undone; a new one gets a new number.',
  '{number} 번호로 발급했어요.': 'Issued under {number}.',
  '새 번호로 발급': 'Issue a new number',
  '{number} 수료증은 취소되고, 새 번호가 나와요.':
    'Certificate {number} is revoked and a new number given.',
  이름: 'Name',
  '영어 이름': 'English name',
  '다시 발급하는 이유': 'Why it is issued anew',
  '할 일': 'Next step',
  상태: 'State',
}
