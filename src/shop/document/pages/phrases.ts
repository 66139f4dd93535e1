export const phrases: Record<string, string> = {
  홈: 'Home',
  고객센터: 'Customer service',
  '문서 게시판': 'Document board',
  '물질안전보건자료, IFRA 확인서, 알레르기 성분표, 시험 성적서를 찾아보세요.':
    'Safety data sheets, IFRA certificates, allergen statements and test reports.',
  '물질안전보건자료, IFRA 확인서, 알레르기 성분표, 시험 성적서를 찾아보세요. 파일은 로그인하면 받을 수 있어요.':
    'Safety data sheets, IFRA certificates, allergen statements and test reports. Log in to save the files.',
  '제목, 상품, 로트, CAS 번호로 찾기': 'Title, product, lot, CAS number',
  '제목, 상품, 로트, CAS 번호': 'Title, product, lot, CAS number',
  '자료 종류': 'Kind of document',
  '모든 종류': 'All kinds',
  '문서의 언어': 'Language of the paper',
  '모든 언어': 'All languages',
  찾기: 'Search',
  '자료 {count}개': '{count} documents',
  '모두 보기': 'Show all',
  '자료를 불러오지 못했어요': 'The documents could not be loaded',
  '조건에 맞는 자료가 없어요': 'No document fits',
  '아직 자료가 없어요': 'No documents yet',
  '찾는 자료가 없으면 고객센터로 알려 주세요. 준비해서 보내 드려요.':
    'If you miss one, please tell customer service and we prepare it.',
  '문서 게시판으로': 'To the document board',
  로트: 'Lot',
  'CAS 번호': 'CAS numbers',
  '받을 파일': 'Files to save',
  '최신 버전': 'Newest',
  받기: 'Save',
}
