/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '대표자 이름을 적어 주세요.': 'Enter the name of the representative.',
  '사업장 주소를 적어 주세요.': 'Enter the address of the business.',
  '업태를 적어 주세요.': 'Enter the type of business.',
  '종목을 적어 주세요.': 'Enter the line of business.',
  '세금계산서를 골라 주세요.': 'Choose tax invoices.',
  '한 번에 100건까지 할 수 있어요.': 'Up to 100 at a time.',
  '작성일자를 골라 주세요.': 'Choose the date of the invoice.',
  '승인번호는 숫자와 영문 8~30자예요.': 'An approval number has 8 to 30 digits and letters.',
  '이미 세금계산서를 발급했어요.': 'The tax invoice has been issued already.',
  '카드로 결제하면 매출전표가 세금계산서를 대신해요. 현금이나 외상으로 결제한 원화 주문만 신청할 수 있어요.':
    'A card slip takes the place of a tax invoice. Only orders paid in cash, in won, can have one.',
  '취소된 주문은 세금계산서를 발급하지 않아요.': 'There is no tax invoice for a cancelled order.',
  '현금영수증을 신청한 주문이에요. 세금계산서와 함께 받을 수 없어요.':
    'A cash receipt was asked for this order. It cannot have a tax invoice as well.',
  '세금계산서는 결제한 다음 달 10일까지 신청할 수 있어요.':
    'A tax invoice can be asked for until the 10th of the month after the payment.',
  '거절한 신청이에요. 구매자가 다시 신청해야 해요.':
    'This request was refused. The buyer has to ask again.',
  '아직 입금하지 않은 주문이에요.': 'This order has not been paid yet.',
  '이미 발급한 세금계산서예요.': 'This tax invoice has been issued already.',
  '취소된 주문이에요. 이유를 적고 거절해 주세요.':
    'The order was cancelled. Please refuse the request with a reason.',
  '찾지 못한 신청이에요.': 'This request was not found.',
  '처리를 마친 신청이에요.': 'This request has been dealt with already.',
  '공급가액 / 세액': 'Net / VAT',
  세액: 'VAT',
  작성일자: 'Dated',
  '작성일자는 오늘까지 고를 수 있어요.': 'The date can be today at the latest.',
  '작성일자는 입금한 날부터 고를 수 있어요.': 'The date can be the day of payment at the earliest.',
}
