/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '엑셀이 긴 번호를 줄여 적었어요. 칸을 텍스트로 바꾸고 번호를 다시 넣어 주세요.':
    'The spreadsheet shortened a long number. Make the cells text and enter the number again.',
  '다른 송장으로 이미 보냈어요. 주문에서 송장을 고쳐 주세요.':
    'Already sent under another number. Correct the waybill on the order.',
  '보냈어요.': 'Shipped.',
  '주문번호와 송장번호 칸이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.':
    'Choose a CSV or Excel (xlsx) file with columns for the order number and the waybill.',
  '없는 주문번호예요. 다시 확인해 주세요.': 'No order has this number. Please check it.',
  '모르는 택배사예요: {name}': 'Unknown courier: {name}',
  '이미 적은 송장이에요.': 'This waybill is there already.',
  '다른 사람의 주문에도 있는 번호예요: {orders}':
    'Another person’s order has this number: {orders}',
  '배송을 시작해요.': 'Will be shipped.',
  '남은 상품을 보내요.': 'The remaining items will be shipped.',
  '같은 상품의 송장을 더해요.': 'One more waybill for the same items.',
}
