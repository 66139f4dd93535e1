/** The English of this folder's rules and service. */
export const phrases: Record<string, string> = {
  '물질안전보건자료 (SDS)': 'Safety data sheet (SDS)',
  'IFRA 적합 확인서': 'IFRA certificate',
  '알레르기 유발 성분표': 'Allergen statement',
  '시험 성적서 (COA)': 'Certificate of analysis (COA)',
  '안전 기준 시험 보고서': 'Safety test report',
  '한국어 문서': 'in Korean',
  '영어 문서': 'in English',
  '{number}은 CAS 번호가 아니에요. 78-70-6처럼 적어 주세요.':
    '{number} is no CAS number. Enter one such as 78-70-6.',
  'CAS 번호는 {count}개까지 적을 수 있어요.': 'Up to {count} CAS numbers.',
  '문서의 날짜를 2026-03-14처럼 적어 주세요.':
    'Enter the date of the document, such as 2026-03-14.',
  '자료 종류를 골라 주세요.': 'Choose the kind of document.',
  '문서의 언어를 골라 주세요.': 'Choose the language of the document.',
  '이미 있는 버전이에요. 다른 이름을 적어 주세요.':
    'This version is there already. Enter another one.',
  '하나 남은 버전은 지울 수 없어요. 자료를 내려 주세요.':
    'The last version cannot be deleted. Withdraw the document instead.',
}
