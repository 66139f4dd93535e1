import { sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { item, itemOption } from '#shop/catalog/tables.ts'
import type { FormulaProduct, IfraLimits, NoteName } from '#shop/custom/formula-contract.ts'
import { formula, formulaLine, material, materialPack } from '#shop/custom/tables.ts'
import { id } from './catalogue/build.ts'

type SeedMaterial = { name: string; name_en: string; family: string; note: NoteName | ''; won: number; ifra: IfraLimits | null; oil?: number; kind?: 'accord' | 'carrier' }

const limits = (fine: number, household: number, candle: number): IfraLimits => ({ '4': fine, '9': fine / 2, '10A': household, '10B': household / 2, '12': candle })

// `oil` is the number of the fragrance oil that the shop sells; limits are examples, as a certificate would state them
const materials: SeedMaterial[] = [
  { name: '베르가못 오일', name_en: 'Bergamot oil', family: 'citrus', note: 'top', won: 600, ifra: limits(12, 40, 100), oil: 1 },
  { name: '레몬 오일', name_en: 'Lemon oil', family: 'citrus', note: 'top', won: 520, ifra: limits(15, 45, 100), oil: 2 },
  { name: '씨브리즈 오일', name_en: 'Sea breeze oil', family: 'marine', note: 'top', won: 690, ifra: limits(20, 50, 100), oil: 9 },
  { name: '장미 오일', name_en: 'Rose oil', family: 'floral', note: 'heart', won: 780, ifra: limits(10, 35, 100), oil: 3 },
  { name: '라벤더 오일', name_en: 'Lavender oil', family: 'herbal', note: 'heart', won: 560, ifra: limits(18, 45, 100), oil: 4 },
  { name: '화이트 머스크 오일', name_en: 'White musk oil', family: 'musk', note: 'base', won: 640, ifra: limits(25, 60, 100), oil: 7 },
  { name: '시더우드 오일', name_en: 'Cedarwood oil', family: 'woody', note: 'base', won: 610, ifra: limits(30, 70, 100), oil: 6 },
  { name: '바닐라 오일', name_en: 'Vanilla oil', family: 'gourmand', note: 'base', won: 660, ifra: limits(8, 30, 100), oil: 8 },
  { name: '베티버 오일', name_en: 'Vetiver oil', family: 'woody', note: 'base', won: 720, ifra: limits(14, 40, 100), oil: 5 },
  { name: '오크모스 어코드', name_en: 'Oakmoss accord', family: 'woody', note: 'base', won: 900, ifra: null },
  { name: '조향용 알코올', name_en: 'Perfumer’s alcohol', family: '', note: '', won: 25, ifra: null, kind: 'carrier' },
  { name: '디퓨저 베이스', name_en: 'Diffuser base', family: '', note: '', won: 18, ifra: null, kind: 'carrier' },
]

type SeedFormula = { member: number; title: string; product: FormulaProduct; basis: 'wax' | 'total'; load: number; batch: number; units: number; notes: string; state: 'draft' | 'final'; daysAgo: number; lines: [material: number, amount: number, dilution?: number][] }

const formulas: SeedFormula[] = [
  { member: 1, title: '비 온 뒤 정원', product: 'perfume', basis: 'total', load: 18, batch: 60, units: 2, notes: '베티버는 10%로 희석해서 넣는 편이 맑아요. 2주 숙성한 뒤 다시 맡아 보기.', state: 'final', daysAgo: 4, lines: [[1, 4.5], [5, 3], [4, 2.2], [9, 4, 10], [6, 1.8]] },
  { member: 1, title: '거실 시트러스 캔들', product: 'candle', basis: 'wax', load: 8, batch: 660, units: 3, notes: '심지는 2호. 55도에서 붓기.', state: 'draft', daysAgo: 11, lines: [[2, 6], [1, 4], [7, 2]] },
  { member: 1, title: '욕실 디퓨저', product: 'diffuser', basis: 'total', load: 18, batch: 400, units: 2, notes: '', state: 'draft', daysAgo: 26, lines: [[3, 5], [6, 3], [10, 0.4]] },
  { member: 2, title: '바닐라 왁스 멜트', product: 'wax', basis: 'wax', load: 7, batch: 300, units: 12, notes: '', state: 'final', daysAgo: 9, lines: [[8, 3], [6, 1]] },
]

/** The library of materials with the packs the shop sells, and what some members have written. */
export async function seedFormulas(ctx: Ctx) {
  const made = await ctx.db
    .insert(material)
    .values(materials.map((one) => ({ name: one.name, name_en: one.name_en, family: one.family, note: one.note, won_per_gram: one.won, ifra: one.ifra, ifra_source: one.ifra ? 'IFRA 51 (예시)' : '', kind: one.kind ?? 'accord', density: 0.95 })))
    .returning({ material_id: material.material_id })
  const packs = await ctx.db.select({ it_id: itemOption.it_id, io_no: itemOption.io_no, io_id: itemOption.io_id }).from(itemOption).innerJoin(item, sql`${item.it_id} = ${itemOption.it_id}`).where(sql`${itemOption.io_type} = 0 and ${itemOption.it_id} in ${materials.flatMap(({ oil }) => (oil ? [id(5, oil)] : []))}`)
  const rows = materials.flatMap(({ oil }, at) => packs.filter(({ it_id }) => oil && it_id === id(5, oil)).map(({ it_id, io_no, io_id }) => ({ material_id: made[at]?.material_id ?? 0, it_id, io_no, grams: Math.round(Number(/\d+/.exec(io_id)?.[0] ?? 0) * 95) / 100 })))
  if (rows.length) await ctx.db.insert(materialPack).values(rows.filter(({ grams }) => grams > 0))
  for (const { member, daysAgo, lines, ...one } of formulas) {
    const at = before(ctx.now, { days: daysAgo })
    const [kept] = await ctx.db.insert(formula).values({ ...one, mb_id: `sample${member}`, created_at: at, updated_at: at }).returning({ formula_id: formula.formula_id })
    await ctx.db.insert(formulaLine).values(lines.map(([number, amount, dilution = 100], position) => ({ formula_id: kept?.formula_id ?? 0, position, material_id: made[number - 1]?.material_id ?? 0, amount, dilution })))
  }
}
