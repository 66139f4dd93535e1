import { both, type LegalSection } from './legal.ts'

export const contract: LegalSection = {
  id: 'contract',
  title: both('주문과 계약', 'Orders and the contract'),
  blocks: [
    {
      list: [
        both(
          '주문서에는 상품, 수량, 값, 배송비, 받는 곳이 모두 보여요. 확인하고 고친 뒤 ‘주문하기’를 누르면 구매를 신청한 것이에요.',
          'The order form shows goods, quantities, prices, shipping and address. You can check and correct them; pressing “Place order” is your offer to buy.',
        ),
        both(
          '주문을 받았다는 화면이나 메일이 고객에게 닿으면 계약이 이루어져요. 메일에는 주문 내용과 입금할 계좌가 적혀 있어요.',
          'The contract is made when our confirmation, on screen or by mail, reaches you. The mail repeats the order and the account to pay to.',
        ),
        both(
          '버튼을 여러 번 눌러도 주문은 한 번만 들어와요. 보신 금액과 실제 금액이 다르면 주문을 받지 않고 새 금액을 먼저 보여 드려요.',
          'However often you press, one order arrives. If the sum you saw has changed, the order is not taken and the new sum is shown first.',
        ),
        both(
          '거짓으로 적었거나, 품절이거나, 값이 잘못 적힌 것이 분명한 때에는 주문을 받지 않을 수 있어요. 계약 뒤에 보낼 수 없게 된 것을 알면 이유를 바로 알리고, 대금을 받은 날부터 3영업일 안에 환불해요.',
          'We may decline an order with false details, of goods that are sold out, or at a price that is plainly a mistake. If we find after the contract that we cannot supply, we tell you at once and refund within 3 business days of your payment.',
        ),
      ],
    },
  ],
}

export const price: LegalSection = {
  id: 'price',
  title: both('값과 배송비', 'Price and shipping cost'),
  blocks: [
    {
      list: [
        both(
          '상품 값에는 부가가치세가 들어 있어요. 꼭 내야 하는 돈은 주문하기 전에 모두 보여 드리고, 나중에 더 받지 않아요.',
          'Prices include VAT. Whatever you must pay is shown before you order; nothing is added later.',
        ),
        both('배송비: {grades}', 'Shipping: {grades}'),
        both(
          '제주와 섬 지역은 추가 배송비가 있고, 주문서에 주소를 적으면 바로 더해져 보여요.',
          'Jeju and the islands cost more; the order form adds it as soon as it knows the address.',
        ),
        both(
          '달러 값은 주문할 때 정해지고, 그 뒤 환율이 바뀌어도 그대로예요. 할인은 주문할 때 화면에 보인 값을 따라요.',
          'Dollar prices are fixed when you order, whatever the exchange rate does later. Discounts are those shown at that moment.',
        ),
      ],
    },
  ],
}

export const payment: LegalSection = {
  id: 'payment',
  title: both('결제와 입금 기한', 'Payment and its deadline'),
  blocks: [
    {
      list: [
        both(
          '결제는 무통장입금으로 받아요. 주문서에서 고른 계좌로, 주문서에 적은 이름으로 보내 주세요.',
          'Payment is by bank transfer, to the account chosen in the order form and under the payer’s name given there.',
        ),
        both(
          '주문한 날부터 {deposit_days}일 뒤 밤 12시 전까지 입금해 주세요. 정확한 기한은 주문 상세와 메일에 적혀 있어요. 그때까지 입금되지 않으면 주문은 저절로 취소되고 메일로 알려 드려요.',
          'Please pay before midnight {deposit_days} days after the day of ordering; order page and mail give the exact time. An order not paid by then is cancelled by itself, and a mail tells you.',
        ),
        both(
          '기한이 지나 입금되었거나 금액이 다르면 연락을 드려 주문을 이어 가거나 그대로 돌려 드려요.',
          'If money arrives late or the sum differs, we get in touch, and continue the order or return the money as you wish.',
        ),
        both('구매안전서비스: {escrow}', 'Purchase protection: {escrow}'),
        both(
          '현금영수증은 고객센터에 주문번호와 함께 말씀하시면 발급해 드려요.',
          'Korean cash receipts are issued on request: give customer service the order number.',
        ),
      ],
    },
  ],
}

export const delivery: LegalSection = {
  id: 'delivery',
  title: both('배송', 'Delivery'),
  blocks: [
    {
      list: [
        both('대한민국 안으로 보내요.', 'We deliver within Korea.'),
        both(
          '평일 {cut_off_hour}시 전에 입금을 확인한 주문은 그날 보내고, 보낸 뒤 {days_on_the_way}영업일쯤 걸려요. 늦어도 입금한 날부터 3영업일 안에 보내요.',
          'Orders whose payment is confirmed before {cut_off_hour}:00 on a business day leave that day. Business days on the way: about {days_on_the_way}. At the latest they leave within 3 business days of your payment.',
        ),
        both(
          '주문 제작 상품은 상품 화면에 적은 기간 안에 보내요.',
          'Goods made to order leave within the time given on their page.',
        ),
        both(
          '알코올처럼 불이 붙기 쉬운 상품은 비행기에 실을 수 없어서 제주와 섬 지역에는 배편으로 가요.',
          'Flammable goods such as alcohol cannot fly; to Jeju and the islands they go by ship.',
        ),
        both(
          '약속한 날보다 늦어지면 이유와 새 날짜를 바로 알려요. 기다리기 어려우면 취소하고 모두 환불받을 수 있어요.',
          'If we run late we tell you why and until when. You may cancel instead and get everything back.',
        ),
        both(
          '고객이 받기 전에 잃어버리거나 깨진 상품은 오드모아가 다시 보내거나 환불해요.',
          'Goods lost or broken before they reach you are sent again or refunded at our cost.',
        ),
      ],
    },
  ],
}
