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
  '받는 분': 'Deliver to',
  전화: 'Phone',
  우편번호: 'Postcode',
  주소: 'Address',
  나라: 'Country',
  상품: 'Products',
  수량: 'Quantity',
  상자: 'Parcel',
  '배송 메모': 'Delivery note',
  '보내는 분': 'Sender',
  '보내는 분 전화': 'Phone of the sender',
  '보내는 분 주소': 'Address of the sender',
  주문번호: 'Order number',
  택배사: 'Courier',
  송장번호: 'Tracking number',
  '해외로 가는 주문뿐이에요. 기본 양식을 골라 주세요.':
    'All of these go abroad. Choose the general sheet.',
  '보낼 차례인 주문이 없어요.': 'No order waits to be sent.',
  '상자 수는 1~20이에요.': 'Boxes: 1 to 20.',
  운임: 'Freight',
  '한 번에 100건까지 고를 수 있어요.': 'Up to 100 orders at once.',
  '배송 조회 서비스의 키가 없어요. 설정한 뒤에 다시 시도해 주세요.':
    'The tracking service has no key. Configure it and try again.',
  '한 곳으로 가는 주문이에요. 번호 뒤를 지워 주세요.':
    'This order goes to one address. Leave out what follows its number.',
}
