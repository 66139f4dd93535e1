/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '우리 회사': 'Our company',
  '회사 정보를 불러오지 못했어요': 'Your company could not be loaded',
  '함께 주문하는 회사가 없어요': 'You order for no company yet',
  '도매나 대리점 회원으로 승인되면 세금계산서와 외상, 동료와 함께 쓰는 주문이 여기에 모여요.':
    'Once you are approved as a wholesale customer or dealer, your tax invoices, account and shared orders are kept here.',
  '외상 주문': 'Orders on account',
  '외상 주문을 불러오지 못했어요': 'The orders on account could not be loaded',
  '거래가 멈춰 있어요. 새 외상 주문과 거래 가격은 쓸 수 없어요. 궁금한 점은 고객센터로 연락해 주세요.':
    'Trade is stopped: there are no orders on account and no trade prices. Please write to us with any question.',
  '외상 결제는 아직 열려 있지 않아요. 필요하면 고객센터로 알려 주세요. 검토한 뒤 한도와 결제 기한을 정해 드려요.':
    'Paying on account is not open yet. Write to us if you need it: we look at it and set a limit and the days you have to pay.',
  '기한 지난 금액': 'Overdue',
  '가장 먼저 낼 금액은 {amount}, 결제 기한은 {day}이에요.': 'Next to pay: {amount}, due {day}.',
  '더 보내 주신 {amount}은 다음 외상에서 빠져요.':
    'The {amount} you paid too much come off your next order on account.',
  '외상 주문은 주문한 날부터 {days}일 안에 월 거래 명세의 계좌로 보내 주세요.':
    'Please transfer within {days} days of the order, to an account named on the monthly statement.',
  '아직 외상 주문이 없어요': 'No orders on account yet',
  '주문할 때 결제 방법에서 외상을 고르면 여기에 모여요.':
    'Choose to pay on account when you order, and the order is kept here.',
  정리했어요: 'Settled',
  '남은 금액 {amount}': '{amount} left',
  '세금계산서 발급 ({number})': 'Tax invoice issued ({number})',
  '세금계산서를 발급하지 못함': 'Tax invoice not issued',
  '세금계산서 신청함': 'Tax invoice asked for',
  '외상 주문을 하면 달마다 주문과 입금, 남은 금액을 적은 명세가 생겨요.':
    'Once you order on account, each month has a statement with orders, receipts and what is owed.',
  '세금계산서 내역': 'Tax invoices',
  '세금계산서를 불러오지 못했어요': 'The tax invoices could not be loaded',
  '주문하면서 세금계산서를 신청하면 결제 방법과 상관없이 여기에 모여요.':
    'Invoices that you ask for with an order are kept here, however it is paid.',
  '공급가액 {supply}, 세액 {vat}': '{supply} plus {vat} VAT',
  '세금계산서 정보': 'Tax invoice details',
  '주문하면서 이 내용으로 세금계산서를 신청해요.':
    'Invoices asked for with an order are written to this registration.',
  '바뀐 내용 알리기': 'Tell us of a change',
  '동료는 자기 계정으로 로그인해 회사의 거래 가격과 외상, 내 주소록으로 주문해요. 회사의 외상 주문만 볼 수 있고, 내 개인 주문은 볼 수 없어요.':
    'Colleagues log in with accounts of their own and order at the company’s prices, on its account and to your addresses. They see the company’s orders on account, and none of your own.',
  '{mail}에 보낸 초대를 거둘까요?': 'Take back the invitation to {mail}?',
  '{name} 님은 바로 회사의 가격과 외상, 주문을 쓸 수 없게 돼요. 뺄까요?':
    '{name} loses the company’s prices, account and orders at once. Remove them?',
  '초대 거두기': 'Take back',
  '동료에서 빼기': 'Remove',
  '초대를 거뒀어요.': 'Invitation taken back.',
  '동료에서 뺐어요.': 'Colleague removed.',
  '{day}까지 수락할 수 있어요': 'can be accepted until {day}',
  '{mail}에 초대 메일을 보냈어요.': 'Invitation sent to {mail}.',
  '동료의 메일': 'Mail of a colleague',
  '메일의 링크로 14일 안에 수락해요.': 'They accept within 14 days, by the link in the mail.',
  초대하기: 'Invite',
  '회사 초대': 'Invitation of a company',
  '이제 {company}의 주문을 함께 해요.': 'You now order for {company}.',
  '쓸 수 없는 초대예요': 'This invitation is over',
  '이미 수락했거나 기한이 지난 초대예요. 초대한 분에게 다시 보내 달라고 해 주세요.':
    'It was accepted already, or its time is over. Ask whoever invited you to send another.',
  '초대를 불러오지 못했어요': 'The invitation could not be loaded',
  '{owner} 님이 {company}의 주문을 함께 하자고 초대했어요.':
    '{owner} invites you to order for {company}.',
  '회사의 거래 가격과 외상, 주소록으로 주문할 수 있어요.':
    'You order at the company’s prices, on its account and to its addresses.',
  '회사의 외상 주문은 함께 봐요. 내 개인 주문은 나만 봐요.':
    'You share the company’s orders on account. Your own orders stay yours.',
  '언제든 회사에서 나갈 수 있어요.': 'You can leave at any time.',
  '초대 수락하기': 'Accept the invitation',
  '{company}의 가격과 외상, 주문을 더는 쓸 수 없어요. 나갈까요?':
    'The prices, account and orders of {company} are then closed to you. Leave?',
  '회사에서 나가기': 'Leave the company',
  '회사에서 나왔어요.': 'You have left the company.',
  '세금계산서를 발급했어요': 'Tax invoice issued',
}
