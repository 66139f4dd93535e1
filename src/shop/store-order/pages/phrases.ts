export const phrases: Record<string, string> = {
  '매장 구매 내역': 'Store purchases',
  '오프라인 매장에서 산 상품과 적립한 포인트를 볼 수 있어요.':
    'What you bought at our stores, and the points it earned.',
  '매장 구매를 불러오지 못했어요': 'Your store purchases could not be loaded',
  '아직 매장에서 산 내역이 없어요': 'No store purchases yet',
  '가까운 매장 보기': 'See our stores',
  '계산할 때 위 코드를 보여 주거나 회원정보의 휴대폰 번호를 말하면 여기에 모여요.':
    'Show the code above at the till, or tell the phone number of your account, and purchases gather here.',
  '매장 구매 목록': 'List of store purchases',
  '내 회원 코드': 'My member code',
  '회원 코드 QR 그림': 'QR picture of the member code',
  '매장에서 계산할 때 보여 주세요. 구매한 내역이 여기에 모이고 등급에 맞는 포인트가 쌓여요.':
    'Show it when you pay at a store. Your purchases gather here and earn points by your grade.',
  '영수증 {receipt}': 'Receipt {receipt}',
  '포인트 {count}점 적립': '{count} points earned',
  '산 상품 보기': 'What I bought',
  접기: 'Fold',
  '산 상품': 'Items bought',
  '산 상품을 불러오지 못했어요.': 'The items could not be loaded.',
  '매장 할인': 'Store discount',
  '영수증으로 매장 구매 가져오기': 'Bring in a purchase by its receipt',
  '매장에서 휴대폰 번호를 말했다면, 1년 안에 산 것은 영수증 번호로 내역에 넣고 포인트를 받을 수 있어요.':
    'If you told a phone number at the till, the receipt number brings in what you bought within a year, with its points.',
  '내역에 넣고 포인트 {count}점을 드렸어요.': 'Added to your purchases, with {count} points.',
  '내역에 넣었어요.': 'Added to your purchases.',
  '영수증 번호': 'Receipt number',
  '영수증 맨 아래에 있어요.': 'At the foot of the receipt.',
  '매장에서 말한 휴대폰 번호': 'Phone number told at the till',
  '내역에 넣기': 'Add to my purchases',
}
