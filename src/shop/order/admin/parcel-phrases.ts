/** Parcels: couriers, waybills, shipping. */
export const parcelPhrases: Record<string, string> = {
  '구매안전서비스(에스크로) 주문이에요. 송장번호를 결제 회사의 상점 관리 화면에도 등록해야 대금이 정산돼요.':
    'This order is in escrow. Enter the waybill in the payment company’s merchant pages too, or the money is not paid out.',
  '보낼 상품을 골라 주세요.': 'Select the items for this parcel.',
  '남은 상품 보내기': 'Ship remaining items',
  '아직 보내지 않은 상품이 {count}개 있어요.': 'Items still to ship: {count}',
  '남은 상품도 나누어 보내요': 'Split the remaining items again',
  '일부만 먼저 보내요': 'Ship only part of the order now',
  '송장 저장하고 보내기': 'Save waybill and ship',
  '교환 상품': 'Replacement',
  '{count}번째 상자': 'Parcel {count}',
  '송장 입력': 'Add waybill',
  '되돌릴 수 없어요.': 'This cannot be undone.',
  '포장 명세': 'Packing slip',
  '배송 시작': 'Ship',
  '띄어쓰기와 - 는 빼고 저장해요.': 'Spaces and hyphens are removed.',
  '송장 복사': 'Copy waybill',
  '보낸 시각': 'Sent at',
  '송장은 주문 담당이 입력해요.': 'Order staff enter the waybill.',
  '송장 저장하고 배송 시작': 'Save waybill and ship',
  '송장 고치기': 'Correct waybill',
  '고치고 고객에게 알리기': 'Save and tell the customer',
  '고객에게 새 번호를 알림함, 메일, 문자로 다시 알려 드려요. 누가 무엇을 고쳤는지 기록에 남아요.':
    'The customer gets the new number in their notices, by mail and by message. The history keeps who changed what.',
  '{invoice} 상자를 아직 택배사가 가져가지 않았나요?':
    'Is parcel {invoice} still here, not yet with the courier?',
  '주문이 상품 준비로 돌아가고, 고객에게 아직 출발하지 않았다고 알려요.':
    'The order goes back to packing, and the customer is told that it has not left yet.',
  '이 상자의 상품이 보낼 상품으로 돌아가고, 고객에게 아직 출발하지 않았다고 알려요.':
    'Its items wait to be sent again, and the customer is told that they have not left yet.',
  '보내기 되돌리기': 'Undo shipping',
  '같은 송장번호': 'The same tracking number',
  '이 번호가 맞아요': 'The number is right',
  '같은 상품의 나머지': 'The rest of the same items',
  '같은 상품의 송장 더하기': 'Add a waybill for the same items',
  '한 상자에 다 들어가지 않아 나누어 담았을 때 적어요. 고객에게 번호를 하나 더 알려요.':
    'For items that went into more than one box. The customer is told one more number.',
  '송장 더하기': 'Add waybill',
  '택배 접수 파일': 'Courier sheet',
  '파일을 받았어요. 택배사가 준 송장 파일은 송장 한꺼번에 넣기에 올려 주세요.':
    'The file is saved. Upload the courier’s waybills under Ship many.',
  '보낼 차례인 주문이 {count}건보다 많아요. 조건을 좁혀 주세요.':
    'More than {count} orders wait to be sent. Narrow the list.',
  '보낼 차례인 주문 {count}건을 담아요.': 'Orders that wait to be sent: {count}.',
  '몇 건을 담을지 세지 못했어요.': 'The orders could not be counted.',
  '보낼 차례인 주문을 세고 있어요.': 'Counting the orders that wait to be sent.',
  '해외로 가는 {count}건은 기본 양식에만 담겨요.':
    'Going abroad, on the general sheet only: {count}.',
  '택배사 양식': 'Form of the courier',
  운임: 'Freight',
  '여러 상자로 나눌 주문': 'Orders of several boxes',
  '{id} 상자 수': 'Boxes of {id}',
  '이름, 전화, 주소가 그대로 담겨요. 누가 언제 왜 받았는지 기록에 남아요.':
    'Names, phones and addresses stand in it whole. Who saved it, when and why goes on the log.',
  '택배 접수': 'Booking parcels',
  '택배 다시 접수': 'Booking parcels again',
  롯데택배: 'Lotte Global Logistics',
  우체국택배: 'Korea Post',
  로젠택배: 'Logen',
  '기본 양식 (모든 택배사)': 'General sheet (any courier)',
  '신용 (계약)': 'On account',
  선불: 'Prepaid',
  '바코드 찍기': 'Scan the bar code',
  '송장의 바코드를 카메라 앞에 대 주세요.': 'Hold the bar code of the waybill before the camera.',
  '카메라를 쓸 수 없어요. 송장번호를 적어 주세요.':
    'The camera cannot be used. Please type the tracking number.',
  '이 브라우저는 바코드를 찍지 못해요. 송장번호를 적어 주세요.':
    'This browser cannot read bar codes. Please type the tracking number.',
  '시안과 인쇄 파일': 'Proofs and press file',
}
