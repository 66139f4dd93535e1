import type { OilSheet } from './oil-build.ts'
import { scent } from './scents.ts'

/** Floral, herbal and fruity. */
export const floralOils: OilSheet[] = [
  { number: 3, code: 'FO-013', slug: 'rose', ca: 502, ko: '로즈', en: 'Rose', words: ['플로럴 장미 다마스크 제라늄', 'floral rose damask geranium'], price: 12500, litre: 318000, small: [74, 33, 15], bulk: [22, 7, 2], sold: 205, bulkSold: 24, goes: [11, 7, 4],
    scent: scent(['FO-013', 'FO-013'], ['floral', '장미 꽃잎, 작약', 'rose petal, peony'], ['floral', '다마스크 로즈, 제라늄', 'damask rose, geranium'], ['musk', '꿀, 머스크', 'honey, musk']),
    about: ['꽃잎, 줄기, 꿀이 차례로 보이는 장미예요. 합성 장미에서 흔한 비누 냄새를 줄이려고 제라늄을 앞쪽에 세웠어요.', 'A rose in order: petal, stem, honey. Geranium stands at the front to keep away the soapiness many rose oils have.'],
    more: ['웨딩 답례품처럼 같은 향을 많이 만들 때 쓰는 용량이에요. 병마다 로트 번호를 적어 두니 다음 주문 때 같은 로트를 부탁할 수 있어요.', 'For making many of one thing, wedding favours for instance. Each bottle carries a lot number, so you can ask for the same lot again.'],
    dose: ['캔들 6–8%, 디퓨저 15–18%, 비누 2–3%', 'Candle 6–8%, diffuser 15–18%, soap 2–3%'] },
  { number: 4, code: 'FO-014', slug: 'lavender', ca: 502, ko: '라벤더', en: 'Lavender', words: ['허벌 라벤더 세이지 마른꽃', 'herbal lavender sage dried-flower'], price: 7000, litre: 158000, small: [156, 88, 45], bulk: [58, 21, 8], off: 15, sold: 246, bulkSold: 55, goes: [1, 6, 8],
    scent: scent(['FO-014', 'FO-014'], ['herbal', '라벤더 줄기, 세이지', 'lavender stem, sage'], ['floral', '라벤더 꽃, 제라늄', 'lavender flower, geranium'], ['woody', '마른 풀, 시더', 'dry hay, cedar']),
    about: ['서랍 속 꽃주머니보다 볕에 달궈진 밭에 가까워요. 줄기와 세이지의 푸른 냄새가 함께 있어 달지 않아요.', 'Nearer to a field in the sun than to a drawer sachet. Stem and sage keep it from being sweet.'],
    more: ['비누 공방에서 정기적으로 가져가는 향이에요. 저온법 비누에서도 굳는 속도를 크게 바꾸지 않아요.', 'Soap makers order it month after month: in cold process it barely changes the time to trace.'],
    dose: ['캔들 6–8%, 디퓨저 15–20%, 비누 3–4%', 'Candle 6–8%, diffuser 15–20%, soap 3–4%'] },
  { number: 11, code: 'FO-021', slug: 'peach', ca: 502, ko: '피치', en: 'Peach', words: ['프루티 백도 솜털 달콤', 'fruity white-peach fuzzy sweet'], price: 7800, litre: 176000, small: [0, 49, 22], bulk: [37, 10, 3], sold: 177, bulkSold: 30, goes: [3, 7, 8],
    scent: scent(['FO-021', 'FO-021'], ['fruity', '백도, 살구', 'white peach, apricot'], ['fruity', '넥타린, 복사꽃', 'nectarine, peach blossom'], ['musk', '크림 머스크', 'creamy musk']),
    about: ['껍질째 베어 문 백도의 솜털과 물기예요. 통조림 단맛이 나지 않게 살구의 신맛을 조금 남겼어요.', 'The down and juice of a white peach bitten skin and all. A little sour apricot keeps it out of the tin.'],
    more: ['여름 한정 캔들을 준비하는 봄에 주문이 몰려요. 왁스가 옅은 분홍으로 물들 수 있으니 먼저 작은 잔에 시험해 주세요.', 'Orders come in spring, for summer candles. It may tint the wax pale pink: test in a small cup first.'],
    dose: ['캔들 7–9%, 디퓨저 15–20%, 비누 3%', 'Candle 7–9%, diffuser 15–20%, soap 3%'] },
]
