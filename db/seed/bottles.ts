import type { BottleForm, BottlePart, BottleTemplate, DesignDoc, DesignElement } from '#shop/bottle/design-contract.ts'

const part = (kind: BottlePart['kind'], key: string, name: string, name_en: string, more: Partial<BottlePart> = {}): BottlePart => ({ kind, key, name, name_en, colour: '#ffffff', spot: '', won: 0, usd: null, setup_won: 0, setup_usd: null, is_used: true, ...more })

export const parts: BottlePart[] = [
  part('cap', 'black', '무광 블랙', 'Matt black', { colour: '#26221f' }),
  part('cap', 'silver', '알루미늄', 'Aluminium', { colour: '#c9c7c2' }),
  part('cap', 'gold', '브러시드 골드', 'Brushed gold', { colour: '#c8a45c', won: 600 }),
  part('cap', 'walnut', '호두나무', 'Walnut', { colour: '#7a5738', won: 1_200 }),
  part('liquid', 'clear', '맑게', 'Clear', { colour: '#eee9e0' }),
  part('liquid', 'amber', '앰버', 'Amber', { colour: '#d9a24a' }),
  part('liquid', 'rose', '로즈', 'Rose', { colour: '#dda4a8' }),
  part('liquid', 'green', '연둣빛', 'Pale green', { colour: '#b6c79a' }),
  part('liquid', 'blue', '바다', 'Sea', { colour: '#a4c2d2' }),
  part('finish', 'matt', '무광 종이', 'Matt paper'),
  part('finish', 'gloss', '유광 코팅', 'Gloss film', { won: 150 }),
  part('finish', 'cotton', '코튼 종이', 'Cotton paper', { won: 300 }),
  part('finish', 'emboss', '형압', 'Embossed', { won: 400, setup_won: 35_000 }),
  part('foil', 'gold', '금박', 'Gold foil', { colour: '#b8892f', spot: 'Foil Gold', won: 250, setup_won: 30_000 }),
  part('foil', 'silver', '은박', 'Silver foil', { colour: '#a7a9ac', spot: 'Foil Silver', won: 250, setup_won: 30_000 }),
  part('foil', 'copper', '동박', 'Copper foil', { colour: '#a8603c', spot: 'Foil Copper', won: 280, setup_won: 30_000 }),
  part('shape', 'rect', '네모', 'Square'),
  part('shape', 'round', '둥근 네모', 'Rounded'),
  part('shape', 'oval', '타원', 'Oval'),
  part('shape', 'arch', '아치', 'Arch'),
  part('face', 'pretendard', '프리텐다드', 'Pretendard'),
  part('face', 'pretendard-bold', '프리텐다드 굵게', 'Pretendard Bold'),
  part('face', 'gowun', '고운바탕', 'Gowun Batang'),
  part('face', 'cormorant', '코머런트 (영문)', 'Cormorant (Latin)'),
]

const tiers = (won: number): BottleForm['tiers'] => [
  { from: 1, won, usd: null, days: 5 },
  { from: 10, won: Math.round((won * 0.9) / 100) * 100, usd: null, days: 6 },
  { from: 50, won: Math.round((won * 0.8) / 100) * 100, usd: null, days: 8 },
  { from: 100, won: Math.round((won * 0.7) / 100) * 100, usd: null, days: 10 },
  { from: 300, won: Math.round((won * 0.62) / 100) * 100, usd: null, days: 14 },
]
const caps = ['black', 'silver', 'gold', 'walnut']
type Model = [picture: string, name: string, name_en: string, volume: number, box: BottleForm['box'], curved: boolean, w: number, h: number, won: number]
const models: Model[] = [
  ['rect', '각진 병', 'Square-cut', 50, { x: 233, y: 513, width: 433, height: 468 }, false, 50, 54, 14_000],
  ['square', '낮은 정사각 병', 'Low square', 50, { x: 234, y: 560, width: 432, height: 431 }, false, 50, 50, 13_500],
  ['round', '원통 병', 'Cylinder', 50, { x: 249, y: 555, width: 401, height: 428 }, true, 45, 48, 13_000],
  ['tall', '긴 사각 병', 'Tall square', 30, { x: 332, y: 444, width: 235, height: 524 }, false, 26, 58, 11_500],
  ['sphere', '공 모양 병', 'Sphere', 100, { x: 263, y: 647, width: 373, height: 297 }, true, 44, 35, 17_000],
]
const alts: Record<string, [string, string]> = {
  rect: ['라벨이 없는 각진 향수병', 'Blank square-cut perfume bottle'],
  square: ['라벨이 없는 낮은 정사각 향수병', 'Blank low square perfume bottle'],
  round: ['라벨이 없는 원통형 향수병', 'Blank round perfume bottle'],
  tall: ['라벨이 없는 긴 사각 향수병', 'Blank tall square perfume bottle'],
  sphere: ['라벨이 없는 공 모양 향수병', 'Blank spherical perfume bottle'],
}

export const bottles: BottleForm[] = models.map(([picture, name, name_en, volume_ml, box, is_curved, label_w, label_h, won], position) => ({
  name, name_en, volume_ml, box, is_curved, label_w, label_h, caps, position,
  material: '투명 유리, 15파이 스프레이', material_en: 'Clear glass, 15 mm spray',
  picture: `bottle-${picture}`, mask_cap: `bottle-${picture}-cap`, mask_liquid: `bottle-${picture}-liquid`, picture_alt: alts[picture]?.[0] ?? '', picture_alt_en: alts[picture]?.[1] ?? '',
  shapes: ['rect', 'round', 'oval', 'arch'], tiers: tiers(won), setup_won: 15_000, setup_usd: null, stock: 400, weight_g: 90 + volume_ml * 2, is_used: true,
}))

type Words = Pick<Extract<DesignElement, { type: 'text' }>, 'text' | 'y' | 'size' | 'face' | 'ink'> & { spacing?: number }
const words = (id: number, x: number, { spacing = 0, ...one }: Words): DesignElement => ({ id: `e${id}`, type: 'text', x, rotation: 0, align: 'center', spacing, ...one })
const rule = (id: number, x: number, y: number, w: number, ink: string): DesignElement => ({ id: `e${id}`, type: 'line', form: 'line', x, y, rotation: 0, w, h: 1, stroke: 0.5, ink })
const frame = (id: number, w: number, h: number, ink: string): DesignElement => ({ id: `e${id}`, type: 'line', form: 'frame', x: w / 2, y: h / 2, rotation: 0, w: w - 7, h: h - 7, stroke: 0.6, ink })
const doc = (bottle_id: number, more: Partial<DesignDoc>, elements: DesignElement[]): DesignDoc => ({ v: 1, bottle_id, cap: 'black', liquid: 'clear', finish: 'matt', shape: 'rect', ground: 'paper', elements, ...more })

/** Numbers of bottles are those of the list above. */
export const templates: BottleTemplate[] = [
  { key: 'atelier', name: '공방의 이름표', name_en: 'From the studio', doc: doc(1, { cap: 'walnut', liquid: 'amber' }, [
    frame(1, 50, 54, 'ink'), words(2, 25, { text: '첫 향', y: 20, size: 20, face: 'gowun', ink: 'ink' }), rule(3, 25, 28, 12, 'ink'),
    words(4, 25, { text: 'EAU DE PARFUM', y: 34, size: 7, face: 'pretendard', ink: 'ink', spacing: 160 }), words(5, 25, { text: '50 ml', y: 42, size: 7, face: 'pretendard', ink: 'ink' })]) },
  { key: 'wedding', name: '두 사람의 날', name_en: 'The day of two', doc: doc(2, { cap: 'gold', liquid: 'rose', ground: 'white', shape: 'arch' }, [
    words(1, 25, { text: 'Dana & Minjun', y: 20, size: 19, face: 'cormorant', ink: 'foil:gold' }), rule(2, 25, 27, 14, 'foil:gold'),
    words(3, 25, { text: '함께해 주셔서 고맙습니다', y: 33, size: 8, face: 'gowun', ink: 'ink' }), words(4, 25, { text: '2026. 10. 24', y: 40, size: 8, face: 'cormorant', ink: 'ink', spacing: 60 })]) },
  { key: 'night', name: '깊은 밤', name_en: 'Deep night', doc: doc(3, { cap: 'silver', liquid: 'blue', ground: 'navy', shape: 'round' }, [
    words(1, 22.5, { text: 'NUIT', y: 19, size: 26, face: 'cormorant', ink: 'foil:silver', spacing: 120 }), words(2, 22.5, { text: '바다를 건너온 밤', y: 29, size: 9, face: 'gowun', ink: 'white' }),
    words(3, 22.5, { text: 'No. 07', y: 38, size: 7, face: 'pretendard', ink: 'white', spacing: 100 })]) },
  { key: 'tall', name: '가게의 첫인상', name_en: 'First impression', doc: doc(4, { ground: 'pine', cap: 'black', liquid: 'green' }, [
    words(1, 13, { text: '솔숲', y: 18, size: 18, face: 'gowun', ink: 'white' }), rule(2, 13, 27, 8, 'foil:gold'),
    words(3, 13, { text: '아침 일곱 시', y: 34, size: 8, face: 'gowun', ink: 'white' }), words(4, 13, { text: '30 ml', y: 48, size: 7, face: 'pretendard', ink: 'white' })]) },
]
