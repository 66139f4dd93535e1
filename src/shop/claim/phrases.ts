export const phrases: Record<string, string> = {
  '맞춤 병은 흠이 있는 만큼 값을 받지 않고 다시 만들어 드려요. 1:1 문의에 사진과 함께 알려 주세요.':
    'Custom bottles that came faulty are made again at no charge. Please write to us under My inquiries, with a picture.',
  '지금은 이 방법으로 결제할 수 없어요. 다른 방법을 골라 주세요.':
    'This payment method is not available right now. Please choose another.',
  '아직 보내지 않은 상품이 들어 있어요. 보내지 않은 상품은 취소해 주세요.':
    'Some of these items have not been sent yet. Please cancel those instead.',
  '받을 금액이 없는 신청이에요.': 'Nothing is due for this request.',
  '교환 배송비를 받은 신청이에요. 거두려면 고객센터에 알려 주세요. 받은 돈을 돌려 드려요.':
    'We have already received your exchange fee. To withdraw this request please contact us and we will send it back.',
  '이미 받은 배송비예요.': 'This fee has already been paid.',
  '이미 받은 차액이에요.': 'This difference has already been paid.',
  '환불할 금액이 바뀌었어요. 새 금액을 확인하고 다시 환불해 주세요.':
    'The refund amount has changed. Check the new amount and try again.',
  교환: 'Exchange',
  '무엇을 신청할지 골라 주세요.': 'Choose a return or an exchange.',
  '받아들이지 못하는 이유를 적어 주세요.': 'Enter the reason for declining.',
  '아직 접수하지 않은 신청이에요.': 'This request has not been accepted yet.',
  '접수한 신청이에요. 상품이 돌아온 뒤에 할 수 있어요.':
    'This request is accepted. The next step opens once the items arrive.',
  '상품이 돌아온 신청이에요.': 'The items of this request have already arrived.',
  '검수를 마친 신청이에요.': 'The items of this request have already been inspected.',
  '이미 환불한 신청이에요.': 'This request has already been refunded.',
  '이미 교환을 마친 신청이에요.': 'This exchange is complete.',
  '받아들이지 못한 신청이에요.': 'This request was declined.',
  '신청한 분이 거둔 신청이에요.': 'This request was withdrawn.',
  '교환 신청은 새 상품을 보내서 마쳐요.': 'An exchange is completed by shipping the replacement.',
  '반품 신청은 환불해서 마쳐요.': 'A return is completed by the refund.',
  '상품을 보낸 뒤에 신청할 수 있어요. 지금은 취소할 수 있어요.':
    'You can request this once the items have shipped. Until then you can cancel.',
  '돌려보낼 상품이 남아 있지 않은 주문이에요.': 'There is nothing left in this order to send back.',
  '처리하고 있는 신청이 있어요. 그 신청이 끝난 뒤에 다시 신청해 주세요.':
    'We are still working on another request for this order. You can send a new one once it is finished.',
  '받은 지 30일이 지났어요. 상품에 문제가 있다면 1:1 문의로 알려 주세요.':
    'More than 30 days have passed since delivery. If something is wrong with the goods, please write to us.',
  '받은 지 7일이 지나 단순 변심으로는 신청할 수 없어요. 상품에 문제가 있다면 그 이유를 골라 주세요.':
    'More than 7 days have passed since delivery, so a change of mind is no longer possible. If something is wrong with the goods, choose that reason.',
  '처음 안내한 배송비와 달라요. 이유를 적어 주세요.':
    'This differs from the agreed fee. Enter a reason.',
  '한국 밖에서는 직접 보내 주세요. 배송비는 받은 뒤에 계산해 드려요.':
    'From outside Korea please send the items yourself. We settle the shipping cost once they arrive.',
  '오래된 주문이라 여기서 신청할 수 없어요. 1:1 문의로 알려 주세요.':
    'This order is too old to be handled here. Please write to us.',
  '그사이 금액이 바뀌었어요. 새 금액을 확인하고 다시 신청해 주세요.':
    'The amounts have changed. Check the new ones and send the request again.',
  '지금은 바꿔 드릴 재고가 없는 상품이에요. 다른 옵션이나 반품을 골라 주세요.':
    'This item is out of stock for an exchange. Choose another option or a return.',
  '어떤 문제인지 다섯 글자 이상 적어 주세요.': 'Describe the problem in at least five characters.',
  '그사이 신청의 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.':
    'The request has changed in the meantime. Reload it and try again.',
  '이 신청에 없는 상품이에요.': 'This item is not part of the request.',
  '교환 배송비와 차액을 받은 뒤에 보낼 수 있어요.':
    'You can ship it once the exchange fee and the difference have been paid.',
  '예치금은 회원이 원화로 결제할 때 쓸 수 있어요.':
    'A balance can be used by members who pay in won.',
  '예치금은 고객이 직접 써야 해요. 다른 방법을 골라 주세요.':
    'Only the customer can use their balance. Choose another way.',
}
