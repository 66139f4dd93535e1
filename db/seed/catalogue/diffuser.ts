import type { SeedItem } from '#db/seed/shapes.ts'
import { FOR_DIFFUSER, FOR_GIFT } from './add-ons.ts'
import { type Both, type Choice, choose, cross, id, ids, item, type Section, type Sheet, section, tip } from './build.ts'
import { goods, household } from './notices.ts'
import { amberNight, cotton, fig, garden, hinoki, rose, seaSalt, whiteMusk } from './scents.ts'

const SIZE: Both = ['용량', 'Size']
const REEDS: Both = ['스틱', 'Reeds']
const SIZES: Choice[] = [['200 ml', '200 ml'], ['500 ml 리필 포함', 'With 500 ml refill', 42000]]
const NATURAL: Choice = ['라탄', 'Rattan']
const BLACK: Choice = ['블랙 섬유', 'Black fibre', 1500]
const PLACE = section(['두는 법', 'Where to put it'],
  ['스틱은 네 개부터 꽂아 세기를 보고 하나씩 더하세요. 일주일에 한 번 뒤집어 주고, 햇빛과 바람이 바로 닿지 않는 평평한 곳에 두면 두 달에서 석 달 동안 이어져요.', 'Start with four reeds and add one at a time. Turn them once a week, keep the bottle level and out of sun and draught, and it lasts two to three months.'])
const CAUTIONS: Both = ['마시거나 피부에 바르지 마세요. 불꽃 가까이 두지 말고, 쏟으면 바로 닦아 주세요(가구 칠이 벗겨질 수 있음). 어린이와 반려동물이 닿지 않는 곳에 두고 환기하며 사용하세요', 'Do not drink or apply to skin. Keep from flame; wipe spills at once, they may strip varnish. Keep from children and pets and air the room']

type Diffuser = Omit<Sheet, 'ca' | 'notice' | 'flammable'> & { ca?: number }

function diffuser(sheet: Diffuser, placing: Section = PLACE): SeedItem {
  return item({
    ca: 301, addOns: FOR_DIFFUSER, ...sheet, sections: [...(sheet.sections ?? []), placing], flammable: true,
    notice: household({
      kind: [`${sheet.name[0]} (방향제)`, `${sheet.name[1]} (air freshener)`],
      form: ['실내공간용 방향제, 액체 발산형', 'Room air freshener, liquid, evaporating'],
      amount: ['옵션에 적힌 용량', 'Volume as stated in the option'],
      names: ['3-메톡시-3-메틸-1-부탄올, 에탄올, 향료(리날룰, 리모넨, 제라니올 함유)', '3-methoxy-3-methyl-1-butanol, ethanol, fragrance (contains linalool, limonene, geraniol)'],
      cautions: CAUTIONS,
    }),
  })
}

export const diffusers: SeedItem[] = [
  diffuser({ id: id(3, 1), name: ['린넨 & 머스크 디퓨저', 'Linen & Musk diffuser'], words: ['린넨 머스크 빨래 투명병 No.05', 'linen musk laundry clear-bottle No.05'], price: 46000, images: ['diffuser-linen.webp', 'view-linen-diffuser.webp', 'close-diffuser-linen.webp', 'refill-diffuser-linen.webp'], scent: cotton, choices: choose(SIZE, SIZES, [112, 34]), related: ids(3, 9, 17, 22), sold: 318,
    about: [['다림질한 베갯잇에 얼굴을 댔을 때의 미지근한 냄새예요. 네롤리가 밝게 시작하고 마른 면과 클린 머스크가 방을 가볍게 채워요.', 'The lukewarm smell of an ironed pillowcase. Neroli starts it brightly; dry cotton and clean musk fill the room lightly.'], ['각진 투명 병이라 남은 양이 바로 보여요.', 'The clear square bottle shows how much is left.']] }),
  diffuser({ id: id(3, 2), name: ['히노키 레인 디퓨저', 'Hinoki Rain diffuser'], words: ['히노키 숲 회색유리 현관 No.03', 'hinoki forest smoke-glass hallway No.03'], price: 49000, images: ['diffuser-hinoki.webp', 'close-diffuser-hinoki.webp', 'refill-diffuser-hinoki.webp'], scent: hinoki, choices: choose(SIZE, SIZES, [83, 21]), related: ids(3, 10, 18, 20), sold: 276,
    about: [['현관문을 열자마자 젖은 나무와 이끼가 먼저 맞아 줘요. 신발장 위나 욕실 앞처럼 문이 자주 여닫히는 곳에서 향이 잘 돌아요.', 'Wet wood and moss meet you at the door. It travels well where doors open often: on a shoe cabinet, outside a bathroom.'], ['회색 유리병에 검은 섬유 스틱을 꽂았어요. 라탄보다 향을 조금 더 세게 올려 줘요.', 'Smoke glass with black fibre reeds, which carry a little more than rattan.']] }),
  diffuser({ id: id(3, 3), name: ['무화과 & 시더 디퓨저', 'Fig & Cedar diffuser'], words: ['무화과 시더 갈색병 서재 No.12', 'fig cedar amber-bottle study No.12'], price: 49000, off: 10, images: ['diffuser-fig.webp', 'close-diffuser-fig.webp', 'refill-diffuser-fig.webp'], scent: fig, choices: cross([[SIZE, SIZES], [REEDS, [BLACK, NATURAL]]], [66, 40, 18, 9]), related: ids(3, 11, 21, 24), sold: 245,
    about: [['책장과 나무 책상이 있는 방에 어울리는 향이에요. 무화과 잎의 초록이 종이 냄새와 섞여 서재를 조금 시원하게 만들어요.', 'For a room with bookshelves and a wooden desk. The green of the leaf mixes with paper and makes a study a little cooler.'], ['갈색 병은 빛을 걸러 향이 천천히 변해요.', 'The amber bottle filters light, so the scent changes slowly.']] }),
  diffuser({ id: id(3, 4), name: ['로즈 아틀리에 디퓨저', 'Rose Atelier diffuser'], words: ['장미 작약 분홍병 침실 No.04', 'rose peony pink-bottle bedroom No.04'], price: 52000, images: ['diffuser-rose.webp', 'close-diffuser-rose.webp', 'refill-diffuser-rose.webp'], scent: rose, choices: choose(SIZE, SIZES, [47, 13]), related: [id(3, 12), id(4, 2), id(1, 3), id(2, 8)], sold: 187,
    about: [['꽃집 냉장고 문이 열릴 때 쏟아지는 차가운 장미 냄새에서 가져왔어요. 리치의 물기가 있어 텁텁하지 않고, 끝은 머스크로 부드럽게 닫혀요.', 'The cold rush of roses when a florist opens the fridge. Lychee keeps it moist, musk closes it softly.'], ['분홍빛 유리와 금빛 칼라가 침대 옆에서 작은 조명처럼 보여요.', 'Pink glass and a gold collar look like a small lamp beside a bed.']] }),
  diffuser({ id: id(3, 5), name: ['씨솔트 디퓨저', 'Sea Salt diffuser'], words: ['바다 소금 푸른병 욕실 No.18', 'sea salt blue-bottle bathroom No.18'], price: 47000, off: 30, images: ['diffuser-sea.webp', 'close-diffuser-sea.webp', 'refill-diffuser-sea.webp'], scent: seaSalt, choices: choose(SIZE, SIZES, [95, 0]), related: [id(3, 13), id(3, 24), id(1, 7)], sold: 139,
    about: [['창문이 없는 욕실에 바닷바람이 드는 창을 하나 내는 기분으로 만들었어요. 자몽과 소금이 습한 공기에서 또렷하게 살아나요.', 'Made as if to cut a window onto the sea in a windowless bathroom. Grapefruit and salt come up clear in damp air.'], ['옅은 푸른색은 병이 아니라 베이스에 넣은 색이에요. 흰 천에 쏟지 않게 조심해 주세요.', 'The pale blue is in the liquid, not the glass: take care near white fabric.']] }),
  diffuser({ id: id(3, 6), name: ['화이트 머스크 세라믹 디퓨저', 'White Musk ceramic diffuser'], words: ['머스크 파우더 흰도자기 거실 No.01', 'musk powder white-ceramic living-room No.01'], price: 54000, images: ['diffuser-white.webp', 'close-diffuser-white.webp', 'refill-diffuser-white.webp'], scent: whiteMusk, choices: cross([[SIZE, SIZES], [REEDS, [NATURAL, BLACK]]], [58, 26, 17, 6]), related: [id(3, 14), id(3, 23), id(3, 19), id(1, 1)], sold: 202,
    about: [['손님이 오면 무슨 향이냐고 묻기보다 집이 깨끗하다고 말하게 되는 향이에요. 만다린과 아이리스가 얇게 깔리고 머스크가 벽지처럼 방을 감싸요.', 'Guests do not ask what it is; they say the house feels clean. Mandarin and iris lie thin, and musk goes up like wallpaper.'], ['무광 흰 도자기는 안쪽까지 유약을 입혀 액이 스미지 않아요.', 'The matte white ceramic is glazed inside so the liquid does not soak in.']] }),
  diffuser({ id: id(3, 7), name: ['앰버 나이트 세라믹 디퓨저', 'Amber Night ceramic diffuser'], words: ['앰버 바닐라 검은도자기 겨울 No.22', 'amber vanilla black-ceramic winter No.22'], price: 56000, images: ['diffuser-black.webp', 'close-diffuser-black.webp', 'refill-diffuser-black.webp'], scent: amberNight, choices: choose(SIZE, SIZES, [0, 10]), related: [id(3, 15), id(3, 23), id(1, 9), id(2, 4)], sold: 164,
    about: [['커튼을 치고 스탠드만 켠 거실에 어울려요. 시나몬과 핑크페퍼가 먼저 데워지고 벤조인과 바닐라가 낮게 머물러요.', 'For a living room with the curtains drawn and one lamp on. Cinnamon and pink pepper warm first; benzoin and vanilla stay low.'], ['짙은 향이니 스틱 세 개로 시작해 보세요.', 'It is rich: begin with three reeds.']] }),
  diffuser({ id: id(3, 8), name: ['가든 세라믹 디퓨저', 'Garden ceramic diffuser'], words: ['정원 토마토잎 바질 세이지도자기 No.24', 'garden tomato-leaf basil sage-ceramic No.24'], price: 54000, fresh: true, images: ['diffuser-sage.webp', 'close-diffuser-sage.webp', 'refill-diffuser-garden.webp'], scent: garden, choices: choose(SIZE, SIZES, [71, 19]), related: [id(3, 16), id(4, 1), id(4, 11), id(3, 23)], sold: 133,
    about: [['텃밭에 물을 주고 손등에 남은 토마토 잎 냄새예요. 재스민이 담장 너머로 잠깐 보이고, 바질과 타임이 부엌까지 따라와요.', 'Tomato leaf on the back of your hand after watering. Jasmine shows for a moment over the wall; basil and thyme follow you into the kitchen.'], ['음식 냄새와 부딪치지 않아 부엌과 식탁 근처에 두기 좋아요.', 'It does not quarrel with food, so it suits a kitchen or dining corner.']] }),
  ...refills(),
  ...reeds(),
  ...sets(),
]

function refills(): SeedItem[] {
  const fill = section(['채우는 법', 'How to refill'],
    ['남은 액을 비우고 병을 에탄올로 헹궈 말린 뒤 3분의 2까지만 부어 주세요. 스틱은 새것으로 바꿔야 향이 다시 제대로 올라와요.', 'Empty the bottle, rinse it with alcohol, let it dry and fill to two thirds. Use fresh reeds: old ones no longer draw.'])
  const refill = (sheet: Omit<Diffuser, 'choices' | 'price' | 'about'> & { stock: number[]; line: Both }) => {
    const { stock, line, ...rest } = sheet
    return diffuser({ ...rest, ca: 302, price: 26000, about: [line], addOns: [], choices: choose(SIZE, [['200 ml', '200 ml'], ['500 ml', '500 ml', 24000], ['1 L', '1 L', 58000]], stock) }, fill)
  }
  return [
    refill({ id: id(3, 9), name: ['린넨 & 머스크 디퓨저 리필', 'Linen & Musk diffuser refill'], words: ['리필 린넨 머스크 No.05', 'refill linen musk No.05'], images: ['refill-diffuser-linen.webp', 'diffuser-linen.webp'], scent: cotton, stock: [130, 64, 12], related: ids(3, 1, 17, 14), sold: 171, line: ['투명한 액이라 어떤 병에 부어도 색이 달라지지 않아요. 마개가 달린 파우치에 담겨 오고 새 스틱 한 묶음이 들어 있어요. 둘째 사진은 채워 쓰는 병이에요.', 'A clear liquid that suits any bottle. It comes in a capped pouch with a fresh bundle of reeds; the second photograph shows the bottle it fills.'] }),
    refill({ id: id(3, 10), name: ['히노키 레인 디퓨저 리필', 'Hinoki Rain diffuser refill'], words: ['리필 히노키 숲 No.03', 'refill hinoki forest No.03'], images: ['refill-diffuser-hinoki.webp', 'diffuser-hinoki.webp'], scent: hinoki, stock: [88, 41, 7], off: 10, related: ids(3, 2, 18, 11), sold: 126, line: ['나무 계열은 첫 주에 조용하다가 둘째 주부터 진해져요. 처음부터 스틱을 많이 꽂지 말고 기다려 주세요.', 'Woody scents are quiet in the first week and deepen in the second, so wait before adding reeds.'] }),
    refill({ id: id(3, 11), name: ['무화과 & 시더 디퓨저 리필', 'Fig & Cedar diffuser refill'], words: ['리필 무화과 시더 No.12', 'refill fig cedar No.12'], images: ['refill-diffuser-fig.webp', 'diffuser-fig.webp'], scent: fig, stock: [76, 29, 0], related: ids(3, 3, 18, 9), sold: 109, line: ['다 쓴 갈색 병에 세 번째 리필을 붓는 분들도 있어요. 병 입구에 남은 끈적임은 에탄올을 묻힌 면봉으로 닦아 주세요.', 'Some bottles are on their third refill. Clean a sticky neck with a swab dipped in alcohol.'] }),
    refill({ id: id(3, 12), name: ['로즈 아틀리에 디퓨저 리필', 'Rose Atelier diffuser refill'], words: ['리필 장미 작약 No.04', 'refill rose peony No.04'], images: ['refill-diffuser-rose.webp', 'diffuser-rose.webp'], scent: rose, stock: [42, 18, 3], related: ids(3, 4, 17, 9), sold: 74, line: ['분홍색은 유리병의 색이고 리필 액은 옅은 노란빛이에요. 향은 처음 병과 같은 배합이에요.', 'The pink belongs to the glass; the refill is a pale yellow, blended exactly as in the first bottle.'] }),
    refill({ id: id(3, 13), name: ['씨솔트 디퓨저 리필', 'Sea Salt diffuser refill'], words: ['리필 바다 소금 No.18', 'refill sea salt No.18'], images: ['refill-diffuser-sea.webp', 'diffuser-sea.webp'], scent: seaSalt, stock: [61, 22, 5], related: ids(3, 5, 17, 24), sold: 57, line: ['옅은 푸른색을 넣은 판과 무색 판의 향은 같아요. 이 리필은 푸른 판이라 둘째 사진의 병과 같은 색으로 채워져요.', 'The tinted and the colourless versions smell the same. This is the tinted one, matching the bottle in the second photograph.'] }),
    refill({ id: id(3, 14), name: ['화이트 머스크 디퓨저 리필', 'White Musk diffuser refill'], words: ['리필 머스크 파우더 No.01', 'refill musk powder No.01'], images: ['refill-diffuser-white.webp', 'diffuser-white.webp'], scent: whiteMusk, stock: [97, 36, 8], related: ids(3, 6, 17, 9), sold: 118, line: ['도자기 병은 속이 보이지 않으니 부을 때 계량컵으로 130 ml를 재어 두 번에 나누어 채우면 넘치지 않아요.', 'You cannot see into the ceramic, so measure 130 ml and pour it in two goes.'] }),
    refill({ id: id(3, 15), name: ['앰버 나이트 디퓨저 리필', 'Amber Night diffuser refill'], words: ['리필 앰버 바닐라 No.22', 'refill amber vanilla No.22'], images: ['refill-diffuser-black.webp', 'diffuser-black.webp'], scent: amberNight, stock: [0, 0, 0], related: ids(3, 7, 18, 14), sold: 63, line: ['바닐라가 든 향이라 시간이 지나면 액이 갈색으로 짙어져요. 향이 변한 것은 아니니 그대로 쓰셔도 돼요. 지금은 다음 배치를 숙성하고 있어요.', 'Vanilla turns the liquid browner with time; the scent is unchanged. The next batch is resting now.'] }),
    refill({ id: id(3, 16), name: ['가든 디퓨저 리필', 'Garden diffuser refill'], words: ['리필 정원 바질 No.24', 'refill garden basil No.24'], images: ['refill-diffuser-garden.webp', 'diffuser-sage.webp'], scent: garden, stock: [55, 17, 4], fresh: true, related: ids(3, 8, 17, 14), sold: 38, line: ['허브 향은 가벼워서 다른 향보다 2주쯤 먼저 줄어들어요. 부엌처럼 더운 곳에서는 스틱을 하나 빼고 써 보세요.', 'Herbs are light and fade about two weeks sooner than the rest. In a warm kitchen, take one reed out.'] }),
  ]
}

function reeds(): SeedItem[] {
  const reed = (sheet: Omit<Sheet, 'ca' | 'notice'>, stuff: Both) => item({ ...sheet, ca: 303, addOns: [], notice: goods({ model: sheet.name, size: ['옵션에 적힌 길이, 굵기 3 mm', 'Length as in the option, 3 mm thick'], stuff, cautions: ['끝이 뾰족하니 어린이가 만지지 않게 하고, 쓴 스틱은 다른 향에 다시 쓰지 마세요', 'Keep the sharp ends from children; do not reuse in another scent'] }) })
  return [
    reed({ id: id(3, 17), name: ['디퓨저 리드 스틱', 'Diffuser reeds'], words: ['라탄 섬유 스틱 교체용', 'rattan fibre sticks replacement'], price: 4500, images: ['reeds-natural.webp', 'reeds-black.webp', 'diffuser-linen.webp'], related: ids(3, 9, 10, 18, 1), sold: 292,
      choices: cross([[['색', 'Colour'], [['내추럴', 'Natural'], ['블랙', 'Black', 1000]]], [['길이', 'Length'], [['24 cm', '24 cm'], ['30 cm', '30 cm', 500]]], [['개수', 'Pieces'], [['8개', '8'], ['20개', '20', 4000]]]], [220, 140, 96, 60, 180, 74, 52, 0]),
      tips: [tip('#d8b98a', ['내추럴', 'Natural'], 'reeds-natural.webp', '내추럴'), tip('#2f2c2a', ['블랙', 'Black'], 'reeds-black.webp', '블랙')],
      about: [['디퓨저를 채울 때 함께 바꾸는 스틱이에요. 내추럴은 속이 빈 라탄이라 은은하고, 블랙은 섬유를 뭉쳐 만들어 조금 더 빠르게 빨아올려요.', 'Reeds to change with each refill. Natural is hollow rattan and mild; black is bonded fibre and draws a little faster.'], ['200 ml 병에는 24 cm, 500 ml 병에는 30 cm가 맞아요. 병에 꽂은 모습은 보기이고 병은 들어 있지 않아요.', 'Take 24 cm for a 200 ml bottle, 30 cm for 500 ml. One photograph shows them in use; no bottle is included.']] }, ['라탄 또는 폴리에스터 섬유', 'Rattan or polyester fibre']),
    reed({ id: id(3, 18), name: ['블랙 섬유 스틱 50개 묶음', 'Black fibre reeds, bundle of fifty'], words: ['블랙 섬유 스틱 대량 공방용', 'black fibre sticks bulk studio'], price: 16000, off: 5, images: ['reeds-black.webp', 'diffuser-hinoki.webp'], related: [id(3, 17), id(3, 2), id(6, 5), id(7, 18)], sold: 77, min: 2,
      choices: choose(['길이', 'Length'], [['24 cm', '24 cm'], ['30 cm', '30 cm', 2000]], [118, 66]),
      about: [['클래스와 작은 가게에서 쓰는 묶음이에요. 두께 편차가 0.1 mm 안쪽이라 병마다 향의 세기가 고르게 나와요.', 'For classes and small shops. The thickness varies by less than 0.1 mm, so every bottle draws alike.'], ['두 묶음부터 주문할 수 있어요. 사진의 병은 들어 있지 않아요.', 'Sold from two bundles. The bottle in the photograph is not included.']] }, ['폴리에스터 섬유', 'Polyester fibre']),
  ]
}

function sets(): SeedItem[] {
  const box = (stock: number[]) => choose(['포장', 'Packaging'], [['기본 상자', 'Standard box'], ['선물 상자', 'Gift box', 5000]], stock)
  return [
    diffuser({ id: id(3, 19), ca: 304, addOns: FOR_GIFT, name: ['하얀 방 세트: 디퓨저 + 코튼 캔들', 'White room set: diffuser and Cotton candle'], words: ['세트 화이트머스크 코튼 집들이', 'set white-musk cotton housewarming'], price: 86000, off: 10, images: ['set-diffuser-white.webp', 'diffuser-white.webp', 'candle-cotton.webp'], scent: whiteMusk, choices: box([29, 11]), related: [id(3, 6), id(2, 3), id(3, 14)], sold: 88, about: [['흰 도자기 두 점을 맞춘 세트예요. 낮에는 디퓨저가, 저녁에는 캔들이 비슷한 결의 깨끗한 향을 이어 가요.', 'Two pieces of white ceramic. The diffuser covers the day and the candle takes over a kindred clean scent in the evening.'], ['노트는 디퓨저 기준이에요.', 'Notes are those of the diffuser.']] }),
    diffuser({ id: id(3, 20), ca: 304, addOns: FOR_GIFT, name: ['편백 욕실 세트: 디퓨저 + 히노키 캔들', 'Cypress bath set: diffuser and Hinoki candle'], words: ['세트 히노키 욕실 선물', 'set hinoki bathroom gift'], price: 84000, images: ['set-diffuser-bath.webp', 'diffuser-hinoki.webp', 'candle-hinoki.webp'], scent: hinoki, choices: box([24, 9]), related: [id(3, 2), id(2, 1), id(3, 10)], sold: 73, about: [['욕실 선반에는 디퓨저를, 욕조 옆에는 캔들을 두는 조합이에요. 같은 No.03이라 문을 열고 닫아도 향이 끊기지 않아요.', 'The diffuser for the shelf, the candle for the side of the tub. Both are No. 03, so the scent does not break at the door.'], ['물이 튀는 자리라면 캔들은 물기가 닿지 않게 받침을 써 주세요.', 'Where water splashes, stand the candle on a tray.']] }),
    diffuser({ id: id(3, 21), ca: 304, addOns: FOR_GIFT, name: ['무화과 세트: 디퓨저 + 오 드 퍼퓸 30 ml', 'Fig set: diffuser and 30 ml eau de parfum'], words: ['세트 무화과 향수 디퓨저 선물', 'set fig perfume diffuser gift'], price: 99000, off: 15, images: ['set-diffuser-fig.webp', 'diffuser-fig.webp', 'perfume-fig-cedar.webp'], scent: fig, choices: box([18, 6]), related: [id(3, 3), id(1, 5), id(2, 5)], sold: 59, max: 5, about: [['집과 외투에서 같은 무화과 냄새가 나게 해 주는 세트예요. 향수는 30 ml 병으로, 디퓨저는 200 ml 갈색 병으로 들어가요.', 'One fig for the house and the coat: a 30 ml perfume and the 200 ml amber-bottle diffuser.'], ['향수만 몸에 쓰고 디퓨저 액은 피부에 닿지 않게 해 주세요.', 'Only the perfume is for the body; keep the diffuser liquid off the skin.']] }),
    diffuser({ id: id(3, 22), ca: 304, addOns: FOR_GIFT, name: ['침실 듀오: 린넨 & 머스크 + 로즈 아틀리에', 'Bedroom duo: Linen & Musk and Rose Atelier'], words: ['듀오 린넨 로즈 침실', 'duo linen rose bedroom'], price: 88000, images: ['duo-diffuser-bedroom.webp', 'diffuser-linen.webp', 'diffuser-rose.webp'], scent: cotton, choices: box([0, 0]), related: ids(3, 1, 4, 12), sold: 41, about: [['옷장 쪽에는 린넨 & 머스크, 침대 쪽에는 로즈 아틀리에를 두어 보세요. 둘 사이를 지날 때 빨래 위에 꽃을 얹은 듯한 향이 나요.', 'Linen & Musk by the wardrobe, Rose Atelier by the bed; walk between them and it is flowers laid on laundry.'], ['잠시 품절이에요. 노트는 린넨 & 머스크 기준이에요.', 'Sold out for now. Notes are those of Linen & Musk.']] }),
    diffuser({ id: id(3, 23), name: ['미니 세라믹 디퓨저 100 ml', 'Mini ceramic diffuser 100 ml'], words: ['미니 세라믹 책상 100ml', 'mini ceramic desk 100ml'], price: 32000, fresh: true, images: ['diffuser-mini-ceramic.webp'], scent: whiteMusk, related: ids(3, 6, 7, 8, 24), sold: 153,
      choices: cross([[['병 색·향', 'Bottle and scent'], [['화이트 · 화이트 머스크', 'White · White Musk'], ['블랙 · 앰버 나이트', 'Black · Amber Night'], ['세이지 · 가든', 'Sage · Garden']]], [REEDS, [NATURAL, BLACK]]], [86, 40, 31, 52, 64, 28]),
      tips: [tip('#f1efea', ['화이트', 'White'], 'diffuser-white.webp', '화이트 · 화이트 머스크'), tip('#2e2c2a', ['블랙', 'Black'], 'diffuser-black.webp', '블랙 · 앰버 나이트'), tip('#a9b8a2', ['세이지', 'Sage'], 'diffuser-sage.webp', '세이지 · 가든')],
      about: [['200 ml 병의 모양을 그대로 줄인 100 ml예요. 책상 구석이나 차 한 대 크기의 방이면 스틱 세 개로 넉넉해요.', 'The 200 ml shape made small. Three reeds are plenty for a desk corner or a box room.'], ['색을 고르면 같은 모양의 200 ml 병 사진이 보여요. 노트는 화이트 머스크 기준이에요.', 'Pick a colour to see the 200 ml bottle of the same shape; notes are those of White Musk.']] }),
    diffuser({ id: id(3, 24), name: ['미니 유리 디퓨저 100 ml', 'Mini glass diffuser 100 ml'], words: ['미니 유리 현관 100ml', 'mini glass hallway 100ml'], price: 29000, fresh: true, images: ['diffuser-mini-glass.webp'], scent: cotton, related: ids(3, 1, 3, 5, 23), sold: 146,
      choices: choose(['병 색·향', 'Bottle and scent'], [['투명 · 린넨 & 머스크', 'Clear · Linen & Musk'], ['갈색 · 무화과 & 시더', 'Amber · Fig & Cedar'], ['푸른빛 · 씨솔트', 'Blue · Sea Salt']], [102, 77, 0]),
      tips: [tip('#e6e4dc', ['투명', 'Clear'], 'diffuser-linen.webp', '투명 · 린넨 & 머스크'), tip('#a4541f', ['갈색', 'Amber'], 'diffuser-fig.webp', '갈색 · 무화과 & 시더'), tip('#9fb6c1', ['푸른빛', 'Blue'], 'diffuser-sea.webp', '푸른빛 · 씨솔트')],
      about: [['각진 유리병을 절반 크기로 줄였어요. 현관 선반처럼 폭이 좁은 곳에도 한 뼘이면 놓을 수 있어요.', 'The square glass bottle at half size: a hand’s width of shelf is enough.'], ['색을 고르면 같은 모양의 200 ml 병 사진이 보여요. 노트는 린넨 & 머스크 기준이에요.', 'Pick a colour to see the 200 ml bottle of the same shape; notes are those of Linen & Musk.']] }),
  ]
}
