export const phrases: Record<string, string> = {
  '{kind} · 단순 변심 반품 불가': '{kind} · no change-of-mind returns',
  탑: 'Top',
  미들: 'Heart',
  베이스: 'Base',
  색: 'Colours',
  '{place}위': 'No. {place}',
  품절: 'Sold out',
  '최근 본 상품': 'Recently viewed',
}
