/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '한 영수증에 서로 다른 할인이 적혀 있어요. 하나만 적어 주세요.':
    'One receipt has different discounts. Write one.',
  '취소한 구매예요.': 'This purchase was cancelled.',
  '이미 내역에 있는 구매예요.': 'This purchase is already in the account.',
  '다른 회원의 내역에 들어 있는 구매예요.': 'This purchase is in another member’s account.',
  '구매한 지 1년이 지나 내역에 넣을 수 없어요.':
    'Bought more than a year ago, it can no longer be added.',
  '구매한 지 1년이 지나 회원의 내역에 넣을 수 없어요.':
    'Bought more than a year ago, it can no longer be given to a member.',
  '오늘까지의 날짜를 적어 주세요.': 'Enter a day up to today.',
  '날짜를 다시 확인해 주세요.': 'Please check the day.',
  '영수증 번호를 적어 주세요.': 'Enter the receipt number.',
  '영수증 번호는 40자까지예요.': 'A receipt number has 40 characters at most.',
  '영수증 번호는 영문, 숫자, - 로 적어 주세요.':
    'Use letters, digits and - for the receipt number.',
  '휴대폰 번호를 다시 확인해 주세요.': 'Please check the phone number.',
  '회원 아이디를 다시 확인해 주세요.': 'Please check the member id.',
  '그런 회원이 없거나 이용할 수 없는 회원이에요.':
    'There is no such member, or the account is closed.',
  '매장을 골라 주세요.': 'Choose a store.',
  '등록한 매장 가운데에서 골라 주세요.': 'Choose one of the shop’s stores.',
  '상품을 적어 주세요.': 'Enter the goods.',
  '수량을 적어 주세요.': 'Enter the quantity.',
  '수량은 1개부터예요.': 'At least one.',
  '수량을 다시 확인해 주세요.': 'Please check the quantity.',
  '원 단위 숫자로 적어 주세요.': 'Enter whole won.',
  '금액을 다시 확인해 주세요.': 'Please check the amount.',
  '조금 짧게 적어 주세요.': 'Please make it shorter.',
  '산 상품을 한 줄 이상 적어 주세요.': 'Enter at least one item.',
  '한 영수증에는 100줄까지예요.': 'A receipt has 100 lines at most.',
  '상품 이름이나 코드를 적어 주세요.': 'Enter the name or code of an item.',
  '없는 상품이에요. 다시 찾아 주세요.': 'There is no such item. Please find it again.',
  '할인이 상품 금액보다 커요.': 'The discount is larger than the goods.',
  '이미 등록한 영수증 번호예요.': 'This receipt number was entered before.',
  '이미 취소한 구매예요.': 'This purchase is cancelled already.',
  '영수증 번호와 휴대폰 번호가 맞는 구매가 없어요. 매장에 알려 준 번호인지 다시 확인해 주세요.':
    'No purchase has this receipt number and phone. Please check that it is the number you told at the till.',
  '매장 구매 적립 (영수증 {receipt})': 'Earned at a store (receipt {receipt})',
  '매장 구매 취소로 적립 포인트 회수 (영수증 {receipt})':
    'Taken back for a cancelled store purchase (receipt {receipt})',
  '파일이 너무 커요. 500줄씩 나누어 주세요.': 'The file is too large. Split it into 500 rows each.',
  '첫 줄에 {columns} 칸이 있어야 해요.': 'The first row needs the columns {columns}.',
  '등록할 영수증이 없어요. 둘째 줄부터 적어 주세요.':
    'There is no receipt to enter. They start in the second row.',
  '한 번에 500줄까지 올릴 수 있어요. 파일을 나누어 주세요.':
    'At most 500 rows at a time. Please split the file.',
  '등록한 매장이 아니에요: {name}': 'Not one of the shop’s stores: {name}',
  '할인을 원 단위 숫자로 적어 주세요.': 'Enter the discount in whole won.',
  '같은 영수증의 매장, 날짜, 휴대폰이 위와 달라요.':
    'Store, day or phone differ from the other rows of this receipt.',
  '수량을 1 이상의 숫자로 적어 주세요.': 'Enter a quantity of 1 or more.',
  '단가를 원 단위 숫자로 적어 주세요.': 'Enter the price in whole won.',
  '시작한 날보다 뒤의 날짜를 골라 주세요.': 'Choose a day after the first.',
  '여기까지 더하면 10억 원이 넘어요. 수량과 단가를 다시 확인하고, 맞다면 영수증을 나누어 적어 주세요.':
    'With this line the receipt is above 1,000,000,000 won. Check quantity and price, or enter it as several receipts.',
}
