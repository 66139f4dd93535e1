/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '승인을 기다리는 한도가 이미 있어요. 그것을 승인하거나 승인하지 않은 뒤에 다시 정해 주세요.':
    'A limit waits for approval already. Set another once that one is approved or refused.',
  '이 회사는 지금 외상을 쓸 수 없어 더 비싸게 고칠 수 없어요. 더하는 상품은 새 주문으로 받아 주세요.':
    'This company has no account now, so the order cannot cost more. Take what is added as a new order.',
  '결제 기한이 지난 외상이 있어 더 비싸게 고칠 수 없어요. 밀린 금액을 받은 뒤 고치거나, 더하는 상품을 새 주문으로 받아 주세요.':
    'Something on account is overdue, so the order cannot cost more. Change it once that is paid, or take what is added as a new order.',
  '남은 외상 한도가 {count}원이라 더 비싸게 고칠 수 없어요. 수량을 줄이거나 외상 한도를 올린 뒤 다시 고쳐 주세요.':
    'Only ₩{count} of the account is left, so the order cannot cost that much more. Take fewer, or raise the limit first.',
  외상: 'On account',
  '남은 외상': 'Owed on account',
  '남은 외상 {amount}': 'Owed {amount}',
  '외상 한도': 'Limit on account',
  '남은 한도': 'Left to order',
  '회사 외상': 'Company accounts',
  '월 거래 명세': 'Monthly statement',
  '거래 명세를 불러오지 못했어요': 'The statement could not be loaded',
  '결제 기한 {day}': 'due {day}',
  '{days}일 지남': '{days} days overdue',
  '함께 주문하는 동료': 'Colleagues who order',
  초대함: 'Invited',
  '거래 멈춤': 'Stopped',
  '외상 결제를 쓸 수 없는 회원이에요. 다른 결제 방법을 골라 주세요.':
    'Your account cannot order on account. Please choose another way to pay.',
  '결제 기한이 {days}일 지난 외상이 있어 새 외상 주문을 받을 수 없어요. 밀린 금액을 입금하거나 다른 결제 방법을 골라 주세요.':
    'Something on account is {days} days overdue, so no new orders on account can be placed. Pay what is overdue, or choose another way to pay.',
  '남은 외상 한도는 {count}원이에요. 수량을 줄이거나 다른 결제 방법을 골라 주세요.':
    '{count} won are left on account. Order less, or choose another way to pay.',
  '입금한 날이 오늘보다 뒤예요. 날짜를 다시 확인해 주세요.':
    'That day is still to come. Please check the date.',
  '60일보다 오래된 입금은 적을 수 없어요. 적는 날로 적어 주세요.':
    'A receipt may be at most 60 days old. Enter it with the day of today.',
  '고를 수 없는 달이에요.': 'That is no month to choose.',
  '내 메일 주소예요. 함께 주문할 동료의 메일을 적어 주세요.':
    'That is your own address. Enter the address of a colleague.',
  '동료는 {count}명까지 초대할 수 있어요.': 'Up to {count} colleagues can be invited.',
  '이미 초대한 메일 주소예요.': 'This address is invited already.',
  '이 가게의 직원 계정으로는 수락할 수 없어요. 다른 계정으로 로그인해 주세요.':
    'An account of this shop’s staff cannot accept. Please log in with another one.',
  '이미 다른 회사의 주문을 맡고 있는 계정이에요. 그 회사에서 나온 뒤 수락하거나 다른 계정으로 로그인해 주세요.':
    'This account orders for a company already. Leave that one first, or log in with another account.',
  '거래가 멈춘 회사라 동료를 초대할 수 없어요. 고객센터로 연락해 주세요.':
    'Trade with this company is stopped, so nobody can be invited. Please write to us.',
  '내 회사의 외상 조건은 다른 직원이 정해야 해요.':
    'The terms of your own company are set by somebody else.',
  '이미 되돌린 입금이에요.': 'This receipt has been taken back already.',
  '일주일 안에 결제할 금액이 없어 알릴 것이 없어요.':
    'Nothing is due within a week, so there is nothing to remind of.',
  '오늘은 이미 알렸어요. 내일 다시 보낼 수 있어요.':
    'They were reminded today. You can send another tomorrow.',
  입금: 'Receipt',
  '주문 {id}': 'Order {id}',
  '입금 되돌림': 'Receipt taken back',
  '{day} 남은 외상': 'Owed on {day}',
  '줄어든 금액': 'Credit',
  '앞달에서 넘어온 외상': 'Opening balance',
  '이달 주문': 'Orders of the month',
  '외상 내역': 'Rows of the account',
  '함께 주문하는 회사': 'Companies ordered for',
  '외상 입금': 'Receipts',
  '외상으로 한 주문이 아니에요. 다른 방법을 골라 주세요.':
    'This order is not on account. Choose another way.',
  '이 회사는 지금 외상을 쓸 수 없어요. 다른 방법으로 내 주세요.':
    'This company cannot buy on account now. Pay in another way.',
  '결제 기한이 지난 외상이 있어 더할 수 없어요. 다른 방법으로 내 주세요.':
    'Something on the account is overdue, so nothing can be added to it. Pay in another way.',
  '남은 외상 한도가 {count}원이라 더할 수 없어요. 다른 방법으로 내 주세요.':
    'Only ₩{count} of the account limit is left, so this cannot be added. Pay in another way.',
}
