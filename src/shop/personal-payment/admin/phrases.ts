/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  // what happened
  '개인결제를 만들었어요': 'Personal payment made',
  '결제 링크를 보냈어요': 'Payment link sent',
  '결제할 금액이 바뀌었어요': 'The sum to pay changed',
  '계좌로 입금하기로 했어요': 'A bank transfer was promised',
  '개인결제를 받았어요': 'Personal payment received',
  '개인결제 입금을 확인했어요': 'Deposit of a personal payment noted',
  '두 번 결제된 금액을 되돌렸어요': 'A second payment was sent back',
  '결제 기한이 지났어요': 'The last day to pay passed',
  '개인결제를 거둬들였어요': 'Personal payment withdrawn',
  // the list
  '맞춤 제작 잔금, 추가 배송비, 차액처럼 따로 받을 돈을 링크로 청구해요.':
    'Ask for money by a link: balances of custom work, extra shipping, differences.',
  '개인결제 만들기': 'New personal payment',
  '개인결제 목록': 'Personal payments',
  '개인결제 상태': 'State of personal payments',
  '번호, 이름, 내용, 주문번호로 찾기': 'Find by number, name, what for or order',
  '번호, 이름, 내용, 주문번호': 'Number, name, what for, order',
  '아직 개인결제가 없어요': 'No personal payments yet',
  '조건에 맞는 개인결제가 없어요': 'No personal payment fits these filters',
  '받을 금액과 내용을 적으면 결제 링크가 만들어져요.':
    'Enter the sum and what it is for, and a payment link is made.',
  '받는 사람': 'For',
  누구나: 'Anybody',
  // the form
  '개인결제를 만들었어요.': 'The personal payment has been made.',
  '받을 금액': 'To receive',
  '무엇에 대한 결제인가요': 'What it is for',
  '예: 맞춤 향수 잔금': 'e.g. balance of a custom perfume',
  영어로: 'In English',
  '비워 두면 한국어 그대로 보여요.': 'Left empty, the Korean is shown.',
  '자세한 내용을 영어로': 'Details in English',
  통화: 'Currency',
  '받을 결제 방법': 'Ways to pay',
  '언제까지 결제할 수 있나요': 'Last day to pay',
  '그날 밤 12시 전까지 결제할 수 있어요.':
    'It can be paid until midnight of that day, Korean time.',
  '관련 주문번호': 'Order it belongs to',
  '적으면 주문하신 분에게 보내요.': 'With it, the link goes to the buyer.',
  '적으면 회원의 마이페이지에도 보여요.': 'With it, the member sees it in my page too.',
  '보낼 언어': 'Language of the letter',
  '만들면서 메일과 문자로 링크를 보낼게요': 'Send the link by mail and message at once',
  '만들고 보내기': 'Make and send',
  // its page
  '없는 개인결제예요': 'There is no such personal payment',
  '청구한 내용': 'What was asked for',
  '결제 시도': 'Attempts to pay',
  이력: 'History',
  '입금을 확인했어요.': 'The deposit has been noted.',
  '환불을 요청했어요. 환불 목록에서 볼 수 있어요.':
    'The refund is on its way. See the refunds list.',
  '개인결제를 거둬들일까요?': 'Withdraw this personal payment?',
  '개인결제를 거둬들였어요.': 'The personal payment has been withdrawn.',
  '링크로 더는 결제할 수 없고, 링크를 여는 분이 이유를 읽어요.':
    'It can no longer be paid, and whoever opens the link reads the reason.',
  '결제 링크': 'Payment link',
  '링크 보내기': 'Send the link',
  '결제할 수 없는 이유': 'Why it cannot be paid',
  '아직 결제를 시도하지 않았어요.': 'Nobody has tried to pay yet.',
  '메일과 문자 가운데 적은 곳으로 보내요.': 'It goes to whichever of the two is filled in.',
  '{amount}이 들어왔나요?': 'Has {amount} arrived?',
}
