export const phrases: Record<string, string> = {
  주문하기: 'Order',
  '주문서를 불러오지 못했어요': 'The order form could not be loaded',
  '주문서를 불러오고 있어요.': 'Loading the order form.',
  '주문하려면 브라우저의 자바스크립트를 켜고 이 화면을 새로 열어 주세요.':
    'To order, please turn on JavaScript in your browser and open this page again.',
  '보낸 주문을 확인해 주세요': 'Please check the order you sent',
  '장바구니 보기': 'See cart',
  '방금 보낸 주문이 접수되었을 수 있어요. 메일로 보낸 주문번호로 확인할 수 있어요.':
    'The order you just sent may have arrived. You can check it with the number in your mail.',
  '주문할 상품이 없어요': 'There is nothing to order',
  '장바구니에서 주문할 상품을 고른 뒤 다시 와 주세요.': 'Please select items in your cart first.',
  '주문 상세': 'Order details',
  '이 주문을 보려면 주문할 때 적은 휴대폰 번호와 비밀번호가 필요해요.':
    'To see this order, enter the phone number and password used for it.',
  '비회원으로 주문했다면 주문번호와 주문할 때 적은 내용으로 찾을 수 있어요.':
    'Ordered as a guest? Find the order with its number and what you entered then.',
  '회원으로 주문했다면': 'Ordered as a member?',
  로그인: 'Log in',
  '주문 완료': 'Order received',
  '주문을 받았어요': 'We have your order',
  '주문해 주셔서 고마워요': 'Thank you for your order',
  '아래 계좌로 입금하면 확인한 뒤 준비를 시작해요.':
    'Pay to the account below and we start packing once it arrives.',
  '지금 주문이 어디까지 왔는지 알려 드려요.': 'Here is where your order stands.',
  '이제 이렇게 진행돼요': 'What happens next',
  '{mail}으로(로) 주문 내용과 계좌를 보내 드렸어요.':
    'We sent the order and the account to {mail}.',
  '입금을 확인하면 메일로 알려 드리고 상품을 준비해요.':
    'Once your payment arrives, we email you and start packing.',
  '비회원 주문은 로그인 화면의 주문 조회에서 주문번호, 휴대폰 번호, 주문할 때 정한 비밀번호로 다시 볼 수 있어요.':
    'As a guest you can look this order up from the login page with its number, your phone number and the password you chose.',
  '주문 상세 보기': 'See order details',
  '계속 둘러보기': 'Keep browsing',
  '결제 확인': 'Checking the payment',
  '확인할 결제가 없어요': 'There is no payment to check',
  '주소가 잘못되었거나 오래된 결제예요. 결제했다면 주문 조회에서 확인할 수 있어요.':
    'This link is wrong or too old. If you have paid, you will find your order with its number.',
  '결제를 멈췄어요': 'The payment was stopped',
  '주문서로 돌아가기': 'Back to the order form',
  '결제 결과를 아직 확인하지 못했어요': 'We could not check the result yet',
  '연결을 확인하고 다시 시도해 주세요. 여러 번 눌러도 결제는 한 번만 돼요.':
    'Check your connection and try again. However often you press, you only pay once.',
  '결제를 되돌렸어요': 'Your payment was returned',
  '주문을 받지 못해 결제한 금액을 모두 되돌렸어요. 카드는 3~7일 안에 취소가 보여요.':
    'We could not take your order, so we returned the full amount. On a card it shows within 3 to 7 days.',
  '입금할 계좌가 나왔어요': 'Your account to pay into is ready',
  '결제가 끝났어요': 'Your payment went through',
  '주문 내용은 주문할 때 적은 메일로 보내 드렸어요. 주문 조회에서도 볼 수 있어요.':
    'We emailed the order to the address you gave. You can also look it up with its number.',
  '결제를 확인하고 있어요': 'Checking your payment',
  '결제 회사의 답이 늦어지고 있어요. 이 화면을 닫아도 확인이 끝나면 메일로 알려 드려요.':
    'The payment provider is taking longer than usual. You can close this page; we will email you when it is done.',
  '잠시만 기다려 주세요. 이 화면을 새로 고쳐도 결제는 한 번만 돼요.':
    'One moment, please. Even if you reload this page, you only pay once.',
  '지금 다시 확인': 'Check again now',
  // my orders
  '결제와 배송이 어디까지 왔는지 보고, 취소나 구매확정을 할 수 있어요.':
    'See how far payment and delivery have come, cancel, or confirm receipt.',
  '주문 내역': 'Orders',
  '이 상태의 주문이 없어요': 'No orders in this state',
  '이 기간에는 주문이 없어요': 'No orders in this period',
  '모든 상태 보기': 'Show all states',
  '베스트 보러 가기': 'See best sellers',
  '기간을 늘리거나 다른 상태를 골라 보세요.': 'Try a longer period or another state.',
  '내 주문 목록': 'Orders in this period',
  '주문 상태로 고르기': 'Choose by state',
  기간: 'Period',
  언제부터: 'From',
  언제까지: 'To',
  전체: 'All',
  취소·반품: 'Cancelled & returned',
  '1주일': '1 week',
  '1개월': '1 month',
  '3개월': '3 months',
  '6개월': '6 months',
  '기간 직접 고르기': 'Choose dates',
  '날짜를 골라 주세요.': 'Choose a day.',
  '배송 조회 {count}건': 'Track {count} parcels',
  '이 기간 보기': 'Show this period',
  '비회원으로 주문한 내역 가져오기': 'Bring in an order placed as a guest',
  '주문에 적은 휴대폰 번호나 메일이 회원 정보와 같으면, 주문번호와 조회 비밀번호로 내 주문에 넣을 수 있어요.':
    'If the phone or mail on the order is that of your account, its number and order password bring it in.',
  '내 주문으로 가져오기': 'Add to my orders',
  '내 주문으로 가져왔어요.': 'The order is now among yours.',
  '{mail}으로(로) 주문 내용을 보내 드렸어요.': 'We sent the order to {mail}.',
  '결제를 확인했으니 바로 상품을 준비해요.': 'Your payment is confirmed, so we start packing.',
  '주문을 불러오지 못했어요': 'The order could not be loaded',
  '{count}개': '{count}',
  '입금을 확인하면 예약이 확정되고 메일로 알려 드려요.':
    'Once your transfer is here the booking is confirmed, and we mail you.',
  '예약이 확정되었어요. 자리는 이제 손님 거예요.':
    'Your booking is confirmed. The seats are yours.',
  '수업 날 공방에서 만나요. 예약은 주문 상세에서 언제든 볼 수 있어요.':
    'See you at the studio on the day. The booking can be seen in the order at any time.',
  '아래 계좌로 입금하면 예약이 확정돼요. 그때까지 자리를 잡아 두어요.':
    'Transfer to the account below and the booking is confirmed. Your seats are kept until then.',
  '입금이 늦어지면 그만큼 늦어져요. 보내면 송장번호를 알려 드려요.':
    'A later transfer moves it as many days. We send you the tracking number when it leaves.',
  '보내면 송장번호를 알려 드려요.': 'We send you the tracking number when it leaves.',
}
