import type { SeedCategory } from '#db/seed/shapes.ts'

export const categories: SeedCategory[] = [
  ...branch(1, '향수', 'Perfume', [['오 드 퍼퓸', 'Eau de parfum'], ['트래블·리필', 'Travel & refills'], ['디스커버리 세트', 'Discovery sets'], ['선물 세트', 'Gift sets']]),
  ...branch(2, '캔들', 'Candle', [['용기 캔들', 'Container candles'], ['오브제·필라', 'Object & pillar'], ['틴 캔들', 'Tin candles'], ['리필 왁스', 'Wax refills'], ['캔들 세트', 'Candle sets']]),
  ...branch(3, '디퓨저', 'Diffuser', [['리드 디퓨저', 'Reed diffusers'], ['리필', 'Refills'], ['리드 스틱', 'Reeds'], ['디퓨저 세트', 'Diffuser sets']]),
  ...branch(4, '룸스프레이', 'Room spray', [['룸·린넨 미스트', 'Room & linen mists'], ['미스트 리필', 'Mist refills'], ['미스트 세트', 'Mist sets']]),
  ...branch(5, '프래그런스 오일', 'Fragrance oil', [['시트러스·그린·마린', 'Citrus, green & marine'], ['플로럴·허벌·프루티', 'Floral, herbal & fruity'], ['우디·스파이스', 'Woody & spice'], ['머스크·구르망', 'Musk & gourmand'], ['오일 세트', 'Oil sets']]),
  ...branch(6, '왁스·베이스', 'Wax & base', [['캔들 왁스', 'Candle wax'], ['디퓨저·향수 베이스', 'Diffuser & perfume base'], ['비누 베이스', 'Soap base'], ['왁스 세트', 'Wax sets']]),
  ...branch(7, '용기·바틀', 'Vessels & bottles', [['유리 용기', 'Glass vessels'], ['도자기·콘크리트 용기', 'Ceramic & concrete vessels'], ['틴 케이스', 'Tins'], ['향수병', 'Perfume bottles'], ['디퓨저 병', 'Diffuser bottles']]),
  ...branch(8, '도구·부자재', 'Tools', [['심지', 'Wicks'], ['계량 도구', 'Measuring'], ['염료', 'Dyes'], ['도구 세트', 'Tool sets']]),
  ...branch(9, 'DIY 키트', 'Kits', [['캔들 키트', 'Candle kits'], ['향수·디퓨저 키트', 'Perfume & diffuser kits'], ['비누 키트', 'Soap kits']]),
  ...branch(10, '포장·라벨', 'Packaging', [['라벨', 'Labels'], ['상자·포장', 'Boxes & wrapping'], ['뚜껑', 'Lids']]),
  ...branch(11, 'TSSA 클래스·도서', 'Classes & books', [['클래스 키트', 'Class kits'], ['도서', 'Books']]),
  ...branch(12, '세일', 'Sale', []),
]

/** A top category and its children, numbered 101, 102 … below 1. */
function branch(ca_id: number, name: string, name_en: string, children: [name: string, name_en: string][]): SeedCategory[] {
  return [{ ca_id, name, name_en }, ...children.map(([name, name_en], i) => ({ ca_id: ca_id * 100 + i + 1, parent: ca_id, name, name_en }))]
}
