export const phrases: Record<string, string> = {
  홈: 'Home',
  홈으로: 'Go to the home page',
  공지사항: 'Notices',
  '오드모아의 배송, 재입고, 클래스 소식을 알려 드려요.': 'News of deliveries, restocks and classes at Odemoa.',
  '공지를 불러오지 못했어요': 'The notices could not be loaded',
  '이 쪽에는 공지가 없어요': 'No notices on this page',
  '아직 공지가 없어요': 'No notices yet',
  '첫 쪽으로': 'To the first page',
  고정: 'Pinned',
  '첨부 파일 있음': 'has attachments',
  '첨부 파일': 'Attachments',
  '공지 목록': 'All notices',
}
