export const phrases: Record<string, string> = {
  '은행 거래내역 파일이 아니에요. 거래일시, 입금액, 보낸 사람이 있는 CSV 파일을 골라 주세요. 엑셀 파일은 CSV로 저장해 올려 주세요.':
    'This is no bank export. Choose a CSV file with the date, the deposit and the sender; save Excel files as CSV first.',
  '파일을 골라 주세요.': 'Choose a file.',
  '이미 주문에 맞춘 입금이에요.': 'This deposit already stands on an order.',
  '주문번호를 적어 주세요.': 'Enter the order number.',
}
