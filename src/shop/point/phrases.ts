/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '다른 사람이 승인하지 않은 금액이에요. 혜택 승인에서 이유를 봐 주세요.':
    'Another person has not agreed to this sum. See the reason under approvals.',
  '{count}원이 넘는 금액이라 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.':
    'A sum above {count} won needs the word of other finance staff or an owner. It has been asked for under approvals: press again once it is given.',
  '이 회원에게 예치금을 준 사람은 출금까지 할 수 없어요. 다른 자금 담당이나 운영자에게 부탁해 주세요.':
    'Whoever gave this member a balance does not pay it out as well. Ask other finance staff or an owner.',
  '부탁한 사람이 아닌 다른 사람이 정해야 해요.': 'Somebody other than who asked has to decide.',
  '받는 사람은 정할 수 없어요.': 'Whoever receives it cannot decide.',
  '이미 정한 일이에요.': 'This has been decided already.',
  '가진 포인트는 {count}점이에요.': 'You have {count} points.',
  '포인트는 {count}점부터 쓸 수 있어요.': 'Points can be spent from {count} points on.',
  '포인트는 {count}점 단위로 쓸 수 있어요.': 'Points are spent in steps of {count}.',
  '이 주문에는 {count}점까지 쓸 수 있어요.': 'Up to {count} points can be spent on this order.',
  '포인트가 모자라요. 지금 쓸 수 있는 포인트는 {count}점이에요.':
    'Not enough points. You can spend {count} points now.',
  '주문에 사용 (주문번호 {od_id})': 'Spent on order {od_id}',
  '주문 취소로 돌려받음 (주문번호 {od_id})': 'Returned from cancelled order {od_id}',
  '주문 취소로 적립 포인트 회수 (주문번호 {od_id})':
    'Earned points taken back for cancelled order {od_id}',
  '구매 적립 (주문번호 {od_id})': 'Earned with order {od_id}',
  '회원 가입 축하 포인트': 'Welcome points',
  '포인트 소멸': 'Points expired',
  '포인트는 정수로 적어 주세요.': 'Enter a whole number of points.',
  '0이 아닌 포인트를 적어 주세요.': 'Enter points other than 0.',
  '한 번에 1,000,000점까지예요.': 'Up to 1,000,000 points at a time.',
  '이유를 적어 주세요.': 'Enter the reason.',
  '이유를 2자 이상 적어 주세요.': 'Enter a reason of at least 2 characters.',
  '이유는 100자까지예요.': 'A reason has at most 100 characters.',
  '< > { } 는 쓸 수 없어요.': '< > { } cannot be used.',
  '혼자 손으로 확인할 수 있는 하루나 30일의 금액을 넘어 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.':
    'That is more than one person may note by hand in a day or in thirty days, so somebody else of finance or the owner has to agree. They have been asked under Approvals. Press again once they have.',
}
