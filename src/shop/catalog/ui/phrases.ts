export const phrases: Record<string, string> = {
  탑: 'Top',
  미들: 'Heart',
  베이스: 'Base',
  색: 'Colours',
  '{place}위': 'No. {place}',
  품절: 'Sold out',
  '최근 본 상품': 'Recently viewed',
}
