export const phrases: Record<string, string> = {
  신용카드: 'Credit card',
  간편결제: 'Easy pay',
  가상계좌: 'Virtual account',
  계좌이체: 'Bank debit',
  신용·체크카드: 'Credit or debit card',
  '실시간 계좌이체': 'Instant bank debit',
  '해외 발급 카드': 'Credit or debit card',
  소득공제: 'Personal',
  지출증빙: 'Business',
  미발행: 'None',
  '이 결제는 이미 끝났어요. 다시 시도해 주세요.': 'This payment is over. Please try again.',
  '결제 회사에 연결하지 못했어요. 잠시 뒤 다시 시도하거나 다른 결제 방법을 골라 주세요.':
    'The payment company could not be reached. Try again in a moment, or choose another way to pay.',
  '지금은 결제 회사가 응답하지 않아요. 다른 결제 방법을 고르거나 잠시 뒤 다시 시도해 주세요. 장바구니는 그대로 있어요.':
    'The payment company is not answering at the moment. Choose another way to pay, or try again in a moment. Your cart is kept.',
  '응답이 없어요': 'Not answering',
  '결제 회사가 응답하지 않는 방법은 잠시 쉬고 있어요. 다시 연결되면 바로 고를 수 있어요.':
    'Ways to pay whose company is not answering are paused for now. You can choose them here as soon as they are back.',
  '이미 다른 주문에 쓴 결제예요.': 'This payment was used for another order.',
  '결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 돈은 빠져나가지 않았어요. 주문서에서 다시 결제해 주세요.':
    'The payment did not match the amount due, so it was stopped. No money was taken. Please pay again from the order form.',
  '결제할 금액과 결제된 내용이 달라 결제를 멈췄어요. 다시 결제해 주세요.':
    'The payment did not match the amount due, so it was stopped. Please pay again.',
  '같은 환불을 처리하고 있어요. 잠시 뒤 다시 확인해 주세요.':
    'The same refund is on its way. Please look again in a moment.',
  '같은 환불 번호로 다른 금액을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.':
    'Another amount was sent under the same refund number. Reload and try again.',
  '돌려 드릴 수 있는 금액을 넘었어요.': 'That is more than can be refunded.',
  '이미 처리한 환불이에요.': 'This refund is already done.',
  '보낸 곳을 확인하지 못했어요.': 'The sender could not be verified.',
  '결제를 취소하셨어요.': 'You cancelled the payment.',
  '같은 장바구니로 새로 시작한 결제가 있어 이 결제는 닫혔어요. 돈은 나가지 않았어요. 새로 연 창에서 이어 가거나 다시 결제해 주세요.':
    'A newer payment was started from the same cart, so this one was closed. No money was taken. Carry on in the newer window or pay again.',
  '결제가 중단되었어요. 다시 시도해 주세요.': 'The payment was interrupted. Please try again.',
  '카드사에서 결제를 거절했어요. 한도나 정지 여부를 확인하거나 다른 방법으로 결제해 주세요.':
    'Your card company declined the payment. Check the limit or whether the card is blocked, or pay another way.',
  '한도가 넘었거나 잔액이 부족해 결제하지 못했어요. 다른 카드나 다른 방법으로 결제해 주세요.':
    'Your card limit or balance was too low. Use another card or another way to pay.',
  '계좌의 잔액이 부족해 결제하지 못했어요. 다른 방법으로 결제해 주세요.':
    'The account balance was too low. Please pay another way.',
  '정지된 카드예요. 다른 카드로 결제해 주세요.': 'This card is blocked. Please use another card.',
  '유효 기간이 지난 카드예요. 다른 카드로 결제해 주세요.':
    'This card has expired. Please use another card.',
  '카드 번호를 다시 확인해 주세요.': 'Please check the card number.',
  '고른 할부 개월로는 결제할 수 없어요. 할부 개월을 줄여 주세요.':
    'That number of instalments is not available. Please choose fewer.',
  '이 방법으로 결제할 수 있는 가장 적은 금액보다 적어요. 다른 방법을 골라 주세요.':
    'The amount is below the minimum for this way to pay. Please choose another.',
  '결제 시간이 지났어요. 다시 결제해 주세요.': 'The time to pay has run out. Please pay again.',
  '결제 번호가 겹쳤어요. 다시 눌러 주세요.':
    'That payment number is already in use. Please press again.',
  'PayPal에서 결제 수단을 거절했어요. 다른 결제 수단을 골라 주세요.':
    'PayPal declined your payment method. Choose another card or account at PayPal, or pay another way.',
  '결제를 끝까지 마치지 않았어요. 다시 결제해 주세요.':
    'The payment was not completed. Please pay again.',
  '주문을 저장하지 못해 결제를 바로 취소했어요. 다시 주문해 주세요.':
    'We could not save your order, so we cancelled the payment right away. Please order again.',
  '결제창을 열지 못했어요. 연결을 확인하고 다시 눌러 주세요.':
    'The payment window could not be opened. Check the connection and press again.',
  '결제가 되지 않았어요. 다시 시도하거나 다른 결제 방법을 골라 주세요.':
    'The payment did not work. Try again, or choose another way to pay.',
  한국산업은행: 'KDB',
  IBK기업은행: 'IBK',
  KB국민은행: 'KB Kookmin',
  Sh수협은행: 'Suhyup',
  NH농협은행: 'NH Nonghyup',
  우리은행: 'Woori',
  SC제일은행: 'SC',
  씨티은행: 'Citi',
  iM뱅크: 'iM Bank',
  부산은행: 'Busan',
  광주은행: 'Gwangju',
  제주은행: 'Jeju',
  전북은행: 'Jeonbuk',
  경남은행: 'Kyongnam',
  새마을금고: 'MG',
  신협: 'Shinhyup',
  우체국: 'Korea Post',
  하나은행: 'Hana',
  신한은행: 'Shinhan',
  케이뱅크: 'K bank',
  카카오뱅크: 'KakaoBank',
  토스뱅크: 'Toss Bank',
  '은행을 골라 주세요.': 'Choose the bank.',
  '계좌번호는 숫자 10~16자리예요.': 'An account number has 10 to 16 digits.',
  '언제 어느 계좌에서 보냈는지 적어 주세요.': 'Tell when and from which account it was sent.',
  '계좌번호를 적어 주세요.': 'Enter the account number.',
  '예금주 이름을 두 글자 이상 적어 주세요.': 'Enter the account holder’s name.',
  '계좌로 받은 돈은 결제 회사에 물어볼 수 없어요.':
    'Money that came by bank cannot be asked about.',
  '받은 계좌가 없어요. 고객에게 물어 적어 주세요.':
    'There is no account yet. Ask the customer and enter it.',
  '계좌로 보내는 환불이에요. 보낸 뒤 완료로 표시해 주세요.':
    'This one is sent by bank. Mark it as sent afterwards.',
  // cash receipts
  '현금영수증을 어떻게 쓸지 골라 주세요.': 'Choose what the cash receipt is for.',
  '번호를 적어 주세요.': 'Enter a number.',
  '번호는 30자까지예요.': 'The number has at most 30 characters.',
  '사업자등록번호를 적어 주세요.': 'Enter the business registration number.',
  '사업자등록번호 10자리를 다시 확인해 주세요.':
    'Please check the ten digits of the business registration number.',
  '휴대폰 번호나 현금영수증 카드 번호를 적어 주세요.':
    'Enter a Korean mobile or cash receipt card number.',
  '휴대폰 번호나 현금영수증 카드 번호를 다시 확인해 주세요.':
    'Please check the Korean mobile or cash receipt card number.',
  '현금으로 결제한 원화 주문만 현금영수증을 받을 수 있어요.':
    'Cash receipts are only for orders paid in cash, in won.',
  '취소된 주문은 현금영수증을 발급하지 않아요.': 'Cancelled orders get no cash receipt.',
  '이미 현금영수증을 발급했어요.': 'The cash receipt has already been issued.',
  '현금영수증을 발급하고 있어요. 잠시 뒤 다시 확인해 주세요.':
    'The cash receipt is being issued. Please check again shortly.',
  '현금영수증은 결제한 날부터 5일 안에 신청할 수 있어요.':
    'A cash receipt can be asked for within five days of the payment.',
  '다시 보낼 것이 없는 현금영수증이에요.': 'There is nothing to send again for this receipt.',
  '거절된 현금영수증만 직접 적을 수 있어요.': 'Only a refused receipt can be written down by hand.',
  '승인번호를 적어 주세요.': 'Enter the approval number.',
  '승인번호는 숫자와 영문 6~20자예요.': 'An approval number has 6 to 20 letters and digits.',
  '번호를 다시 받아 주세요.': 'Ask for the number again.',
  '현금영수증을 발급할 결제 회사가 연결되어 있지 않아요.':
    'No provider is connected that issues cash receipts.',
  현금영수증: 'Cash receipt',
  '신청 안 함': 'None',
  소득공제용: 'Income deduction',
  지출증빙용: 'Business expense',
  '자진 발급': 'Issued by the shop',
  사업자등록번호: 'Business registration no.',
  '휴대폰 번호 또는 현금영수증 카드 번호': 'Korean mobile or cash receipt card number',
  '숫자 10자리예요. 사업 비용으로 인정받을 때 골라 주세요.':
    'Ten digits. For purchases your Korean business deducts.',
  '연말정산 소득공제에 쓰여요. 번호는 암호로 바꿔 보관해요.':
    'For the Korean year-end tax settlement. The number is kept encrypted.',
  승인번호: 'Approval no.',
  '현금영수증을 발급했어요.': 'The cash receipt was issued.',
  '현금영수증을 신청했어요.': 'The cash receipt was asked for.',
  '이미 돌려 드린 돈이에요. 주문 내용을 다시 확인해 주세요.':
    'This money has been sent back already. Please look at your order again.',
  '예치금은 회원의 주문만 받을 수 있어요. 계좌를 적어 주세요.':
    'Only a member’s order in won can go into a balance. Please enter an account.',
  '이 주문의 돈은 예치금으로 받을 수 없어요. 계좌를 적어 주세요.':
    'The money of this order cannot go into a balance. Please enter an account.',
  '결제가 여러 번 거절돼 잠시 쉬고 있어요. {count}초 뒤에 다시 결제하거나 무통장입금으로 주문해 주세요. 장바구니는 그대로 있어요.':
    'Several payments were declined, so paying rests for a moment. Please pay again in {count} seconds, or order by bank transfer. Your cart is as it was.',
  '결제하는 동안 자리를 잡아 둔 시간이 지나 클래스가 마감되었어요. 결제한 금액이 있으면 돌려 드려요.':
    'Your seats were no longer held while you paid, and the class is full now. Anything you paid goes back to you.',
  '공방 사정으로 열리지 않게 된 클래스예요. 결제한 금액이 있으면 돌려 드려요.':
    'The studio has called this class off. Anything you paid goes back to you.',
  '결제하는 동안 클래스 날짜나 장소가 바뀌었어요. 바뀐 날짜를 확인하고 다시 예약해 주세요. 결제한 금액이 있으면 돌려 드려요.':
    'The date or the place of the class changed while you were paying. Check it and book again; anything paid goes back.',
  '결제 전': 'Not paid yet',
  결제됨: 'Paid',
  결제번호: 'Payment no.',
  '결제한 수단': 'Original payment method',
  '답을 기다림': 'Awaiting provider',
  '면세 금액': 'VAT-exempt amount',
  '모두 환불': 'Refunded',
  발급됨: 'Issued',
  '발급하는 중': 'Being issued',
  '보내야 해요': 'To send',
  '시간 지남': 'Expired',
  '시작한 때': 'Started',
  '신청한 때': 'Requested',
  실패: 'Failed',
  '일부 환불': 'Partially refunded',
  '입금 기다림': 'Awaiting deposit',
  '취소하는 중': 'Being cancelled',
  '확인 중': 'Checking',
  '환불 보내는 중': 'Sending',
  '환불한 금액': 'Refunded',
  '정한 때': 'Decided at',
  '결제 회사': 'Payment companies',
  '돌려 드린 때': 'Paid back',
  번호: 'Number',
  '승인한 때': 'Approved',
  '취소한 때': 'Cancelled',
  환불번호: 'Refund number',
}
