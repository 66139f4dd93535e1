/** The English of the notices desk. */
export const phrases: Record<string, string> = {
  '저장하면 가게에 바로 보여요. 고정한 공지는 가게 목록의 맨 위에 있어요.':
    'The shop shows a notice as soon as it is saved, pinned ones on top of its list.',
  '공지 쓰기': 'New notice',
  게시판: 'Board',
  '제목과 내용으로 찾기': 'Find by title or text',
  '조건에 맞는 공지가 없어요': 'No notice fits these filters',
  '배송, 재입고, 쉬는 날처럼 모두가 알아야 할 소식을 써 보세요.':
    'Write what everybody should know: deliveries, restocks, closed days.',
  '가게 공지': 'Shop notices',
  '올린 때': 'Posted',
  '{name} 공지': 'Notice {name}',
  '공지를 올렸어요.': 'The notice is up.',
  '파일을 붙였어요.': 'Added.',
  '목록 맨 위에 고정': 'Pin to the top of the list',
  '맨 위에 고정': 'Pinned on top',
  '고정 안 함': 'Not pinned',
  '공방 소식과 가게의 공지사항, 두 곳에 모두 보여요.':
    'Shown both in the studio news and in the notices of the shop.',
  '가게의 공지사항에 보여요.': 'Shown in the notices of the shop.',
  '{name} 파일을 지울까요?': 'Delete the file {name}?',
  '붙이거나 지우면 저장하지 않아도 가게에 바로 보여요.':
    'Adding or deleting a file shows on the shop at once, without saving.',
  '사진이나 PDF를 {count}개까지, 하나에 10 MB까지 붙일 수 있어요.':
    'Up to {count} pictures or PDFs of 10 MB each.',
}
