/** The English of this folder's phrases. */
export const phrases: Record<string, string> = {
  '배송비 안내': 'Shipping costs',
  '국내 배송비, 제주와 섬 지역 추가 배송비, 나라별 해외 배송비를 알려 드려요.':
    'Shipping within Korea, to Jeju and the islands, and to each country abroad.',
  '배송비는 주문서에서 주소를 적으면 결제 전에 모두 보여 드려요. 숨은 비용은 없어요.':
    'The order form shows every cost before you pay, as soon as you enter the address.',
  '국내 배송비': 'Within Korea',
  '{amount} 미만': 'Under {amount}',
  '모든 주문': 'Every order',
  '크거나 무거운 상품은 상품 페이지와 장바구니에 따로 적은 배송비를 더해요.':
    'Large or heavy goods cost extra, as shown on the product page and in the cart.',
  '제주와 섬 지역': 'Jeju and the islands',
  '무료 배송 주문에도 주문마다 한 번 더해요.': 'Added once per order, even when shipping is free.',
  지역: 'Region',
  '추가 배송비': 'Surcharge',
  '인화성 상품 불가': 'no flammable goods',
  '해외 배송비': 'Shipping abroad',
  '포장을 더한 무게로 정해요. 향수, 디퓨저, 스프레이처럼 불이 붙기 쉬운 상품은 비행기에 실을 수 없는 나라가 있어요. 관세는 받는 나라의 규정에 따라 받는 분이 내요.':
    'Charged by weight, packing included. To some countries flammable goods such as perfume, diffusers and sprays cannot go by air. Any customs duty is paid by the receiver.',
}
