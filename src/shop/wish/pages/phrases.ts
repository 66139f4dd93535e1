export const phrases: Record<string, string> = {
  '찜한 상품 {count}개': '{count} saved items',
  '찜한 상품을 불러오지 못했어요': 'Your wish list could not be loaded',
  '이 쪽에는 찜한 상품이 없어요': 'Nothing on this page',
  '이 쪽 모두 고르기': 'Select all on this page',
  '고른 상품 담기': 'Add chosen to cart',
  '지금은 판매하지 않는 상품': 'No longer for sale',
  '{name} 고르기': 'Choose {name}',
  '{name} 찜한 목록에서 빼기': 'Take {name} off the wish list',
  '{name} 장바구니 담기': 'Add to cart: {name}',
  '상품 {count}개를 장바구니에 담았어요.': '{count} items added to your cart.',
  '옵션 고르기': 'Choose an option',
}
