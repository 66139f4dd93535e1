export const phrases: Record<string, string> = {
  '주문에 맞추지 않은 입금이에요.': 'This deposit is not matched to an order.',
  '은행 거래내역 파일이 아니에요. 거래일시, 입금액, 보낸 사람이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.':
    'This is no bank export. Choose a CSV or Excel (xlsx) file with the date, the deposit and the sender.',
  '읽을 수 없는 엑셀 파일이에요. 암호를 풀고 xlsx로 저장하거나, 1만 줄까지 나누어 올려 주세요.':
    'This Excel file cannot be read. Take its password off, save it as xlsx, and split what is longer than 10,000 rows.',
  '파일이 너무 커요. 기간을 나누어 받아 주세요.':
    'The file is too large. Get it from the bank for a shorter time.',
  '파일을 골라 주세요.': 'Choose a file.',
  '이미 주문에 맞춘 입금이에요.': 'This deposit already stands on an order.',
  '주문번호를 적어 주세요.': 'Enter the order number.',
}
