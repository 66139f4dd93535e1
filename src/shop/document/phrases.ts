/** The English of this folder's rules and service. */
export const phrases: Record<string, string> = {
  '물질안전보건자료 (SDS)': 'Safety data sheet (SDS)',
  'IFRA 적합 확인서': 'IFRA certificate',
  '알레르기 유발 성분표': 'Allergen statement',
  '시험 성적서 (COA)': 'Certificate of analysis (COA)',
  '{name} 알레르기 유발 성분표': '{name}, allergen statement',
  '{name} 알레르기 유발 성분표, 로트 {lot}': '{name}, allergen statement, lot {lot}',
  '안전 기준 시험 보고서': 'Safety test report',
  '한국어 문서': 'in Korean',
  '영어 문서': 'in English',
  '{number}은 CAS 번호가 아니에요. 78-70-6처럼 적어 주세요.':
    '{number} is no CAS number. Enter one such as 78-70-6.',
  'CAS 번호는 {count}개까지 적을 수 있어요.': 'Up to {count} CAS numbers.',
  '문서의 날짜를 2026-03-14처럼 적어 주세요.':
    'Enter the date of the document, such as 2026-03-14.',
  성분: 'Substance',
  '영문 이름': 'English name',
  '들어 있음': 'Contained',
  '성분을 적은 상품': 'Product',
  이름: 'Name',
  '상품 번호': 'Product number',
  '성분을 적은 재료': 'Material',
  '재료 번호': 'Material number',
  '무게 비율': 'By weight',
  '화장품에 이름을 적게 한 착향제 성분 25가지를 차례로 적고, 원료사가 적은 다른 성분을 그 아래에 더했어요. 비율은 희석하지 않은 재료의 무게에 든 만큼이에요.':
    'The 25 fragrance allergens that are named on cosmetics in Korea, followed by others that the supplier names. Shares are by weight of the undiluted material.',
  '원료사의 성분표를 옮겨 적었어요. 성분표가 바뀌면 문서 게시판에 새 버전을 올려요.':
    'Taken from the papers of the supplier; when these change, a new version is put on the document board.',
  '먼저 재료에서 알레르기 유발 성분을 확인하고 저장해 주세요.':
    'First check the allergens of the material and save it.',
  '모든 로트': 'All lots',
  '만든 날': 'Made on',
  '사용 기한': 'Use by',
  작성일: 'Date',
  버전: 'Version',
  '아래 성분이 들어 있지 않아요.': 'None of the substances below is contained.',
  '{count}가지': '{count}',
  '이 표를 읽는 법': 'How to read this',
  '화장품에 이름을 적게 한 착향제 성분 26가지(EU 규정 1223/2009 부속서 III, 2023/1545로 늘기 전)를 차례로 적고, 가게가 확인한 다른 성분을 그 아래에 더했어요.':
    'The 26 fragrance allergens that are named on cosmetics (EU regulation 1223/2009, annex III, as before 2023/1545), followed by others that the shop has checked.',
  '조향표와 원료사의 성분표로 확인했어요. 함량은 담지 않아요. 원료가 바뀌면 문서 게시판에 새 버전을 올려요.':
    'Checked by the formula and the papers of the suppliers; amounts are not stated. When a material changes, a new version is put on the document board.',
  '이 상품의 로트가 아니에요.': 'This is no lot of the product.',
  '먼저 상품에서 알레르기 유발 성분을 확인하고 저장해 주세요.':
    'First check the allergens of the product and save it.',
  '그사이 다른 사람이 만들었어요. 새로 불러와 주세요.':
    'Somebody else has made it meanwhile. Please load the page anew.',
  '자료 종류를 골라 주세요.': 'Choose the kind of document.',
  '문서의 언어를 골라 주세요.': 'Choose the language of the document.',
  '이미 있는 버전이에요. 다른 이름을 적어 주세요.':
    'This version is there already. Enter another one.',
  '하나 남은 버전은 지울 수 없어요. 자료를 내려 주세요.':
    'The last version cannot be deleted. Withdraw the document instead.',
}
