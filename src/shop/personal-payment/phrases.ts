/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '이 입금의 돈을 개인결제에서 찾지 못했어요. 이미 돌려주었거나 다른 방법으로 결제했어요.':
    'The money of this deposit was not found on the personal payment: it went back already, or another way was used.',
  개인결제: 'Personal payment',
  // states
  '결제 기다림': 'Awaiting payment',
  '결제 기한 지남': 'Expired',
  '모두 돌려드림': 'Refunded',
  // beside an order
  '결제 링크를 보냈어요.': 'The payment link has been sent.',
  '보낸 링크 보기': 'See the link',
  '결제 링크 보내기': 'Send a payment link',
  '이 주문의 차액은 이미 받았어요.': 'The difference of this order has been paid already.',
  '취소된 주문이라 결제할 금액이 없어요.': 'This order was cancelled, so there is nothing to pay.',
  '주문 변경 차액': 'Difference of your edited order',
  '이미 결제가 끝났어요.': 'This has been paid already.',
  '결제 기한이 지났어요. 필요하면 고객센터에 새 링크를 부탁해 주세요.':
    'The last day to pay is over. If you still need it, ask customer service for a new link.',
  '거둬들인 결제예요. 궁금한 것은 고객센터에 물어봐 주세요.':
    'This payment was withdrawn. Please ask customer service if you have questions.',
  '결제한 금액을 모두 돌려 드렸어요.': 'All that you paid has been sent back.',
  // refusals
  '이미 결제된 개인결제예요. 돈을 돌려 드리려면 환불해 주세요.':
    'This has been paid already. To send the money back, refund it.',
  '이미 거둬들인 개인결제예요.': 'This has been withdrawn already.',
  '아직 결제되지 않은 개인결제예요.': 'This has not been paid yet.',
  '주문의 차액으로 받은 돈이에요. 주문에서 돌려 드려 주세요.':
    'This money belongs to the order. Send it back from there.',
  '오늘이나 그 뒤의 날짜를 골라 주세요.': 'Choose today or a later day.',
  '1년 안의 날짜를 골라 주세요.': 'Choose a day within a year.',
  '무엇에 대한 결제인지 적어 주세요.': 'Say what the payment is for.',
  '금액이 너무 커요.': 'The amount is too large.',
  '언제까지 받을지 골라 주세요.': 'Choose the last day to pay.',
  '그사이 결제할 금액이 바뀌어 이제 {amount}이에요. 새 금액을 확인한 뒤 다시 눌러 주세요.':
    'The sum has changed to {amount} meanwhile. Check the new sum and press again.',
  '이 통화로는 쓸 수 없는 결제 방법이 있어요.':
    'One of these ways to pay cannot be used in this currency.',
  '이 결제 방법으로는 {amount}부터 받을 수 있어요.': 'These ways to pay take {amount} or more.',
  '링크를 보내려면 메일 주소나 휴대폰 번호를 적어 주세요.':
    'To send the link, enter a mail address or a phone number.',
  '없는 회원이에요. 아이디를 다시 확인해 주세요.': 'There is no such member. Check the id.',
  '받을 금액은 {amount}이에요. 다른 금액이 들어왔으면 이 개인결제를 거둬들이고 새로 만들어 주세요.':
    'The sum to receive is {amount}. If another sum has come, withdraw this payment and make a new one.',
  // the page of the link
  '차액 결제하기': 'Pay the difference',
  '결제 번호': 'Payment no.',
  '결제 기한': 'Pay until',
  '결제하는 분': 'Your name',
  '다른 방법으로 결제하기': 'Pay in another way',
  '{amount} 입금할게요': 'I will transfer {amount}',
  '아래 계좌로 입금해 주세요. 확인하면 바로 알려 드려요.':
    'Please transfer to this account. We will tell you as soon as it has arrived.',
  '입금하는 분 {name}': 'Sender: {name}',
  '{moment}까지': 'Until {moment}',
  '결제가 끝났어요. 고맙습니다.': 'Paid. Thank you.',
  '{amount} 현금영수증 보기': 'See the cash receipt of {amount}',
  '결제 내용 보기': 'See the payment',
  '주소가 잘못되었거나 오래된 결제예요. 받은 결제 링크를 다시 열어 주세요.':
    'The address is wrong or the payment is old. Please open the link you were sent again.',
  '이미 결제되었거나 거둬들인 결제라 방금 결제한 금액을 모두 되돌렸어요.':
    'It had been paid or withdrawn already, so all that you have just paid goes back.',
  // my page
  '맞춤 제작이나 주문 변경처럼 따로 부탁드린 결제예요.':
    'What we asked you to pay apart, such as custom work or a changed order.',
  '개인결제를 불러오지 못했어요': 'The personal payments could not be loaded',
  '받은 개인결제가 없어요': 'No personal payments',
  '따로 결제하실 것이 생기면 링크를 보내 드리고 여기에도 보여 드려요.':
    'When there is something to pay apart we send you a link and show it here too.',
  '{day}까지 결제할 수 있어요': 'Can be paid until {day}',
}
