/** What has sold out, and parts or whole orders that are cancelled. */
export const soldOutPhrases: Record<string, string> = {
  '품절 처리': 'Mark as sold out',
  '품절로 처리하고 알리기': 'Mark and tell the customer',
  '품절된 상품을 골라 주세요.': 'Choose what has sold out.',
  '고른 옵션의 재고': 'Stock of the chosen options',
  '0으로 바꿔 아무도 못 사게 하기': 'Set to 0: nobody can buy it',
  '그대로 두기 (이 주문의 수량만 빠져요)': 'Leave it (less the units of this order)',
  '고객에게 더 할 말 (선택)': 'More to say to the customer (optional)',
  '품절로 보내지 못한다는 안내 메일에 함께 적혀요.':
    'Goes into the mail that tells the customer it has sold out.',
  '주문 전체가 품절이 돼요.': 'The whole order becomes sold out.',
  '함께 돌아가요: {what}': 'Goes back as well: {what}',
  '고객이 주문 화면에서 받을 곳을 적어요. 환불 목록에서 보내 주세요.':
    'The customer says on the order page where to; send it from the list of refunds.',
  '품절로 처리하고 고객에게 알렸어요. 상품을 찾았다면 되돌릴 수 있어요.':
    'Marked as sold out, and the customer was told. If the goods turn up you can take it back.',
  '품절 되돌리기': 'Take it back',
  '품절을 되돌릴까요?': 'Take the sold-out mark back?',
  '주문이 품절 전으로 돌아가고 보내지 않은 환불은 거둬요. 돌려 드렸던 쿠폰과 포인트는 다시 쓰고, 고객에게 알려요.':
    'The order goes back to what it was and the unsent refund is withdrawn. Coupons and points are used again, and the customer is told.',
  '먼저 취소한 상품은 그대로 두고, 기한이 지날 때 남아 있던 상품만 되살려요.':
    'Items cancelled earlier stay cancelled. Only what was left at the deadline is reinstated.',
  '입금 기한이 지나 저절로 취소된 주문이에요. 뒤늦게 입금되었다면 되살릴 수 있어요.':
    'Cancelled automatically at the payment deadline. If the payment has arrived late, you can reinstate the order.',
  '주문 되살리기': 'Reinstate order',
  '{id} 주문을 되살릴까요?': 'Reinstate order {id}?',
  '재고를 다시 잡아요. 그사이 팔린 상품이 있으면 이름을 알려 드리고 그대로 둬요.':
    'Stock is reserved again. If something has sold out in the meantime, we name it and change nothing.',
  '돌려 드렸던 쿠폰과 포인트를 다시 써요. 고객이 이미 썼다면 되살릴 수 없어요.':
    'Returned coupons and points are used again. If the customer has spent them, the order cannot be reinstated.',
  '입금 대기로 돌아가요. {amount} 입금을 확인한 뒤 진행해 주세요.':
    'The order awaits payment again. Confirm the {amount} deposit to continue.',
  '{id} 주문을 취소할까요?': 'Cancel order {id}?',
  '고객 요청': 'Customer request',
  '재고 부족': 'Not enough stock',
  '재고가 돌아오고 {name} 님에게 메일이 가요.': 'The stock comes back and {name} gets an email.',
  '잡아 둔 재고가 풀리고 {name} 님에게 메일이 가요.':
    'Reserved stock is released and {name} is notified by email.',
  모두: 'All',
  '일부 취소': 'Cancel some items',
  '고른 상품 취소': 'Cancel selected items',
  '취소할 상품을 골라 주세요.': 'Select the items to cancel.',
  '돌려 드릴 금액 {amount}': 'To refund: {amount}',
  '줄어드는 금액 {amount}': 'Amount due reduced by {amount}',
  '배송비 {amount} 늘어남': '{amount} more for shipping',
  '주문 전체가 취소돼요.': 'The whole order will be cancelled.',
  '포인트 {count}점': '{count} points',
  '받은 돈은 환불 목록에 올라가니 계좌로 보낸 뒤 그곳에서 마쳐 주세요.':
    'The payment goes to the list of refunds: send it from the bank, then mark it as sent there.',
  '받은 돈은 결제한 수단으로 저절로 돌아가요.':
    'The payment is returned automatically to the way it was paid.',
  '{count}장': '{count}',
}
