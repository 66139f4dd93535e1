/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '클래스 티켓': 'Class ticket',
  '지금은 쓸 수 없는 티켓이에요. 예약 내용을 확인해 주세요.':
    'This ticket cannot be used now. Please see your booking.',
  '{when}까지 {amount}을(를) 결제하면 예약이 확정되고, 이 화면에 티켓이 나와요.':
    'Pay {amount} until {when}: then your booking is confirmed, and the ticket appears here.',
  '{amount}을(를) 결제하면 예약이 확정되고, 이 화면에 티켓이 나와요.':
    'Pay {amount}: then your booking is confirmed, and the ticket appears here.',
  '주문에서 결제하기': 'See the order and pay',
  '캘린더에 담기': 'Add to calendar',
  '티켓 QR 코드': 'QR code of the ticket',
  '공방에 들어올 때 이 화면을 보여 주세요.': 'Show this at the door of the studio.',
  '출석 적기': 'Check in',
  장소: 'Place',
  '모이는 날': 'Meetings',
  출석: 'Attended',
  준비물: 'Please bring',
  '늦을 때': 'Running late',
  '시작 15분 뒤에는 첫 순서를 놓칠 수 있어요. 전화로 알려 주세요.':
    'After fifteen minutes you may miss the first part. Please telephone.',
  '한국어 PDF': 'PDF in Korean',
  '영어 PDF': 'PDF in English',
  '진위 확인 페이지': 'Its check page',
  '티켓 보기': 'See my ticket',
  '수료증 확인': 'Check a certificate',
  'TSSA 수료증 번호로 진위를 확인해요.': 'Check a TSSA certificate by its number.',
  '수료증에 적힌 번호로 과정과 발급일, 지금도 유효한지 볼 수 있어요.':
    'By the number on the paper you see the course, the day, and whether it still counts.',
  '수료증 번호를 적어 주세요.': 'Enter the number of the certificate.',
  '{number} 번호의 수료증은 없어요. 종이에 적힌 번호를 다시 확인해 주세요.':
    'There is no certificate {number}. Please look at the number on the paper again.',
  '유효한 수료증이에요': 'This certificate is valid',
  '취소된 수료증이에요': 'This certificate was revoked',
  '받은 사람': 'Given to',
  과정: 'Course',
  '발급 기관': 'Issued by',
  '등록 번호': 'Registration number',
  발급일: 'Issued on',
  '취소한 날': 'Revoked on',
  '이름은 일부만 보여요. 가지고 있는 수료증의 이름과 견주어 보세요.':
    'The name is shown in part. Compare it with that on your paper.',
  '번호로 확인': 'Check it',
  '이 클래스의 날짜를 캘린더로 구독하기': 'Follow the dates of this class in your calendar',
  '지금 주소로는 더 볼 수 없게 돼요. 새 주소를 만들까요?':
    'The present address will lead nowhere. Make a new one?',
  '새 주소 만들기': 'Make a new address',
  '내 캘린더에서 예약 보기': 'My bookings in my calendar',
  '이 주소를 캘린더 앱에 구독으로 더하면 예약과 바뀐 날짜가 저절로 보여요. 나만 아는 주소예요.':
    'Subscribe to this address in your calendar app, and bookings and changes show up by themselves. Keep it to yourself.',
  '캘린더 주소': 'Address of the calendar',
  '주소 만들기': 'Make an address',
  '모든 날짜를 캘린더로 구독하기': 'Follow all dates in your calendar',
}
