import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, type Choice, choose, cross, id, ids, item, type Sheet, section, tip } from './build.ts'
import { goods } from './notices.ts'

const COLOUR: Both = ['색', 'Colour']
const COUNT: Both = ['개수', 'Pieces']
const VOLUME: Both = ['용량', 'Volume']
const VOLUMES: Choice[] = [['300 ml', '300 ml'], ['180 ml', '180 ml', -1500]]
const CARE: Both = ['금이 간 용기에는 캔들을 붓지 마세요. 급하게 데우거나 식히지 말고, 심지를 가운데 고정해 주세요', 'Do not pour into a cracked vessel. No sudden heating or cooling; fix the wick in the centre']
const CHECK = section(['붓기 전에', 'Before you pour'],
  ['안쪽을 에탄올로 닦고 완전히 말린 뒤 40도쯤으로 데워 주세요. 용기를 데우면 왁스가 벽에서 떨어져 생기는 얼룩이 줄어요.', 'Wipe the inside with alcohol, dry it well and warm it to about 40 °C. A warm vessel leaves fewer wet spots on the wall.'])
const FILL = section(['쓰기 전에', 'Before you fill'],
  ['따뜻한 물로 헹궈 거꾸로 세워 하루 말려 주세요. 펌프와 마개는 알코올로 한 번 뿜어 씻으면 좋아요.', 'Rinse with warm water and dry upside down for a day. Pump a little alcohol through to clean the spray.'])

const CLEAR = tip('#e9e7e1', ['투명', 'Clear'], 'vessel-clear.webp', '투명')
const AMBER = tip('#8a2c17', ['앰버', 'Amber'], 'vessel-amber.webp', '앰버')
const WHITE = tip('#f4f3f0', ['화이트', 'White'], 'vessel-white.webp', '화이트')
const BLACK = tip('#35332f', ['블랙', 'Black'], 'vessel-black.webp', '블랙')
const SAGE = tip('#b2c0a8', ['세이지', 'Sage'], 'vessel-sage.webp', '세이지')
const CERAMIC: Choice[] = [['화이트', 'White'], ['블랙', 'Black'], ['세이지', 'Sage', 500]]
const TINS: Choice[] = [['실버', 'Silver'], ['골드', 'Gold', 300], ['블랙', 'Black', 300]]
const TIN_TIPS = [tip('#b8b9bb', ['실버', 'Silver'], 'tin-silver.webp', '실버'), tip('#b8923a', ['골드', 'Gold'], 'tin-gold.webp', '골드'), tip('#3a3836', ['블랙', 'Black'], 'tin-black.webp', '블랙')]

type Vessel = Omit<Sheet, 'notice' | 'sections'> & { stuff: Both; size: Both; country?: Both; bottle?: boolean }

function vessel({ stuff, size, country, bottle, ...sheet }: Vessel): SeedItem {
  return item({ ...sheet, sections: [bottle ? FILL : CHECK], origin: country, notice: goods({ model: sheet.name, size, stuff, country, cautions: CARE }) })
}

const GLASS: Both = ['소다석회 유리', 'Soda-lime glass']
const STONEWARE: Both = ['도자기 (안쪽 유약)', 'Stoneware, glazed inside']
const CHINA: Both = ['중국', 'China']

export const vessels: SeedItem[] = [
  vessel({ id: id(7, 1), ca: 701, name: ['유리 캔들 용기', 'Glass candle vessel'], words: ['유리 투명 앰버 300ml', 'glass clear amber 300ml'], price: 4800, images: ['vessel-clear.webp', 'vessel-amber.webp'], stuff: GLASS, size: ['300 ml: 지름 8 × 높이 9 cm / 180 ml: 지름 7 × 높이 8 cm', '300 ml: 8 × 9 cm; 180 ml: 7 × 8 cm'], country: CHINA, tips: [CLEAR, AMBER], related: [id(7, 2), id(6, 1), id(8, 1), id(10, 6)], sold: 298,
    choices: cross([[COLOUR, [['투명', 'Clear'], ['앰버', 'Amber', 700]]], [VOLUME, VOLUMES]], [210, 154, 96, 0]),
    about: [['벽 두께가 4 mm라 캔들의 열을 고르게 받는 원통 유리예요. 300 ml에는 왁스 220 g이 알맞게 들어가요.', 'A straight glass with 4 mm walls that takes a candle’s heat evenly. The 300 ml holds 220 g of wax.'], ['투명은 왁스와 층을 보여 주고, 앰버는 불빛을 붉게 걸러 줘요.', 'Clear shows the wax and its layers; amber turns the light red.']] }),
  vessel({ id: id(7, 2), ca: 701, name: ['유리 캔들 용기 12개 상자', 'Glass candle vessels, box of twelve'], words: ['유리 대량 12개 공방', 'glass bulk twelve studio'], price: 48000, off: 10, images: ['carton-vessel-glass.webp', 'vessel-amber.webp', 'vessel-clear.webp'], stuff: GLASS, size: ['300 ml × 12', '300 ml × 12'], country: CHINA, tips: [AMBER, CLEAR], related: ids(7, 1, 4, 10), sold: 94,
    choices: choose(COLOUR, [['앰버', 'Amber', 6000], ['투명', 'Clear']], [44, 61]),
    about: [['칸막이 상자에 한 개씩 끼워 보내는 열두 개 묶음이에요. 상자째 보관했다가 완성한 캔들을 다시 담아 배송할 수 있어요.', 'Twelve in a divided carton. Keep the carton: finished candles ship in it too.'], ['배송 중 깨진 것은 사진만 보내 주시면 새것으로 보내 드려요.', 'If one breaks on the way, send a photograph and we send another.']] }),
  vessel({ id: id(7, 3), ca: 701, name: ['앰버 유리 용기 + 나무 뚜껑', 'Amber glass vessel with wooden lid'], words: ['앰버유리 나무뚜껑 용기', 'amber-glass wooden-lid vessel'], price: 9800, images: ['vessel-amber-lid.webp', 'vessel-amber.webp'], stuff: ['소다석회 유리, 너도밤나무', 'Soda-lime glass, beech'], size: ['300 ml, 뚜껑 지름 8.6 cm', '300 ml, lid 8.6 cm across'], fresh: true, related: [id(7, 1), id(10, 6), id(2, 4)], sold: 83,
    choices: choose(COUNT, [['1개', '1'], ['4개', '4', 27000]], [88, 23]),
    about: [['앰버 캔들에 쓰는 용기와 뚜껑을 빈 채로 보내 드려요. 뚜껑 안쪽에 실리콘 고리가 있어 향이 새지 않게 닫혀요.', 'The vessel and lid of our Amber candle, sent empty. A silicone ring under the lid keeps the scent in.'], ['용기와 뚜껑만 보내 드려요. 왁스와 라벨은 들어 있지 않아요.', 'You receive the vessel and its lid; wax and label are not included.']] }),
  vessel({ id: id(7, 4), ca: 702, name: ['도자기 캔들 용기', 'Ceramic candle vessel'], words: ['도자기 화이트 블랙 세이지 무광', 'ceramic white black sage matte'], price: 8900, images: ['vessel-white.webp', 'vessel-black.webp', 'vessel-sage.webp'], stuff: STONEWARE, size: ['300 ml: 지름 8.5 × 높이 9 cm', '300 ml: 8.5 × 9 cm'], tips: [WHITE, BLACK, SAGE], related: [id(7, 7), id(6, 1), id(2, 15), id(8, 1)], sold: 243,
    choices: cross([[COLOUR, CERAMIC], [VOLUME, [['300 ml', '300 ml'], ['180 ml', '180 ml', -2000]]]], [130, 82, 97, 45, 74, 0]),
    about: [['겉은 무광, 안은 유약을 입힌 도자기예요. 히노키와 코튼, 블랙티 캔들에 쓰는 바로 그 용기예요.', 'Matte outside, glazed inside: the very vessel of our Hinoki, Cotton and Black Tea candles.'], ['불투명해서 왁스에 생기는 서리 무늬가 보이지 않아요. 소이왁스를 처음 쓰는 분에게 편해요.', 'Being opaque it hides frosting, which makes it kind to first-time soy pourers.']] }),
  vessel({ id: id(7, 5), ca: 702, name: ['테라코타 캔들 용기', 'Terracotta candle vessel'], words: ['테라코타 황토 화분겸용', 'terracotta clay planter'], price: 8400, off: 15, images: ['vessel-terracotta.webp', 'candle-ember.webp'], stuff: ['테라코타 (안쪽 유약)', 'Terracotta, glazed inside'], size: ['300 ml: 지름 8.5 × 높이 9 cm', '300 ml: 8.5 × 9 cm'], tips: [tip('#c9744a', ['테라코타', 'Terracotta'], 'vessel-terracotta.webp', '테라코타')], related: [id(2, 18), id(7, 6), id(7, 4), id(8, 3)], sold: 116,
    choices: cross([[COLOUR, [['테라코타', 'Terracotta']]], [VOLUME, VOLUMES]], [82, 47]),
    about: [['붉은 흙을 낮은 온도에서 구워 따뜻한 주황빛이 나요. 안쪽에만 유약을 발라 바깥은 흙의 거친 느낌이 그대로예요.', 'Red clay fired low, a warm orange. Only the inside is glazed; outside it keeps the rough of earth.'], ['캔들을 다 쓰면 바닥에 돌을 깔고 작은 다육이를 심어 보세요.', 'When the candle is done, lay a few stones in it and plant a small succulent.']] }),
  vessel({ id: id(7, 6), ca: 702, name: ['콘크리트 캔들 용기', 'Concrete candle vessel'], words: ['콘크리트 회색 손제작', 'concrete grey handmade'], price: 11800, images: ['vessel-concrete.webp', 'candle-concrete.webp'], stuff: ['콘크리트 (안쪽 방수 코팅)', 'Concrete, sealed inside'], size: ['300 ml: 지름 8.8 × 높이 9 cm, 620 g', '300 ml: 8.8 × 9 cm, 620 g'], tips: [tip('#b4b2ad', ['콘크리트', 'Concrete'], 'vessel-concrete.webp', '콘크리트')], max: 30, related: [id(2, 19), id(7, 5), id(7, 10), id(8, 3)], sold: 72,
    choices: cross([[COLOUR, [['콘크리트', 'Concrete']]], [VOLUME, VOLUMES]], [0, 26]),
    about: [['실리콘 틀에 부어 사흘 말린 뒤 안쪽을 두 번 코팅해요. 기포 자국과 색 얼룩이 하나하나 달라요.', 'Cast in silicone, dried three days and sealed twice inside. Pinholes and cloudiness differ in each.'], ['한 주에 마흔 개쯤만 나와요. 큰 것은 지금 말리는 중이에요.', 'About forty come out each week. The large ones are drying now.']] }),
  vessel({ id: id(7, 7), ca: 702, name: ['도자기 캔들 용기 6개 상자', 'Ceramic candle vessels, box of six'], words: ['도자기 대량 6개 공방', 'ceramic bulk six studio'], price: 46000, images: ['carton-vessel-ceramic.webp', 'vessel-sage.webp', 'vessel-white.webp', 'vessel-black.webp'], stuff: STONEWARE, size: ['300 ml × 6', '300 ml × 6'], tips: [SAGE, WHITE, BLACK], related: ids(7, 4, 2, 8), sold: 61,
    choices: choose(COLOUR, [['세이지', 'Sage', 2000], ['화이트', 'White'], ['블랙', 'Black']], [27, 39, 0]),
    about: [['같은 가마에서 나온 여섯 개를 골라 담아 유약 색이 고르게 맞아요. 클래스에서 한 조가 쓰는 양이에요.', 'Six from one kiln load, so the glaze matches. It is what one table uses in class.']] }),
  vessel({ id: id(7, 8), ca: 702, name: ['테라코타·콘크리트 용기 4개 세트 (단종)', 'Terracotta and concrete, set of four (discontinued)'], words: ['테라코타 콘크리트 세트 4개', 'terracotta concrete set four'], price: 0, images: ['vessel-set-four.webp', 'vessel-terracotta.webp', 'vessel-concrete.webp'], stuff: ['테라코타, 콘크리트', 'Terracotta, concrete'], size: ['300 ml × 4 (각 2개)', '300 ml × 4 (two of each)'], related: ids(7, 5, 6, 10), sold: 0,
    choices: choose(['구성', 'Contents'], [['두 개씩', 'Two of each']], [0]),
    about: [['흙과 시멘트, 마른 질감 두 가지를 섞어 놓으면 선반이 심심하지 않아요. 흙 향이나 비 향을 붓기에 어울려요.', 'Clay and cement, two dry surfaces that liven up a shelf. They suit earthy and rainy scents.'], ['세트 판매는 끝났어요. 테라코타와 콘크리트 용기는 각각의 상품에서 낱개로 고를 수 있어요.', 'The set is discontinued; both vessels are sold singly on their own pages.']] }),
  vessel({ id: id(7, 9), ca: 703, name: ['캔들 틴 케이스', 'Candle tin'], words: ['틴케이스 실버 골드 블랙 여행용', 'tin silver gold black travel'], price: 1900, images: ['tin-silver.webp', 'tin-gold.webp', 'tin-black.webp'], stuff: ['주석 도금 강판', 'Tinplate'], size: ['120 ml: 지름 7.5 × 높이 4.5 cm / 60 ml: 지름 6 × 높이 3.5 cm', '120 ml: 7.5 × 4.5 cm; 60 ml: 6 × 3.5 cm'], country: CHINA, tips: TIN_TIPS, min: 2, related: [id(7, 10), id(10, 1), id(2, 13), id(10, 5)], sold: 276,
    choices: cross([[COLOUR, TINS], [VOLUME, [['120 ml', '120 ml'], ['60 ml', '60 ml', -400]]]], [230, 190, 175, 88, 160, 0]),
    about: [['이음매 없이 찍어 낸 틴이라 왁스가 새지 않아요. 80 g 캔들이나 밤, 작은 물건을 담기에 알맞아요.', 'Pressed without a seam, so wax does not leak. Right for 80 g candles, balms or small things.'], ['라벨은 들어 있지 않아요. 라벨은 포장·라벨에서 같은 크기로 골라 주세요.', 'The label is not included: pick the same size under packaging.']] }),
  vessel({ id: id(7, 10), ca: 703, name: ['캔들 틴 케이스 50개 상자', 'Candle tins, box of fifty'], words: ['틴케이스 대량 50개 답례품', 'tin bulk fifty favours'], price: 72000, off: 10, images: ['carton-tin-fifty.webp', 'tin-black.webp', 'tin-silver.webp', 'tin-gold.webp'], stuff: ['주석 도금 강판', 'Tinplate'], size: ['120 ml × 50', '120 ml × 50'], country: CHINA, tips: TIN_TIPS, related: [id(7, 9), id(10, 1), id(6, 8)], sold: 47,
    choices: cross([[COLOUR, TINS], [['뚜껑', 'Lid'], [['끼움', 'Slip lid'], ['나사', 'Screw lid', 5000]]], [['라벨', 'Labels'], [['없음', 'None'], ['무지 50장', 'Fifty blank', 8000]]]], [18, 12, 9, 6, 14, 8, 5, 0, 16, 10, 7, 4]),
    about: [['답례품이나 행사용 캔들을 만드는 분들을 위한 상자예요. 나사 뚜껑은 가방 안에서 열릴 일이 없어요.', 'For favours and events. The screw lid will not open in a bag.']] }),
  vessel({ id: id(7, 18), ca: 701, also: 702, name: ['캔들 용기 7종 견본 세트', 'Seven vessels, sample set'], words: ['견본 용기 7종 비교', 'sample vessels seven compare'], price: 49000, off: 30, images: ['vessel-set-seven.webp', 'vessel-clear.webp', 'vessel-amber.webp', 'vessel-white.webp', 'vessel-black.webp', 'vessel-sage.webp', 'vessel-terracotta.webp', 'vessel-concrete.webp'], stuff: ['유리, 도자기, 테라코타, 콘크리트', 'Glass, stoneware, terracotta, concrete'], size: ['300 ml × 7', '300 ml × 7'], max: 5, related: ids(7, 1, 4, 5, 6), sold: 39,
    choices: choose(['구성', 'Contents'], [['7종 각 1개', 'One of each']], [33]),
    about: [['투명, 앰버, 화이트, 블랙, 세이지, 테라코타, 콘크리트를 하나씩 담았어요. 화면으로는 알기 어려운 무게와 촉감을 손으로 견주어 보세요.', 'Clear, amber, white, black, sage, terracotta and concrete, one of each: weigh and feel what a screen cannot show.']] }),
  ...bottles(),
]

function bottles(): SeedItem[] {
  const sizes: Choice[] = [['50 ml', '50 ml'], ['30 ml', '30 ml', -800], ['100 ml', '100 ml', 1700]]
  const perfumeBottle = (sheet: Omit<Vessel, 'ca' | 'stuff' | 'size' | 'bottle'>) => vessel({ ...sheet, ca: 704, bottle: true, country: CHINA, stuff: ['유리, 알루미늄 펌프, 수지 캡', 'Glass, aluminium pump, resin cap'], size: ['30 ml, 50 ml, 100 ml 중 선택, FEA15 입구', '30, 50 or 100 ml as chosen, FEA15 neck'] })
  const diffuserBottle = (sheet: Omit<Vessel, 'ca' | 'size' | 'bottle'>) => vessel({ ...sheet, ca: 705, bottle: true, size: ['200 ml: 지름 7.5 × 높이 9.5 cm, 입구 안지름 1.4 cm', '200 ml: 7.5 × 9.5 cm, neck 1.4 cm inside'] })
  return [
    perfumeBottle({ id: id(7, 11), name: ['각진 향수병', 'Square-cut perfume bottle'], words: ['향수병 각진 두꺼운유리 라벨면', 'perfume-bottle square-cut thick-glass label-face'], price: 4200, images: ['bottle-rect.webp', 'perfume-fig-cedar.webp'], related: [id(7, 12), id(7, 14), id(6, 6), id(10, 3)], sold: 167, choices: choose(VOLUME, sizes, [148, 90, 42]), about: [['앞면이 넓고 평평해 6 cm 라벨이 주름 없이 붙어요. 무화과 & 시더와 베티버 어스에 쓰는 모양이에요.', 'A broad flat face that takes a 6 cm label without a crease. It is the shape of Fig & Cedar and Vetiver Earth.'], ['펌프는 나사식이라 씻어서 다시 쓸 수 있어요.', 'The pump screws off, so you can wash and reuse it.']] }),
    perfumeBottle({ id: id(7, 12), name: ['낮은 정사각 향수병', 'Low square perfume bottle'], words: ['향수병 정사각 둥근모서리 낮은', 'perfume-bottle square rounded low'], price: 4500, images: ['bottle-square.webp'], related: ids(7, 11, 13, 15), sold: 104, choices: choose(VOLUME, sizes, [96, 61, 0]), about: [['모서리를 둥글린 낮은 병이에요. 바닥 유리가 두꺼워 손에 쥐면 묵직하고 잘 넘어지지 않아요.', 'A low bottle with rounded corners. The thick foot gives it weight and keeps it standing.'], ['로즈 아틀리에와 같은 계열의 모양이라 달콤한 향에 잘 어울려요.', 'Kin to the Rose Atelier bottle; it suits sweeter scents.']] }),
    perfumeBottle({ id: id(7, 13), name: ['원통 향수병', 'Round perfume bottle'], words: ['향수병 원통 나무캡 호환', 'perfume-bottle round wooden-cap-fit'], price: 4000, off: 10, images: ['bottle-round.webp'], related: ids(7, 11, 14, 15), sold: 118, choices: cross([[VOLUME, sizes], [['캡', 'Cap'], [['블랙', 'Black'], ['나무', 'Wood', 1200]]]], [110, 48, 76, 35, 29, 12]), about: [['어느 방향에서 보아도 같은 원통이에요. 라벨은 곡면용 얇은 종이를 쓰면 들뜨지 않아요.', 'The same from every side. Use thin paper labels made for curves.'], ['사진은 블랙 캡이에요. 나무 캡은 결이 하나씩 달라요.', 'Shown with the black cap; wooden caps vary in grain.']] }),
    perfumeBottle({ id: id(7, 14), name: ['긴 사각 향수병', 'Tall square perfume bottle'], words: ['향수병 긴사각 슬림', 'perfume-bottle tall slim'], price: 4300, images: ['bottle-tall.webp'], related: ids(7, 11, 12, 13), sold: 69, choices: choose(VOLUME, sizes, [83, 57, 21]), about: [['폭이 좁아 선반에 여러 개를 나란히 세우기 좋아요. 앞면 라벨은 폭 3 cm, 높이 7 cm가 맞아요.', 'Narrow, so many stand side by side. A label of 3 by 7 cm fits the face.'], ['높이에 비해 바닥이 좁으니 흔들리는 곳에는 두지 마세요.', 'It is tall on a small foot: not for shaky shelves.']] }),
    perfumeBottle({ id: id(7, 15), name: ['공 모양 향수병', 'Spherical perfume bottle'], words: ['향수병 공모양 둥근 선물', 'perfume-bottle sphere round gift'], price: 5600, fresh: true, images: ['bottle-sphere.webp'], related: ids(7, 11, 12, 13), sold: 88, choices: choose(VOLUME, sizes, [0, 44, 18]), about: [['받침이 평평한 공 모양이라 세워 두어도 구르지 않아요. 색이 있는 향을 담으면 빛이 둥글게 모여요.', 'A sphere with a flat foot that does not roll. Tinted perfume gathers light inside it.'], ['라벨 대신 목에 작은 태그를 거는 편이 잘 어울려요.', 'A small tag at the neck suits it better than a label.']] }),
    diffuserBottle({ id: id(7, 16), name: ['도자기 디퓨저 병', 'Ceramic diffuser bottle'], words: ['디퓨저병 도자기 화이트 블랙 세이지', 'diffuser-bottle ceramic white black sage'], price: 9800, stuff: STONEWARE, fresh: true, images: ['bottle-diffuser-ceramic.webp'], related: [id(7, 17), id(6, 5), id(3, 17), id(9, 3)], sold: 98, tips: [tip('#f1efea', ['화이트', 'White'], 'diffuser-white.webp', '화이트'), tip('#2e2c2a', ['블랙', 'Black'], 'diffuser-black.webp', '블랙'), tip('#a9b8a2', ['세이지', 'Sage'], 'diffuser-sage.webp', '세이지')], choices: choose(COLOUR, CERAMIC, [77, 64, 31]), about: [['우리 디퓨저에 쓰는 200 ml 도자기 병을 빈 채로 보내 드려요. 마개 고리와 속마개가 함께 와요.', 'The 200 ml ceramic bottle of our diffusers, sent empty with its collar and stopper.'], ['색을 고르면 디퓨저를 채운 모습이 보여요. 액, 스틱, 라벨은 들어 있지 않아요.', 'Pick a colour to see it in use; liquid, reeds and label are not included.']] }),
    diffuserBottle({ id: id(7, 17), name: ['유리 디퓨저 병', 'Glass diffuser bottle'], words: ['디퓨저병 유리 투명 갈색 분홍 회색', 'diffuser-bottle glass clear amber pink smoke'], price: 5400, off: 10, stuff: GLASS, images: ['bottle-diffuser-glass.webp'], country: CHINA, related: [id(7, 16), id(6, 5), id(3, 17), id(6, 11)], sold: 145, tips: [tip('#e6e4dc', ['투명', 'Clear'], 'diffuser-linen.webp', '투명 각진 병'), tip('#a4541f', ['갈색', 'Amber'], 'diffuser-fig.webp', '갈색 각진 병'), tip('#3c4238', ['회색', 'Smoke'], 'diffuser-hinoki.webp', '회색 둥근 병'), tip('#d9a3a8', ['분홍', 'Pink'], 'diffuser-rose.webp', '분홍 둥근 병')],
      choices: cross([[['모양·색', 'Shape and colour'], [['투명 각진 병', 'Clear, square'], ['갈색 각진 병', 'Amber, square', 400], ['회색 둥근 병', 'Smoke, round', 600], ['분홍 둥근 병', 'Pink, round', 600]]], [COUNT, [['1개', '1'], ['6개', '6', 22000]]]], [190, 40, 120, 28, 86, 0, 54, 11]),
      about: [['각진 병과 둥근 병, 네 가지 색이에요. 200 ml 눈금 자리까지 부으면 스틱을 꽂아도 넘치지 않아요.', 'Square or round, in four colours. Fill to the 200 ml shoulder and it will not overflow when reeds go in.'], ['색을 고르면 디퓨저를 채운 모습이 보여요. 액, 스틱, 라벨은 들어 있지 않아요.', 'Pick a colour to see one in use; liquid, reeds and label are not included.']] }),
  ]
}
