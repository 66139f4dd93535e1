export const phrases: Record<string, string> = {
  '로트 {lot}': 'Lot {lot}',
  '버전 {version}': 'Version {version}',
  '알레르기 성분표 만들기': 'Make the allergen statement',
  '성분표 {version} 버전을 한국어와 영어로 올렸어요.':
    'Version {version} of the statement is on the board, in Korean and English.',
  '성분이 그대로라 {version} 버전을 두었어요.': 'Nothing has changed since version {version}.',
  '저장하면 이 성분으로 성분표를 만들 수 있어요.':
    'Save first: the statement is made of what is stored.',
  '저장된 성분으로 PDF를 만들어 문서 게시판에 올려요. 성분이 바뀌었으면 새 버전이 돼요.':
    'Puts a PDF of the stored list on the document board; a list that has changed becomes a newer version.',
  자료: 'Documents',
  '자료 {count}개 모두 보기': 'See all {count} documents',
}
