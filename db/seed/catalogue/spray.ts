import type { SeedItem } from '#db/seed/shapes.ts'
import { BLANK_CARD, BOJAGI, FOR_GIFT, GIFT_WRAP, MESSAGE_CARD, SHOPPING_BAG } from './add-ons.ts'
import { type Both, type Choice, choose, cross, id, ids, item, type Sheet, section } from './build.ts'
import { household } from './notices.ts'
import { blackTea, ember, garden, rose } from './scents.ts'

const SIZE: Both = ['용량', 'Size']
const SIZES: Choice[] = [['200 ml', '200 ml'], ['100 ml', '100 ml', -8000]]
const NOZZLE: Both = ['분무 노즐', 'Nozzle']
const NOZZLES: Choice[] = [['안개형', 'Fine mist'], ['트리거형', 'Trigger', 2000]]
const USE = section(['쓰는 법', 'How to use'],
  ['허공을 향해 두세 번, 커튼과 이불에는 30 cm 떨어져 뿌리고 다 마른 뒤에 쓰세요. 실크, 가죽, 칠한 가구에는 뿌리지 마세요.', 'Two or three sprays into the air; on curtains and bedding from 30 cm, and let it dry before use. Not for silk, leather or varnished wood.'])
const CAUTIONS: Both = ['사람과 반려동물, 음식에 직접 뿌리지 마세요. 불꽃 가까이에서 쓰지 말고 환기가 되는 곳에서 사용하세요. 40도가 넘는 곳과 어린이 손이 닿는 곳에 두지 마세요', 'Do not spray at people, pets or food. Not near flame; use where air can circulate. Keep below 40 °C and from children']

type Spray = Omit<Sheet, 'ca' | 'notice' | 'flammable' | 'sections'> & { ca?: number }

function spray(sheet: Spray): SeedItem {
  return item({
    ca: 401, addOns: [BOJAGI, GIFT_WRAP, SHOPPING_BAG, MESSAGE_CARD, BLANK_CARD], ...sheet, sections: [USE], flammable: true,
    notice: household({
      kind: [`${sheet.name[0]} (실내·섬유용 방향제)`, `${sheet.name[1]} (room and linen spray)`],
      form: ['실내공간·섬유용, 액체 분사형', 'For rooms and fabric, liquid spray'],
      amount: ['옵션에 적힌 용량', 'Volume as stated in the option'],
      names: ['정제수, 에탄올, 향료(리날룰, 리모넨, 유제놀 함유), 폴리솔베이트 20', 'Water, ethanol, fragrance (contains linalool, limonene, eugenol), polysorbate 20'],
      cautions: CAUTIONS,
    }),
  })
}

export const sprays: SeedItem[] = [
  spray({ id: id(4, 1), name: ['가든 미스트', 'Garden Mist'], words: ['정원 토마토잎 민트 린넨 No.24', 'garden tomato-leaf mint linen No.24'], price: 26000, images: ['spray-pine.webp', 'close-spray-pine.webp', 'spray-pine-small.webp'], scent: garden, choices: cross([[SIZE, SIZES], [NOZZLE, NOZZLES]], [104, 42, 88, 0]), related: [id(4, 5), id(4, 9), id(4, 11), id(3, 8)], sold: 233,
    about: [['아침에 창을 열고 두 번 뿌리면 화분에 물을 준 뒤처럼 방이 푸릇해져요. 토마토 잎과 갓 깎은 잔디가 먼저, 민트와 타임이 나중에 와요.', 'Open the window, spray twice, and the room smells as if the plants had been watered. Tomato leaf and cut grass first, mint and thyme after.'], ['진녹색 병은 빛을 막아 마지막까지 향이 고르게 나와요.', 'The pine-green bottle keeps light out, so the last spray smells like the first.']] }),
  spray({ id: id(4, 2), name: ['로즈 미스트', 'Rose Mist'], words: ['장미 작약 침구 침실 No.04', 'rose peony bedding bedroom No.04'], price: 28000, images: ['spray-rose.webp', 'close-spray-rose.webp', 'spray-rose-small.webp'], scent: rose, choices: choose(SIZE, SIZES, [79, 61]), related: [id(4, 6), id(4, 13), id(1, 21), id(3, 4)], sold: 198,
    about: [['이불을 펴기 전 시트에 한 번, 베개 뒤쪽에 한 번이면 충분해요. 작약과 제라늄이 천에 얇게 앉고 리치의 단맛은 금방 날아가요.', 'Once on the sheet before you spread the duvet, once behind the pillow. Peony and geranium settle thinly on cloth; the sweet lychee flies off.'], ['색이 없는 액이라 밝은 천에도 쓸 수 있어요. 그래도 안쪽에 먼저 시험해 주세요.', 'The liquid is colourless, but try it on an inside seam first.']] }),
  spray({ id: id(4, 3), name: ['블랙티 룸스프레이', 'Black Tea room spray'], words: ['홍차 카다멈 서재 현관 No.16', 'black-tea cardamom study hallway No.16'], price: 26000, off: 10, images: ['spray-ink.webp', 'close-spray-ink.webp', 'spray-ink-small.webp'], scent: blackTea, choices: cross([[SIZE, SIZES], [NOZZLE, NOZZLES]], [66, 30, 51, 24]), related: [id(4, 7), id(4, 10), id(4, 12), id(2, 6)], sold: 151,
    about: [['요리를 마친 뒤 남은 냄새를 덮기보다 홍차와 향신료로 방향을 바꿔 줘요. 베르가못이 공기를 열고 카다멈과 훈연한 시더가 자리를 잡아요.', 'After cooking it does not smother: it turns the air towards tea and spice. Bergamot opens, cardamom and smoked cedar settle.'], ['먹색 병이라 욕실 선반이나 현관에서 눈에 띄지 않게 서 있어요.', 'The ink-black bottle stands unnoticed on a shelf or in a hallway.']] }),
  spray({ id: id(4, 4), name: ['엠버 미스트', 'Ember Mist'], words: ['장작 유향 거실 겨울 No.31', 'firewood frankincense living-room winter No.31'], price: 28000, images: ['spray-clay.webp', 'close-spray-clay.webp', 'spray-clay-small.webp'], scent: ember, choices: choose(SIZE, SIZES, [0, 47]), related: [id(4, 8), id(4, 10), id(2, 2)], sold: 116,
    about: [['불을 피울 수 없는 집에서도 난로 곁의 냄새를 낼 수 있어요. 유향과 구운 시더가 담요와 쿠션에 오래 남아요.', 'The smell of a stove for homes without one. Frankincense and toasted cedar stay in blankets and cushions.'], ['황토색 병은 쓰기 전에 두세 번 흔들어 주세요. 송진 성분이 아래로 가라앉아요.', 'Shake the clay-coloured bottle two or three times: the resin sinks.']] }),
  ...refills(),
  ...sets(),
]

function refills(): SeedItem[] {
  const refill = (sheet: Omit<Spray, 'choices' | 'price'> & { stock: number[] }) => {
    const { stock, ...rest } = sheet
    return spray({ ...rest, ca: 402, price: 34000, addOns: [], choices: choose(SIZE, [['400 ml', '400 ml'], ['400 ml × 2', '400 ml × 2', 26000]], stock) })
  }
  return [
    refill({ id: id(4, 5), name: ['가든 미스트 리필', 'Garden Mist refill'], words: ['리필 정원 대용량 No.24', 'refill garden large No.24'], images: ['refill-mist-garden.webp', 'spray-pine.webp'], scent: garden, stock: [58, 20], related: ids(4, 1, 9, 6), sold: 67, about: [['진녹색 병을 두 번 반 채울 수 있어요. 붓기 전에 병 속 남은 액을 비우면 허브 향이 탁해지지 않아요.', 'Fills the pine-green bottle two and a half times. Empty the old liquid first so the herbs stay clear.']] }),
    refill({ id: id(4, 6), name: ['로즈 미스트 리필', 'Rose Mist refill'], words: ['리필 장미 대용량 No.04', 'refill rose large No.04'], images: ['refill-mist-rose.webp', 'spray-rose.webp'], scent: rose, stock: [45, 16], related: ids(4, 2, 13, 5), sold: 59, about: [['침구에 자주 쓰는 분들을 위한 큰 파우치예요. 200 ml 병을 두 번 채우고, 둘째 사진은 채워 쓰는 병이에요.', 'A large pouch for people who mist their bedding often. It fills a 200 ml bottle twice; the second photograph shows that bottle.']] }),
    refill({ id: id(4, 7), name: ['블랙티 룸스프레이 리필', 'Black Tea room spray refill'], words: ['리필 홍차 대용량 No.16', 'refill black-tea large No.16'], images: ['refill-mist-tea.webp', 'spray-ink.webp'], scent: blackTea, stock: [37, 11], related: ids(4, 3, 10, 12), sold: 36, about: [['숙소와 카페에서 쓰는 분들이 먼저 찾은 크기예요. 트리거형 노즐과 나사 규격이 같아 통에 바로 끼워 쓸 수도 있어요.', 'The size guest houses and cafés asked for. A trigger nozzle screws straight onto the can.']] }),
    refill({ id: id(4, 8), name: ['엠버 미스트 리필', 'Ember Mist refill'], words: ['리필 장작 대용량 No.31', 'refill firewood large No.31'], images: ['refill-mist-ember.webp', 'spray-clay.webp'], scent: ember, stock: [0, 0], related: ids(4, 4, 10, 7), sold: 21, about: [['겨울에만 만드는 리필이라 올해 만든 양이 모두 나갔어요. 다음 배치는 첫서리 무렵에 준비해요.', 'Made in winter only, and this year’s is gone. The next batch comes around the first frost.']] }),
  ]
}

function sets(): SeedItem[] {
  const box = (stock: number[]) => choose(['포장', 'Packaging'], [['기본 상자', 'Standard box'], ['선물 상자', 'Gift box', 5000]], stock)
  return [
    spray({ id: id(4, 9), ca: 403, addOns: FOR_GIFT, name: ['봄 미스트 듀오: 가든 + 로즈', 'Spring duo: Garden and Rose mists'], words: ['듀오 가든 로즈 선물', 'duo garden rose gift'], price: 49000, off: 10, images: ['duo-mist-spring.webp', 'spray-pine.webp', 'spray-rose.webp'], scent: garden, choices: box([43, 17]), related: ids(4, 1, 2, 11, 13), sold: 82, about: [['거실에는 가든, 침실에는 로즈를 나누어 두는 한 쌍이에요. 진녹색과 분홍색 병이 나란히 서면 화단처럼 보여요.', 'Garden for the living room, Rose for the bedroom. Pine green beside pink looks like a flower bed.'], ['노트는 가든 미스트 기준이에요.', 'Notes are those of Garden Mist.']] }),
    spray({ id: id(4, 10), ca: 403, addOns: FOR_GIFT, name: ['가을 미스트 듀오: 블랙티 + 엠버', 'Autumn duo: Black Tea and Ember mists'], words: ['듀오 블랙티 엠버 선물', 'duo black-tea ember gift'], price: 49000, images: ['duo-mist-autumn.webp', 'spray-ink.webp', 'spray-clay.webp'], scent: blackTea, choices: box([32, 12]), related: ids(4, 3, 4, 12), sold: 64, about: [['해가 짧아질 무렵 손이 가는 두 가지예요. 블랙티로 낮의 공기를 바꾸고 저녁에는 엠버를 담요에 뿌려 보세요.', 'For the weeks when days get short: Black Tea by day, Ember on a blanket in the evening.'], ['노트는 블랙티 기준이에요.', 'Notes are those of Black Tea.']] }),
    spray({ id: id(4, 11), ca: 403, addOns: FOR_GIFT, name: ['가든 세트: 미스트 + 디퓨저', 'Garden set: mist and diffuser'], words: ['세트 가든 미스트 디퓨저 부엌', 'set garden mist diffuser kitchen'], price: 74000, off: 10, images: ['set-mist-garden.webp', 'spray-pine.webp', 'diffuser-sage.webp'], scent: garden, also: 304, choices: box([27, 9]), related: [id(4, 1), id(3, 8), id(3, 16)], sold: 57, about: [['디퓨저가 바탕을 깔고 미스트가 그때그때 덧칠하는 조합이에요. 요리한 뒤에는 미스트 두 번이면 허브 향이 다시 앞으로 나와요.', 'The diffuser lays the ground, the mist adds strokes. After cooking, two sprays bring the herbs forward again.']] }),
    spray({ id: id(4, 12), ca: 403, addOns: FOR_GIFT, name: ['블랙티 세트: 룸스프레이 + 캔들', 'Black Tea set: room spray and candle'], words: ['세트 블랙티 서재 선물', 'set black-tea study gift'], price: 62000, images: ['set-mist-tea.webp', 'spray-ink.webp', 'candle-black-tea.webp'], scent: blackTea, also: 205, choices: box([34, 10]), related: [id(4, 3), id(2, 6), id(4, 7)], sold: 51, about: [['불을 켜기 어려운 낮에는 스프레이, 책을 펴는 밤에는 캔들. 같은 No.16을 두 가지 세기로 쓰는 세트예요.', 'Spray by day when a flame will not do, candle at night with a book: No. 16 at two volumes.']] }),
    spray({ id: id(4, 13), ca: 403, addOns: FOR_GIFT, name: ['로즈 침실 세트: 미스트 + 더블 심지 캔들', 'Rose bedroom set: mist and double-wick candle'], words: ['세트 로즈 침실 선물', 'set rose bedroom gift'], price: 79000, off: 15, images: ['set-mist-rose.webp', 'spray-rose.webp', 'candle-rose-double.webp'], scent: rose, also: 205, choices: box([21, 8]), max: 5, related: [id(4, 2), id(2, 8), id(4, 6)], sold: 69, about: [['침구에는 미스트, 화장대에는 넓은 유리 캔들을 두어 보세요. 캔들은 잠들기 전에 꼭 꺼 주세요.', 'The mist for bedding, the wide glass candle for the dressing table. Put the candle out before you sleep.']] }),
    spray({ id: id(4, 14), ca: 403, addOns: FOR_GIFT, name: ['미스트 4종 미니 세트', 'Four mini mists'], words: ['미니 4종 여행 시향 선물', 'mini four travel gift'], price: 42000, fresh: true, images: ['set-mist-mini.webp'], scent: garden, choices: choose(['구성', 'Contents'], [['50 ml × 4', '50 ml × 4'], ['100 ml × 4', '100 ml × 4', 24000]], [72, 25]), related: ids(4, 1, 2, 3, 4), sold: 137, about: [['가든, 로즈, 블랙티, 엠버를 작은 병에 담았어요. 여행 가방에 하나 넣어 가면 낯선 베개에서도 집 냄새가 나요.', 'Garden, Rose, Black Tea and Ember in small bottles. With one in the suitcase, a strange pillow smells of home.'], ['네 가지 향을 색으로 나누어 담았어요. 노트는 가든 기준이에요.', 'Four scents, told apart by colour; notes are those of Garden.']] }),
  ]
}
