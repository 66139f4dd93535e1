import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, choose, cross, id, ids, item, points, type Section, type Sheet } from './build.ts'
import { material } from './notices.ts'
import { RAW } from './oil-build.ts'

const WEIGHT: Both = ['중량', 'Weight']
const VOLUME: Both = ['용량', 'Volume']
const WAX_CAUTIONS: Both = ['중탕으로 녹이고 90도를 넘기지 마세요. 불 위에서 바로 녹이지 말고 자리를 비우지 마세요. 녹은 왁스는 하수구에 버리지 말고, 어린이 손이 닿지 않는 서늘한 곳에 두세요', 'Melt in a water bath, never above 90 °C nor over a bare flame, and stay with it. Do not pour down the drain. Store cool, away from children']
const LIQUID_CAUTIONS: Both = ['불꽃과 열을 피하고 마개를 꼭 닫아 두세요. 환기하면서 쓰고 마시지 마세요. 눈에 들어가면 물로 15분 씻고, 어린이 손이 닿지 않게 하세요', 'Keep from flame and heat, tightly closed. Use with fresh air; do not drink. If in eyes rinse for 15 minutes. Keep from children']

type Material = Omit<Sheet, 'notice' | 'sections'> & { names: Both; cautions?: Both; facts: Section; country?: Both }

function raw({ names, cautions, facts, country, ...sheet }: Material): SeedItem {
  return item({
    ...sheet, sections: [facts, RAW], origin: country,
    notice: material({ kind: sheet.name, amount: ['옵션에 적힌 중량·용량', 'Weight or volume as stated in the option'], names, cautions: cautions ?? WAX_CAUTIONS, country }),
  })
}

const facts = (...lines: Both[]) => points(['숫자로 보기', 'In numbers'], ...lines)
const SOY: Both = ['수소화 대두유', 'Hydrogenated soybean oil']
const BEES: Both = ['정제 밀랍', 'Refined beeswax']
const COCONUT: Both = ['수소화 코코넛유, 수소화 대두유', 'Hydrogenated coconut oil, hydrogenated soybean oil']
const GEL: Both = ['미네랄 오일, 스티렌계 공중합체', 'Mineral oil, styrenic copolymer']
const DIFFUSER_BASE: Both = ['3-메톡시-3-메틸-1-부탄올, 에탄올 (DPG 없음)', '3-methoxy-3-methyl-1-butanol, ethanol (no DPG)']
const ALCOHOL: Both = ['변성에탄올 SD 40-B', 'Denatured ethanol, SD 40-B']
const SOAP: Both = ['글리세린, 소듐스테아레이트, 소듐라우레이트, 정제수', 'Glycerin, sodium stearate, sodium laurate, water']

export const waxes: SeedItem[] = [
  raw({ id: id(6, 1), ca: 601, name: ['소이왁스 플레이크', 'Soy wax flakes'], words: ['소이왁스 용기용 플레이크 입문', 'soy container flakes starter'], price: 12900, images: ['wax-soy.webp', 'view-soy-wax.webp', 'scene-diy-wide.webp'], names: SOY, choices: choose(WEIGHT, [['1 kg', '1 kg'], ['3 kg', '3 kg', 22000], ['5 kg', '5 kg', 43000]], [240, 132, 58]), related: [id(6, 8), id(8, 1), id(7, 1), id(5, 32)], sold: 334,
    facts: facts(['녹는점 49–52도, 붓는 온도 60–65도', 'Melts at 49–52 °C, pour at 60–65 °C'], ['향료는 10%까지', 'Holds up to 10% fragrance'], ['1 kg으로 220 g 캔들 네 개', 'One kilogram makes four 220 g candles']),
    about: [['용기 캔들에 쓰는 부드러운 소이왁스예요. 얇은 조각이라 저울에 덜기 쉽고 중탕에서 10분이면 녹아요.', 'A soft soy wax for container candles. Thin flakes weigh out easily and melt in ten minutes over water.'], ['굳으면서 표면에 서리 같은 무늬가 생길 수 있어요. 식물성 왁스의 성질이니 안심하고, 용기를 데워 부으면 줄어요.', 'Frost-like marks may show as it sets. That is how vegetable wax behaves; warming the vessel first reduces it.']] }),
  raw({ id: id(6, 2), ca: 601, name: ['비즈왁스 알갱이', 'Beeswax pellets'], words: ['비즈왁스 밀랍 필라 알갱이', 'beeswax pillar pellets'], price: 18500, off: 10, images: ['wax-bees.webp'], names: BEES, country: ['호주', 'Australia'], choices: choose(WEIGHT, [['500 g', '500 g'], ['1 kg', '1 kg', 16000], ['3 kg', '3 kg', 82000]], [86, 37, 12]), related: [id(6, 9), id(6, 14), id(8, 3), id(6, 1)], sold: 127,
    facts: facts(['녹는점 62–65도, 붓는 온도 70–75도', 'Melts at 62–65 °C, pour at 70–75 °C'], ['향료는 5%까지', 'Holds up to 5% fragrance'], ['소이왁스에 20% 섞으면 단단해짐', 'Twenty per cent firms up soy wax']),
    about: [['꿀 냄새가 희미하게 남은 노란 밀랍이에요. 단단하고 천천히 타서 필라와 틀 캔들에 알맞아요.', 'Yellow beeswax with a trace of honey. Hard and slow-burning, good for pillars and moulded candles.'], ['수확한 철에 따라 노란색의 짙기가 달라요. 색을 맞춰야 한다면 필요한 양을 한 번에 주문해 주세요.', 'The yellow varies by season; for an even colour, order all you need at once.']] }),
  raw({ id: id(6, 3), ca: 601, name: ['코코넛 왁스 블렌드', 'Coconut wax blend'], words: ['코코넛왁스 크림 발향 용기용', 'coconut creamy throw container'], price: 17800, images: ['wax-coconut.webp'], names: COCONUT, choices: choose(WEIGHT, [['1 kg', '1 kg'], ['3 kg', '3 kg', 32000]], [94, 36]), fresh: true, related: [id(6, 10), id(6, 13), id(5, 7), id(8, 1)], sold: 141,
    facts: facts(['녹는점 41–43도, 붓는 온도 55–60도', 'Melts at 41–43 °C, pour at 55–60 °C'], ['향료는 12%까지', 'Holds up to 12% fragrance'], ['28도가 넘는 방에서는 무름', 'Soft in rooms above 28 °C']),
    about: [['코코넛에 소이를 섞어 크림처럼 매끈하게 굳는 왁스예요. 표면이 갈라지지 않아 선물용 캔들에 쓰기 좋아요.', 'Coconut with some soy, setting smooth as cream. The surface does not crack, so it suits candles meant as gifts.'], ['여름에는 배송 중에 녹을 수 있어 6월부터 8월까지 봉투를 두 겹으로 보내요.', 'It may soften in summer transit: from June to August we double-bag it.']] }),
  raw({ id: id(6, 4), ca: 601, name: ['젤왁스 투명', 'Clear gel wax'], words: ['젤왁스 투명 오브제', 'gel clear object'], price: 14500, images: ['wax-gel.webp'], names: GEL, choices: choose(WEIGHT, [['1 kg', '1 kg'], ['5 kg', '5 kg', 49000]], [0, 14]), related: [id(7, 1), id(8, 5), id(6, 1)], sold: 58,
    facts: facts(['녹는점 75–80도, 붓는 온도 85도', 'Melts at 75–80 °C, pour at 85 °C'], ['향료는 3%까지', 'Holds up to 3% fragrance'], ['유리 용기에만 사용', 'For glass vessels only']),
    about: [['물처럼 비치는 왁스라 조개나 마른 꽃을 넣은 모형 캔들에 써요. 타는 것 가까이에 장식을 두지 않도록 심지에서 2 cm 넘게 띄워 주세요.', 'Clear as water, for candles with shells or dried flowers inside. Keep decorations more than 2 cm from the wick.'], ['기포는 용기를 데워 천천히 부으면 거의 사라져요.', 'Bubbles nearly vanish if the vessel is warm and the pour slow.']] }),
  raw({ id: id(6, 5), ca: 602, name: ['디퓨저 베이스 DPG 프리', 'Diffuser base, DPG free'], words: ['디퓨저베이스 무색 DPG프리', 'diffuser-base colourless DPG-free'], price: 15800, images: ['base-diffuser.webp'], names: DIFFUSER_BASE, cautions: LIQUID_CAUTIONS, flammable: true, choices: choose(VOLUME, [['1 L', '1 L'], ['500 ml', '500 ml', -6500]], [158, 92]), related: [id(6, 11), id(5, 33), id(3, 17), id(7, 17)], sold: 268,
    facts: facts(['오일과 베이스 2 대 8', 'Two parts oil to eight of base'], ['무색, 냄새 거의 없음', 'Colourless, almost no smell'], ['1 L로 200 ml 디퓨저 여섯 병', 'One litre makes six 200 ml diffusers']),
    about: [['DPG를 쓰지 않고 증발이 빠른 용제를 골라 첫날부터 향이 올라와요. 오일을 넣고 흔들면 1분 안에 맑아져요.', 'Made without DPG, on a solvent that evaporates sooner, so scent rises on the first day. Add oil, shake, and it clears within a minute.'], ['섞은 뒤 하루 재웠다가 스틱을 꽂으면 향이 더 고르게 나와요.', 'Rest the mixture a day before adding reeds and it draws more evenly.']] }),
  raw({ id: id(6, 6), ca: 602, name: ['향수용 알코올 SD 40-B', 'Perfumer’s alcohol SD 40-B'], words: ['향수알코올 SD40B 조향', 'perfumer-alcohol SD40B blending'], price: 18900, images: ['base-perfume-alcohol.webp'], names: ALCOHOL, cautions: LIQUID_CAUTIONS, flammable: true, choices: choose(VOLUME, [['1 L', '1 L'], ['500 ml', '500 ml', -7500]], [74, 51]), max: 5, related: [id(6, 12), id(9, 2), id(7, 11), id(5, 26)], sold: 183,
    facts: facts(['에탄올 95% 이상', 'At least 95% ethanol'], ['향료 15–20%에 알코올 80–85%', '15–20% fragrance to 80–85% alcohol'], ['인화성 액체, 한 번에 5병까지', 'Flammable; five bottles per order']),
    about: [['향수를 만들 때 쓰는 변성 알코올이에요. 알코올 자체의 톡 쏘는 냄새가 적어 향료가 묻히지 않아요.', 'Denatured alcohol for blending perfume. It has little bite of its own, so the materials come through.'], ['섞은 뒤 서늘한 곳에서 4주 재우면 향이 둥글어져요. 직접 쓰는 용도이고, 판매하려면 화장품책임판매업 등록이 필요해요.', 'Four weeks of rest in the cool rounds the scent. For your own use; selling perfume needs a cosmetics licence.']] }),
  raw({ id: id(6, 7), ca: 603, name: ['투명 비누 베이스', 'Clear soap base'], words: ['비누베이스 투명 MP비누', 'soap-base clear melt-and-pour'], price: 9900, images: ['base-soap.webp'], names: SOAP, choices: choose(WEIGHT, [['1 kg', '1 kg'], ['3 kg', '3 kg', 17500]], [176, 63]), related: [id(6, 13), id(9, 4), id(5, 34), id(11, 4)], sold: 152,
    facts: facts(['녹는 온도 60도', 'Melts at 60 °C'], ['향료는 3%까지', 'Holds up to 3% fragrance'], ['1 kg으로 100 g 비누 열 개', 'One kilogram makes ten 100 g bars']),
    about: [['잘라서 녹이고, 향과 색을 넣어 틀에 부으면 한 시간 뒤 꺼낼 수 있어요. 아이와 함께 만들어도 오래 기다리지 않아요.', 'Cut, melt, add scent and colour, pour: an hour later the bars come out. Short enough to do with a child.'], ['남은 베이스는 랩으로 감싸 두어야 물방울이 맺히지 않아요.', 'Wrap what is left, or it gathers beads of water.']] }),
  ...bulk(),
  ...blends(),
]

function bulk(): SeedItem[] {
  return [
    raw({ id: id(6, 8), ca: 601, name: ['소이왁스 20 kg 상자', 'Soy wax, 20 kg carton'], words: ['소이왁스 대량 공방 20kg', 'soy bulk studio 20kg'], price: 168000, off: 5, images: ['carton-soy-20kg.webp', 'wax-soy.webp'], names: SOY, choices: choose(['구성', 'Contents'], [['1 kg × 20봉', '20 bags of 1 kg'], ['20 kg 한 봉', 'One 20 kg sack', -12000]], [26, 9]), related: ids(6, 1, 10, 14), sold: 37, facts: facts(['상자 44 × 32 × 30 cm', 'Carton 44 × 32 × 30 cm'], ['220 g 캔들 90개 분량', 'Enough for ninety 220 g candles']),
      about: [['한 주에 캔들 수십 개를 붓는 공방과 클래스용이에요. 낱봉 구성은 습기를 덜 타고, 한 봉 구성은 쓰레기가 적어요.', 'For studios and classes that pour dozens a week. Bags keep out damp; the sack makes less waste.']] }),
    raw({ id: id(6, 9), ca: 601, name: ['비즈왁스 5 kg 봉투', 'Beeswax, 5 kg bag'], words: ['비즈왁스 대량 5kg 공방', 'beeswax bulk 5kg studio'], price: 148000, images: ['sack-bees-5kg.webp', 'wax-bees.webp'], names: BEES, country: ['호주', 'Australia'], choices: choose(['구성', 'Contents'], [['500 g × 10봉', 'Ten bags of 500 g'], ['5 kg 한 봉', 'One 5 kg bag', -6000]], [14, 5]), related: ids(6, 2, 14, 8), sold: 16, facts: facts(['10 cm 필라 25개 분량', 'Enough for twenty-five 10 cm pillars'], ['같은 수확 로트로 묶음', 'All from one harvest lot']),
      about: [['같은 로트의 밀랍만 골라 담아 필라의 노란색이 고르게 나와요. 열 봉을 다 쓰기 전까지는 색 걱정을 덜어도 돼요.', 'All from one lot, so the yellow of your pillars stays even from the first bag to the tenth.']] }),
    raw({ id: id(6, 10), ca: 601, name: ['코코넛 왁스 블렌드 10 kg 상자', 'Coconut wax blend, 10 kg carton'], words: ['코코넛왁스 대량 10kg', 'coconut bulk 10kg'], price: 149000, off: 10, images: ['carton-coconut-10kg.webp', 'wax-coconut.webp'], names: COCONUT, choices: choose(['구성', 'Contents'], [['1 kg × 10봉', 'Ten bags of 1 kg'], ['5 kg × 2봉', 'Two bags of 5 kg', -5000]], [18, 0]), related: ids(6, 3, 8, 13), sold: 21, facts: facts(['220 g 캔들 45개 분량', 'Enough for forty-five 220 g candles'], ['10–22도에서 보관', 'Store at 10–22 °C']),
      about: [['선물용 캔들을 꾸준히 만드는 공방을 위한 상자예요. 여름에는 받는 날을 정해 주시면 오전 도착으로 보내 드려요.', 'For studios making gift candles all year. In summer, name a day and we send it for morning delivery.']] }),
    raw({ id: id(6, 11), ca: 602, name: ['디퓨저 베이스 5 L 통', 'Diffuser base, 5 L can'], words: ['디퓨저베이스 대량 5L', 'diffuser-base bulk 5L'], price: 68000, images: ['canister-diffuser-5l.webp', 'base-diffuser.webp'], names: DIFFUSER_BASE, cautions: LIQUID_CAUTIONS, flammable: true, choices: choose(['꼭지', 'Tap'], [['마개만', 'Cap only'], ['따르는 꼭지 포함', 'With tap', 4500]], [33, 12]), related: [id(6, 5), id(7, 17), id(3, 18)], sold: 44, facts: facts(['200 ml 디퓨저 서른 병 분량', 'Enough for thirty 200 ml diffusers'], ['20 L 이상은 대량 구매로 문의', 'For 20 L and more, ask through bulk orders']),
      about: [['사진의 1 L와 같은 베이스를 5 L 통에 담았어요. 꼭지를 달면 무거운 통을 기울이지 않고 비커에 바로 받을 수 있어요.', 'The base in the photograph, in a 5 L can. With the tap you fill a beaker without tipping the can.']] }),
    raw({ id: id(6, 12), ca: 602, name: ['향수용 알코올 1 L 3병 묶음', 'Perfumer’s alcohol, three 1 L bottles'], words: ['향수알코올 묶음 클래스용', 'perfumer-alcohol bundle class'], price: 52000, images: ['alcohol-three.webp', 'base-perfume-alcohol.webp'], names: ALCOHOL, cautions: LIQUID_CAUTIONS, flammable: true, choices: choose(['구성', 'Contents'], [['1 L × 3병', 'Three bottles']], [22]), max: 2, related: [id(6, 6), id(9, 6), id(7, 13)], sold: 28, facts: facts(['50 ml 향수 예순 병 분량', 'Enough for sixty 50 ml perfumes'], ['육로 배송만 가능', 'Sent by road only']),
      about: [['향수 클래스 한 반이 쓰는 양이에요. 인화성 액체라 비행기로 보낼 수 없고, 제주와 섬 지역은 배편으로 이틀쯤 더 걸려요.', 'What one perfume class uses. As a flammable liquid it cannot fly; Jeju and the islands take about two days more by ship.']] }),
  ]
}

function blends(): SeedItem[] {
  return [
    raw({ id: id(6, 13), ca: 603, name: ['투명 비누 베이스 10 kg 상자', 'Clear soap base, 10 kg carton'], words: ['비누베이스 대량 10kg 클래스', 'soap-base bulk 10kg class'], price: 72000, images: ['carton-soap-10kg.webp', 'base-soap.webp'], names: SOAP, choices: choose(['구성', 'Contents'], [['1 kg × 10', 'Ten of 1 kg'], ['5 kg × 2', 'Two of 5 kg', -4000]], [31, 10]), related: [id(6, 7), id(9, 8), id(5, 34)], sold: 26, facts: facts(['100 g 비누 백 개 분량', 'Enough for a hundred 100 g bars'], ['전자레인지 30초씩 나누어 녹임', 'Melt in 30-second turns']),
      about: [['체험 수업에 맞춘 양이에요. 1 kg씩 나뉜 구성을 고르면 한 모둠에 한 덩이씩 나누어 주기 쉬워요.', 'Sized for workshops: in 1 kg blocks, each table gets one.']] }),
    raw({ id: id(6, 14), ca: 604, also: 601, name: ['필라용 왁스 세트: 소이 + 비즈', 'Pillar wax set: soy and beeswax'], words: ['왁스세트 필라 소이 비즈 혼합', 'wax-set pillar soy beeswax blend'], price: 42000, off: 10, fresh: true, images: ['wax-set-pillar.webp', 'wax-soy.webp', 'wax-bees.webp'], names: ['수소화 대두유, 정제 밀랍', 'Hydrogenated soybean oil, refined beeswax'], choices: cross([[['구성', 'Contents'], [['소이 2 kg + 비즈 500 g', 'Soy 2 kg, beeswax 500 g'], ['소이 4 kg + 비즈 1 kg', 'Soy 4 kg, beeswax 1 kg', 38000]]], [['심지', 'Wicks'], [['없음', 'None'], ['면 심지 20개', 'Twenty cotton wicks', 3000]]]], [38, 24, 11, 7]), related: [id(6, 1), id(6, 2), id(8, 1), id(2, 11)], sold: 53, facts: facts(['섞는 비율 8 대 2', 'Blend eight to two'], ['붓는 온도 68도', 'Pour at 68 °C'], ['틀에서 꺼내기까지 4시간', 'Four hours until unmoulding']),
      about: [['소이왁스만으로는 틀에서 꺼낼 때 모서리가 부서지기 쉬워요. 밀랍을 2할 섞으면 립드 필라처럼 골이 있는 모양도 또렷하게 빠져요.', 'Soy alone chips at the corners when it leaves the mould. With a fifth of beeswax, even ribbed shapes come out crisp.']] }),
  ]
}
