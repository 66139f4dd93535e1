/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '재입고 알림 신청': 'Tell me when it is back',
  '알림 신청하기': 'Tell me',
  '{name} 상품이 다시 들어오면 한 번 알려 드려요.':
    'We tell you once when {name} is back in stock.',
  '기다릴 옵션': 'Option to wait for',
  '기다릴 옵션을 골라 주세요.': 'Choose the option to wait for.',
  '옵션을 골라 주세요': 'Choose an option',
  '알림 받을 방법': 'How to tell you',
  메일: 'Email',
  문자: 'Message',
  '메일 주소': 'Email',
  '휴대폰 번호': 'Phone number',
  '받을 곳을 적어 주세요.': 'Enter where to tell you.',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '개인정보 수집·이용에 동의해 주세요.': 'Please agree to the use of your personal data.',
  '지금은 할 수 없어요. 잠시 뒤에 다시 시도해 주세요.':
    'This cannot be done right now. Please try again in a moment.',
  '[필수] 재입고 알림을 위한 개인정보 수집·이용에 동의해요':
    '[Required] I agree to the use of my address for this message',
  '항목: 메일 주소 또는 휴대폰 번호 · 목적: 재입고 알림 1회 · 보관: 알림을 보낸 즉시 삭제(최대 180일). 동의하지 않을 수 있으며, 그러면 알림을 신청할 수 없어요.':
    'Data: e-mail address or mobile number · Purpose: one message when the item is back · Kept: erased as soon as it is sent (180 days at most). You may refuse; then we cannot tell you.',
  '{option} 재입고 알림 신청': 'Tell me when {option} is back',
  '품절된 옵션: {options}': 'Sold out: {options}',
}
