/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '기한 전': 'Not due',
  '1–30일 지남': '1–30 days over',
  '31–60일 지남': '31–60 days over',
  '60일 넘게 지남': 'More than 60 days over',
  '1–30일': '1–30 days',
  '31–60일': '31–60 days',
  '60일 넘음': 'Over 60 days',
  '외상 있음': 'Owing',
  '기한 지남': 'Overdue',
  '외상 없음': 'None',
  '받을 외상은 모두 {amount}이에요.': '{amount} are owed in all.',
  '승인된 회사와 받을 외상이에요.': 'Approved companies and what they owe.',
  '회사 목록': 'Companies',
  '외상 상태': 'What is owed',
  '상호, 사업자번호, 회원으로 찾기': 'Find by company, business number or member',
  '상호, 사업자번호, 회원': 'Company, business number, member',
  '아직 승인된 회사가 없어요': 'No approved companies yet',
  '조건에 맞는 회사가 없어요': 'No companies match',
  '도매나 대리점 신청을 승인하면 여기에 보여요. 외상 한도는 회사를 열어 정해요.':
    'Approved wholesale customers and dealers appear here. Open one to set a limit.',
  '가장 오래된 기한': 'Oldest due day',
  '결제 기한 알리기': 'Remind',
  '결제 기한을 알렸어요.': 'Reminder sent.',
  '입금 적기': 'Enter a receipt',
  '지금은 새 외상 주문을 받지 않아요.': 'No new orders on account for now.',
  '{day}에 적은 입금 {amount}을 되돌려요. 외상이 그만큼 다시 늘고, 회사에 알려요.':
    'Takes back the receipt of {amount} of {day}. That much is owed again, and the company is told.',
  되돌렸어요: 'taken back',
  '아직 외상 내역이 없어요.': 'Nothing on this account yet.',
  '입금 되돌리기': 'Take back a receipt',
  '입금을 되돌렸어요.': 'Receipt taken back.',
  '{amount} 가운데': 'of {amount}',
  '{day} 주문': 'ordered {day}',
  '받을 외상이 없어요.': 'Nothing is owed.',
  '받을 주문 {count}건': '{count} orders to be paid',
  '받을 주문이 없고 {amount}을 더 받았어요. 다음 외상 주문에서 빠져요.':
    'No orders to be paid; {amount} came too much and come off the next order.',
  '남은 외상은 {amount}이에요. 오래된 주문부터 갚고, 더 들어온 돈은 다음 외상에서 빠져요.':
    '{amount} are owed. The oldest orders are paid first; what comes too much goes to the next.',
  '들어온 계좌와 보낸 이름이에요. 월 거래 명세에 그대로 보여요.':
    'The account it came to and the sender’s name. The monthly statement shows it.',
  '어느 계좌로 들어왔는지 적어 주세요.': 'Say which account it came to.',
  '외상 입금 적기': 'Receipt on account',
  '입금 {amount}을 적었어요. 오래된 외상부터 갚았어요.':
    'Receipt of {amount} entered: the oldest orders are paid first.',
  '입금 메모': 'Note',
  '입금한 금액': 'Amount',
  '입금한 금액을 적어 주세요.': 'Enter the amount.',
  '입금한 날': 'Day it came',
  '기한이 {days}일 넘게 지나면': 'more than {days} days overdue',
  '마지막으로 알린 날': 'Last reminded',
  '새 외상 멈춤': 'Stops at',
  '아직 거래가 없어요.': 'No trade yet.',
  '외상 열기': 'Open an account',
  '외상 조건': 'Terms',
  '외상이 열려 있지 않아요. 한도를 정하면 주문할 때 외상을 고를 수 있어요.':
    'No account is open. Once you set a limit, they can choose to pay on account.',
  '조건 바꾸기': 'Change terms',
  '주문한 날부터 {days}일': '{days} days from the order',
  '회원 보기': 'See the member',
  '없는 명세예요': 'There is no such statement',
  '0부터 120까지 적어 주세요.': 'Enter 0 to 120.',
  '1부터 120까지 적어 주세요.': 'Enter 1 to 120.',
  '0이면 외상을 닫아요. 이미 있는 외상은 그대로 남아요.':
    '0 closes the account; what is owed stays owed.',
  '{amount}까지는 바로, 더 크면 다른 사람이 승인한 뒤에 바뀌어요. 0이면 외상을 닫아요.':
    'Up to {amount} at once; more once somebody else approves. 0 closes the account.',
  '다른 자금 담당이나 운영자가 혜택 승인에서 승인하면 한도가 바뀌어요.':
    'The limit changes once somebody else of finance or the owner approves it.',
  '한도 {amount}이 다른 사람의 승인을 기다리고 있어요.':
    'A limit of {amount} waits for the approval of somebody else.',
  '기한이 이보다 오래 지난 외상이 있으면 새 외상 주문을 받지 않아요.':
    'Something overdue for longer stops new orders on account.',
  '새 외상을 멈추는 날수': 'Days overdue that stop new orders',
  '외상 조건을 정했어요.': 'Terms set.',
  '주문한 날부터 세요. 다음 주문부터 바뀌어요.':
    'Counted from the order; holds for the next orders.',
}
