export const phrases: Record<string, string> = {
  '필요한 상품': 'Goods',
  '{count}개': '{count}',
}
