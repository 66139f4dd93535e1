import type { OilSheet } from './oil-build.ts'
import { scent } from './scents.ts'

/** Woody, spice, musk and gourmand. */
export const woodyOils: OilSheet[] = [
  { number: 5, code: 'FO-015', slug: 'vetiver', ca: 503, ko: '베티버', en: 'Vetiver', words: ['우디 베티버 뿌리 흙', 'woody vetiver root earth'], price: 13500, litre: 346000, small: [58, 26, 11], bulk: [17, 5, 0], sold: 128, bulkSold: 15, goes: [6, 1, 10],
    scent: scent(['FO-015', 'FO-015'], ['woody', '마른 뿌리, 쪼갠 나무', 'dry root, split wood'], ['spice', '후추, 훈연', 'pepper, smoke'], ['woody', '베티버, 젖은 흙', 'vetiver, wet earth']),
    about: ['흙, 연기, 자몽 껍질이 한 뿌리에 들어 있어요. 걸쭉해서 추운 날에는 손으로 병을 데운 뒤 스포이드를 써 주세요.', 'Earth, smoke and grapefruit peel in one root. It is thick: on cold days warm the bottle in your hand before using the dropper.'],
    more: ['무게로 재는 편이 정확해서 눈금 대신 저울을 권해요. 100 ml가 약 103 g이에요.', 'Weigh it rather than reading a scale on the glass: 100 ml is about 103 g.'],
    dose: ['캔들 4–6%, 디퓨저 10–15%, 비누 2%', 'Candle 4–6%, diffuser 10–15%, soap 2%'] },
  { number: 6, code: 'FO-016', slug: 'cedarwood', ca: 503, ko: '시더우드', en: 'Cedarwood', words: ['우디 시더 연필 마른나무', 'woody cedar pencil dry-wood'], price: 7200, litre: 162000, small: [134, 70, 38], bulk: [49, 16, 7], sold: 221, bulkSold: 46, goes: [5, 10, 4],
    scent: scent(['FO-016', 'FO-016'], ['woody', '연필 깎은 부스러기, 솔잎', 'pencil shavings, pine needle'], ['woody', '버지니아 시더, 삼나무', 'Virginia cedar, Japanese cedar'], ['amber', '따뜻한 송진', 'warm resin']),
    about: ['연필을 깎은 책상 위의 냄새예요. 어디에 넣어도 앞으로 나서지 않고 다른 향의 바닥을 단단하게 해 줘요.', 'A desk where pencils have been sharpened. It never pushes forward and firms the floor under other scents.'],
    more: ['배합에서 베이스로 자주 쓰니 큰 병이 먼저 떨어져요. 비누와 캔들, 디퓨저에 두루 안정적이에요.', 'As a base it is the bottle that empties first. Steady in soap, candle and diffuser.'],
    dose: ['캔들 6–9%, 디퓨저 15–20%, 비누 3–4%', 'Candle 6–9%, diffuser 15–20%, soap 3–4%'] },
  { number: 10, code: 'FO-020', slug: 'black-pepper', ca: 503, ko: '블랙페퍼', en: 'Black Pepper', words: ['스파이스 후추 카다멈 따끔', 'spice pepper cardamom prickly'], price: 9800, litre: 238000, small: [67, 34, 0], bulk: [20, 8, 2], off: 20, sold: 86, bulkSold: 12, goes: [5, 6, 1],
    scent: scent(['FO-020', 'FO-020'], ['spice', '통후추, 핑크페퍼', 'peppercorn, pink pepper'], ['spice', '카다멈, 생강', 'cardamom, ginger'], ['woody', '마른 시더', 'dry cedar']),
    about: ['갓 간 통후추에 카다멈을 조금 섞었어요. 매운맛보다 마른 열기에 가까워서 달콤한 향의 끝을 다듬을 때 몇 방울이면 돼요.', 'Freshly ground pepper with a little cardamom: dry warmth rather than heat. A few drops trim the end of a sweet blend.'],
    more: ['한 배치에 1%도 쓰지 않는 향이라 100 ml로도 오래가요. 유제놀이 들어 있어 배합 비율을 꼭 지켜 주세요.', 'Blends take less than one per cent, so 100 ml lasts. It contains eugenol: keep to the stated share.'],
    dose: ['캔들 3–5%, 디퓨저 8–12%, 비누 1–2%', 'Candle 3–5%, diffuser 8–12%, soap 1–2%'] },
  { number: 7, code: 'FO-017', slug: 'white-musk', ca: 504, ko: '화이트 머스크', en: 'White Musk', words: ['머스크 깨끗한 빨래 베이스', 'musk clean laundry base'], price: 8800, litre: 208000, small: [162, 91, 44], bulk: [63, 24, 10], sold: 322, bulkSold: 72, goes: [3, 8, 11],
    scent: scent(['FO-017', 'FO-017'], ['musk', '맑은 머스크, 면', 'clear musk, cotton'], ['powder', '아이리스, 은방울꽃', 'iris, lily of the valley'], ['musk', '흰 머스크, 캐시미어 우드', 'white musk, cashmere wood']),
    about: ['혼자 맡으면 거의 들리지 않다가 다른 향 아래에서 길이를 늘려 주는 향이에요. 배합이 허전할 때 먼저 더해 보세요.', 'Almost silent alone, it lengthens whatever sits on top. When a blend feels thin, add this first.'],
    more: ['공방에서 많이 쓰는 향이에요. 섬유용 미스트에 쓸 때는 가용화제를 같은 양만큼 섞어 주세요.', 'A studio workhorse. For fabric mists, mix in an equal amount of solubiliser.'],
    dose: ['캔들 6–10%, 디퓨저 15–20%, 비누 3–4%', 'Candle 6–10%, diffuser 15–20%, soap 3–4%'] },
  { number: 8, code: 'FO-018', slug: 'vanilla', ca: 504, ko: '바닐라', en: 'Vanilla', words: ['구르망 바닐라 통카 따뜻한', 'gourmand vanilla tonka warm'], price: 8200, litre: 188000, small: [145, 77, 29], bulk: [44, 15, 0], sold: 254, bulkSold: 43, goes: [7, 10, 11],
    scent: scent(['FO-018', 'FO-018'], ['gourmand', '바닐라빈, 크림', 'vanilla bean, cream'], ['gourmand', '통카빈, 구운 설탕', 'tonka bean, toasted sugar'], ['amber', '벤조인', 'benzoin']),
    about: ['아이스크림보다 꼬투리를 갈랐을 때의 나무 느낌을 살렸어요. 벤조인이 뒤를 받쳐 끝이 끈적이지 않아요.', 'The woodiness of a split pod rather than ice cream. Benzoin holds the end so it does not turn sticky.'],
    more: ['바닐린 때문에 흰 왁스와 비누가 며칠 안에 갈색으로 변해요. 갈색 용기나 어두운 색 염료와 함께 쓰면 자연스러워요.', 'Vanillin browns white wax and soap within days. Use an amber vessel or a dark dye and it looks meant.'],
    dose: ['캔들 6–9%, 디퓨저 12–18%, 비누 2–3%', 'Candle 6–9%, diffuser 12–18%, soap 2–3%'] },
]
