export const phrases: Record<string, string> = {
  '필요한 상품': 'Goods',
  '{count}개': '{count}',
  '받는 곳들': 'Addresses',
  '{count}곳으로 보내요': 'To {count} addresses',
  '받는 곳 모두 보기': 'Show all addresses',
}
