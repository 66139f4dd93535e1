/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '홈택스 일괄발급 양식으로 내려받아 발급한 뒤 여기에 적어 주세요. 카드 결제와 현금영수증을 받은 주문은 빠져 있어요.':
    'Download the Hometax file, issue the invoices there, then record them here. Orders paid by card or with a cash receipt are left out.',
  '홈택스 파일 (과세)': 'Hometax file (taxed)',
  '홈택스 파일 (면세)': 'Hometax file (VAT-free)',
  '작성일자와 승인번호 고치기': 'Correct date and approval number',
  '세금계산서 목록': 'Tax invoices',
  '세금계산서 상태': 'State of tax invoices',
  '주문번호, 상호, 사업자번호, 주문자로 찾기':
    'Find by order number, company, business number or buyer',
  '주문번호, 상호, 사업자번호, 주문자': 'Order, company, business no., buyer',
  '{company} 고르기': 'Choose {company}',
  '고른 세금계산서': 'Chosen tax invoices',
  '발급했다고 적기': 'Record as issued',
  '아직 세금계산서 신청이 없어요': 'No tax invoice has been asked for yet',
  '조건에 맞는 세금계산서가 없어요': 'No tax invoice fits these filters',
  '현금으로 결제한 회사가 주문 내용에서 신청하면 여기에 보여요.':
    'Requests of companies that paid in cash appear here.',
  '발급할 것': 'To issue',
  발급함: 'Issued',
  거절함: 'Declined',
  '공급받는 곳': 'Supplied to',
  사업장: 'Business',
  '{day} 입금': 'Paid {day}',
  '입금 전': 'Not paid yet',
  '면세 {amount}': 'VAT-free {amount}',
  '금액이 바뀌었어요. 수정 발행이 필요해요.': 'The amount has changed. A corrected invoice is due.',
  '수정 발행': 'Correct',
  '금액이 어떻게 바뀌었는지': 'How the sums have changed',
  '발급한 금액': 'Issued',
  '바뀐 금액': 'Now',
  '수정 발행할 금액': 'To issue',
  '홈택스에서는 바뀐 만큼(수정 발행할 금액)을 수정세금계산서로 발급해 주세요.':
    'At Hometax, issue the corrected invoice for the difference (“To issue”).',
  '{done}건을 적고 {count}건은 적지 못했어요.': '{done} noted, {count} could not be.',
  '{count}건을 발급했다고 적고 메일로 알렸어요.': 'Noted as issued and mailed: {count}.',
  '수정 발행한 세금계산서': 'Corrected tax invoice',
  '발급한 세금계산서': 'Issued tax invoice',
  적기: 'Record',
  '{count}건을 입금한 날짜로 발급했다고 적고, 신청한 메일로 알려 드려요.':
    'Notes {count} as issued on the days they were paid, and tells the addresses given.',
  '거절하고 메일로 알렸어요.': 'Refused; the buyer has been told by mail.',
  '세금계산서 신청 거절': 'Decline the tax invoice',
  '{company}의 신청이에요. 구매자가 이유를 읽고 고쳐서 다시 신청할 수 있어요.':
    'Requested by {company}. The buyer reads the reason and can correct the request and send it again.',
}
