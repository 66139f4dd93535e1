/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  세금계산서: 'Tax invoice',
  '세금계산서를 신청했어요. 발급하면 메일로 알려 드려요.':
    'We have your request and mail you once the tax invoice is issued.',
  '사업장 주소': 'Business address',
  '사업자등록증에 적힌 대로 적어 주세요. 예: 소매업':
    'As on the business registration, e.g. Retail',
  '예: 향초, 인테리어 소품': 'e.g. Candles, home decoration',
  '세금계산서 받을 메일': 'Email for the tax invoice',
  '남길 말': 'Note',
  '사업자라면 {day}까지 신청할 수 있어요. 현금영수증과 함께 받을 수는 없어요.':
    'For businesses registered in Korea: can be asked for until {day}, and not together with a cash receipt.',
  '사업자라면 신청할 수 있어요. 입금을 확인하면 발급하고, 현금영수증과 함께 받을 수는 없어요.':
    'For businesses registered in Korea: issued once your payment has arrived, and not together with a cash receipt.',
  '신청 내용 고치기': 'Change my request',
  '세금계산서 신청': 'Ask for a tax invoice',
  '받을 메일': 'Sent to',
  '발급하지 못했어요': 'Not issued',
  '신청을 받았어요': 'Requested',
}
