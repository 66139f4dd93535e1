/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '이 날짜에 없는 예약이에요. 옮겼거나 취소했는지 명단을 새로 받아 보세요.':
    'This booking is not on the date. It may have been moved or cancelled; load the list anew.',
  '없는 차시예요. 명단을 새로 받아 보세요.': 'There is no such meeting. Load the list anew.',
  '{name} 님은 출석이 {percent}%예요. {need}%부터 수료증을 줄 수 있어요.':
    '{name} attended {percent}%. Certificates are given from {need}%.',
  '이미 취소한 수료증이에요.': 'This certificate was revoked already.',
  수료증: 'Certificate',
  '위 사람은 이 과정을 정해진 출석으로 마쳤기에 이 증서를 드립니다.':
    'has completed this course with the attendance it asks for.',
  '수료증 번호': 'Certificate number',
  '민간자격 등록번호': 'Registration number',
  '자격 종류': 'Kind',
  '등록 민간자격 (국가자격이 아니에요)':
    'Registered private certificate, not a state qualification',
  '이 주소에서 진위를 확인할 수 있어요': 'Check it at this address',
  'TSSA 클래스': 'TSSA classes',
  '내 TSSA 예약': 'My TSSA bookings',
  '취소된 증서': 'Revoked',
  '{room}에는 {when}에 ‘{title}’ 수업이 있어요. 다른 방이나 시각을 골라 주세요.':
    '{room} has “{title}” on {when}. Choose another room or time.',
  '방을 다시 골라 주세요.': 'Choose the room again.',
  '이 방에는 {count}명까지 앉을 수 있어요.': 'This room seats {count}.',
  '같은 주로는 복사할 수 없어요.': 'A week cannot be copied onto itself.',
  '이 과정은 {count}번 모여요. 모두 적어 주세요.':
    'This course meets {count} times. Enter all of them.',
  '앞 차시가 끝난 뒤여야 해요.': 'Must be after the meeting before it has ended.',
  '인원은 1명 이상의 정수로 적어 주세요.': 'Give a whole number of people, at least 1.',
  '이 클래스는 정해진 인원보다 적게는 열 수 없어요. 공방에 알려 주세요.':
    'This class cannot be held for fewer people. Please tell the studio.',
  '{count}명을 예약했어요.': 'The booking is for {count} people.',
  '이미 시작한 과정이라 첫날은 그대로예요. 남은 차시를 옮겨 주세요.':
    'The course has begun, so its first day stays. Move the meetings to come.',
}
