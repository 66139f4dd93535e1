import { and, inArray, sql } from 'drizzle-orm'
import { before, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { benchResult } from '#shop/bench/tables.ts'
import { itemOption } from '#shop/catalog/tables.ts'
import type { FormulaProduct, NoteName, Volatility } from '#shop/custom/formula-contract.ts'
import type { IfraLimits } from '#shop/custom/ifra-contract.ts'
import { formula, formulaKit, formulaKitLine, formulaLine, formulaTrial, material, materialLimit, materialPack } from '#shop/custom/tables.ts'
import { id } from './catalogue/build.ts'
import { amendment, notified, standardOf } from './ifra.ts'
import { rawMaterials } from './materials.ts'

/** How much one choice of a product holds: grams, or pieces; 0 where it is another thing. */
type Sold = { it_id: string; holds: (choice: string) => number }
type SeedMaterial = { name: string; name_en: string; family: string; note: NoteName | ''; won: number; ifra: IfraLimits | null; by?: { source: string; on: string }; kind: string; volatility?: Volatility | null; density?: number; unit?: 'g' | 'piece'; uses?: FormulaProduct[]; fits?: [number, number]; sold?: Sold[]; cas?: string; usual?: [number, number]; allergens?: Record<string, number> | null; comment?: [string, string] }

const limits = (fine: number, household: number, candle: number): IfraLimits => ({ '4': fine, '9': fine / 2, '10A': household, '10B': household / 2, '12': candle })
const number = (text: string) => Number(/[\d.]+/.exec(text)?.[0] ?? 0)
/** "1 L" and "500 ml" as grams, "3 kg" and "500 g" too. */
const gramsIn = (choice: string, density: number) => {
  const pieces = Number(/×\s*(\d+)/.exec(choice)?.[1] ?? 1)
  const size = /(\d+(?:\.\d+)?)\s*(kg|g|L|ml)/.exec(choice)
  const unit = { kg: 1000, g: 1, L: 1000 * density, ml: density }[size?.[2] ?? ''] ?? 0
  return Math.round(number(size?.[1] ?? '') * unit * pieces * 100) / 100
}
const by = (it_id: string, density = 1): Sold => ({ it_id, holds: (choice) => gramsIn(choice, density) })
const only = (it_id: string, is: RegExp, holds: (choice: string) => number): Sold => ({ it_id, holds: (choice) => (is.test(choice) ? holds(choice) : 0) })
const oilDensity = 0.95
// the small bottles and the bulk of the same oil
const oil = (of: number) => [by(id(5, of), oilDensity), by(id(5, of + 12), oilDensity)]
const shopOil = (of: number, name: string, name_en: string, family: string, note: NoteName, ifra: IfraLimits): SeedMaterial => ({ name, name_en, family, note, won: 0, ifra, kind: 'accord', density: oilDensity, sold: oil(of), allergens: null, usual: [1, 60] })
const wick = (size: string, name: string, name_en: string, fits: [number, number]): SeedMaterial => ({
  name, name_en, family: '', note: '', won: 0, ifra: null, kind: 'wick', unit: 'piece', fits,
  sold: [only(id(8, 1), new RegExp(`^${size}호`), (choice) => number(choice.split('|')[1] ?? '')), only(id(8, 2), new RegExp(`^${size}호\\|15 cm`), () => 100)],
})

const sampleCertificate = '예시 인증서 / sample certificate'
// limits of the shop's own oils are samples, as a certificate of the supplier would state them
const materials: SeedMaterial[] = [
  shopOil(1, '베르가못 오일', 'Bergamot oil', 'citrus', 'top', limits(12, 40, 100)),
  shopOil(2, '레몬 오일', 'Lemon oil', 'citrus', 'top', limits(15, 45, 100)),
  shopOil(9, '씨브리즈 오일', 'Sea breeze oil', 'marine', 'top', limits(20, 50, 100)),
  shopOil(3, '장미 오일', 'Rose oil', 'floral', 'heart', limits(10, 35, 100)),
  shopOil(4, '라벤더 오일', 'Lavender oil', 'herbal', 'heart', limits(18, 45, 100)),
  shopOil(7, '화이트 머스크 오일', 'White musk oil', 'musk', 'base', limits(25, 60, 100)),
  shopOil(6, '시더우드 오일', 'Cedarwood oil', 'woody', 'base', limits(30, 70, 100)),
  shopOil(8, '바닐라 오일', 'Vanilla oil', 'gourmand', 'base', limits(8, 30, 100)),
  shopOil(5, '베티버 오일', 'Vetiver oil', 'woody', 'base', limits(14, 40, 100)),
  { name: '오크모스 어코드', name_en: 'Oakmoss accord', family: 'woody', note: 'base', won: 900, ifra: null, kind: 'accord', density: 1 },
  { name: '조향용 알코올', name_en: 'Perfumer’s alcohol', family: '', note: '', won: 0, ifra: null, kind: 'carrier', density: 0.81, uses: ['perfume', 'spray'], sold: [by(id(6, 6), 0.81), by(id(6, 12), 0.81)] },
  { name: '디퓨저 베이스', name_en: 'Diffuser base', family: '', note: '', won: 0, ifra: null, kind: 'carrier', density: 0.9, uses: ['diffuser'], sold: [by(id(6, 5), 0.9), { it_id: id(6, 11), holds: () => 4500 }] },
  shopOil(10, '블랙페퍼 프래그런스 오일', 'Black pepper fragrance oil', 'spice', 'top', limits(9, 30, 100)),
  shopOil(11, '피치 오일', 'Peach oil', 'fruity', 'heart', limits(16, 45, 100)),
  shopOil(12, '녹차 오일', 'Green tea oil', 'green', 'top', limits(22, 50, 100)),
  { name: '소이왁스', name_en: 'Soy wax', family: '', note: '', won: 0, ifra: null, kind: 'wax', density: 0.9, uses: ['candle', 'wax'], sold: [by(id(6, 1)), { it_id: id(6, 8), holds: () => 20_000 }] },
  { name: '코코넛 왁스 블렌드', name_en: 'Coconut wax blend', family: '', note: '', won: 0, ifra: null, kind: 'wax', density: 0.88, uses: ['candle', 'wax'], sold: [by(id(6, 3)), { it_id: id(6, 10), holds: () => 10_000 }] },
  { name: '비즈왁스', name_en: 'Beeswax', family: '', note: '', won: 0, ifra: null, kind: 'wax', density: 0.96, uses: ['candle', 'wax'], cas: '8012-89-3', sold: [by(id(6, 2)), { it_id: id(6, 9), holds: () => 5_000 }] },
  { name: '젤왁스', name_en: 'Gel wax', family: '', note: '', won: 0, ifra: null, kind: 'wax', density: 0.86, uses: ['candle'], sold: [by(id(6, 4))] },
  { name: '투명 비누 베이스', name_en: 'Clear soap base', family: '', note: '', won: 0, ifra: null, kind: 'base', density: 1.05, uses: ['soap'], sold: [by(id(6, 7)), { it_id: id(6, 13), holds: () => 10_000 }] },
  wick('2', '면 심지 2호', 'Cotton wick No. 2', [50, 60]),
  wick('3', '면 심지 3호', 'Cotton wick No. 3', [70, 80]),
  wick('4', '면 심지 4호', 'Cotton wick No. 4', [85, 90]),
  { name: '라탄 리드 스틱 24 cm', name_en: 'Rattan reeds, 24 cm', family: '', note: '', won: 0, ifra: null, kind: 'reed', unit: 'piece', sold: [only(id(3, 17), /^내추럴\|24 cm/, (choice) => number(choice.split('|')[2] ?? ''))] },
  { name: '블랙 섬유 스틱 24 cm', name_en: 'Black fibre reeds, 24 cm', family: '', note: '', won: 0, ifra: null, kind: 'reed', unit: 'piece', sold: [only(id(3, 17), /^블랙\|24 cm/, (choice) => number(choice.split('|')[2] ?? '')), only(id(3, 18), /^24 cm/, () => 50)] },
  ...rawMaterials.map((one): SeedMaterial => {
    const standard = one.of && standardOf(one.cas)
    return { ...one, ifra: standard?.limits ?? null, by: standard ? { source: standard.source, on: notified } : undefined, kind: 'raw', allergens: one.of }
  }),
  { name: '디프로필렌 글라이콜', name_en: 'Dipropylene glycol', family: '', note: '', won: 20, ifra: null, kind: 'carrier', density: 1.02, cas: '25265-71-8' },
]

type SeedFormula = { member: number; title: string; product: FormulaProduct; basis: 'wax' | 'total'; load: number; batch: number; units: number; notes: string; state: 'draft' | 'final'; daysAgo: number; lines: [material: number, amount: number, dilution?: number][] }

const of = (name_en: string) => materials.findIndex((one) => one.name_en === name_en) + 1

const formulas: SeedFormula[] = [
  { member: 1, title: '비 온 뒤 정원', product: 'perfume', basis: 'total', load: 18, batch: 60, units: 2, notes: '베티버는 10%로 희석해서 넣는 편이 맑아요. 2주 숙성한 뒤 다시 맡아 보기.', state: 'final', daysAgo: 4, lines: [[1, 4.5], [5, 3], [4, 2.2], [9, 4, 10], [6, 1.8]] },
  { member: 1, title: '거실 시트러스 캔들', product: 'candle', basis: 'wax', load: 8, batch: 660, units: 3, notes: '심지는 2호. 55도에서 붓기.', state: 'draft', daysAgo: 11, lines: [[2, 6], [1, 4], [7, 2]] },
  { member: 1, title: '욕실 디퓨저', product: 'diffuser', basis: 'total', load: 18, batch: 400, units: 2, notes: '', state: 'draft', daysAgo: 26, lines: [[3, 5], [6, 3], [10, 0.4]] },
  { member: 2, title: '바닐라 왁스 멜트', product: 'wax', basis: 'wax', load: 7, batch: 300, units: 12, notes: '', state: 'final', daysAgo: 9, lines: [[8, 3], [6, 1]] },
  {
    member: 1, title: '장미와 홍차', product: 'perfume', basis: 'total', load: 18, batch: 50, units: 1, notes: '시트랄은 1% 아래로. 쿠마린을 줄이면 더 맑아요.', state: 'draft', daysAgo: 40,
    lines: [[of('Phenethyl alcohol'), 3], [of('Citronellol'), 2], [of('Geraniol'), 1.2], [of('Methyl dihydrojasmonate'), 4], [of('Iso E Super'), 3.5], [of('Coumarin'), 0.4], [of('Citral'), 0.1], [of('Damascenone'), 0.2, 10], [of('Bergamot essential oil'), 1.5], [of('Galaxolide'), 2]],
  },
]

/** The library of materials with the packs the shop sells, and what some members have written. */
export async function seedFormulas(ctx: Ctx) {
  const made = await ctx.db
    .insert(material)
    .values(materials.map((one) => ({
      name: one.name, name_en: one.name_en, family: one.family, note: one.note, volatility: one.volatility ?? null, won_per_gram: one.won, kind: one.kind, cas: one.cas ?? '',
      ifra: one.ifra, ifra_source: one.ifra ? `IFRA ${amendment} · ${one.by?.source ?? sampleCertificate}` : '', density: one.density ?? 1, unit: one.unit ?? ('g' as const), uses: one.uses ?? [],
      usual_from: one.usual?.[0] ?? null, usual_to: one.usual?.[1] ?? null, fits_from: one.fits?.[0] ?? null, fits_to: one.fits?.[1] ?? null, allergens: one.allergens ?? null,
      updated_at: ctx.now,
    })))
    .returning({ material_id: material.material_id })
  const idAt = (at: number) => made[at]?.material_id ?? 0
  const certified = materials.flatMap(({ ifra, by }, at) => (ifra ? [{ material_id: idAt(at), amendment, source: by?.source ?? sampleCertificate, issued_on: by?.on ?? koreanDay(before(ctx.now, { days: 200 })), limits: ifra, noted_by: 'owner', created_at: ctx.now }] : []))
  await ctx.db.insert(materialLimit).values(certified)
  await seedPacks(ctx, idAt)
  const written: number[] = []
  for (const { member, daysAgo, lines, ...one } of formulas) {
    const at = before(ctx.now, { days: daysAgo })
    const [kept] = await ctx.db.insert(formula).values({ ...one, mb_id: `sample${member}`, created_at: at, updated_at: at }).returning({ formula_id: formula.formula_id })
    written.push(kept?.formula_id ?? 0)
    await ctx.db.insert(formulaLine).values(lines.map(([number, amount, dilution = 100], position) => ({ formula_id: kept?.formula_id ?? 0, position, material_id: idAt(number - 1), amount, dilution })))
  }
  await seedBench(ctx, written, idAt)
}

async function seedPacks(ctx: Ctx, idAt: (at: number) => number) {
  const goods = materials.flatMap(({ sold }) => sold ?? []).map(({ it_id }) => it_id)
  const options = await ctx.db.select({ it_id: itemOption.it_id, io_no: itemOption.io_no, io_id: itemOption.io_id }).from(itemOption).where(and(inArray(itemOption.it_id, [...new Set(goods)]), sql`${itemOption.io_type} = 0`))
  const rows = materials.flatMap(({ sold = [] }, at) =>
    sold.flatMap(({ it_id, holds }) => options.filter((option) => option.it_id === it_id).map(({ io_no, io_id }) => ({ material_id: idAt(at), it_id, io_no, grams: holds(io_id) }))).filter(({ grams }) => grams > 0),
  )
  if (rows.length) await ctx.db.insert(materialPack).values(rows)
}

/** An accord within a formula, trials, a kit for a class, and results of calculators. */
async function seedBench(ctx: Ctx, written: readonly number[], idAt: (at: number) => number) {
  const [garden = 0, candle = 0] = written
  const at = before(ctx.now, { days: 3 })
  const [moss] = await ctx.db.insert(formula).values({ mb_id: 'sample1', title: '젖은 이끼 어코드', product: 'perfume', basis: 'total', load: 12, batch: 30, units: 1, state: 'final', created_at: at, updated_at: at }).returning({ formula_id: formula.formula_id })
  const formula_id = moss?.formula_id ?? 0
  await ctx.db.insert(formulaLine).values([{ formula_id, position: 0, material_id: idAt(8), amount: 3 }, { formula_id, position: 1, material_id: idAt(14), amount: 2 }])
  await ctx.db.insert(formulaLine).values({ formula_id: garden, position: 5, accord_id: formula_id, name: '젖은 이끼 어코드', amount: 1.2 })
  await ctx.db.insert(formulaTrial).values([
    { formula_id: garden, tried_on: koreanDay(before(ctx.now, { days: 3 })), rating: 3, comment: '처음 10분은 좋은데 베티버가 무거워요.' },
    { formula_id: garden, tried_on: koreanDay(before(ctx.now, { days: 1 })), rating: 4, comment: '하루 지나니 둥글어졌어요.' },
  ])
  const [kit] = await ctx.db.insert(formulaKit).values({ mb_id: 'sample1', title: '토요일 클래스', times: 12, created_at: at, updated_at: at }).returning({ kit_id: formulaKit.kit_id })
  await ctx.db.insert(formulaKitLine).values({ kit_id: kit?.kit_id ?? 0, position: 0, formula_id: candle, qty: 1 })
  await ctx.db.insert(benchResult).values([
    { mb_id: 'sample1', tool: 'vessel', title: '거실 캔들 용기', query: 'shape=round&across=80&height=70&basis=wax&load=8&count=4&overage=3', created_at: at },
    { mb_id: 'sample1', tool: 'burn', title: '220 g 캔들 태워 본 날', query: 'way=measured&wax=220&before=540&after=350&hours=40', created_at: at },
  ])
}
