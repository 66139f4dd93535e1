export const phrases: Record<string, string> = {
  홈: 'Home',
  고객센터: 'Customer service',
  '로트 조회': 'Look up a lot',
  '라벨의 로트 번호로 만든 날, 사용 기한, 성적서를 봐요.':
    'When it was made, how long it keeps, and its papers, by the lot number on the label.',
  '라벨에 적힌 로트 번호를 적거나 QR을 찍으면 만든 날, 사용 기한, 성적서를 보여 드려요.':
    'Type the lot number on the label or scan its code to see when it was made, how long it keeps, and its papers.',
  '로트 번호': 'Lot number',
  조회: 'Look up',
  'QR 찍기': 'Scan code',
  '카메라 닫기': 'Close the camera',
  '라벨의 QR을 카메라 앞에 대 주세요.': 'Hold the code on the label before the camera.',
  '카메라를 쓸 수 없어요. 번호를 적거나, 휴대폰의 카메라 앱으로 라벨을 찍어 주세요.':
    'The camera cannot be used. Type the number, or point your phone’s camera app at the label.',
  '이 브라우저는 QR을 읽지 못해요. 번호를 적거나, 휴대폰의 카메라 앱으로 라벨을 찍으면 이 화면이 열려요.':
    'This browser reads no codes. Type the number, or point your phone’s camera app at the label: it opens this page.',
  '{number} 로트를 찾지 못했어요. 라벨의 번호를 다시 확인하고, 그래도 없으면 고객센터에 물어봐 주세요.':
    'There is no lot {number}. Please check the number on the label, and ask us if it is right.',
  '만든 날': 'Made on',
  '사용 기한': 'Use by',
  '기한이 지났어요': 'past its date',
  '정해진 기한이 없어요': 'No date set',
  '로트 알림': 'Note',
  '상품 자세히 보기': 'See the product',
  '회수하는 로트예요. 쓰지 말아 주세요': 'This lot is recalled. Please do not use it',
  '{day}부터 회수해요. 1:1 문의로 알려 주시면 저희가 비용을 내고 가져가 환불하거나 바꿔 드려요.':
    'Recalled since {day}. Write to us: we collect it at our cost and refund or replace it.',
  '돌려보내기 문의': 'Return it',
  '이 로트의 자료': 'Papers of this lot',
  '아직 올린 자료가 없어요. 필요하면 고객센터로 알려 주세요.':
    'No papers yet. If you need one, please tell us.',
}
