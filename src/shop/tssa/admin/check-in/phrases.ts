/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '출석 적기': 'Check in',
  '오늘 오는 분을 찍거나 눌러서 적어요. 인터넷이 끊겨도 적을 수 있어요.':
    'Scan or tap who is here. It works offline, too.',
  '{day}의 명단': 'Roster of {day}',
  'QR로 찍기': 'Scan tickets',
  '찍기 끝내기': 'Stop scanning',
  '이 날에는 수업이 없어요': 'No class on this day',
  '다른 날을 고르거나, 날짜와 예약에서 새 날짜를 열어 주세요.':
    'Choose another day, or open a date.',
  '{there}/{all}명': '{there} of {all}',
  '{no}차시 / {all}': 'Meeting {no} of {all}',
  지각: 'Late',
  결석: 'Absent',
  사유: 'Excused',
  '연결이 끊겼어요. {count}번 누른 것을 이 기기에 담아 두었다가 다시 연결되면 보내요.':
    'No line. Presses kept on this device until there is one: {count}.',
  '보내는 중이에요: {count}번': 'Being sent: {count}',
  '명단을 {when}에 받았어요.': 'Roster of {when}.',
  '명단을 불러오지 못했어요': 'The roster could not be loaded',
  '이 기기에 담아 둔 명단이에요.': 'Kept on this device.',
  '오늘 명단에 없는 티켓이에요.': 'This ticket is not on the roster of today.',
  '티켓을 카메라 앞에 대 주세요.': 'Hold the ticket before the camera.',
  '카메라를 쓸 수 없어요. 이름을 눌러 적거나, 휴대폰의 카메라 앱으로 티켓을 찍어 주세요.':
    'The camera cannot be used here. Tap the names, or scan the ticket with the camera app of the phone.',
  '이 브라우저는 QR을 읽지 못해요. 이름을 눌러 적거나, 휴대폰의 카메라 앱으로 티켓을 찍으면 이 화면이 열려요.':
    'This browser cannot read QR codes. Tap the names, or scan the ticket with the camera app: it opens this page.',
  '{name} 님을 적었어요.': 'Noted: {name}',
  '{when}부터 적을 수 있어요.': 'Open from {when}.',
  '수업 날짜': 'Day',
  '모두 출석': 'Everybody is here',
  '예약 {id}': 'Booking {id}',
  '{name} 님의 출석': 'Attendance of {name}',
  오늘로: 'Today',
  수료증: 'Certificate',
}
