import type { OilSheet } from './oil-build.ts'
import { scent } from './scents.ts'

/** Citrus, green and marine. */
export const citrusOils: OilSheet[] = [
  { number: 1, code: 'FO-011', slug: 'bergamot', ca: 501, ko: '베르가못', en: 'Bergamot', words: ['시트러스 얼그레이 쌉쌀한', 'citrus earl-grey bitter'], price: 7500, litre: 178000, small: [140, 86, 40], bulk: [52, 18, 6], sold: 268, bulkSold: 61, goes: [12, 2, 10],
    scent: scent(['FO-011', 'FO-011'], ['citrus', '베르가못 껍질, 쓴 오렌지 잎', 'bergamot peel, bitter orange leaf'], ['green', '홍차 잎, 바질', 'tea leaf, basil'], ['musk', '연한 머스크', 'soft musk']),
    about: ['레몬보다 둥글고 오렌지보다 쌉쌀한, 얼그레이의 그 향이에요. 첫 향이 빨리 날아가는 시트러스 중에서는 꼬리가 긴 편이라 단독으로도 쓸 만해요.', 'Rounder than lemon, more bitter than orange: the scent of Earl Grey. For a citrus it has a long tail, so it can stand alone.'],
    more: ['한 번에 캔들 서른 개 넘게 붓는 공방을 위한 용량이에요. 시트러스는 공기와 만나면 빨리 바래니 100 ml 병에 나누어 옮겨 쓰세요.', 'For studios that pour thirty candles and more. Citrus fades in air, so decant it into 100 ml bottles as you go.'],
    dose: ['캔들 6–8%, 디퓨저 15–20%, 비누 3%', 'Candle 6–8%, diffuser 15–20%, soap 3%'] },
  { number: 2, code: 'FO-012', slug: 'lemon', ca: 501, ko: '레몬', en: 'Lemon', words: ['시트러스 레몬 껍질 밝은', 'citrus lemon peel bright'], price: 6500, litre: 148000, small: [180, 94, 57], bulk: [66, 23, 9], off: 10, sold: 231, bulkSold: 48, goes: [1, 12, 4],
    scent: scent(['FO-012', 'FO-012'], ['citrus', '레몬 껍질, 라임', 'lemon peel, lime'], ['citrus', '레몬그라스, 시트론', 'lemongrass, citron'], ['woody', '흰 삼나무', 'white cedar']),
    about: ['사탕 레몬이 아니라 강판에 간 껍질이에요. 첫 5분이 밝고 짧으니 레몬그라스로 가운데를 받쳐 조금 더 머물게 했어요.', 'Not sherbet but grated peel. The first five minutes are bright and short, so lemongrass props up the middle.'],
    more: ['다용도로 쓰는 기본 향이라 큰 병을 찾는 분이 많아요. 비누에서는 색이 옅은 노랑으로 변할 수 있어요.', 'A basic that many people buy large. In soap it may turn the bar pale yellow.'],
    dose: ['캔들 6–8%, 디퓨저 15–20%, 비누 3%', 'Candle 6–8%, diffuser 15–20%, soap 3%'] },
  { number: 9, code: 'FO-019', slug: 'sea-breeze', ca: 501, ko: '씨브리즈', en: 'Sea Breeze', words: ['마린 바닷바람 소금 시원한', 'marine sea-wind salt cool'], price: 8500, litre: 196000, small: [96, 52, 24], bulk: [34, 11, 0], sold: 142, bulkSold: 27, goes: [2, 1, 5],
    scent: scent(['FO-019', 'FO-019'], ['marine', '바닷소금, 젖은 자갈', 'sea salt, wet pebbles'], ['marine', '해초, 오존', 'seaweed, ozone'], ['amber', '표류목, 앰버그리스 어코드', 'driftwood, ambergris accord']),
    about: ['방파제에 부딪힌 물보라와 젖은 자갈이에요. 오존 느낌이 강한 원료라 적은 양으로도 방 전체의 온도가 내려간 듯해요.', 'Spray on a breakwater and wet pebbles. Ozone is strong: a little makes the whole room feel cooler.'],
    more: ['욕실용 디퓨저를 만드는 분들이 주로 찾는 용량이에요. 마린 원료는 색이 없어 투명한 병에 부어도 깨끗해 보여요.', 'Bought mostly for bathroom diffusers. Marine materials are colourless and look clean in clear glass.'],
    dose: ['캔들 5–7%, 디퓨저 12–18%, 비누 2–3%', 'Candle 5–7%, diffuser 12–18%, soap 2–3%'] },
  { number: 12, code: 'FO-022', slug: 'green-tea', ca: 501, ko: '녹차', en: 'Green Tea', words: ['그린 녹차 덖음 차분한', 'green tea roasted even'], price: 7500, litre: 172000, small: [118, 60, 31], bulk: [41, 14, 5], sold: 189, bulkSold: 35, goes: [1, 2, 4],
    scent: scent(['FO-022', 'FO-022'], ['green', '덖은 녹차 잎, 풀', 'roasted tea leaf, grass'], ['floral', '재스민, 차꽃', 'jasmine, tea flower'], ['musk', '흰 머스크', 'white musk']),
    about: ['티백이 아니라 잎을 막 덖은 솥 곁의 냄새예요. 고소하고 푸른 두 얼굴이 있어 시트러스와도 꽃과도 잘 섞여요.', 'Not a tea bag but the pan where leaves are roasted: nutty and green at once, easy with citrus and with flowers.'],
    more: ['호텔 로비 같은 맑은 향을 만들 때 바탕으로 쓰는 분이 많아요. 베르가못과 7 대 3이면 시작점으로 좋아요.', 'A frequent base for clear, lobby-like blends. Seven parts to three of bergamot is a good start.'],
    dose: ['캔들 6–9%, 디퓨저 15–20%, 비누 3%', 'Candle 6–9%, diffuser 15–20%, soap 3%'] },
]
