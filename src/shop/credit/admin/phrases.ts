/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '이름을 가리지 않고 받아요': 'Show names in full',
  '예치금 관리': 'Balances',
  '출금 신청': 'Payouts',
  '찾는 말: {word}': 'Search: {word}',
  '회원들의 예치금은 모두 {owed}이에요. 이 조건에서 {came_in} 들어오고 {went_out} 나갔어요.':
    'All balances come to {owed}. Here {came_in} came in and {went_out} went out.',
  '모든 회원의 예치금 내역이에요.': 'The balances of all members.',
  '들어온 돈과 나간 돈': 'In and out',
  '회원, 내용, 주문번호로 찾기': 'Find by member, words or order number',
  '회원, 내용, 주문번호': 'Member, words, order number',
  '회원이 계좌로 받기를 신청한 예치금이에요. 은행에서 보낸 뒤 적어 주세요.':
    'Balances that members want in their bank. Send them there, then note it here.',
  '출금 상태': 'State of payouts',
  '회원이나 예금주로 찾기': 'Find by member or account holder',
  '출금 신청이 없어요': 'No payouts',
  '{amount} 출금을 마쳤어요.': 'Payout of {amount} done.',
  '{amount}을 예치금으로 되돌렸어요.': '{amount} is back in the balance.',
  '거절하고 되돌리기': 'Refuse and put back',
  '어떻게 됐나요?': 'What happened?',
  '회원이 그대로 읽어요. 금액은 예치금으로 돌아가요.':
    'The member reads this. The money goes back into the balance.',
}
