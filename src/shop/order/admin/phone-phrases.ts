/** Orders that staff take by phone or edit. */
export const phonePhrases: Record<string, string> = {
  '주문 고치기': 'Edit order',
  '보내지 않은 상품과 그 받는 곳만 고쳐요. 배송비는 그대로예요.':
    'Only what has not left and where it goes can be edited. Shipping stays as it was.',
  '{count}개 보냄': '{count} sent',
  '보내기 전까지 고칠 수 있어요. 저장하면 고객에게 알리고 이력에 남아요.':
    'You can edit it until it is sent. The customer is told, and the history keeps it.',
  '지금은 고칠 수 없어요': 'It cannot be edited now',
  '주문을 고쳤어요. 고객에게 알렸어요.': 'Order changed. The customer was told.',
  '고치는 이유': 'Reason for the change',
  '이력에 남고 고객에게는 보이지 않아요.': 'Kept in the history. The customer does not see it.',
  '이대로 저장': 'Save changes',
  더함: 'New',
  '주문에서 빼기': 'Remove',
  '고친 주문의 차액 {amount}을 기다리고 있어요.': 'Waiting for the difference of {amount}.',
  '차액 받음': 'Mark as received',
  '차액 {amount}을 받았나요?': 'Has the {amount} arrived?',
  보내기: 'Send',
  '주문 상품': 'Items',
  '주문을 불러오지 못했어요': 'The order could not be loaded',
  비회원: 'Guest',
  '주문 안내와 입금 계좌를 이 주소로 보내요.': 'The order and the account to pay to are sent here.',
  '비회원이 주문을 조회할 때 써요. 전화로 알려 주세요.':
    'Guests look their order up with it. Tell it on the phone.',
  '주문 {id}을 적었어요.': 'Order {id} written.',
  '견적서의 상품': 'Goods of the quotation',
  '안내는 한국어로 보내요': 'Messages in Korean',
  '안내는 영어로 보내요': 'Messages in English',
  '단순 변심 반품을 막으려면 서면 동의가 필요해요. 전화로 적으면 반품할 수 있는 상품이 돼요. 링크로 보내면 손님이 직접 동의해요.':
    'To rule out returns the law wants consent in writing. Written here, it can be returned. By a link the customer agrees in person.',
  '전체 할인': 'Off everything',
  '{percent}%까지': 'Up to {percent}%',
  '다른 값을 받는 이유': 'Reason for another price',
  '단가를 적은 줄에는 전체 할인을 더하지 않아요. 이유는 이력에 남아요.':
    'Lines with a price of their own are left out. The reason is kept in the history.',
  '견적으로 주문 적기': 'Write an order from a quotation',
  '전화 주문 적기': 'Write a phone order',
  '손님이 전화로 말하는 주문을 적어요. 값, 재고, 구매 수량은 가게와 같게 따져요.':
    'For a customer on the phone. Prices, stock and limits are those of the shop.',
  '매장에서 받음': 'Paid at the counter',
  '{days}일 안에 입금하도록 안내해요.': 'The customer is asked to pay within {days} days.',
  '받은 돈으로 바로 입금확인까지 해요. 어떻게 받았는지 이력에 남아요.':
    'The order is paid at once. How is kept in the history.',
  '어떻게 받았나요?': 'How was it paid?',
  '예: 매장에서 현금으로 받음': 'e.g. cash at the counter',
  '결제할 금액': 'To pay',
  '상품, 금액, 배송을 읽어 드렸고 주문하겠다는 답을 들었어요':
    'I read out goods, sum and delivery, and the customer agreed to order',
  '개인정보 수집·이용을 안내했고 동의를 들었어요':
    'I told how personal data is used, and the customer agreed',
  '주문 적기': 'Write order',
  '링크로 보내기': 'Send as a link',
  '손님이 링크를 열어 확인하고 동의한 뒤 카드나 계좌로 결제해요.':
    'The customer opens it, checks, agrees and pays by card or transfer.',
  '전화 주문하신 분': 'Phone customer',
  '주문 링크를 메일로 보냈어요.': 'Link sent by email.',
  '주문 링크 보내기': 'Send a link to order',
  '링크 만들기': 'Make link',
  '이 상품과 값을 {days}일 동안 지키는 견적서를 만들어요. 메일을 비우면 링크만 만들어 문자로 보낼 수 있어요. 쿠폰은 쓸 수 없어요.':
    'Makes a quotation that keeps goods and prices for {days} days. Without an email you get the link alone, to pass on by message. Coupons do not apply.',
  '주문자와 같음': 'Same as the buyer',
  '전화 주문': 'Phone order',
  '견적에는 쿠폰을 쓸 수 없어요.': 'Coupons do not apply to quotations.',
  '가진 포인트 {balance}P, 이 주문에 {most}P까지': '{balance} P held, up to {most} P on this order',
  '다른 회원 고르기': 'Choose another member',
}
