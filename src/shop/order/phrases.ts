export const phrases: Record<string, string> = {
  '수량은 정수로 적어 주세요.': 'The quantity must be a whole number.',
  연락처: 'phone',
  '상품을 준비하고 있어요. 바꿀 것이 있으면 고객센터에 알려 주세요.':
    'We are preparing your order. Contact us to change it.',
  '이미 보냈거나 끝난 주문이라 고칠 수 없어요.':
    'It has been sent or closed, so it cannot be changed.',
  '오래된 주문이라 여기서 고칠 수 없어요. 1:1 문의로 알려 주세요.':
    'This order is too old to be changed here. Please write to us.',
  '가상계좌 입금을 기다리는 주문은 금액이 바뀌게 고칠 수 없어요. 전체를 취소하고 다시 주문해 주세요.':
    'An order waiting for a deposit into its own account keeps its amount. Cancel it and order again.',
  '이 주소로는 배송비를 더 내 주셔야 해요. 고객센터에 알려 주시면 바꿔 드려요.':
    'Shipping to this address costs more. Contact us and we change it for you.',
  '받을 금액이 남지 않게 고칠 수는 없어요. 상품을 남겨 두거나 주문을 취소해 주세요.':
    'Something must be left to pay. Keep an item, or cancel the order.',
  '아직 받지 못한 차액이 있는 주문이에요. 앞서 더한 것부터 빼 주세요.':
    'A difference is still unpaid. Take out what was added first.',
  '고친 주문의 차액을 아직 받지 못했어요. 받은 뒤에 보낼 수 있어요.':
    'The difference of the changed order has not arrived. It can be sent once it has.',
  '받을 차액이 없는 주문이에요.': 'No difference is due on this order.',
  '받을 차액보다 많아요.': 'That is more than the difference due.',
  '상품이 하나도 남지 않아요. 주문을 취소해 주세요.':
    'Nothing would be left. Cancel the order instead.',
  '그사이 주문이 바뀌었어요. 새로 불러온 뒤 다시 고쳐 주세요.':
    'The order has changed meanwhile. Reload it and change it again.',
  '바뀐 것이 없어요.': 'Nothing was changed.',
  '주문 변경': 'Order change',
  '차액 {amount}은 돌려 드려요.': 'We refund the difference of {amount}.',
  '차액 {amount}을 내 주시면 보내 드려요. 방법은 주문 내용에 있어요.':
    'We send it once the difference of {amount} is paid. The order says how.',
  '내실 금액이 바뀌었어요. 주문 내용에서 확인해 주세요.':
    'The amount to pay has changed. See the order.',
  '내실 금액은 그대로예요.': 'What you pay stays the same.',
  '고치는 이유를 적어 주세요.': 'Say why it is changed.',
  '세금계산서를 신청한 주문이에요. 현금영수증과 함께 받을 수 없어요.':
    'A tax invoice was asked for this order. It cannot have a cash receipt as well.',
  주문서: 'Order sheet',
  '재고가 모자라 되살릴 수 없어요: {names}. 재고를 채운 뒤 되살리거나 새로 주문해 달라고 안내해 주세요.':
    'Not enough stock to reinstate it: {names}. Restock first, or ask the buyer to order again.',
  '구매안전서비스는 가상계좌와 계좌이체에서만 쓸 수 있어요.':
    'Purchase protection goes with virtual accounts and transfers only.',
  '처음 주문 금액': 'First order total',
  '돌려 드린 금액': 'Refunded',
  '반품 배송비 등': 'Return postage and other costs',
  '금액 조정': 'Adjustment',
  상자: 'Parcel',
  '{count}번째': 'No. {count}',
  '교환 상품': 'Replacement',
  '보낸 날': 'Sent on',
  '따로 보내는 상품': 'Sent separately',
  '직원 메모': 'Staff note',
  '포장 명세': 'Packing slip',
  거래명세서: 'Statement',
  '주문한 때': 'Ordered',
  '주문한 분': 'Ordered by',
  '공급받는 분': 'Supplied to',
  // refusals
  '주문을 조회할 때 쓸 비밀번호를 적어 주세요.': 'Enter a password for looking up this order.',
  '개인정보 수집·이용 안내를 확인하고 동의해 주세요.':
    'Please read and accept the notice on personal data.',
  '입금할 계좌를 골라 주세요.': 'Choose the account to pay to.',
  '이미 주문한 장바구니예요.': 'This cart has already been ordered.',
  '주문할 상품이 없어요. 장바구니를 확인해 주세요.':
    'There is nothing to order. Please check your cart.',
  '한 번에 주문할 수 있는 금액을 넘었어요. 나누어 주문해 주세요.':
    'This is more than one order can hold. Please split it.',
  '결제할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 주문해 주세요.':
    'The amount has changed. Please check the new amount and order again.',
  '담은 상품이 바뀌어 쓸 수 없게 된 쿠폰이 있어요. 쿠폰을 뺀 금액을 확인한 뒤 다시 주문해 주세요.':
    'Your cart has changed, and a coupon no longer applies. Please check the amount without it and order again.',
  '같은 인터넷에서 시작하고 끝내지 않은 결제가 너무 많아요. 열어 둔 결제 창을 닫거나 {count}분 뒤에 다시 시도해 주세요. 장바구니는 그대로 있어요.':
    'Too many payments were started from your network and not finished. Close the payment windows you have open, or try again in {count} minutes. Your cart is as it was.',
  '입금을 기다리는 주문이 {count}건 있어요. 먼저 입금하거나 취소해 주세요.':
    'You have {count} unpaid orders. Please pay or cancel them first.',
  '방금 다른 분이 먼저 주문해 재고가 부족해요: {name}':
    'Someone was quicker and there is not enough left: {name}',
  '주문번호, 휴대폰 번호, 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.':
    'No order matches this number, phone and password. Please check them.',
  '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The order has changed in the meantime. Reload it and try again.',
  '입금을 어떻게 확인했는지 적어 주세요.': 'Say how you know that the money has arrived.',
  '그사이 입금할 금액이 바뀌었어요. 새 금액을 확인한 뒤 다시 눌러 주세요.':
    'The amount due has changed meanwhile. Please check it and press again.',
  '입금할 금액과 달라요. 이유를 적으면 그대로 기록해요.':
    'This is not the amount due. Give a reason and it is recorded as it is.',
  '택배사를 골라 주세요.': 'Choose a courier.',
  '같은 요청 번호로 다른 내용을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.':
    'The same request number came with other contents. Reload and try again.',
  '같은 요청을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.':
    'This request is being handled. Please check again shortly.',
  '요청 번호의 형식이 맞지 않아요.': 'The request number is malformed.',
  // why an order cannot take a step
  '아직 입금을 확인하지 않은 주문이에요.': 'The payment of this order has not been confirmed yet.',
  '이미 입금을 확인한 주문이에요.': 'The payment of this order is already confirmed.',
  '이미 상품을 준비하고 있는 주문이에요.': 'This order is already being packed.',
  '이미 배송을 시작한 주문이에요.': 'This order is already on its way.',
  '이미 배송이 끝난 주문이에요.': 'This order has already been delivered.',
  '이미 취소된 주문이에요.': 'This order is already cancelled.',
  '반품된 주문이에요.': 'This order was returned.',
  '품절로 처리된 주문이에요.': 'This order was closed as out of stock.',
  '상품을 준비하고 있는 주문은 고객센터에 취소를 요청해 주세요.':
    'This order is being packed. Please ask us to cancel it.',
  '입금된 금액이 있어요. 고객센터에 취소를 요청해 주세요.':
    'A payment has arrived: please ask customer service to cancel.',
  '입금 기한이 지나 주문이 취소되었어요.':
    'The payment deadline passed, so the order was cancelled.',
  '{name} 외 {count}건': '{name} and {count} more',
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
  '한글, 영문, 숫자만 쓸 수 있어요.': 'Only Korean and Latin letters and digits can be used.',
  '주문 내용을 확인하고 동의해 주세요.': 'Please check the order and agree to it.',
  '주문번호를 적어 주세요.': 'Enter the order number.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '송장번호를 적어 주세요.': 'Enter the waybill number.',
  '송장번호는 숫자와 영문 8~30자리예요.': 'The waybill number has 8 to 30 letters and digits.',
  '취소하는 이유를 적어 주세요.': 'Enter why it is cancelled.',
  '앞서 한 결제를 확인하고 있어요. 확인이 끝나면 알려 드려요.':
    'Your earlier payment is being checked. We will tell you when it is done.',
  '지금은 쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.':
    'This way to pay is not available now. Choose another.',
  '결제 시간이 지나 재고가 없어 돌려 드려요.': 'Paid too late, and the goods are gone: refunded.',
  '취소된 주문에 입금되어 돌려 드려요.': 'Paid into a cancelled order: refunded.',
  '취소된 주문만 되살릴 수 있어요.': 'Only a cancelled order can be reinstated.',
  '입금 기한이 지나 저절로 취소된 무통장입금 주문만 되살릴 수 있어요.':
    'Only a bank transfer order that was cancelled automatically at its payment deadline can be reinstated.',
  '가상계좌는 기한과 함께 닫혀 되살릴 수 없어요. 새로 주문해 달라고 안내해 주세요.':
    'The virtual account closed at its deadline, so this order cannot be reinstated. Please ask the customer to order again.',
  '입금을 확인한 뒤에 거래명세서를 받을 수 있어요.':
    'The statement is ready once your payment has arrived.',
  '거래가 이루어지지 않은 주문이라 거래명세서가 없어요.':
    'Nothing was sold with this order, so it has no statement.',
  // my orders
  '상품을 보낸 뒤에 구매확정을 할 수 있어요.':
    'You can confirm receipt once the goods have been sent.',
  '끝날이 첫날보다 빨라요.': 'The last day is before the first.',
  '한 번에 1년까지 볼 수 있어요.': 'You can look at up to one year at a time.',
  '날짜를 2026-03-14처럼 적어 주세요.': 'Enter dates like 2026-03-14.',
  '지금은 팔지 않는 상품이에요.': 'This item is no longer sold.',
  '주문번호와 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.':
    'No order matches this number and password. Please check them.',
  '다른 회원의 주문 내역에 들어 있는 주문이에요.': 'This order belongs to another account.',
  '주문에 적은 휴대폰 번호나 메일이 회원 정보와 달라요. 회원 정보를 확인하거나 고객센터에 알려 주세요.':
    'The phone and mail on this order differ from those of your account. Check your details or contact us.',
  '쿠폰은 로그인한 회원만 쓸 수 있어요.': 'Log in to use coupons.',
  '포인트는 로그인한 회원만 쓸 수 있어요.': 'Log in to use points.',
  '쿠폰은 50장까지 쓸 수 있어요.': 'Up to 50 coupons can be used.',
  '포인트는 0 이상으로 적어 주세요.': 'Points cannot be negative.',
  '포인트가 너무 커요.': 'That is too many points.',
  '우편번호는 10자까지예요.': 'A postal code has at most 10 characters.',
  '우편번호는 영문, 숫자, 빈칸, - 만 쓸 수 있어요.':
    'A postal code has letters, digits, spaces and hyphens only.',
  '도시를 적어 주세요.': 'Enter the city.',
  '한국 밖으로 보내려면 +로 시작하는 국제 전화번호를 적어 주세요.':
    'For delivery outside Korea, enter an international number that starts with +.',
  '주문하는 동안 화폐가 바뀌었어요. 바뀐 화폐의 금액을 확인한 뒤 다시 주문해 주세요.':
    'The currency was changed while you were ordering. Check the new sum and order again.',
  '상품을 하나 이상 골라 주세요.': 'Choose at least one item.',
  '같은 상품을 두 번 골랐어요.': 'The same item was chosen twice.',
  '이 주문에 없는 상품이에요.': 'This item is not part of the order.',
  '이미 취소했거나 돌려보낸 상품이에요.': 'This item was already cancelled or sent back.',
  '고른 수량이 주문한 수량보다 많아요.': 'That is more than was ordered.',
  '이 주문은 일부만 취소할 수 없어요. 고객센터에 알려 주세요.':
    'A part of this order cannot be cancelled here. Please contact us.',
  '가상계좌 입금을 기다리는 주문은 일부만 취소할 수 없어요. 전체를 취소하고 다시 주문해 주세요.':
    'An order waiting for a virtual-account payment cannot be cancelled in part. Cancel all of it and order again.',
  '그사이 주문이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.':
    'The order has changed. Check the new amount and cancel again.',
  '부분 취소': 'Partial cancellation',
  '아직 보내지 않은 상품이 있어요. 모두 보낸 뒤에 마칠 수 있어요.':
    'Some items have not been sent yet. It can be completed once all have left.',
  '처리하고 있는 반품·교환 신청이 있어요. 신청이 끝난 뒤에 할 수 있어요.':
    'A return or exchange is being handled. This is possible once it is finished.',
  '배송 중인 주문에만 상자를 더할 수 있어요.': 'A parcel can only be added to an order on its way.',
  '이미 모두 보낸 주문이에요.': 'Everything of this order has been sent.',
  '이미 보낸 상품이 들어 있어요. 남은 수량을 확인해 주세요.':
    'Some of these have already been sent. Check what is left.',
  '회원 아이디를 적어 주세요.': 'Enter a member id.',
  '파일을 골라 주세요.': 'Choose a file.',
  '파일이 비어 있어요.': 'The file is empty.',
  '금액을 적어 주세요.': 'Enter the amount.',
  선물: 'Gift',
  '가격을 적지 않아요': 'no prices',
  '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이에요. 이미 {bought}개를 주문하셔서 {left}개 더 살 수 있어요.':
    'One person can buy {count} of this item in {days} days. You have ordered {bought}, so you can buy {left} more.',
  '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이에요. 이미 {bought}개를 주문하셨어요.':
    'One person can buy {count} of this item in {days} days, and you have ordered {bought}.',
  '보낸 주문의 송장만 고칠 수 있어요.':
    'Only the waybill of an order that has been sent can be corrected.',
  '배송 중인 주문만 되돌릴 수 있어요.': 'Only an order on its way can be taken back.',
  '교환 상품은 반품·교환 화면에서 다뤄 주세요.': 'Replacements are handled with their return.',
  '보낸 지 하루가 지나 되돌릴 수 없어요. 번호가 틀렸다면 송장을 고쳐 주세요.':
    'Sent more than a day ago, it cannot be undone. If the number is wrong, correct the waybill.',
  '그사이 송장이 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The waybill has changed meanwhile. Reload and try again.',
  '지금과 같은 택배사와 번호예요.': 'This is the courier and number it has now.',
  '다른 사람의 주문에 같은 송장번호가 있어요: {orders}. 번호를 다시 확인해 주세요.':
    'Another person’s order has this waybill number: {orders}. Please check the number.',
  '한 번에 100건까지 고를 수 있어요.': 'Up to 100 orders at once.',
  '피킹 목록': 'Pick list',
  '상품 종류': 'Kinds of goods',
  '{count}가지': '{count}',
  모두: 'All',
  '{count}건': '{count}',
  분류: 'Category',
  품명: 'Item',
  '주문 제작': 'Made to order',
  '먼저 만들 상품': 'To be made first',
  '남은 상품이 없는 주문이에요.': 'Nothing of this order is left to pack.',
  '메모를 적어 주세요.': 'Enter a note.',
  '메모가 가득 찼어요. 주문에서 줄여 주세요.': 'The note is full. Shorten it on the order.',
  '주문을 골라 주세요.': 'Choose orders.',
  '없는 주문번호예요. 다시 확인해 주세요.': 'No order has this number. Please check it.',
  주문: 'Orders',
  '오래된 주문이라 품절로 나눌 수 없어요. 주문을 취소해 주세요.':
    'This order is too old to be split. Please cancel it instead.',
  '가상계좌 입금을 기다리는 주문은 모두 품절로만 처리할 수 있어요.':
    'While its virtual account waits for the deposit, an order can only be sold out as a whole.',
  '품절 처리 뒤에 주문이 바뀌어 되돌릴 수 없어요.':
    'The order has changed since, so this cannot be taken back.',
  '돌려 드릴 돈이 이미 나가 되돌릴 수 없어요. 새로 주문해 달라고 안내해 주세요.':
    'The money is already on its way, so this cannot be taken back. Please ask the customer to order anew.',
  '재고를 어떻게 할지 골라 주세요.': 'Choose what becomes of the stock.',
  '주문자 전화': 'Phone of the buyer',
  '받는 분 전화': 'Phone of the receiver',
  통화: 'Currency',
  예: 'Yes',
  '담을 칸을 하나 이상 골라 주세요.': 'Choose at least one column.',
  '주문 시각': 'Ordered',
  주문자: 'Buyer',
  '주문한 회원': 'Member',
  '줄 상태': 'State of the line',
  '취소 금액': 'Cancelled',
  '전화 주문을 적으려고': 'To write a phone order',
  '왜 다른 값을 받는지 적어 주세요.': 'Say why the price differs.',
  '주문할 상품을 더해 주세요.': 'Add goods to order.',
  '할인은 정수로 적어 주세요.': 'Enter the discount as a whole number.',
  '할인은 0 이상으로 적어 주세요.': 'Enter a discount of 0 or more.',
  '할인이 너무 커요.': 'The discount is too high.',
  '어떻게 받았는지 적어 주세요.': 'Say how it was paid.',
  '예치금은 로그인한 회원만 쓸 수 있어요.': 'Only members who are logged in can use a balance.',
  '예치금은 정수로 적어 주세요.': 'Enter a whole number of won.',
  '예치금은 0 이상으로 적어 주세요.': 'Enter 0 or more.',
  '예치금이 너무 커요.': 'This is too much.',
  '예치금을 함께 쓴 주문이라 되살릴 수 없어요. 예치금은 돌아갔으니 새로 주문해 달라고 안내해 주세요.':
    'A balance paid a part of this order and has gone back, so it cannot be reinstated. Please ask the customer to order anew.',
  '더 받은 금액이 바뀌었어요. 새로 불러온 뒤 다시 눌러 주세요.':
    'The over-payment has changed. Reload and try again.',
  '비회원 주문이라 예치금으로 받을 수 없어요. 계좌로 돌려 드려 주세요.':
    'A guest has no balance. Please send it back to an account.',
}
