import type { NoteName, Volatility } from '#shop/custom/formula-contract.ts'
import { volatilityOf } from './volatility.ts'

/**
 * Raw materials as perfumers know them. Densities are representative and usual shares are a start; prices are samples.
 * `of`: what a label names of a single substance, in percent; null where only a certificate of the lot could say.
 * Limits of single substances stand in ifra.ts; those of a natural come from the certificate of its lot, and without one are not known.
 */
export type RawMaterial = { name: string; name_en: string; cas: string; family: string; note: NoteName; volatility: Volatility | null; density: number; usual: [number, number]; won: number; of: Record<string, number> | null }

type Row = [name: string, name_en: string, cas: string, density: number, from: number, to: number, won: number, of?: Record<string, number> | null]

// a natural is a mixture that no table can know
const natural = null

const citrusTop: Row[] = [
  ['리모넨', 'd-Limonene', '5989-27-5', 0.842, 1, 20, 40, { limonene: 100 }],
  ['시트랄', 'Citral', '5392-40-5', 0.888, 0.1, 3, 60, { citral: 100 }],
  ['베르가못 에센셜 오일', 'Bergamot essential oil', '8007-75-8', 0.88, 2, 20, 320, natural],
  ['레몬 에센셜 오일', 'Lemon essential oil', '8008-56-8', 0.853, 2, 20, 180, natural],
  ['스위트 오렌지 오일', 'Sweet orange oil', '8008-57-9', 0.845, 2, 20, 90, natural],
  ['자몽 에센셜 오일', 'Grapefruit essential oil', '8016-20-4', 0.855, 2, 15, 210, natural],
  ['만다린 오일', 'Mandarin oil', '8008-31-9', 0.85, 2, 15, 260, natural],
  ['라임 오일', 'Lime oil', '8008-26-2', 0.868, 1, 10, 230, natural],
  ['페티그레인 오일', 'Petitgrain oil', '8014-17-3', 0.885, 1, 8, 280, natural],
  ['다이하이드로미르세놀', 'Dihydromyrcenol', '18479-58-8', 0.834, 1, 15, 45, {}],
  ['메틸 안트라닐레이트', 'Methyl anthranilate', '134-20-3', 1.168, 0.1, 1, 70, {}],
  ['감마 터피넨', 'gamma-Terpinene', '99-85-4', 0.85, 0.5, 5, 80, {}],
  ['알데하이드 C-10', 'Aldehyde C-10 (decanal)', '112-31-2', 0.83, 0.05, 0.5, 110, {}],
  ['알데하이드 C-12 MNA', 'Aldehyde C-12 MNA', '110-41-8', 0.83, 0.05, 0.5, 130, {}],
]
const greenTop: Row[] = [
  ['시스-3-헥세놀', 'cis-3-Hexenol', '928-96-1', 0.848, 0.05, 1, 140, {}],
  ['시스-3-헥세닐 아세테이트', 'cis-3-Hexenyl acetate', '3681-71-8', 0.897, 0.05, 1, 150, {}],
  ['트리플랄', 'Triplal', '68039-49-6', 0.94, 0.05, 0.5, 180, {}],
  ['갈바넘 오일', 'Galbanum oil', '8023-91-4', 0.88, 0.05, 1, 1900, natural],
  ['바이올렛 잎 앱솔루트', 'Violet leaf absolute', '8024-08-6', 0.93, 0.05, 0.5, 5200, natural],
]
const herbalTop: Row[] = [
  ['라벤더 에센셜 오일', 'Lavender essential oil', '8000-28-0', 0.885, 2, 20, 240, natural],
  ['라반딘 오일', 'Lavandin oil', '8022-15-9', 0.893, 2, 20, 110, natural],
  ['로즈마리 오일', 'Rosemary oil', '8000-25-7', 0.908, 0.5, 5, 160, natural],
  ['유칼립투스 오일', 'Eucalyptus oil', '8000-48-4', 0.915, 0.5, 5, 90, natural],
  ['페퍼민트 오일', 'Peppermint oil', '8006-90-4', 0.905, 0.5, 5, 170, natural],
  ['스피어민트 오일', 'Spearmint oil', '8008-79-5', 0.93, 0.5, 5, 180, natural],
  ['바질 오일', 'Basil oil', '8015-73-4', 0.95, 0.1, 2, 260, natural],
  ['타임 오일', 'Thyme oil', '8007-46-3', 0.92, 0.1, 2, 280, natural],
  ['티트리 오일', 'Tea tree oil', '68647-73-4', 0.895, 0.5, 5, 150, natural],
  ['유칼립톨', 'Eucalyptol', '470-82-6', 0.922, 0.2, 3, 70, {}],
  ['장뇌', 'Camphor', '76-22-2', 0.99, 0.1, 1, 60, {}],
  ['멘톨', 'l-Menthol', '2216-51-5', 0.89, 0.1, 2, 90, {}],
]
const marineTop: Row[] = [
  ['칼론', 'Calone', '28940-11-6', 1.2, 0.02, 0.5, 420, {}],
  ['헬리오날', 'Helional', '1205-17-0', 1.16, 0.5, 5, 160, {}],
]
const fruityTop: Row[] = [
  ['아이소아밀 아세테이트', 'Isoamyl acetate', '123-92-2', 0.872, 0.1, 2, 40, {}],
  ['에틸 부티레이트', 'Ethyl butyrate', '105-54-4', 0.879, 0.05, 1, 40, {}],
  ['헥실 아세테이트', 'Hexyl acetate', '142-92-7', 0.873, 0.2, 3, 50, {}],
  ['알릴 아밀 글리콜레이트', 'Allyl amyl glycolate', '67634-00-8', 0.945, 0.1, 1, 120, {}],
]
const spiceTop: Row[] = [
  ['블랙페퍼 오일', 'Black pepper oil', '8006-82-4', 0.87, 0.5, 5, 420, natural],
  ['카다멈 오일', 'Cardamom oil', '8000-66-6', 0.925, 0.2, 3, 900, natural],
  ['코리앤더 오일', 'Coriander seed oil', '8008-52-4', 0.87, 0.5, 5, 320, natural],
  ['생강 오일', 'Ginger oil', '8007-08-7', 0.878, 0.2, 3, 480, natural],
  ['주니퍼베리 오일', 'Juniper berry oil', '8002-68-4', 0.862, 0.5, 5, 380, natural],
]
const floralHeart: Row[] = [
  ['리날룰', 'Linalool', '78-70-6', 0.862, 1, 20, 50, { linalool: 100 }],
  ['리날릴 아세테이트', 'Linalyl acetate', '115-95-7', 0.901, 1, 20, 50, {}],
  ['게라니올', 'Geraniol', '106-24-1', 0.879, 0.5, 10, 60, { geraniol: 100 }],
  ['시트로넬올', 'Citronellol', '106-22-9', 0.857, 0.5, 15, 60, { citronellol: 100 }],
  ['네롤', 'Nerol', '106-25-2', 0.876, 0.5, 5, 110, {}],
  ['페닐에틸 알코올', 'Phenethyl alcohol', '60-12-8', 1.02, 1, 20, 40, {}],
  ['페닐에틸 아세테이트', 'Phenethyl acetate', '103-45-7', 1.03, 0.2, 5, 50, {}],
  ['벤질 아세테이트', 'Benzyl acetate', '140-11-4', 1.054, 1, 15, 35, {}],
  ['벤질 알코올', 'Benzyl alcohol', '100-51-6', 1.045, 0.5, 5, 30, { 'benzyl alcohol': 100 }],
  ['벤질 살리실레이트', 'Benzyl salicylate', '118-58-1', 1.177, 1, 10, 60, { 'benzyl salicylate': 100 }],
  ['헥실 살리실레이트', 'Hexyl salicylate', '6259-76-3', 1.04, 1, 15, 60, {}],
  ['시스-3-헥세닐 살리실레이트', 'cis-3-Hexenyl salicylate', '65405-77-8', 1.06, 0.5, 8, 130, {}],
  ['메틸 다이하이드로자스모네이트', 'Methyl dihydrojasmonate', '24851-98-7', 1.0, 2, 35, 70, {}],
  ['하이드록시시트로넬알', 'Hydroxycitronellal', '107-75-5', 0.922, 0.5, 5, 90, { hydroxycitronellal: 100 }],
  ['헥실신남알', 'Hexyl cinnamal', '101-86-0', 0.955, 1, 15, 50, { 'hexyl cinnamal': 100 }],
  ['아밀신남알', 'Amyl cinnamal', '122-40-7', 0.97, 0.5, 8, 50, { 'amyl cinnamal': 100 }],
  ['인돌', 'Indole', '120-72-9', 1.17, 0.01, 0.3, 180, {}],
  ['테르피네올', 'alpha-Terpineol', '98-55-5', 0.935, 0.5, 8, 40, {}],
  ['플로롤', 'Florol', '63500-71-0', 0.95, 1, 15, 130, {}],
  ['로즈 옥사이드', 'Rose oxide', '16409-43-1', 0.875, 0.02, 0.3, 520, {}],
  ['다마스케논', 'Damascenone', '23696-85-7', 0.945, 0.01, 0.2, 2600, {}],
  ['베타 다마스콘', 'beta-Damascone', '23726-91-2', 0.94, 0.01, 0.3, 900, {}],
  ['파네솔', 'Farnesol', '4602-84-0', 0.887, 0.2, 2, 220, { farnesol: 100 }],
  ['제라늄 오일', 'Geranium oil', '8000-46-2', 0.89, 0.5, 8, 520, natural],
  ['팔마로사 오일', 'Palmarosa oil', '8014-19-5', 0.885, 0.5, 8, 240, natural],
  ['일랑일랑 오일', 'Ylang ylang oil', '8006-81-3', 0.95, 0.3, 5, 480, natural],
  ['로즈 앱솔루트', 'Rose absolute', '8007-01-0', 0.95, 0.1, 3, 9800, natural],
  ['재스민 앱솔루트', 'Jasmine absolute', '8022-96-6', 0.95, 0.1, 2, 11500, natural],
  ['네롤리 오일', 'Neroli oil', '8016-38-4', 0.87, 0.2, 4, 9200, natural],
  ['오렌지 블라썸 앱솔루트', 'Orange blossom absolute', '8030-28-2', 0.93, 0.1, 2, 10800, natural],
  ['튜베로즈 앱솔루트', 'Tuberose absolute', '8024-05-3', 0.98, 0.05, 1, 18000, natural],
  ['미모사 앱솔루트', 'Mimosa absolute', '8031-03-6', 0.95, 0.1, 2, 6400, natural],
]
const powderHeart: Row[] = [
  ['알파 이오논', 'alpha-Ionone', '127-41-3', 0.93, 0.5, 8, 110, {}],
  ['베타 이오논', 'beta-Ionone', '14901-07-6', 0.945, 0.5, 8, 110, {}],
  ['알파 아이소메틸 이오논', 'alpha-Isomethyl ionone', '127-51-5', 0.932, 1, 15, 110, { 'alpha-isomethyl ionone': 100 }],
  ['아니스알데하이드', 'Anisaldehyde', '123-11-5', 1.12, 0.2, 3, 60, {}],
  ['아니스 알코올', 'Anise alcohol', '105-13-5', 1.11, 0.1, 2, 90, { 'anise alcohol': 100 }],
  ['헬리오트로핀', 'Heliotropin', '120-57-0', 1.34, 0.5, 6, 90, {}],
  ['오리스 뿌리 버터', 'Orris root butter', '8002-73-1', 0.95, 0.05, 1, 42000, natural],
]
const herbalHeart: Row[] = [
  ['클라리 세이지 오일', 'Clary sage oil', '8016-63-5', 0.9, 0.5, 6, 380, natural],
  ['로만 캐모마일 오일', 'Roman chamomile oil', '8015-92-7', 0.91, 0.1, 2, 2600, natural],
  ['메틸 살리실레이트', 'Methyl salicylate', '119-36-8', 1.182, 0.05, 1, 30, {}],
]
const spiceHeart: Row[] = [
  ['유제놀', 'Eugenol', '97-53-0', 1.066, 0.2, 3, 60, { eugenol: 100 }],
  ['아이소유제놀', 'Isoeugenol', '97-54-1', 1.083, 0.02, 0.3, 90, { isoeugenol: 100 }],
  ['신남알', 'Cinnamal', '104-55-2', 1.05, 0.02, 0.5, 50, { cinnamal: 100 }],
  ['신나밀 알코올', 'Cinnamyl alcohol', '104-54-1', 1.04, 0.2, 2, 70, { 'cinnamyl alcohol': 100 }],
  ['아네톨', 'trans-Anethole', '4180-23-8', 0.988, 0.1, 2, 50, {}],
  ['정향 봉오리 오일', 'Clove bud oil', '8000-34-8', 1.05, 0.1, 2, 190, natural],
  ['시나몬 껍질 오일', 'Cinnamon bark oil', '8015-91-6', 1.02, 0.02, 0.5, 620, natural],
  ['육두구 오일', 'Nutmeg oil', '8008-45-5', 0.9, 0.2, 3, 260, natural],
]
const fruityHeart: Row[] = [
  ['감마 데칼락톤', 'gamma-Decalactone', '706-14-9', 0.95, 0.1, 3, 160, {}],
  ['감마 운데칼락톤', 'gamma-Undecalactone', '104-67-6', 0.944, 0.1, 3, 140, {}],
  ['라즈베리 케톤', 'Raspberry ketone', '5471-51-2', 1.1, 0.1, 2, 120, {}],
]
const gourmandBase: Row[] = [
  ['바닐린', 'Vanillin', '121-33-5', 1.06, 0.5, 8, 60, {}],
  ['에틸바닐린', 'Ethyl vanillin', '121-32-4', 1.19, 0.1, 4, 80, {}],
  ['쿠마린', 'Coumarin', '91-64-5', 0.94, 0.5, 6, 70, { coumarin: 100 }],
  ['에틸 말톨', 'Ethyl maltol', '4940-11-8', 1.2, 0.05, 1.5, 90, {}],
  ['말톨', 'Maltol', '118-71-8', 1.3, 0.05, 1.5, 100, {}],
  ['감마 노나락톤', 'gamma-Nonalactone', '104-61-0', 0.97, 0.1, 2, 130, {}],
  ['바닐라 앱솔루트', 'Vanilla absolute', '8024-06-4', 1.1, 0.2, 4, 12000, natural],
  ['통카빈 앱솔루트', 'Tonka bean absolute', '8046-22-8', 1.1, 0.2, 4, 2400, natural],
  ['카카오 앱솔루트', 'Cocoa absolute', '8002-31-1', 0.95, 0.1, 3, 1500, natural],
]
const woodyBase: Row[] = [
  ['아이소 E 슈퍼', 'Iso E Super', '54464-57-2', 0.964, 2, 35, 70, {}],
  ['시더우드 버지니아 오일', 'Cedarwood oil, Virginia', '8000-27-9', 0.95, 1, 15, 110, natural],
  ['시더우드 아틀라스 오일', 'Cedarwood oil, Atlas', '8023-85-6', 0.94, 1, 15, 130, natural],
  ['세드롤', 'Cedrol', '77-53-2', 0.98, 1, 8, 90, {}],
  ['세드릴 아세테이트', 'Cedryl acetate', '77-54-3', 0.99, 1, 10, 80, {}],
  ['베티버 에센셜 오일', 'Vetiver essential oil', '8016-96-4', 1.0, 0.5, 8, 780, natural],
  ['베티베릴 아세테이트', 'Vetiveryl acetate', '62563-80-8', 1.0, 0.5, 8, 620, {}],
  ['파촐리 오일', 'Patchouli oil', '8014-09-3', 0.96, 0.5, 12, 260, natural],
  ['샌달우드 오일', 'Sandalwood oil', '8006-87-9', 0.97, 0.5, 10, 6800, natural],
  ['바크다놀', 'Bacdanol', '28219-61-6', 0.92, 0.5, 8, 150, {}],
  ['자바놀', 'Javanol', '198404-98-7', 0.96, 0.05, 1, 2200, {}],
  ['가이악우드 오일', 'Guaiacwood oil', '8016-23-7', 0.97, 0.5, 8, 240, natural],
  ['에버닐', 'Evernyl', '4707-47-5', 1.25, 0.2, 3, 180, {}],
  ['참나무 이끼 앱솔루트', 'Oakmoss absolute', '9000-50-4', 1.0, 0.02, 0.5, 3200, { 'oakmoss extract': 100 }],
]
const woodyTop: Row[] = [
  ['알파 피넨', 'alpha-Pinene', '80-56-8', 0.858, 0.5, 5, 40, {}],
  ['베타 피넨', 'beta-Pinene', '127-91-3', 0.872, 0.5, 5, 50, {}],
  ['사이프러스 오일', 'Cypress oil', '8013-86-3', 0.87, 0.5, 6, 320, natural],
]
const woodyHeart: Row[] = [
  ['아이소보닐 아세테이트', 'Isobornyl acetate', '125-12-2', 0.98, 0.5, 8, 40, {}],
]
const amberBase: Row[] = [
  ['암브록산', 'Ambroxan', '6790-58-5', 0.94, 0.1, 5, 900, {}],
  ['라다넘 앱솔루트', 'Labdanum absolute', '8016-26-0', 1.0, 0.2, 5, 780, natural],
  ['벤조인 레지노이드', 'Benzoin resinoid', '9000-72-0', 1.1, 0.5, 8, 210, natural],
  ['톨루 발삼', 'Tolu balsam', '9000-64-0', 1.1, 0.2, 4, 380, natural],
  ['프랑킨센스 오일', 'Frankincense oil', '8016-36-2', 0.87, 0.5, 6, 520, natural],
  ['미르 오일', 'Myrrh oil', '8016-37-3', 1.0, 0.2, 3, 940, natural],
  ['벤질 벤조에이트', 'Benzyl benzoate', '120-51-4', 1.118, 1, 20, 35, { 'benzyl benzoate': 100 }],
]
const muskBase: Row[] = [
  ['갈락솔라이드', 'Galaxolide', '1222-05-5', 1.0, 1, 20, 60, {}],
  ['에틸렌 브라실레이트', 'Ethylene brassylate', '105-95-3', 1.042, 1, 20, 90, {}],
  ['엑살톨라이드', 'Exaltolide', '106-02-5', 0.95, 0.5, 8, 420, {}],
  ['하바놀라이드', 'Habanolide', '111879-80-2', 0.96, 0.5, 12, 300, {}],
  ['헬베톨라이드', 'Helvetolide', '141773-73-1', 0.92, 0.5, 8, 520, {}],
  ['무스콘', 'Muscone', '541-91-3', 0.922, 0.1, 3, 3400, {}],
  ['암브레톨라이드', 'Ambrettolide', '28645-51-4', 0.95, 0.1, 3, 2800, {}],
  ['암브레트 씨앗 앱솔루트', 'Ambrette seed absolute', '8015-62-1', 0.93, 0.05, 1, 16000, natural],
]

const shelf = (family: string, note: NoteName, rows: Row[]): RawMaterial[] =>
  rows.map(([name, name_en, cas, density, from, to, won, of = null]) => ({ name, name_en, cas, family, note, volatility: volatilityOf(name_en), density, usual: [from, to], won, of }))

export const rawMaterials: RawMaterial[] = [
  ...shelf('citrus', 'top', citrusTop), ...shelf('green', 'top', greenTop), ...shelf('herbal', 'top', herbalTop),
  ...shelf('marine', 'top', marineTop), ...shelf('fruity', 'top', fruityTop), ...shelf('spice', 'top', spiceTop),
  ...shelf('floral', 'heart', floralHeart), ...shelf('powder', 'heart', powderHeart), ...shelf('herbal', 'heart', herbalHeart),
  ...shelf('spice', 'heart', spiceHeart), ...shelf('fruity', 'heart', fruityHeart),
  ...shelf('woody', 'top', woodyTop), ...shelf('woody', 'heart', woodyHeart),
  ...shelf('gourmand', 'base', gourmandBase), ...shelf('woody', 'base', woodyBase), ...shelf('amber', 'base', amberBase), ...shelf('musk', 'base', muskBase),
]
