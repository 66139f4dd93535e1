/** The English of what the server says of lots. */
export const phrases: Record<string, string> = {
  '로트 번호를 적어 주세요.': 'Enter the lot number.',
  '로트 번호는 40자까지예요.': 'Lot numbers have up to 40 characters.',
  '로트 번호는 글자와 숫자, 점, 붙임표로 적어 주세요. 예: B-2610':
    'Lot numbers are letters, digits, dots and hyphens, such as B-2610.',
  '만든 날을 2026-03-14처럼 적어 주세요.': 'Enter the day it was made, such as 2026-03-14.',
  '사용 기한을 2028-03-14처럼 적어 주세요.': 'Enter the last day, such as 2028-03-14.',
  '사용 기한은 만든 날보다 뒤여야 해요.': 'The last day is after the day it was made.',
  '어느 상품의 로트인지 골라 주세요.': 'Choose the product of the lot.',
  '이미 있는 로트 번호예요. 다른 번호를 적어 주세요.': 'Another lot has this number.',
  '이미 보낸 로트의 상품과 번호는 바꿀 수 없어요. 새 로트를 만들어 주세요.':
    'A lot that was sent keeps its product and number. Create a new lot.',
  '이미 보낸 로트는 지울 수 없어요. 기록으로 남아 있어야 해요.':
    'A lot that was sent cannot be deleted; its record has to stay.',
  '이미 회수하고 있는 로트예요.': 'This lot is recalled already.',
  '회수하고 있지 않은 로트예요.': 'This lot is not recalled.',
  '로트를 지웠어요.': 'Lot deleted.',
  '이 상자의 상품과 맞지 않는 로트예요. 다시 골라 주세요.':
    'This lot is not of the goods in this parcel. Choose again.',
  '보낸 수량보다 많아요. 로트마다 수량을 확인해 주세요.':
    'More than was sent. Check the quantity of each lot.',
  '같은 로트를 두 번 골랐어요. 한 줄로 모아 주세요.':
    'The same lot was chosen twice. Put it in one row.',
}
