export const phrases: Record<string, string> = {
  홈: 'Home',
  베스트: 'Best sellers',
  신상품: 'New',
  '하위 카테고리': 'Sub-categories',
  '지금 할인하는 향수, 캔들, 디퓨저와 재료를 모았어요.':
    'Perfumes, candles, diffusers and materials that are on sale today.',
  '오드모아의 {name}. 향 계열과 노트, 가격으로 골라 보세요.':
    '{name} at Odemoa. Choose by scent family, note and price.',
  '지금 할인하는 상품이에요. 쿠폰이 없어도 적힌 값에 살 수 있어요.':
    'On sale today. The price shown is what you pay, no coupon needed.',
  '오드모아에서 지난 30일 동안 가장 많이 찾은 향과 재료예요.':
    'The scents and materials bought most at Odemoa in the last 30 days.',
  '지난 30일 동안 많이 팔린 순서예요. 순위는 한 시간마다 바뀌어요.':
    'Ranked by sales in the last 30 days, updated every hour.',
  '오드모아에 새로 들어온 향과 재료예요.': 'Scents and materials that have just arrived at Odemoa.',
  '새로 들어온 순서로 보여 드려요.': 'The latest arrivals first.',
}
