/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '옮긴 뒤 주문 내용에서 차액을 결제해 주세요. 자리는 그대로 두고, 수업 전까지 내지 않은 차액은 공방에서 받아요.':
    'Please pay the difference in your order afterwards. Your seats are kept; what is not paid before the class is paid at the studio.',
  '오는 분의 이름을 적었어요.': 'The names are saved.',
  '오는 분의 이름': 'Who is coming',
  '{when}까지 적거나 바꿀 수 있어요. 아직 모르는 분은 비워 두세요.':
    'You can enter or change them until {when}. Leave empty whoever is not known yet.',
  '이름 저장': 'Save names',
  '이름 적기': 'Names',
  '아직 이름을 적지 않은 분이 {count}명 있어요. {when}까지 적어 주세요.':
    'Names still missing: {count}. Please enter them by {when}.',
  '옮긴 날짜가 {amount} 더 싸요. 공방에서 돌려 드려요.':
    'The new date costs {amount} less. The studio hands it back.',
  '옮긴 날짜의 차액 {amount}을(를) 공방에서 내 주세요.':
    'Please pay the difference of {amount} at the studio.',
  '옮긴 날짜의 차액 {amount}이(가) 남았어요. 수업 전까지 주문에서 결제하거나 공방에서 내 주세요.':
    'A difference of {amount} is still open. Pay it in your order before the class, or at the studio.',
  '차액 결제하기': 'Pay the difference',
  '예약 바꾸기·취소': 'Change or cancel the booking',
  '취소할 인원': 'How many to cancel',
  '{count}명은 그대로 오시는 예약으로 남아요.': 'Still coming: {count}.',
  '{count}명을 취소했어요.': 'Cancelled for {count}.',
  '오지 않으신 것으로 적혀 있어요. 다르면 티켓에 적힌 전화로 공방에 알려 주세요.':
    'Noted as not having come. If that is not right, call the studio at the number on the ticket.',
}
