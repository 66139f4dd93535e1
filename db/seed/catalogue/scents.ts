import type { SeedFamily, SeedNote } from '#db/seed/shapes.ts'
import { type Both, points, type Section } from './build.ts'

/** A scent of the house: its pyramid, and the sections it brings to every description that carries it. */
export type Scent = {
  label: Both
  notes: { top: SeedNote; heart: SeedNote; base: SeedNote }
  sections: Section[]
}

type Part = readonly [family: SeedFamily, ko: string, en: string]

export function scent(label: Both, top: Part, heart: Part, base: Part): Scent {
  return {
    label,
    notes: { top: note(top), heart: note(heart), base: note(base) },
    sections: [
      points(
        ['향의 흐름', 'How it unfolds'],
        [`<strong>탑</strong> ${top[1]}`, `<strong>Top</strong> ${top[2]}`],
        [`<strong>미들</strong> ${heart[1]}`, `<strong>Heart</strong> ${heart[2]}`],
        [`<strong>베이스</strong> ${base[1]}`, `<strong>Base</strong> ${base[2]}`],
      ),
    ],
  }
}

export const whiteMusk = scent(['No. 01 화이트 머스크', 'No. 01 White Musk'], ['citrus', '만다린, 베르가못', 'mandarin, bergamot'], ['powder', '아이리스, 헬리오트로프', 'iris, heliotrope'], ['musk', '화이트 머스크, 캐시미어 우드', 'white musk, cashmere wood'])
export const hinoki = scent(['No. 03 히노키', 'No. 03 Hinoki'], ['green', '대나무 잎, 젖은 이끼', 'bamboo leaf, wet moss'], ['herbal', '세이지, 로즈마리, 솔잎', 'sage, rosemary, pine needle'], ['woody', '히노키, 삼나무', 'hinoki, Japanese cedar'])
export const rose = scent(['No. 04 로즈', 'No. 04 Rose'], ['fruity', '리치, 라즈베리', 'lychee, raspberry'], ['floral', '다마스크 로즈, 작약, 제라늄', 'damask rose, peony, geranium'], ['musk', '화이트 머스크, 앰브레트 씨앗', 'white musk, ambrette seed'])
export const cotton = scent(['No. 05 코튼·린넨', 'No. 05 Cotton and linen'], ['citrus', '레몬 껍질, 네롤리', 'lemon peel, neroli'], ['powder', '마른 면, 은방울꽃', 'dry cotton, lily of the valley'], ['musk', '클린 머스크, 흰 삼나무', 'clean musk, white cedar'])
export const bergamotTea = scent(['No. 07 베르가못 티', 'No. 07 Bergamot Tea'], ['citrus', '베르가못, 유자 껍질', 'bergamot, yuzu peel'], ['green', '덖은 녹차 잎, 무화과 잎', 'roasted green tea, fig leaf'], ['musk', '화이트 머스크, 연한 시더', 'white musk, soft cedar'])
export const peachBlossom = scent(['No. 09 피치 블라썸', 'No. 09 Peach Blossom'], ['fruity', '백도, 살구', 'white peach, apricot'], ['floral', '복사꽃, 프리지아', 'peach blossom, freesia'], ['musk', '스킨 머스크, 크림', 'skin musk, cream'])
export const fig = scent(['No. 12 무화과', 'No. 12 Fig'], ['fruity', '무화과 과육, 검은 커런트', 'fig flesh, blackcurrant'], ['green', '무화과 잎, 갈바넘', 'fig leaf, galbanum'], ['woody', '시더우드, 무화과나무 껍질', 'cedarwood, fig bark'])
export const iris = scent(['No. 15 아이리스 캐시미어', 'No. 15 Iris Cashmere'], ['green', '바이올렛 잎, 당근 씨앗', 'violet leaf, carrot seed'], ['powder', '오리스 뿌리, 쌀가루', 'orris root, rice powder'], ['musk', '캐시미어 머스크, 샌달우드', 'cashmere musk, sandalwood'])
export const blackTea = scent(['No. 16 블랙티', 'No. 16 Black Tea'], ['citrus', '베르가못, 오렌지 껍질', 'bergamot, orange peel'], ['spice', '카다멈, 홍차 잎, 정향', 'cardamom, black tea leaf, clove'], ['woody', '가이악우드, 훈연한 시더', 'guaiac wood, smoked cedar'])
export const seaSalt = scent(['No. 18 씨솔트', 'No. 18 Sea Salt'], ['citrus', '자몽, 라임', 'grapefruit, lime'], ['marine', '바닷소금, 해초, 바닷바람', 'sea salt, seaweed, sea breeze'], ['amber', '앰버그리스 어코드, 표류목', 'ambergris accord, driftwood'])
export const afterRain = scent(['No. 20 애프터 레인', 'No. 20 After Rain'], ['green', '젖은 풀, 바이올렛 잎', 'wet grass, violet leaf'], ['marine', '빗물, 젖은 돌', 'rainwater, wet stone'], ['woody', '흙 내음 베티버, 참나무 이끼', 'earthy vetiver, oakmoss'])
export const amberNight = scent(['No. 22 앰버', 'No. 22 Amber'], ['spice', '핑크페퍼, 시나몬', 'pink pepper, cinnamon'], ['amber', '라다넘, 벤조인', 'labdanum, benzoin'], ['gourmand', '바닐라빈, 통카빈', 'vanilla bean, tonka bean'])
export const garden = scent(['No. 24 가든', 'No. 24 Garden'], ['green', '토마토 잎, 갓 깎은 잔디', 'tomato leaf, cut grass'], ['floral', '재스민, 은방울꽃', 'jasmine, lily of the valley'], ['herbal', '바질, 민트, 타임', 'basil, mint, thyme'])
export const vetiver = scent(['No. 27 베티버 어스', 'No. 27 Vetiver Earth'], ['citrus', '자몽, 쓴 오렌지', 'grapefruit, bitter orange'], ['spice', '블랙페퍼, 넛멕', 'black pepper, nutmeg'], ['woody', '아이티 베티버, 파촐리', 'Haitian vetiver, patchouli'])
export const ember = scent(['No. 31 엠버', 'No. 31 Ember'], ['spice', '블랙페퍼, 정향', 'black pepper, clove'], ['amber', '유향, 따뜻한 송진', 'frankincense, warm resin'], ['woody', '장작, 구운 시더', 'firewood, toasted cedar'])

function note([family, words, words_en]: Part): SeedNote {
  return { family, words, words_en }
}
