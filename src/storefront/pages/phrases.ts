export const phrases: Record<string, string> = {
  '노트와 분위기로 자세히 찾기': 'Find by notes and mood',
  '많이 찾는 향': 'Best-selling scents',
  '지난 30일, 향이 있는 상품끼리 견준 순위예요.':
    'Ranked among scented goods over the last 30 days.',
  '베스트 전체': 'All best sellers',
  '새로 들어온 것': 'Just in',
  '신상품 전체': 'All new items',
  '지금 할인 중': 'On sale now',
  '쿠폰이 없어도 적힌 값에 살 수 있어요.': 'The price shown is what you pay, no coupon needed.',
  '세일 전체': 'The whole sale',
  '‘{word}’ 검색': 'Search: “{word}”',
  '어떤 향을 찾으세요?': 'Which scent are you looking for?',
  '향 계열로 찾기': 'By scent family',
  '카테고리로 찾기': 'By category',
  '비슷한 카테고리': 'Nearby categories',
  '‘{typed}’ 대신 ‘{word}’의 결과를 보여 드려요.':
    'Showing results for “{word}” instead of “{typed}”.',
  '‘{typed}’ 그대로 찾기': 'Search for “{typed}” as typed',
  '상품 말고 찾은 것': 'Besides products',
  '혹시 이 말을 찾으세요?': 'Did you mean one of these?',
  '지금 많이 사는 상품': 'What others buy now',
  '찾는 상품이 없어요': 'We found nothing for that',
  '띄어쓰기나 철자를 바꾸거나, 더 짧은 말로 찾아보세요.':
    'Try another spelling, or a shorter word.',
  '있었으면 하는 향이나 재료가 있나요? 알려 주시면 들여올 수 있는지 살펴볼게요.':
    'Is there a scent or a material you miss? Tell us and we will see whether we can get it.',
  '좋아하는 향 계열을 골라 주세요': 'Choose the scent families you like',
  '{count}개까지 함께 고를 수 있어요.': 'Up to {count} together.',
  '고른 향의 상품 보기': 'See these scents',
  '비커와 오일병, 캔들이 놓인 나무 작업대': 'A wooden bench with beakers, oils and candles',
  '‘{word}’ 클래스': 'Classes for “{word}”',
}
