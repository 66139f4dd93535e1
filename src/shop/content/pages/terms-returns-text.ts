import { both, type LegalSection } from './legal.ts'

export const cancel: LegalSection = {
  id: 'cancel',
  title: both('보내기 전의 취소', 'Cancelling before dispatch'),
  blocks: [
    {
      list: [
        both(
          '입금하기 전에는 주문 상세에서 바로 취소할 수 있어요.',
          'Before paying, cancel on the order page at once.',
        ),
        both(
          '입금한 뒤 보내기 전에는 고객센터에 말씀해 주세요. 취소하고 3영업일 안에 환불해요.',
          'After paying and before dispatch, tell customer service. We cancel and refund within 3 business days.',
        ),
        both(
          '이미 보낸 상품은 아래 청약철회에 따라 돌려받아요.',
          'Goods already on their way come back under the right to withdraw below.',
        ),
      ],
    },
  ],
}

export const withdrawal: LegalSection = {
  id: 'withdrawal',
  title: both('청약철회 (마음이 바뀐 반품)', 'Right to withdraw (change of mind)'),
  blocks: [
    {
      list: [
        both(
          '상품을 받은 날부터 7일 안에는 이유를 말하지 않고 계약을 물릴 수 있어요. 주문 확인 메일을 상품보다 늦게 받았다면 메일을 받은 날부터 7일이에요.',
          'Within 7 days of receiving the goods you may withdraw without giving a reason. If the order confirmation came later than the goods, 7 days from the confirmation.',
        ),
        both(
          '오드모아의 주소를 알 수 없었거나 철회를 방해받았다면, 알게 된 날이나 방해가 끝난 날부터 7일이에요.',
          'If our address could not be known, or somebody hindered the withdrawal, 7 days from when you learned it or the hindrance ended.',
        ),
        both(
          '전화 {phone} 또는 메일 {email}으로(로) 주문번호와 함께 알려 주세요. 메일이나 글로 알릴 때는 보낸 날에 철회한 것으로 봐요.',
          'Tell us by phone {phone} or mail {email}, with the order number. A withdrawal in writing counts from the day it is sent.',
        ),
        both(
          '한 주문의 여러 상품 가운데 일부만 돌려보낼 수도 있어요.',
          'You may return only part of an order.',
        ),
        both(
          '되팔거나 영업에 쓰려고 사업자로서 산 거래는 법이 정한 청약철회의 대상이 아니에요.',
          'The statutory right does not cover purchases made as a business, for resale or trade.',
        ),
      ],
    },
  ],
}

export const limits: LegalSection = {
  id: 'limits',
  title: both('청약철회를 할 수 없는 경우', 'When you cannot withdraw'),
  blocks: [
    {
      text: both(
        '다음 경우에는 마음이 바뀐 반품을 받지 않아요. 상품이 설명과 다르거나 흠이 있을 때에는 해당하지 않아요.',
        'In these cases a change of mind is not accepted. They never apply to goods that are faulty or not as described.',
      ),
    },
    {
      list: [
        both(
          '고객의 책임으로 상품이 없어지거나 망가진 경우. 내용을 보려고 포장을 연 것은 해당하지 않아요.',
          'The goods were lost or damaged through the customer’s fault. Opening the packaging to look at the contents does not count.',
        ),
        both(
          '향을 쓰거나 캔들을 태우는 등 써서 값어치가 눈에 띄게 줄어든 경우',
          'The goods were used, a scent sprayed or a candle burned, so that their value fell considerably.',
        ),
        both(
          '시간이 지나 다시 팔기 어려울 만큼 값어치가 눈에 띄게 줄어든 경우',
          'Time has passed so that their value fell considerably and they can hardly be sold again.',
        ),
        both(
          '책이나 음반처럼 베낄 수 있는 상품의 포장을 뜯은 경우',
          'The seal of goods that can be copied was broken.',
        ),
        both(
          '각인처럼 고객의 주문에 따라 따로 만든 상품. 주문할 때 이 점을 따로 알리고 동의를 받은 때에만 그래요. 색, 크기, 용량을 고른 것은 주문 제작이 아니에요.',
          'Goods made individually for you, such as engravings, but only if we said so separately when you ordered and you agreed. Choosing a colour, size or volume is not made to order.',
        ),
      ],
    },
    {
      text: both(
        '이런 상품은 상품 화면과 포장에 미리 적어 두어요. 적어 두지 않았다면 철회할 수 있어요.',
        'Such goods are marked on their page and packaging beforehand. If they were not, you may withdraw.',
      ),
    },
  ],
}

export const returnShipping: LegalSection = {
  id: 'return-shipping',
  title: both('반품 배송비', 'Who pays return shipping'),
  blocks: [
    {
      table: {
        head: [both('이유', 'Reason'), both('내는 쪽', 'Who pays'), both('금액', 'Amount')],
        rows: [
          [
            both('마음이 바뀐 때', 'Change of mind'),
            both('고객', 'Customer'),
            both(
              '오가는 배송비 {return_cost}. 처음 배송비를 냈다면 그만큼은 이미 낸 것이에요.',
              '{return_cost} for both ways. Shipping paid with the order already counts towards it.',
            ),
          ],
          [
            both(
              '흠이 있거나, 설명과 다르거나, 잘못 보낸 때',
              'Faulty, not as described or the wrong goods',
            ),
            both('오드모아', 'Odemoa'),
            both(
              '고객은 내지 않아요. 먼저 내셨다면 돌려 드려요.',
              'Nothing for you. If you paid in advance, you get it back.',
            ),
          ],
        ],
      },
    },
    {
      text: both(
        '제주와 섬 지역, 여러 상자로 나눈 반품은 금액이 다를 수 있어서 보내시기 전에 알려 드려요. 반품을 이유로 위약금이나 손해배상을 청구하지 않아요.',
        'For Jeju, the islands and returns in several parcels the cost may differ; we tell you before you send anything. No penalty or damages are charged for a return.',
      ),
    },
  ],
}

export const refund: LegalSection = {
  id: 'refund',
  title: both('환불', 'Refunds'),
  blocks: [
    {
      list: [
        both(
          '상품을 돌려받은 날부터 3영업일 안에 환불해요. 보내기 전에 취소했다면 취소한 날부터 3영업일 안이에요.',
          'We refund within 3 business days of getting the goods back; if nothing was sent yet, within 3 business days of the cancellation.',
        ),
        both(
          '늦어지면 늦은 날만큼 연 15%의 지연이자를 더해 드려요.',
          'If we are late we add interest of 15% a year for the days of delay.',
        ),
        both(
          '고객이 말씀하신 계좌로, 받은 금액을 받은 통화로 보내요. 적립금이나 쿠폰으로 대신하지 않아요.',
          'The money goes to the account you name, in the sum and currency received. We do not replace it with points or coupons.',
        ),
        both(
          '이미 일부를 써서 얻은 이익이나 상품을 공급하는 데 든 비용은 법이 정한 범위에서만 뺄 수 있고, 이유와 계산을 함께 알려 드려요.',
          'For goods already used in part we deduct only what the law allows, and show reason and reckoning.',
        ),
      ],
    },
  ],
}

export const defects: LegalSection = {
  id: 'defects',
  title: both('흠이 있거나 설명과 다를 때', 'Faulty goods'),
  blocks: [
    {
      list: [
        both(
          '상품이 표시, 광고, 계약 내용과 다르거나 흠이 있으면 받은 날부터 3개월 안이면서 그 사실을 안 날이나 알 수 있었던 날부터 30일 안에 청약철회를 할 수 있어요. 써 본 상품도 마찬가지예요.',
          'If goods are faulty or differ from label, advertisement or contract you may withdraw within 3 months of receipt and within 30 days of the day you knew or could have known. This holds for used goods too.',
        ),
        both(
          '원하시면 같은 상품으로 바꾸어 드리거나 고쳐 드려요. 배송비는 오드모아가 내요.',
          'If you prefer, we exchange or repair them. We pay the shipping.',
        ),
        both(
          '사진을 함께 보내 주시면 더 빨리 확인할 수 있어요. 사진이 없다고 접수를 미루지 않아요.',
          'A photograph helps us to be quick, but we do not hold a claim up for want of one.',
        ),
        both(
          '그 밖의 교환, 수리, 배상은 소비자분쟁해결기준을 따라요.',
          'Other exchanges, repairs and compensation follow the Consumer Dispute Resolution Standards.',
        ),
      ],
    },
  ],
}
