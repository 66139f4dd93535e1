/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '{count}건을 보냈어요.': 'Shipped: {count}.',
  '송장 한꺼번에 넣기': 'Ship many',
  '먼저 줄마다 어떻게 될지 보여 드리고, 맞는 줄만 보내요. 같은 파일을 다시 올려도 괜찮아요.':
    'First you see what each row would do; only the right ones are shipped. Uploading a file again is harmless.',
  '고른 주문 {count}건': 'Chosen orders: {count}',
  '송장 넣기': 'Enter waybills',
  '송장 넣기 {count}': 'Enter waybills ({count})',
  '파일에 택배사 칸이 있으면 그 줄은 파일을 따라요.':
    'Rows of a file that name a courier go by the file.',
  '주문번호, 택배사, 송장번호 칸이 있는 CSV나 엑셀 파일. 500줄까지예요.':
    'A CSV or Excel (xlsx) file with columns for order number, courier and waybill. Up to 500 rows.',
  '다른 송장 파일 고르기': 'Choose another file',
  '송장 파일 고르기': 'Choose a file of waybills',
  '주문번호와 송장번호 붙여 넣기': 'Paste order numbers and waybills',
  '시트에서 두 칸을 복사해 한 줄에 하나씩 넣어 주세요.':
    'Copy two columns from a sheet: one order to a line.',
  '어떻게 될지 보기': 'Check first',
  '첫 칸에 여러 줄을 붙여 넣으면 아래 칸이 차례로 채워져요.':
    'Paste several lines into the first field and the fields below fill in turn.',
  '{count}건 어떻게 될지 보기': 'Check {count} first',
  '종류별로 보기': 'Show by kind',
  '붙여 넣은 {count}줄은 고른 주문에 없어서 넣지 않았어요: {lines}':
    'Pasted lines of orders that are not chosen here were left out ({count}): {lines}',
  '보낼 줄': 'To ship',
  '바뀌지 않는 줄': 'Unchanged',
  '확인 필요': 'Check',
  '보내지 못함': 'Not shipped',
  '보낸 줄': 'Shipped',
  '행 번호': 'Row',
  결과: 'Result',
  이유: 'Reason',
  '{total}줄 가운데 {done}건을 보냈어요': 'Shipped {done} of {total} rows',
  '{total}줄 가운데 {good}건을 보낼 수 있어요': '{good} of {total} rows can be shipped',
  '{count}건 보내기': 'Ship {count}',
  '나머지 {count}줄은 그대로 두고, 고친 뒤 다시 올리면 돼요.':
    'The other rows ({count}) stay as they are. Correct them and upload again.',
  '배송 추적': 'Tracking',
  '택배사에 저절로 물어보고, 배달을 나섰을 때와 마쳤을 때 고객에게 알려요. 모두 도착한 주문은 배송 완료가 돼요.':
    'Couriers are asked by themselves. Buyers hear when a parcel comes and when it is there; an order whose parcels have all arrived is completed.',
  '배송 추적 목록': 'Parcels on their way',
  '상자의 상태': 'State of the parcel',
  '확인할 상자': 'To look at',
  '주문번호, 이름, 송장번호로 찾기': 'Order, name or tracking number',
  '아직 조회한 상자가 없어요': 'No parcel was asked for yet',
  '조건에 맞는 상자가 없어요': 'No parcel fits',
  '상품을 보내면 두 시간 뒤부터 저절로 조회해요.':
    'Parcels are asked for from two hours after they have left.',
  '어디까지 왔나': 'Where it is',
  '보낸 때': 'Sent',
  '조회한 때': 'Asked',
  '조회 코드': 'Tracker code',
  '배송 조회 서비스의 키가 없어요. 설정한 뒤에 다시 시도해 주세요.':
    'The tracking service has no key. Configure it and try again.',
}
