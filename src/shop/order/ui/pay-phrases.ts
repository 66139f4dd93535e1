/** Paying: ways, benefits, receipts, refunds. */
export const payPhrases: Record<string, string> = {
  '바뀐 주문의 차액': 'Difference for the changed order',
  '차액을 확인하면 바로 보내 드려요.': 'We send it as soon as the difference has arrived.',
  '주문 내용을 고쳤어요': 'Order changed',
  '주문 접수': 'Ordered',
  '배송 완료': 'Delivered',
  주문했어요: 'Order placed',
  '상품 준비를 시작했어요': 'Packing started',
  '택배사에 맡겼어요': 'Handed to the courier',
  '배송이 끝났어요': 'Delivered',
  '품절로 보내 드리지 못한 주문이에요.': 'This order could not be sent because the goods sold out.',
  계좌번호: 'Account number',
  예금주: 'Holder',
  '입금하는 분': 'Paid by',
  '기한까지 입금되지 않으면 주문이 저절로 취소돼요.':
    'Orders that are not paid by then are cancelled automatically.',
  '주문한 날부터 {days}일 뒤 밤 12시 전까지 입금해 주세요. 입금을 확인하면 준비를 시작해요.':
    'Please pay before midnight (Korean time) {days} days after ordering. We start packing once payment is confirmed.',
  '주문한 날부터 {days}일 뒤 밤 12시 전까지 입금해 주세요. 입금을 확인하면 자리가 확정돼요.':
    'Please pay before midnight (Korean time) {days} days after ordering. Your seats are yours once payment is confirmed.',
  '예금주 {holder}': 'Holder: {holder}',
  '통장에 찍히는 이름 그대로 적어 주세요.': 'Exactly as your bank prints it.',
  '다른 이름으로 입금해요': 'Pay under another name',
  '결제를 취소하셨어요.': 'You cancelled the payment.',
  '결제가 중단되었어요. 다시 시도해 주세요.': 'The payment was interrupted. Please try again.',
  '구매안전서비스(에스크로)로 결제할게요': 'Pay with purchase protection (escrow)',
  '상품을 받고 구매를 확정할 때까지 결제 회사가 대금을 맡아 두어요. 수수료는 없어요.':
    'The payment company holds your money until you have the goods and confirm the order. There is no fee.',
  '상품을 받고 구매를 확정할 때까지 결제 회사가 대금을 맡아 두어요.':
    'The payment company holds the money until you have the goods and confirm the order.',
  '구매안전서비스(에스크로)를 쓰려면 가상계좌나 계좌이체를 골라 주세요.':
    'For purchase protection (escrow), choose a virtual account or an online transfer.',
  '금액을 계산하고 있어요': 'Updating the total',
  '결제창이 열리면 카드와 할부를 골라 주세요.':
    'Choose the card and instalments in the window that opens.',
  '토스페이 결제창에서 결제해요.': 'You pay in the Toss Pay window.',
  '이 주문만을 위한 계좌를 드려요. 3일 안에 입금하면 바로 확인돼요.':
    'You get an account just for this order. Pay into it within 3 days and it is confirmed at once.',
  '내 통장에서 바로 결제해요. 은행 인증이 필요해요.':
    'Paid straight from your bank account, with your bank’s authentication.',
  '카드 번호는 PayPal 화면에서 적어요. PayPal 계정이 없어도 달러로 결제하고 돌아와요.':
    'Enter your card on PayPal’s page. No PayPal account needed: pay in dollars and come back.',
  'PayPal 화면에서 달러로 결제하고 돌아와요.': 'You pay in dollars at PayPal and come back.',
  '모의 결제': 'Pretend payment',
  '회원 주문으로 가져왔어요': 'Added to a member’s orders',
  '모의 입금하기': 'Make a pretend deposit',
  영수증: 'Receipt',
  '영수증 보기': 'See the receipt',
  '환불받을 계좌': 'Account for the refund',
  은행: 'Bank',
  '은행을 골라 주세요': 'Choose a bank',
  '계좌번호는 암호로 바꿔 두었다가 보내고 나면 지워요.':
    'The number is kept encrypted, and wiped once the money has left.',
  '회원은 쿠폰과 포인트를 쓸 수 있어요.': 'Members can use coupons and points.',
  '{count}장 사용, {amount} 할인': '{count} used, {amount} off',
  '{count}장 쓸 수 있어요': '{count} available',
  '쿠폰 고르기': 'Choose coupons',
  '가장 많이 할인되는 조합은 {amount}이에요.': 'Best combination: {amount} off.',
  '이 조합 쓰기': 'Use this combination',
  '가진 포인트 {balance}점 · {least}점부터 쓸 수 있어요.':
    'You have {balance} points; they can be spent from {least} on.',
  '가진 포인트 {balance}점 · 이 주문에 {most}점까지, {unit}점 단위로 써요.':
    'You have {balance} points; up to {most} here, in steps of {unit}.',
  '모두 쓰기': 'Use all',
  '안 쓰기': 'Use none',
  '{amount} 할인받기': 'Take {amount} off',
  '쿠폰 없이 계속하기': 'Go on without coupons',
  '{off} 할인': '{off} off',
  '{day}까지': 'until {day}',
  // cash receipt
  '10만 원 이상을 현금으로 결제하면 신청하지 않아도 국세청 지정 번호로 발급해요.':
    'For cash payments of 100,000 won or more the shop issues one to the tax office’s number even if you ask for none.',
  '아직 신청하지 않았어요. 결제한 날부터 5일 안에 신청할 수 있어요.':
    'Not asked for yet. You can ask within five days of the payment.',
  '다른 번호로 신청': 'Ask with another number',
  '현금영수증 신청': 'Ask for a cash receipt',
  용도: 'For',
  '발급 번호': 'Made out to',
  '발급한 때': 'Issued',
  '신청하지 않은 10만 원 이상의 현금 결제라 국세청 지정 번호로 발급했어요. 홈택스에서 승인번호로 내 것으로 등록할 수 있어요.':
    'This cash payment was 100,000 won or more, so the shop issued a receipt to the tax office’s number. You can claim it at Hometax with the approval number.',
  '현금영수증 보기': 'See the cash receipt',
  발급했어요: 'Issued',
  '입금을 확인하면 발급해요': 'Issued once your payment arrives',
  '번호를 확인하고 있어요. 다른 번호로 다시 신청할 수도 있어요.':
    'We are checking the number. You may also ask with another one.',
  '발급하고 있어요': 'Being issued',
  신청하기: 'Ask',
  '사용한 쿠폰': 'Coupons used',
  '결제 완료': 'Paid',
  '결제를 확인했어요': 'Payment confirmed',
  '적은 내용은 그대로 있어요. 이어서 결제하거나 다른 방법을 골라 주세요.':
    'Everything you entered is still here. Pay when you are ready, or choose another way to pay.',
  '쿠폰을 불러오지 못했어요. 창을 닫고 새로고침한 뒤 다시 열어 주세요.':
    'Your coupons could not be loaded. Close this, reload the page and open it again.',
  '뺄 배송비가 없어서 쓰지 않고 돌려 드린 쿠폰이에요: {names}':
    'Not used, as there was no shipping to pay; still yours: {names}',
  '쿠폰을 쓸 수 없는 상품은 주문 쿠폰의 할인과 최소 금액에서 빠져요.':
    'Items that take no coupons count neither for the discount nor for the minimum of an order coupon.',
  '상품을 준비하기 전이에요': 'Not being packed yet',
  '아직 보내지 않은 상품으로 되돌렸어요': 'Not sent after all; it leaves soon',
  '송장번호를 바로잡았어요': 'Tracking number corrected',
  '배달을 나섰어요': 'Out for delivery',
  '상자가 도착했어요': 'Parcel delivered',
  '품절로 보내 드리지 못하게 되었어요': 'Sold out: we could not send it',
  '품절을 되돌려 보내 드려요': 'Found after all: we send it',
  '받으실 계좌를 적었어요. 영업일 3일 안에 보내 드려요.':
    'Account saved. We send the money within three working days.',
  '{bank} {number} 계좌로 보내 드려요.': 'Goes to your account {number} at {bank}.',
  '계좌 바꾸기': 'Change account',
  '계좌로 입금하신 {amount}을 어디로 돌려 드릴지 알려 주세요.':
    'You paid {amount} by transfer: tell us where to send it back.',
  '이 계좌로 받기': 'Send it to this account',
  '가진 예치금 {balance} · 배송비에도 쓸 수 있어요.': 'You have {balance} · pays for shipping, too',
  '예치금으로 모두 결제해요. 따로 낼 금액이 없어요.':
    'Your balance pays for all of it. There is nothing more to pay.',
  '어디로 돌려받을까요?': 'Where should it go back to?',
  '내 계좌': 'My bank account',
  '바로 들어와요. 다음 주문에 쓰거나 언제든 계좌로 받을 수 있어요.':
    'It is there at once. Use it on your next order, or have it sent to your bank at any time.',
  '예치금으로 받았어요.': 'It is in your balance.',
  '예치금으로 받기': 'Into my balance',
  '수업 완료': 'Class over',
  '결제를 확인하고 예약을 확정했어요': 'Paid and booked',
  '수업이 끝났어요': 'The class is over',
  '외상 결제': 'Pay on account',
  '회사 외상은 원화로 적어요. 원화로 주문하면 외상 결제를 고를 수 있어요.':
    'Your company’s account is kept in won. Order in won to pay on account.',
  '원화로 주문하기': 'Order in won',
  '남은 한도 {amount}': '{amount} left',
  '이 주문은 남은 외상 한도 {amount}보다 많아요. 수량을 줄이거나 다른 방법으로 결제해 주세요.':
    'This order is more than the {amount} left on account. Order less, or pay another way.',
  '{day}까지 월 거래 명세의 계좌로 보내 주세요. 주문하면 바로 준비를 시작해요.':
    'Please transfer it by {day}, to an account named on the monthly statement. We start packing at once.',
  '외상 금액': 'On account',
  '외상 접수': 'On account',
  '외상으로 정한 때': 'Put on account',
  '외상으로 받았어요': 'Taken on account',
  '외상에서 뺀 금액': 'Taken off the account',
  '세금계산서를 받을게요': 'I want a tax invoice',
  '현금영수증은 함께 받을 수 없어요.': 'There is no cash receipt beside it.',
  '외상으로 받았어요. 바로 상품을 준비해요.':
    'It is on your company’s account. We start packing at once.',
}
