/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '이미 회수한 쿠폰이에요.': 'This coupon has been taken back already.',
  '아직 쓸 수 없는 쿠폰이에요. 쓸 수 있는 날을 확인해 주세요.':
    'This coupon cannot be used yet. Check its dates.',
  '이미 쓴 쿠폰이에요.': 'This coupon has been used.',
  '기간이 지난 쿠폰이에요.': 'This coupon has expired.',
  '회수된 쿠폰이에요.': 'This coupon was taken back.',
  '받을 수 있는 기간이 끝난 쿠폰이에요.': 'This coupon is no longer given out.',
  '{day}부터 받을 수 있는 쿠폰이에요.': 'This coupon can be had from {day}.',
  '회원 등급 {level}부터 받을 수 있는 쿠폰이에요.':
    'This coupon is for members of grade {level} and up.',
  '이미 받은 쿠폰이에요.': 'You already have this coupon.',
  '준비한 쿠폰이 모두 나갔어요.': 'All of these coupons are gone.',
  '쿠폰으로 바꿈: {name}': 'Exchanged for a coupon: {name}',
  '없는 쿠폰 번호예요. 다시 확인해 주세요.': 'There is no such coupon code. Please check it.',
  '이미 쓴 쿠폰 번호예요.': 'This coupon code has been used.',
  '쿠폰 번호를 적어 주세요.': 'Enter a coupon code.',
  '쿠폰 번호는 40자까지예요.': 'A coupon code has at most 40 characters.',
  '쓸 수 있는 쿠폰 가운데 없는 쿠폰이에요.': 'There is no such coupon among yours.',
  '다른 주문에 이미 쓴 쿠폰이 있어요. 쿠폰을 다시 골라 주세요.':
    'One of the coupons was used for another order. Choose again.',
  '로그인하면 받을 수 있어요.': 'Log in to receive it.',
  '1,000만 원까지 적을 수 있어요.': 'Up to 10,000,000 won.',
  '없는 날짜예요.': 'There is no such day.',
  '할인을 적어 주세요.': 'Enter the discount.',
  '어느 상품에 쓰는 쿠폰인지 골라 주세요.': 'Choose the product it is for.',
  '어느 분류에 쓰는 쿠폰인지 골라 주세요.': 'Choose the category it is for.',
  '할인율은 1%에서 99%까지예요.': 'A discount is from 1% to 99%.',
  '할인 금액보다 적은 주문에는 쓸 수 없어요. 최소 금액을 할인 금액 이상으로 적어 주세요.':
    'It cannot take more off than the least amount. Enter a least amount that is not below the discount.',
  '끝나는 날은 시작하는 날과 같거나 뒤여야 해요.': 'The last day cannot be before the first.',
  '이미 받은 회원이 있어서 바꿀 수 없어요. 새 쿠폰을 만들어 주세요.':
    'Members hold this coupon already, so it cannot change. Make a new coupon instead.',
  '이미 {count}장이 나갔어요. 그보다 적게 줄일 수 없어요.':
    '{count} are out already; there cannot be fewer.',
  '쿠폰 번호는 한글, 영문, 숫자로 4자에서 30자까지 적어 주세요.':
    'A code has 4 to 30 letters (Korean or English) and digits.',
  '사용이 중지된 쿠폰이에요.': 'This coupon was stopped.',
  '쿠폰 번호로 받는 쿠폰에만 번호를 만들 수 있어요.': 'Only coupons given by code have codes.',
  '멈춘 쿠폰이에요. 다시 시작한 뒤에 번호를 만들어 주세요.':
    'This coupon is stopped. Resume it before making codes.',
  '몇 개를 만들지 적어 주세요.': 'Enter how many to make.',
  '이미 있는 쿠폰 번호예요. 다른 번호를 적어 주세요.':
    'This code exists already. Choose another one.',
  '쓸 수 있는 횟수': 'Uses',
  '쓴 횟수': 'Used',
  '만든 때': 'Made',
  '제한 없음': 'No limit',
  '쿠폰 번호': 'Coupon code',
  '없는 상품이나 분류예요. 다시 골라 주세요.':
    'There is no such product or category. Choose again.',
  '끝 등급은 첫 등급과 같거나 높아야 해요.': 'The last grade cannot be below the first.',
  '받을 회원을 한 명 이상 적어 주세요.': 'Enter at least one member.',
  '직원 계정에는 쿠폰을 줄 수 없어요.': 'Staff accounts cannot have coupons.',
  '쿠폰을 골라 주세요.': 'Choose a coupon.',
  '받을 수 없는 아이디예요: {names}': 'These ids cannot receive coupons: {names}',
}
