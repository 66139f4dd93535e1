import type { SeedItem } from '#db/seed/shapes.ts'
import { FOR_GIFT } from './add-ons.ts'
import { type Both, choose, id, ids } from './build.ts'
import { bulk, dropper, oil } from './oil-build.ts'
import { citrusOils } from './oil-citrus.ts'
import { floralOils } from './oil-floral.ts'
import { woodyOils } from './oil-woody.ts'
import type { Scent } from './scents.ts'

const all = [...citrusOils, ...floralOils, ...woodyOils].sort((a, b) => a.number - b.number)

export const oils: SeedItem[] = [...all.map(dropper), ...all.map(bulk), ...sets()]

type OilSet = { number: number; name: Both; words: Both; about: Both[]; price: number; off?: number; of: number[]; stock: [number, number]; related: string[]; sold: number; fresh?: boolean; max?: number; box: string }

function sets(): SeedItem[] {
  return [
    set({ number: 25, box: 'twelve', name: ['오일 12종 전체 세트', 'All twelve oils'], words: ['세트 12종 전체 조향 입문', 'set twelve all blending starter'], price: 92000, off: 10, of: [1, 3, 6, 7, 8], stock: [46, 12], max: 5, related: ids(5, 26, 34, 1, 7), sold: 119,
      about: [['FO-011부터 FO-022까지 열두 가지를 한 상자에 꽂았어요. 향을 하나씩 맡아 보며 계열의 지도를 그리기 좋은 구성이에요.', 'FO-011 to FO-022 in one rack: smell them one by one and draw your own map of the families.'], ['시향지 50장과 빈 배합표 한 권이 들어 있어요. 노트는 베르가못 기준이에요.', 'With fifty blotters and a pad of empty formula sheets. Notes are those of Bergamot.']] }),
    set({ number: 26, box: 'starter', name: ['입문 6종 세트', 'Starter six'], words: ['세트 6종 입문 기본', 'set six starter basics'], price: 42000, of: [1, 4, 6, 7, 8, 12], stock: [83, 27], related: ids(5, 25, 27, 34), sold: 194,
      about: [['베르가못, 라벤더, 시더우드, 화이트 머스크, 바닐라, 녹차. 이 여섯이면 탑과 미들과 베이스를 모두 짜 볼 수 있어요.', 'Bergamot, lavender, cedarwood, white musk, vanilla and green tea: enough to build a top, a heart and a base.'], ['여섯 가지로 만드는 기본 배합 여덟 개를 카드로 넣었어요. 노트는 베르가못 기준이에요.', 'Eight starting formulas come on cards. Notes are those of Bergamot.']] }),
    set({ number: 27, box: 'citrus', name: ['시트러스 2종 세트: 베르가못 + 레몬', 'Citrus pair: Bergamot and Lemon'], words: ['세트 시트러스 베르가못 레몬', 'set citrus bergamot lemon'], price: 13000, of: [1, 2], stock: [97, 35], related: ids(5, 1, 2, 28), sold: 88,
      about: [['둘 다 시트러스지만 레몬은 번쩍이고 베르가못은 쌉쌀해요. 1 대 2로 섞으면 주스가 아니라 껍질에 가까워져요.', 'Both are citrus, but lemon flashes and bergamot is bitter. One part to two gives peel rather than juice.']] }),
    set({ number: 28, box: 'tea', name: ['차 마시는 오후 2종: 녹차 + 베르가못', 'Tea pair: Green Tea and Bergamot'], words: ['세트 녹차 베르가못 맑은', 'set green-tea bergamot clear'], price: 14000, of: [12, 1], stock: [71, 22], fresh: true, related: ids(5, 12, 1, 27), sold: 64,
      about: [['베르가못 티 향수의 뼈대가 되는 두 가지예요. 7 대 3에서 시작해 베르가못을 조금씩 늘려 보세요.', 'The bones of our Bergamot Tea perfume. Start at seven to three and raise the bergamot little by little.']] }),
    set({ number: 29, box: 'woody', name: ['우디 3종 세트: 시더우드·베티버·블랙페퍼', 'Woody three: Cedarwood, Vetiver, Black Pepper'], words: ['세트 우디 시더 베티버 후추', 'set woody cedar vetiver pepper'], price: 28000, off: 15, of: [6, 5, 10], stock: [48, 15], related: ids(5, 5, 6, 10, 25), sold: 57,
      about: [['마른 나무, 흙 묻은 뿌리, 따끔한 후추. 시더우드를 절반 넘게 두고 나머지를 나누면 무게가 맞아요.', 'Dry wood, earthy root, prickling pepper. Keep cedar above half and divide the rest.']] }),
    set({ number: 30, box: 'floral', name: ['플로럴 3종 세트: 로즈·라벤더·화이트 머스크', 'Floral three: Rose, Lavender, White Musk'], words: ['세트 플로럴 로즈 라벤더 머스크', 'set floral rose lavender musk'], price: 26000, of: [3, 4, 7], stock: [39, 10], related: ids(5, 3, 4, 7, 26), sold: 73,
      about: [['로즈의 단맛을 라벤더가 식히고 머스크가 길게 끌어요. 침구 미스트를 만들 때 이 셋으로 시작하는 분이 많아요.', 'Lavender cools the rose and musk draws it out. Many people start their linen mists with these three.']] }),
    set({ number: 31, box: 'sweet', name: ['달콤한 3종 세트: 피치·바닐라·화이트 머스크', 'Sweet three: Peach, Vanilla, White Musk'], words: ['세트 피치 바닐라 머스크 달콤', 'set peach vanilla musk sweet'], price: 23000, of: [11, 8, 7], stock: [0, 0], related: ids(5, 11, 8, 7), sold: 91,
      about: [['복숭아 케이크가 아니라 복숭아를 얹은 크림 정도의 단맛이에요. 피치 병이 떨어져 지금은 쉬고 있어요.', 'Not peach cake: cream with a slice of peach on top. Resting until the peach bottles are back.']] }),
    set({ number: 32, box: 'candle', name: ['캔들용 4종 세트', 'Four for candles'], words: ['세트 캔들용 발향 4종', 'set candle throw four'], price: 27000, of: [4, 6, 8, 11], stock: [64, 20], related: [...ids(5, 33, 26), id(6, 1), id(8, 1)], sold: 102,
      about: [['라벤더, 시더우드, 바닐라, 피치는 소이왁스에서 향이 잘 올라오는 네 가지예요. 캔들 하나(220 g)에 16 g이면 7%가 돼요.', 'Lavender, cedarwood, vanilla and peach rise well from soy wax. Sixteen grams in a 220 g candle makes seven per cent.'], ['노트는 라벤더 기준이에요.', 'Notes are those of Lavender.']] }),
    set({ number: 33, box: 'diffuser', name: ['디퓨저용 4종 세트', 'Four for diffusers'], words: ['세트 디퓨저용 맑은 4종', 'set diffuser clear four'], price: 28000, of: [9, 7, 12, 2], stock: [55, 18], related: [...ids(5, 32, 26), id(6, 5), id(3, 17)], sold: 78,
      about: [['씨브리즈, 화이트 머스크, 녹차, 레몬처럼 색이 없고 베이스에 잘 풀리는 향만 골랐어요. 베이스 80 ml에 오일 20 ml가 시작점이에요.', 'Sea Breeze, White Musk, Green Tea and Lemon: colourless, and they dissolve well. Twenty millilitres to eighty of base is where to start.'], ['노트는 씨브리즈 기준이에요.', 'Notes are those of Sea Breeze.']] }),
    set({ number: 34, box: 'soap', name: ['비누용 4종 세트', 'Four for soap'], words: ['세트 비누용 안정 4종', 'set soap steady four'], price: 27000, of: [4, 6, 7, 2], stock: [42, 13], related: [...ids(5, 32, 25), id(6, 7), id(9, 4)], sold: 49,
      about: [['비누에 넣어도 굳는 속도와 색이 크게 달라지지 않는 네 가지예요. 1 kg 베이스에 30 g을 넘기지 마세요.', 'Four that leave set and colour of soap nearly alone. No more than thirty grams to a kilogram of base.'], ['노트는 라벤더 기준이에요.', 'Notes are those of Lavender.']] }),
  ]
}

/** Several oils in one box; its notes are those of the first oil. */
function set({ number, of, box, stock, ...sheet }: OilSet): SeedItem {
  const members = of.flatMap((n) => all.filter((oil) => oil.number === n))
  const photos = members.map((oil) => `oil-${oil.slug}.webp`)
  return oil({
    ...sheet, id: id(5, number), ca: 505, addOns: of.length > 4 ? FOR_GIFT : [],
    scent: leading(members.map((oil) => oil.scent)),
    images: [`oil-set-${box}.webp`, ...photos],
    choices: choose(['용량', 'Size'], [['10 ml씩', '10 ml each'], ['30 ml씩', '30 ml each', Math.round((sheet.price * 1.1) / 1000) * 1000]], stock),
  })
}

function leading([first]: Scent[]): Scent | undefined {
  return first
}
