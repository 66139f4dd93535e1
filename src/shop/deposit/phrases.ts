export const phrases: Record<string, string> = {
  '제목 줄을 찾지 못했어요. 거래내역 파일이 맞는지 확인해 주세요.':
    'No row of headings was found. Please check that this is the bank’s file.',
  '거래일시 칸을 골라 주세요.': 'Choose the column of the date.',
  '보낸 사람 칸을 골라 주세요.': 'Choose the column of the sender.',
  '입금액이나 거래금액 칸을 골라 주세요.': 'Choose the column of deposits or of amounts.',
  '파일에 없는 칸이에요.': 'The file has no such column.',
  '주문에 맞추지 않은 입금이에요.': 'This deposit is not matched to an order.',
  '은행 거래내역 파일이 아니에요. 거래일시, 입금액, 보낸 사람이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.':
    'This is no bank export. Choose a CSV or Excel (xlsx) file with the date, the deposit and the sender.',
  '시각이 없는 파일이에요. 입금한 날짜만 적어요.':
    'The file has no times of day. Only the dates of the deposits are kept.',
  '시각이 없는 줄이에요: {text}': 'This row has no time of day: {text}',
  '합계 줄이에요. 입금이 아니라서 넣지 않아요.':
    'A row of totals. It is no deposit and is left out.',
  '금액이 없는 줄이에요.': 'This row has no amount.',
  '금액을 읽을 수 없어요: {text}': 'The amount cannot be read: {text}',
  '입금과 출금에 모두 금액이 있는 줄이에요.': 'This row has an amount both in and out.',
  '빠진 입금(-)이에요. 은행에서 확인해 주세요.':
    'A deposit with a minus. Please check it with the bank.',
  '입금이라고 적혔는데 금액이 음수예요. 은행에서 확인해 주세요.':
    'Marked as a deposit, yet the amount is negative. Please check it with the bank.',
  '파일이 너무 커요. 기간을 나누어 받아 주세요.':
    'The file is too large. Get it from the bank for a shorter time.',
  '이미 주문에 맞춘 입금이에요.': 'This deposit already stands on an order.',
  '주문번호를 적어 주세요.': 'Enter the order number.',
}
