/** Why a form or a sheet is not taken. */
export const refusalPhrases: Record<string, string> = {
  '이미 보낸 상품이 들어 있어요. 보낸 상품은 받은 뒤에 반품을 신청할 수 있어요.':
    'Some of these items have already been sent. You can return them once they arrive.',
  '이 등급은 상품 금액이 {amount}부터 주문할 수 있어요. 장바구니에서 더 담아 주세요.':
    'Orders of this grade begin at {amount} of goods. Please add more to the cart.',
  '태그를 적어 주세요.': 'Enter a tag.',
  태그: 'Tags',
  담당: 'Assigned to',
  '태그는 20자까지 적을 수 있어요.': 'A tag takes up to 20 characters.',
  '태그에는 쉼표와 < >를 쓸 수 없어요.': 'A tag cannot hold commas, < or >.',
  '수량은 정수로 적어 주세요.': 'The quantity must be a whole number.',
  '고치는 이유를 적어 주세요.': 'Say why it is changed.',
  '구매안전서비스는 가상계좌와 계좌이체에서만 쓸 수 있어요.':
    'Purchase protection goes with virtual accounts and transfers only.',
  '직원 메모': 'Staff note',
  '무통장입금 주문이 아니에요. 주문 화면에서 결제를 확인해 주세요.':
    'This is not a bank transfer order. Please check its payment on the order page.',
  '이미 결제된 주문이에요. 주문 화면에서 취소해 주세요.':
    'This order is paid already. Please cancel it on the order page.',
  '받은 돈이 있는 주문이에요. 주문 화면에서 취소해 주세요.':
    'Money has come in for this order. Please cancel it on the order page.',
  // refusals
  '주문을 조회할 때 쓸 비밀번호를 적어 주세요.': 'Enter a password for looking up this order.',
  '개인정보 수집·이용 안내를 확인하고 동의해 주세요.':
    'Please read and accept the notice on personal data.',
  '입금할 계좌를 골라 주세요.': 'Choose the account to pay to.',
  '한 번에 주문할 수 있는 금액을 넘었어요. 나누어 주문해 주세요.':
    'This is more than one order can hold. Please split it.',
  '결제할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 주문해 주세요.':
    'The amount has changed. Please check the new amount and order again.',
  '담은 상품이 바뀌어 쓸 수 없게 된 쿠폰이 있어요. 쿠폰을 뺀 금액을 확인한 뒤 다시 주문해 주세요.':
    'Your cart has changed, and a coupon no longer applies. Please check the amount without it and order again.',
  // fields of the order form
  '< 와 > 는 쓸 수 없어요.': 'The characters < and > cannot be used.',
  '메일 주소를 적어 주세요.': 'Enter your email address.',
  '메일 주소 형식이 아니에요. 예: name@example.com':
    'This is not an email address. Example: name@example.com',
  '주문하는 분의 이름을 적어 주세요.': 'Enter your name.',
  '단순 변심으로 반품할 수 없는 상품이 있어요. 안내를 확인하고 동의해 주세요.':
    'Some of these goods cannot be returned for a change of mind. Please read the notice and agree.',
  '비밀번호는 8자 이상이에요.': 'The password needs at least 8 characters.',
  '비밀번호는 64자까지예요.': 'The password can have up to 64 characters.',
  '받는 분의 이름을 적어 주세요.': 'Enter the name of the recipient.',
  '우편번호를 적어 주세요.': 'Enter the postcode.',
  '우편번호는 숫자 5자리예요.': 'A postcode has 5 digits.',
  '주소를 적어 주세요.': 'Enter the address.',
  '결제 방법을 골라 주세요.': 'Choose how to pay.',
  '입금하는 분의 이름을 적어 주세요.': 'Enter the name of the depositor.',
  '입금자명은 20자까지예요.': 'The depositor’s name can have up to 20 characters.',
  '입금자명에는 글자와 숫자만 쓸 수 있어요.':
    'The name of the payer takes letters and digits only.',
  '취소하는 이유를 적어 주세요.': 'Enter why it is cancelled.',
  '지금은 쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.':
    'This way to pay is not available now. Choose another.',
  '날짜를 2026-03-14처럼 적어 주세요.': 'Enter dates like 2026-03-14.',
  '쿠폰은 50장까지 쓸 수 있어요.': 'Up to 50 coupons can be used.',
  '포인트는 0 이상으로 적어 주세요.': 'Points cannot be negative.',
  '포인트가 너무 커요.': 'That is too many points.',
  '우편번호는 10자까지예요.': 'A postal code has at most 10 characters.',
  '우편번호는 영문, 숫자, 빈칸, - 만 쓸 수 있어요.':
    'A postal code has letters, digits, spaces and hyphens only.',
  '도시를 적어 주세요.': 'Enter the city.',
  '주(州)를 적어 주세요.': 'Enter the state or province.',
  '한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.':
    'For delivery outside Korea, enter an international number that starts with +.',
  '주문하는 동안 화폐가 바뀌었어요. 바뀐 화폐의 금액을 확인한 뒤 다시 주문해 주세요.':
    'The currency was changed while you were ordering. Check the new sum and order again.',
  선물: 'Gift',
  '한 번에 100건까지 고를 수 있어요.': 'Up to 100 orders at once.',
  '주문을 골라 주세요.': 'Choose orders.',
  '재고를 어떻게 할지 골라 주세요.': 'Choose what becomes of the stock.',
  '주문자 전화': 'Phone of the buyer',
  '받는 분 전화': 'Phone of the receiver',
  통화: 'Currency',
  '담을 칸을 하나 이상 골라 주세요.': 'Choose at least one column.',
  '주문 시각': 'Ordered',
  주문자: 'Buyer',
  '주문한 회원': 'Member',
  '줄 상태': 'State of the line',
  '취소 금액': 'Cancelled',
  '할인은 정수로 적어 주세요.': 'Enter the discount as a whole number.',
  '할인은 0 이상으로 적어 주세요.': 'Enter a discount of 0 or more.',
  '할인이 너무 커요.': 'The discount is too high.',
  '어떻게 받았는지 적어 주세요.': 'Say how it was paid.',
  '예치금은 로그인한 회원만 쓸 수 있어요.': 'Only members who are logged in can use a balance.',
  '예치금은 정수로 적어 주세요.': 'Enter a whole number of won.',
  '예치금은 0 이상으로 적어 주세요.': 'Enter 0 or more.',
  '예치금이 너무 커요.': 'This is too much.',
  '그사이 보낼 상품이 장바구니에 담겼어요. 받는 분과 주소를 적어 주세요.':
    'Goods to be sent have joined your cart meanwhile. Please enter the recipient and the address.',
  '만들기 시작한 맞춤 병은 취소할 수 없어요. 잘못 만들어졌다면 고객센터로 알려 주세요.':
    'The making of these bottles has begun, and they can no longer be cancelled. If something is wrong with them, please tell customer service.',
  '맞춤 병은 한 벌로 만들어요. 더 필요하면 새로 주문해 주세요.':
    'Custom bottles are made as one set. Order another one for more.',
  '승인된 도매·대리점 회원만 주문하면서 신청할 수 있어요.':
    'Only approved wholesale customers and dealers can ask for it with the order.',
  '세금계산서와 현금영수증은 함께 받을 수 없어요. 하나만 골라 주세요.':
    'A tax invoice and a cash receipt cannot both be had. Please choose one.',
  '한 주문에 담을 수 있는 금액을 넘었어요. 수량을 줄이거나 나누어 주문해 주세요.':
    'That is more than one order can be. Order fewer, or in several orders.',
}
