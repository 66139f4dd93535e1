export const phrases: Record<string, string> = {
  '반품 열기': 'Open a return',
  '교환 열기': 'Open an exchange',
  '오가는 배송비를 가게가 내요': 'The shop pays the shipping both ways',
  '고객이 배송비를 내요': 'The customer pays for shipping',
  '가게가 배송비를 내요': 'The shop pays for shipping',
  '고객이 보낸 사진이 있으면 올려 주세요. 직원만 봐요.':
    'Add photographs that the customer has sent. Only staff see them.',
  '계좌를 지금 모르면 비워 두세요. 돈을 보낼 때 적을 수 있어요.':
    'Leave the account empty if you do not have it. You can add it when the money is sent.',
  '환불 진행 중': 'Refund on its way',
  '{when}까지 보내 드려요.': 'We send it by {when}.',
  '결제한 {what} {amount}은 결제한 수단으로 돌려 드려요.':
    'What you paid ({what}, {amount}) is refunded the way you paid it.',
  '보내신 {what} {amount}은 돌려 드려요.': 'We send what you paid back ({what}, {amount}).',
  '{what} {amount}을 아직 결제하지 않았어요. 결제한 뒤에 새 상품을 보내요.':
    'Not paid yet: {what}, {amount}. We send the replacement once it is.',
  '차액을 내는 방법': 'How would you like to pay the difference?',
  '가진 예치금 {balance}': 'You have {balance}',
  '교환 차액': 'Price difference',
  '교환 배송비와 차액': 'Exchange fee and price difference',
  '새 상품의 차액': 'The new items cost more by',
  '돌려 드릴 차액': 'Difference we refund',
  '내실 금액': 'To pay now',
  '내신 것을 확인하고 새 상품을 보내요. 쿠폰의 기준도 함께 계산했어요.':
    'The replacement ships once this is paid. Coupons are taken into account.',
  '차액은 새 상품을 보낼 때 아래 계좌로 돌려 드려요.':
    'The difference goes to the account below when the replacement ships.',
  '차액은 새 상품을 보낼 때 결제한 수단으로 돌려 드려요.':
    'The difference goes back the way you paid when the replacement ships.',
  '바꿔 받을 옵션 · {count}개': 'Option you want instead · {count}',
  '다른 옵션': 'Another option',
  '나눠 받지 않기': 'Remove this option',
  '옵션을 나눠 받기': 'Split over several options',
  '{way}로 결제': 'Pay by {way}',
  '신청하고 바로 결제해요': 'Paid right after you send the request',
  '신청을 받아들이지 못하거나 거두시면 결제한 수단으로 바로 돌려 드려요.':
    'If we cannot accept the request, or you withdraw it, the fee goes straight back the way you paid.',
  '교환 배송비 결제': 'Exchange fee',
  '교환 신청이 그사이 끝나 결제한 금액을 모두 되돌렸어요. 카드는 3~7일 안에 취소가 보여요.':
    'The exchange had ended in the meantime, so we refunded your payment in full. Cards show it within 3 to 7 days.',
  '교환 배송비를 결제하지 못했어요': 'The exchange fee was not paid',
  '신청은 그대로 있어요. 주문 상세에서 다시 결제할 수 있어요.':
    'Your request is still there: you can pay from the order page.',
  '교환 배송비를 내는 방법': 'How would you like to pay the exchange fee?',
  '계좌로 입금할게요': 'By bank transfer',
  '접수되면 아래 계좌로 보내 주세요': 'To the account below, once accepted',
  '상품과 함께 보낼게요': 'Cash with the items',
  '상자 안에 봉투에 담아 넣어 주세요': 'In an envelope inside the box',
  '{amount}을 {account}(으)로 보내 주세요.': 'Please send {amount} to {account}.',
  '{what} {amount}을 받았어요.': 'We have received {amount} ({what}).',
  '{what} {amount}을 봉투에 담아 상품과 함께 보내 주세요.':
    'Please put {amount} ({what}) in an envelope and send it with the items.',
  '{what} {amount}을 {account}(으)로 보내 주세요. 받은 뒤에 새 상품을 보내요.':
    'Please send {amount} ({what}) to {account}. We ship the replacement once it arrives.',
  '배송비를 받은 것을 확인하고 새 상품을 보내요.': 'We ship the replacement once the fee is paid.',
  '고른 상품은 이 이유로 받을 수 없어요': 'Not available for the items you chose',
  '반품 요청': 'Return request',
  '교환 요청': 'Exchange request',
  '일부를 취소했어요': 'Partially cancelled',
  '나머지 상품을 보냈어요': 'Remaining items shipped',
  '상품이 돌아와 환불했어요': 'Items returned and refunded',
  '교환 상품을 보냈어요': 'Replacement shipped',
  '반품 신청': 'Return items',
  '교환 신청': 'Exchange items',
  '일부 취소': 'Cancel some items',
  '남은 상품 취소': 'Cancel what has not been sent',
  '단순 변심은 {day}까지, 상품의 문제는 받은 날부터 30일 안에 신청할 수 있어요.':
    'Changed your mind? You can return items until {day}. Problems with an item can be reported within 30 days of delivery.',
  '상품의 문제는 받은 날부터 30일 안에 신청할 수 있어요.':
    'Problems with an item can be reported within 30 days of delivery.',
  '교환 상품 배송': 'Replacement delivery',
  '배송 {count}': 'Parcel {count}',
  '{name} {count}개': '{name} × {count}',
  '곧 따로 보내 드려요: {goods}': 'Shipping separately soon: {goods}',
  '잘못 주문했어요': 'I ordered by mistake',
  '깨지거나 새서 왔어요': 'It arrived broken or leaking',
  '다른 상품이 왔어요': 'I received the wrong item',
  '설명과 달라요': 'It is not as described',
  '너무 늦게 왔어요': 'It arrived too late',
  신청함: 'Requested',
  접수됨: 'Accepted',
  '상품 도착': 'Received',
  '검수 마침': 'Inspected',
  환불함: 'Refunded',
  '교환 마침': 'Exchanged',
  거절됨: 'Declined',
  거둠: 'Withdrawn',
  반품·교환: 'Returns and exchanges',
  '신청을 거두면 상품을 그대로 가지고 계시면 돼요. 기간 안이면 다시 신청할 수 있어요.':
    'You keep the items. You can send a new request while the return period lasts.',
  '신청 거두기': 'Withdraw request',
  '신청을 거두었어요.': 'Your request has been withdrawn.',
  '환불 금액': 'Refunded',
  '환불 예정 금액': 'Expected refund',
  '1~3일 안에 택배 기사님이 찾아가요. 상품을 다시 포장해 문 앞에 놓아 주세요.':
    'A courier will come within 1 to 3 days. Please repack the items and leave them at your door.',
  '상품을 포장해 {address}(으)로 보내 주세요. 받으면 바로 확인할게요.':
    'Please pack the items and send them to {address}. We will check them as soon as they arrive.',
  '배송비를 다르게 받은 이유: {reason}': 'Why the fee is different: {reason}',
  '올린 사진 {count}': 'Photo {count}',
  '받아들이지 못했어요: {reason}': 'Not accepted: {reason}',
  '거둔 신청이에요.': 'This request was withdrawn.',
  '신청 진행 상태': 'Progress of the request',
  '쿠폰이 돌아와요: {name}': 'You get this coupon back: {name}',
  '남은 상품의 할인은 그대로이고, 쿠폰은 돌아오지 않아요: {name}':
    'What is left keeps its discount, and this coupon stays used: {name}',
  '포인트 {count}점이 돌아와요.': 'You get {count} points back.',
  '상품과 수량': 'Items and quantities',
  '반품을 신청했어요. 확인하고 알려 드릴게요.':
    'Return requested. We will review it and let you know.',
  '교환을 신청했어요. 확인하고 알려 드릴게요.':
    'Exchange requested. We will review it and let you know.',
  '1. 돌려보낼 상품': '1. Items to return',
  '1. 바꿀 상품': '1. Items to exchange',
  '바꿔 받을 옵션': 'Option you want instead',
  '같은 상품으로': 'The same item',
  '지금은 바꿔 드릴 재고가 없어요': 'Out of stock for an exchange right now',
  '2. 이유': '2. Reason',
  '배송비를 내 주셔야 해요': 'You pay for shipping',
  '배송비는 저희가 내요': 'We pay for shipping',
  '자세한 내용': 'Details',
  '문제가 보이는 사진이 있으면 더 빨리 도와 드릴 수 있어요. 사진은 담당 직원만 봐요.':
    'Photos of the problem help us sort it out faster. Only our staff can see them.',
  '3. 보내는 방법': '3. Return method',
  '4. 금액 확인': '4. Check the amount',
  '상품과 이유를 고르면 금액을 먼저 보여 드려요.':
    'Choose items and a reason to see the amount before you send the request.',
  '이 내용으로 반품 신청': 'Request this return',
  '이 내용으로 교환 신청': 'Request this exchange',
  취소·반품·교환: 'Cancel, return, exchange',
  '주문으로 돌아가기': 'Back to the order',
  '고른 상품을 취소했어요.': 'The selected items were cancelled.',
  '1. 취소할 상품': '1. Items to cancel',
  '2. 금액 확인': '2. Check the amount',
  '취소할 상품 금액': 'Price of these items',
  '취소할 금액': 'Price of these',
  '쿠폰·포인트로 낸 금액': 'Paid by coupons and points',
  '남은 상품의 배송비가 늘어요': 'Added shipping for the rest',
  '배송비가 줄어요': 'Shipping reduced by',
  '돌려받을 금액': 'You get back',
  '줄어드는 결제 금액': 'You pay less by',
  '아래 계좌로 영업일 기준 3일 안에 보내 드려요.':
    'We send it to the account below within 3 business days.',
  '결제한 수단으로 돌려 드려요. 카드사에 따라 3~5일 뒤에 보일 수 있어요.':
    'It goes back to your original payment method. Depending on your bank it may take 3 to 5 days to appear.',
  '남은 상품을 모두 골랐어요. 주문 전체가 취소돼요.':
    'You selected everything that is left, so the whole order will be cancelled.',
  '상품을 고르면 돌려받을 금액을 먼저 보여 드려요.':
    'Choose items to see the refund before anything is cancelled.',
  '고른 상품 취소하기': 'Cancel selected items',
  '보내는 방법': 'Return method',
  '가지러 와 주세요': 'Please collect it',
  '택배 기사님이 1~3일 안에 찾아가요': 'A courier comes within 1 to 3 days',
  '직접 보낼게요': 'I will send it myself',
  '접수되면 보내실 곳을 알려 드려요': 'We tell you where to send it once accepted',
  '교환 배송비': 'Exchange fee',
  '배송비는 저희가 내요. 돌아온 상품을 확인하고 새 상품을 보내요.':
    'We pay for shipping. The replacement ships once we have checked the returned item.',
  '돌려보낼 상품 금액': 'Price of these items',
  '처음 보낼 때의 배송비': 'Original shipping',
  '내신 배송비': 'Shipping you paid',
  '돌려보내는 배송비': 'Return shipping',
  '상품이 돌아온 날부터 영업일 기준 3일 안에 아래 계좌로 보내 드려요.':
    'We send it to the account below within 3 business days of receiving the items.',
  '상품이 돌아온 날부터 영업일 기준 3일 안에 결제한 수단으로 돌려 드려요.':
    'It goes back to your original payment method within 3 business days of us receiving the items.',
  '{count}개': '{count}',
  이유: 'Reason',
  '회사의 외상에서 바로 빠져요.': 'It comes off the company’s account at once.',
  '차액은 새 상품을 보낼 때 회사의 외상에서 빠져요.':
    'The difference comes off the company’s account when the new goods leave.',
  '상품이 돌아온 날부터 영업일 기준 3일 안에 회사의 외상에서 빼 드려요.':
    'Within three working days of their return it comes off the company’s account.',
  '이 금액은 회사의 외상에 더해요. {day}까지 주문 금액과 함께 내시면 돼요.':
    'This is added to the company’s account. Pay it together with the order by {day}.',
  '외상에 더할 금액': 'To be added to the account',
  '외상에 더하고, 돌아온 상품을 확인하고 새 상품을 보내요.':
    'It is added to the account. We send the new goods once we have checked what came back.',
  '{what} {amount}을 회사의 외상에 더했어요.':
    '{what} {amount} was added to the company’s account.',
  '{what} {amount}을 회사의 외상에서 뺐어요.':
    '{what} {amount} was taken off the company’s account.',
  '{option} · {count}명': '{option} · party of {count}',
  '클래스는 환불 기준에 따라 ‘클래스 티켓’에서 인원을 줄이거나 취소할 수 있어요.':
    'Classes go by their refund policy: take people off or cancel under “Class tickets”.',
}
