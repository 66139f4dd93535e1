import { refusalPhrases } from './refusal-phrases.ts'

export const phrases: Record<string, string> = {
  ...refusalPhrases,
  '한 주문에 태그는 {count}개까지예요.': 'An order takes up to {count} tags.',
  '같은 이름의 태그가 있어요. 다른 이름을 적어 주세요.':
    'There is a tag of that name. Choose another.',
  '주문을 맡을 수 있는 직원이 아니에요.': 'This person cannot be assigned orders.',
  '이미 보낸 주문이에요. 입금을 떼어 낼 수 없으니, 손님에게 돈을 받거나 반품으로 처리해 주세요.':
    'This order has left. The deposit cannot be taken off it: ask the customer for the money, or take the goods back.',
  '이미 끝난 주문이에요. 그 돈은 환불에서 다뤄 주세요.':
    'This order is over. Please deal with its money among the refunds.',
  '이 주문에서 이미 돌려준 돈이 있어요. 입금을 떼어 낼 수 없으니 환불에서 다뤄 주세요.':
    'Money of this order went back already, so the deposit cannot be taken off. Please deal with it among the refunds.',
  '이 입금의 돈을 주문에서 찾지 못했어요. 이미 돌려주었거나 다른 금액으로 적혀 있어요.':
    'The money of this deposit was not found on the order: it went back already, or was noted as another sum.',
  연락처: 'phone',
  '상품을 준비하고 있어요. 바꿀 것이 있으면 고객센터에 알려 주세요.':
    'We are preparing your order. Contact us to change it.',
  '이미 보냈거나 끝난 주문이라 고칠 수 없어요.':
    'It has been sent or closed, so it cannot be changed.',
  '클래스만 있는 주문이에요. 날짜와 인원은 예약에서 바꿔 주세요.':
    'This order holds classes only. Change the date and the people in the booking.',
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
  '차액 {amount}은 외상에 더했어요. 결제 기한은 그대로예요.':
    'The difference of {amount} is on the account; it is due on the same day.',
  '내실 금액은 그대로예요.': 'What you pay stays the same.',
  '세금계산서를 신청한 주문이에요. 현금영수증과 함께 받을 수 없어요.':
    'A tax invoice was asked for this order. It cannot have a cash receipt as well.',
  주문서: 'Order sheet',
  '재고가 모자라 되살릴 수 없어요: {names}. 재고를 채운 뒤 되살리거나 새로 주문해 달라고 안내해 주세요.':
    'Not enough stock to reinstate it: {names}. Restock first, or ask the buyer to order again.',
  '처음 주문 금액': 'First order total',
  '돌려 드린 금액': 'Refunded',
  '반품 배송비 등': 'Return postage and other costs',
  '금액 조정': 'Adjustment',
  '품목 금액에서 뺀 혜택': 'Taken off the amounts of the items',
  상자: 'Parcel',
  '{count}번째': 'No. {count}',
  '교환 상품': 'Replacement',
  '보낸 날': 'Sent on',
  '따로 보내는 상품': 'Sent separately',
  '포장 명세': 'Packing slip',
  거래명세서: 'Statement',
  '재료비 등': 'Materials and other costs',
  '주문한 때': 'Ordered',
  '주문한 분': 'Ordered by',
  '공급받는 분': 'Supplied to',
  '이미 주문한 장바구니예요.': 'This cart has already been ordered.',
  '주문할 상품이 없어요. 장바구니를 확인해 주세요.':
    'There is nothing to order. Please check your cart.',
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
  '이미 완료된 주문이에요.': 'This order is already complete.',
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
  '주문 내용을 확인하고 동의해 주세요.': 'Please check the order and agree to it.',
  '주문번호를 적어 주세요.': 'Enter the order number.',
  '비밀번호를 적어 주세요.': 'Enter your password.',
  '송장번호를 적어 주세요.': 'Enter the waybill number.',
  '송장번호는 숫자와 영문 8~30자리예요.': 'The waybill number has 8 to 30 letters and digits.',
  '앞서 한 결제를 확인하고 있어요. 확인이 끝나면 알려 드려요.':
    'Your earlier payment is being checked. We will tell you when it is done.',
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
  '지금은 팔지 않는 상품이에요.': 'This item is no longer sold.',
  '주문번호와 비밀번호가 맞는 주문이 없어요. 다시 확인해 주세요.':
    'No order matches this number and password. Please check them.',
  '다른 회원의 주문 내역에 들어 있는 주문이에요.': 'This order belongs to another account.',
  '주문에 적은 휴대폰 번호나 메일이 회원 정보와 달라요. 회원 정보를 확인하거나 고객센터에 알려 주세요.':
    'The phone and mail on this order differ from those of your account. Check your details or contact us.',
  '쿠폰은 로그인한 회원만 쓸 수 있어요.': 'Log in to use coupons.',
  '포인트는 로그인한 회원만 쓸 수 있어요.': 'Log in to use points.',
  '상품을 하나 이상 골라 주세요.': 'Choose at least one item.',
  '같은 상품을 두 번 골랐어요.': 'The same item was chosen twice.',
  '이 주문에 없는 상품이에요.': 'This item is not part of the order.',
  '이미 취소했거나 돌려보낸 상품이에요.': 'This item was already cancelled or sent back.',
  '고른 수량이 주문한 수량보다 많아요.': 'That is more than was ordered.',
  '이 주문은 일부만 취소할 수 없어요. 고객센터에 알려 주세요.':
    'A part of this order cannot be cancelled here. Please contact us.',
  '가상계좌 입금을 기다리는 주문은 일부만 취소할 수 없어요. 전체를 취소하고 다시 주문해 주세요.':
    'An order waiting for a virtual-account payment cannot be cancelled in part. Cancel all of it and order again.',
  '그사이 주문이 바뀌었어요. 남은 상품을 확인하고 다시 처리해 주세요.':
    'The order has changed. Check what is left of it and try again.',
  '그사이 주문이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.':
    'The order has changed. Check the new amount and cancel again.',
  '부분 취소': 'Partial cancellation',
  '아직 보내지 않은 상품이 있어요. 모두 보내거나 남은 상품을 취소한 뒤에 마칠 수 있어요.':
    'Some items have not been sent yet. It can be completed once they have left or are cancelled.',
  '처리하고 있는 반품·교환 신청이 있어요. 신청이 끝난 뒤에 할 수 있어요.':
    'A return or exchange of it is being handled. Its steps go on once that is finished.',
  '배송 중인 주문에만 상자를 더할 수 있어요.': 'A parcel can only be added to an order on its way.',
  '이미 모두 보낸 주문이에요.': 'Everything of this order has been sent.',
  '이미 보낸 상품이 들어 있어요. 남은 수량을 확인해 주세요.':
    'Some of these have already been sent. Check what is left.',
  '회원 아이디를 적어 주세요.': 'Enter a member id.',
  '파일을 골라 주세요.': 'Choose a file.',
  '파일이 비어 있어요.': 'The file is empty.',
  '금액을 적어 주세요.': 'Enter the amount.',
  '가격을 적지 않아요': 'no prices',
  '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이에요. 이미 {bought}개를 주문하셔서 {left}개 더 살 수 있어요.':
    'One person can buy {count} of this item in {days} days. You have ordered {bought}, so you can buy {left} more.',
  '한 사람이 {days}일 동안 {count}개까지 살 수 있는 상품이라 이 번호로는 이만큼 주문할 수 없어요. 수량을 줄이거나, 회원이라면 로그인해 주세요.':
    'One person can buy {count} of this item in {days} days, so this number cannot order as many. Order fewer, or log in if you have an account.',
  '{name}: 같은 번호나 같은 인터넷에서 입금을 기다리는 주문이 있어 이만큼은 맡아 둘 수 없어요. 수량을 줄이거나 카드로 결제해 주세요.':
    '{name}: unpaid orders under the same number or from the same connection keep this many from being held. Order fewer, or pay by card.',
  '{name}: 같은 번호나 같은 인터넷에 결제를 마치지 않은 주문이 있어 지금은 받을 수 없어요. 먼저 결제를 마치거나 10분 뒤에 다시 주문해 주세요.':
    '{name}: an order under the same number or from the same connection has not been paid for yet. Finish paying for it, or order again in 10 minutes.',
  '같은 번호나 같은 인터넷에서 입금을 기다리는 예약이 있어 이만큼은 잡아 둘 수 없어요. 카드로 결제하거나, 인원을 줄이거나, {phone}번으로 전화해 주세요.':
    'Unpaid bookings under the same number or from the same connection keep this many seats from being held. Pay by card, bring fewer people, or call {phone}.',
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
  예: 'Yes',
  '전화 주문을 적으려고': 'To write a phone order',
  '왜 다른 값을 받는지 적어 주세요.': 'Say why the price differs.',
  '주문할 상품을 더해 주세요.': 'Add goods to order.',
  '예치금을 함께 쓴 주문이라 되살릴 수 없어요. 예치금은 돌아갔으니 새로 주문해 달라고 안내해 주세요.':
    'A balance paid a part of this order and has gone back, so it cannot be reinstated. Please ask the customer to order anew.',
  '더 받은 금액이 바뀌었어요. 새로 불러온 뒤 다시 눌러 주세요.':
    'The over-payment has changed. Reload and try again.',
  '비회원 주문이라 예치금으로 받을 수 없어요. 계좌로 돌려 드려 주세요.':
    'A guest has no balance. Please send it back to an account.',
  '같은 인터넷에서 입금을 기다리는 주문이 {count}건 있어 더 받을 수 없어요. 카드로 결제하거나, 앞선 주문을 입금하거나 취소한 뒤 다시 주문해 주세요.':
    'There are {count} unpaid orders from your connection, so no more can be taken. Please pay by card, or pay or cancel the earlier ones first.',
  '값을 내린 직원은 그 상품을 {days}일 동안 주문할 수 없어요. 그 상품을 빼고 주문하거나, {days}일이 지난 뒤에 주문해 주세요.':
    'Whoever of the staff has lowered a price cannot order that item for {days} days. Order without it, or after {days} days.',
  '값을 내린 직원은 그 상품을 {days}일 동안 주문에 더할 수 없어요. 그 상품을 빼거나, {days}일이 지난 뒤에 더해 주세요.':
    'Whoever of the staff has lowered a price cannot have that item added to an order for {days} days. Leave it out, or add it after {days} days.',
  '값을 내린 직원은 그 상품을 {days}일 동안 다른 옵션으로 교환할 수 없어요. 같은 옵션으로 교환하거나 반품해 주세요. 다른 직원에게 봐 달라고 할 수도 있어요.':
    'Whoever of the staff has lowered a price cannot exchange that item for another option for {days} days. Exchange it for the same option or return it, or ask somebody else of the staff to look.',
  '값을 내린 직원은 그 날짜로 {days}일 동안 옮길 수 없어요. 다른 날짜를 고르거나, {days}일이 지난 뒤에 옮기거나, 다른 직원에게 옮겨 달라고 해 주세요.':
    'Whoever of the staff has lowered a price cannot move to that date for {days} days. Choose another date, move after {days} days, or ask somebody else of the staff to move the booking.',
  '값을 내린 직원은 그 병을 {days}일 동안 주문할 수 없어요. {days}일이 지난 뒤에 주문하거나, 다른 직원에게 봐 달라고 해 주세요.':
    'Whoever of the staff has lowered a price cannot order that bottle for {days} days. Order after {days} days, or ask somebody else of the staff to look.',
  '쿠폰이나 견적서를 만든 직원은 그것으로 주문할 수 없어요. 쿠폰이나 견적서 없이 주문하거나, 다른 직원에게 부탁해 주세요.':
    'Whoever of the staff has made a coupon or a quotation cannot order by it. Order without it, or ask somebody else of the staff.',
  '이 번호로 입금을 기다리는 주문이 많아 더 받을 수 없어요. 카드로 결제하거나, 앞선 주문을 입금하거나 취소한 뒤 다시 주문해 주세요.':
    'This number has too many unpaid orders to take another. Please pay by card, or pay or cancel the earlier ones first.',
  '{name}: 입금 전에 잡아 둘 수 있는 자리는 {left}명까지예요. 카드로 결제하면 바로 예약돼요. 더 많은 자리를 계좌로 입금하려면 {phone}번으로 전화해 주세요.':
    '{name}: before paying you can hold {left} seats. Paid by card they are booked at once. To pay for more by bank transfer, please call {phone}.',
  '입금 전에 잡아 둘 수 있는 클래스 자리는 모두 더해 {left}명 남았어요(이미 {held}명). 카드로 결제하거나, 앞선 예약을 입금하거나, {phone}번으로 전화해 주세요.':
    'Of the class seats that can be held before paying, {left} are left ({held} are held already). Pay by card, pay for the earlier booking, or call {phone}.',
  '결제를 마치지 않은 예약이 이미 자리를 잡고 있어요. 그 결제를 마치거나 10분 뒤에 다시 시도해 주세요. 급하면 {phone}번으로 전화해 주세요.':
    'A booking that is still being paid holds seats already. Finish that payment, or try again in 10 minutes. If it is urgent, please call {phone}.',
  '{name}: 결제를 마치지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 취소한 뒤 다시 주문해 주세요.':
    '{name}: unfinished orders hold {held} already. Please pay or cancel them first.',
  '{name}: 입금 전에 맡아 둘 수 있는 수량은 {left}개까지예요. 수량을 줄이거나 카드로 결제해 주세요. 더 많이 필요하면 견적을 받아 주세요.':
    '{name}: up to {left} can be held before they are paid for. Please take fewer or pay by card. If you need more, ask for a quotation.',
  '{name}: 입금하지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 카드로 결제해 주세요.':
    '{name}: unpaid orders hold {held} already. Please pay them first, or pay by card.',
  '그사이 돌려 드릴 금액이 바뀌었어요. 새 금액을 확인하고 다시 취소해 주세요.':
    'The refund has changed in the meantime. Please check the new sum and cancel again.',
  '클래스 취소': 'Class cancelled',
  '결제하는 동안 자리를 잡아 둔 시간이 지나 마감되었어요. 결제한 금액은 돌려 드려요.':
    'Your seats were no longer kept while you paid, and the date is full now. What you paid goes back to you.',
  '공방 사정으로 열리지 않게 된 날짜예요. 결제한 금액은 돌려 드려요.':
    'The studio has called this date off. What you paid goes back to you.',
  '클래스는 환불 기준에 따라 돌려 드려요. 이 주문의 ‘클래스 티켓’에서 취소해 주세요.':
    'Classes are refunded by their refund table. Cancel it under Class tickets of this order.',
  '아직 열리지 않은 클래스가 있어요. 수업이 끝난 뒤에 마칠 수 있어요.':
    'A class of this order is still to come. It can be completed once the class is over.',
  '보낼 상품이 없는 클래스 주문이에요. 수업이 끝나면 저절로 완료돼요.':
    'An order of classes has nothing to send. It is completed by itself once the class is over.',
  '클래스 자리는 기한과 함께 돌아갔어요. 새로 예약해 달라고 안내해 주세요.':
    'The seats of the class went back with the deadline. Ask the customer to book anew.',
  '클래스에는 품절이 없어요. 날짜를 취소하거나 예약을 옮겨 주세요.':
    'A class cannot be sold out. Call the date off or move the booking.',
  '클래스는 주문에서 고칠 수 없어요. 예약 명단에서 옮기거나 취소해 주세요.':
    'A class cannot be edited in an order. Move or cancel it on the roster.',
  '클래스 날짜 변경': 'Class moved to another date',
  '받는 곳이 여러 곳인 주문이에요. 받는 곳마다 송장을 적어 주세요.':
    'This order goes to several addresses. Enter a waybill for each.',
  '이미 보낸 곳이에요.': 'This address has been sent to already.',
  '이곳으로 보낼 상품이 남지 않았어요.': 'No goods are left for this address.',
  '이미 만들고 있어서 글을 바꿀 수 없어요. 고객센터에 바로 알려 주시면 확인해 볼게요.':
    'It is being made already, so the words cannot be changed here. Call us at once and we will see what can be done.',
  '이미 보냈거나 끝난 상품이라 글을 바꿀 수 없어요.':
    'It has been sent or is closed, so the words cannot be changed.',
  '새길 글자나 카드 문구': 'Engraving or card words',
  '새길 글자·카드 문구': 'Engraving / card words',
  '도착 예정일': 'Arrives on',
  '클래스 날짜가 바뀌었어요': 'The class has a new date',
  '결제하는 동안 클래스 날짜나 장소가 바뀌었어요. 결제한 금액은 돌려 드려요.':
    'The date or the place of the class changed while you were paying. Your money goes back.',
  '클래스 취소 수수료': 'Class cancellation fee',
}
