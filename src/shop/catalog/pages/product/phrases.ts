export const phrases: Record<string, string> = {
  '{name}, 사진 {number}': '{name}, photograph {number}',
  '상품 사진': 'Photographs',
  '사진 크게 보기': 'Enlarge the photograph',
  '사진 {count}장 더 보기': '{count} more photographs',
  '{name} 사진': 'Photographs of {name}',
  '이전 사진': 'Previous photograph',
  '다음 사진': 'Next photograph',
  '{day} 도착 예정': 'Arrives {day}',
  '오늘 {hour}:00 전 주문': 'order before {hour}:00 today, Seoul time',
  '내일 {hour}:00 전 주문': 'order before {hour}:00 tomorrow, Seoul time',
  '{day} {hour}:00 전 주문': 'order before {hour}:00 on {day}, Seoul time',
  '{amount} 이상 무료 배송 · 그 아래는 {cost}': 'Free shipping from {amount} · {cost} below that',
  '무료 배송': 'Free shipping',
  '고를 옵션': 'an option',
  '{subject} 고르기': 'Choose: {subject}',
  '{subject}을(를) 골라 주세요.': 'Please choose: {subject}.',
  '{picked}에는 {value} 옵션이 없어요.': '{picked} does not come with {value}.',
  '{value} 옵션은 지금 품절이에요.': '{value} is sold out at the moment.',
  '함께 고를 수 없음': 'cannot be combined',
  '추가상품은 본 상품과 함께 살 수 있어요. 옵션을 먼저 골라 주세요.':
    'Add-ons come with the item itself. Please choose its option first.',
  '이 상품은 {count}개부터 살 수 있어요.': 'This item is sold from {count} pieces.',
  '이 상품은 한 사람이 {count}개까지 살 수 있어요.':
    'One person can buy up to {count} of this item.',
  '모두 {count}개, {amount}': '{count} in all, {amount}',
  '{name} 빼기': 'Remove {name}',
  '총 {count}개': '{count} items',
  추가상품: 'Add-on',
  '함께 살 것 고르기': 'Choose something to go with it',
  '지금은 모두 품절이에요.': 'Everything is sold out at the moment.',
  '다시 들어오면 알려 드릴게요.': 'We can tell you when it is back.',
  '장바구니 담기': 'Add to cart',
  바로구매: 'Buy now',
  '{name} 옵션은 품절이지만 다른 옵션은 살 수 있어요.':
    '{name} is sold out, but the other options are in stock.',
  '{count}개부터': 'from {count} pieces',
  '한 사람이 {count}개까지': 'up to {count} per person',
  '{rule} 살 수 있어요.': 'Sold {rule}.',
  '담지 못했어요. 연결을 확인하고 다시 시도해 주세요.':
    'It could not be added. Please check your connection and try again.',
  '{name} {count}개를 장바구니에 담았어요.': '{name} is in your cart ({count}).',
  '장바구니 보기': 'See cart',
  '지금은 판매하지 않는 상품이에요.': 'This item is not for sale at the moment.',
  '아직 후기가 없어요': 'No reviews yet',
  '새로 나왔어요': 'New',
  '상품 안내': 'About this item',
  설명: 'Description',
  '상품 정보 고시': 'Product information',
  배송·반품: 'Delivery & returns',
  후기: 'Reviews',
  '배송 안내': 'Delivery',
  '반품 안내': 'Exchange & returns',
  '환불과 분쟁 안내': 'Refunds & disputes',
  '{from} 이상이면 배송비가 없어요. 그 아래 주문은 {cost}이에요.':
    'Shipping is free from {from}; below that it is {cost}.',
  '배송비가 없어요.': 'Shipping is free.',
  '평일 {hour}:00 전에 결제하면 그날 보내고, 보낸 뒤 {days}영업일쯤 걸려요. 제주와 섬 지역은 더 걸리고 추가 배송비가 있어요.':
    'Paid before {hour}:00 on a weekday, it leaves the same day and takes about {days} business days. Jeju and the islands take longer and cost extra.',
  '결제한 날부터 3영업일 안에 보내요. 보낼 수 없게 되면 바로 알리고 3영업일 안에 환불해 드려요.':
    'We send it within 3 business days of payment. If we cannot, we tell you at once and refund you within 3 business days.',
  '알코올이 든 상품이라 항공편으로는 보낼 수 없어요. 제주와 섬 지역은 배편으로 가요.':
    'It contains alcohol and cannot travel by air. To Jeju and the islands it goes by ship.',
  '받은 날부터 7일 안에 청약철회(반품)를 할 수 있어요. 상자를 열어 확인한 것만으로는 반품이 막히지 않아요.':
    'You may withdraw and return it within 7 days of receipt. Opening the box to look does not take that right away.',
  '상품이 설명과 다르거나 흠이 있으면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 반품할 수 있고 배송비는 저희가 내요.':
    'If it differs from its description or is faulty, return it within 3 months of receipt and 30 days of noticing; we pay the shipping.',
  '마음이 바뀌어 반품하면 돌려보내는 배송비 {back}, 교환하면 오가는 배송비 {both}을 구매자가 내요. 무료로 받은 주문을 모두 반품하면 처음 배송비도 빼요.':
    'For a change of mind you pay {back} to return or {both} to exchange. If everything of a freely shipped order comes back, the first shipping is taken off, too.',
  '사용했거나 일부를 써서 값어치가 크게 줄어든 상품은 반품할 수 없어요.':
    'Goods that have been used, or partly used so that they lost much of their value, cannot be returned.',
  '돌려받은 상품을 확인하고 3영업일 안에 환불해요. 늦어지면 연 15%의 지연배상금을 더해 드려요.':
    'We refund within 3 business days of getting the goods back. A late refund carries 15% a year.',
  '미성년자가 법정대리인의 동의 없이 산 경우 본인이나 법정대리인이 취소할 수 있어요.':
    'A purchase by a minor without consent of a legal guardian may be cancelled by either of them.',
  '다툼이 생기면 공정거래위원회가 정한 소비자분쟁해결기준을 따라요.':
    'Disputes follow the consumer settlement standards of the Korea Fair Trade Commission.',
  '문의: {phone} · {hours}': 'Questions: {phone} · {hours}',
  '후기 {count}건': '{count} reviews',
  최신순: 'Newest',
  '평점 높은순': 'Highest rated',
  '평점 낮은순': 'Lowest rated',
  '후기를 불러오지 못했어요': 'The reviews could not be loaded',
  '아직 후기가 없어요. 상품을 받은 분이 가장 먼저 남길 수 있어요.':
    'No reviews yet. Be the first to write one when it arrives.',
  '상품을 받은 분이 남긴 후기예요. 별점과 관계없이 모두 보여 드려요.':
    'Written by people who received the item. All are shown, whatever their stars.',
  '후기 정렬': 'Sort reviews by',
  '{score}점': '{score} stars',
  '오드모아의 답': 'Odemoa replied',
  '함께 보면 좋은 상품': 'Goes well with this',
  홈: 'Home',
  '할인은 옵션 값까지 더한 금액에서 빼요.': 'The discount is taken from the price with its option.',
  '장바구니에 담았어요': 'Added to your cart',
  '계속 보기': 'Keep browsing',
  '함께 쓰면 좋은 것': 'Goes well with it',
  '{count}개 담음': 'Qty {count}',
  '배송 나라는 위쪽 메뉴에서 바꿀 수 있어요.': 'Change the country in the menu above.',
  '{country}에 {first}~{last} 도착 예정': 'Arrives in {country} {first}–{last}',
  '배송비는 무게에 따라 달라요. 장바구니에서 알려 드려요.':
    'Shipping depends on weight: the cart tells you the cost.',
}
