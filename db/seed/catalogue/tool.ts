import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, choose, cross, id, ids, item, type Section, type Sheet, section } from './build.ts'
import { goods, material } from './notices.ts'

const COUNT: Both = ['개수', 'Pieces']
const CHINA: Both = ['중국', 'China']
const WICKING = section(['심지 고르는 법', 'Choosing a wick'],
  ['용기 안지름을 재고 표에 맞는 굵기를 고르세요. 한 시간 태웠을 때 녹은 자리가 벽까지 1 cm 남으면 맞는 굵기예요. 그을음이 나면 한 단계 가늘게 바꿔 주세요.', 'Measure the inside of the vessel and pick the size it calls for. After an hour the pool should stop about 1 cm from the wall; if it soots, go one size thinner.'])
const MEASURING = section(['쓰고 나서', 'After use'],
  ['왁스나 오일이 묻었으면 굳기 전에 종이로 닦고 알코올로 마무리해 주세요. 물로 먼저 씻으면 하수구가 막혀요.', 'Wipe wax or oil off with paper before it sets, then finish with alcohol. Water first would clog the drain.'])

type Tool = Omit<Sheet, 'notice' | 'sections'> & { stuff: Both; size: Both; country?: Both; facts?: Section }

function tool({ stuff, size, country, facts, ...sheet }: Tool): SeedItem {
  return item({ ...sheet, sections: [facts ?? MEASURING], origin: country, notice: goods({ model: sheet.name, size, stuff, country, cautions: ['유리와 뾰족한 부분에 다치지 않게 하고 어린이 손이 닿지 않는 곳에 두세요', 'Mind glass and sharp parts; keep from children'] }) })
}

function dye(sheet: Omit<Sheet, 'notice' | 'sections' | 'ca'>): SeedItem {
  return item({ ...sheet, ca: 803, sections: [section(['물들이는 법', 'How to dye'], ['녹인 왁스 100 g에 칩 반 조각이면 연한 색, 한 조각이면 진한 색이 나와요. 75도에서 2분 저어 다 풀린 뒤에 향을 넣어 주세요.', 'Half a chip in 100 g of melted wax gives a pale shade, a whole chip a deep one. Stir two minutes at 75 °C, and add scent once it has dissolved.'])],
    notice: material({ kind: sheet.name, amount: ['옵션에 적힌 개수·중량', 'Count or weight as in the option'], names: ['파라핀 왁스, 유용성 염료', 'Paraffin wax, oil-soluble dyes'], cautions: ['옷과 피부에 물이 들 수 있으니 장갑을 끼고 쓰세요. 먹지 말고 어린이 손이 닿지 않는 곳에 두세요. 비누와 화장품에는 쓸 수 없어요', 'May stain: wear gloves. Do not eat; keep from children. Not for soap or cosmetics'] }) })
}

const COTTON: Both = ['면사, 왁스 코팅, 강철 탭', 'Cotton, wax coating, steel tab']
const WOOD: Both = ['벚나무, 강철 클립', 'Cherry wood, steel clip']

export const tools: SeedItem[] = [
  tool({ id: id(8, 1), ca: 801, name: ['면 심지 (탭 포함)', 'Cotton wicks with tabs'], words: ['면심지 소이왁스용 탭포함', 'cotton-wick soy tabbed'], price: 2400, images: ['wick-cotton.webp'], stuff: COTTON, size: ['길이 15 cm, 굵기 옵션 선택', '15 cm long, thickness as chosen'], country: CHINA, facts: WICKING, related: [id(8, 2), id(8, 3), id(6, 1), id(7, 1)], sold: 340,
    choices: cross([[['굵기', 'Size'], [['3호 (안지름 7–8 cm)', 'No. 3 (7–8 cm)'], ['2호 (안지름 5–6 cm)', 'No. 2 (5–6 cm)'], ['4호 (안지름 9 cm)', 'No. 4 (9 cm)', 300]]], [COUNT, [['10개', '10'], ['30개', '30', 3600]]]], [240, 160, 210, 94, 75, 0]),
    about: [['소이왁스에 맞춰 꼰 면 심지예요. 얇은 왁스 코팅이 되어 있어 곧게 서고 처음부터 고르게 타요.', 'Cotton braided for soy. A thin coat of wax keeps it straight and even from the first lighting.'], ['탭 아래 스티커는 들어 있지 않으니 글루건이나 심지 스티커로 고정해 주세요.', 'Stickers are not included: fix the tab with a glue gun or wick sticker.']] }),
  tool({ id: id(8, 2), ca: 801, name: ['면 심지 100개 묶음', 'Cotton wicks, bundle of 100'], words: ['면심지 대량 100개 공방', 'cotton-wick bulk 100 studio'], price: 13500, off: 5, images: ['wick-bundle.webp', 'wick-cotton.webp'], stuff: COTTON, size: ['길이 15 cm 또는 20 cm', '15 or 20 cm long'], country: CHINA, facts: WICKING, min: 2, related: [id(8, 1), id(8, 4), id(6, 8)], sold: 138,
    choices: cross([[['굵기', 'Size'], [['3호', 'No. 3'], ['2호', 'No. 2'], ['4호', 'No. 4', 800]]], [['길이', 'Length'], [['15 cm', '15 cm'], ['20 cm', '20 cm', 1500]]]], [96, 41, 72, 30, 25, 8]),
    about: [['한 주에 오십 개 넘게 붓는 공방을 위한 묶음이에요. 굵기별로 묶음 띠의 색이 달라 섞여도 찾기 쉬워요.', 'For studios that pour over fifty a week. Each size has its own band colour, so strays are easy to sort.'], ['두 묶음부터 주문할 수 있어요.', 'Sold from two bundles.']] }),
  tool({ id: id(8, 3), ca: 801, name: ['우드 심지 (클립 포함)', 'Wooden wicks with clips'], words: ['우드심지 장작소리 벚나무', 'wood-wick crackle cherry'], price: 4200, images: ['wick-wood.webp'], stuff: WOOD, size: ['길이 13 cm, 두께 0.5 mm', '13 cm long, 0.5 mm thick'], country: CHINA, facts: WICKING, related: [id(8, 4), id(8, 1), id(6, 3), id(7, 5)], sold: 217,
    choices: cross([[['너비', 'Width'], [['12 mm', '12 mm'], ['9 mm', '9 mm', -300], ['16 mm', '16 mm', 600]]], [COUNT, [['10개', '10'], ['50개', '50', 14000]]]], [164, 40, 88, 22, 57, 9]),
    about: [['탈 때 장작처럼 작게 타닥거리는 벚나무 심지예요. 불꽃이 옆으로 넓게 퍼져 낮은 용기에도 잘 어울려요.', 'Cherry-wood wicks that crackle a little, with a wide, low flame that suits shallow vessels.'], ['켜기 전에 탄 끝을 손톱으로 떼고 3 mm만 남겨 주세요.', 'Pinch off the burnt edge and leave 3 mm before lighting.']] }),
  tool({ id: id(8, 4), ca: 801, name: ['심지 비교 팩: 면 + 우드', 'Wick tester pack: cotton and wood'], words: ['심지 비교 시험 면 우드', 'wick tester compare cotton wood'], price: 6900, images: ['wick-tester.webp'], stuff: ['면, 벚나무, 강철', 'Cotton, cherry wood, steel'], size: ['면 2·3·4호 각 5개, 우드 3종 각 3개', 'Five of each cotton size, three of each wood width'], country: CHINA, facts: WICKING, related: ids(8, 1, 2, 3), sold: 95,
    choices: choose(['구성', 'Contents'], [['24개', '24 pieces'], ['48개', '48 pieces', 5600]], [73, 34]),
    about: [['같은 용기에 심지만 바꾸어 태워 보면 답이 나와요. 여섯 굵기를 조금씩 담고 기록 카드를 함께 넣었어요.', 'Burn the same vessel with different wicks and you have your answer. Six sizes, a few of each, with a record card.']] }),
  dye({ id: id(8, 5), name: ['캔들 염료 칩 9색 세트', 'Candle dye chips, nine colours'], words: ['염료칩 9색 캔들색소', 'dye-chips nine-colours candle'], price: 12800, images: ['dye-chips.webp'], related: [id(8, 6), id(6, 1), id(6, 14), id(2, 11)], sold: 156,
    choices: choose(COUNT, [['색마다 4개', 'Four of each'], ['색마다 10개', 'Ten of each', 14000]], [84, 27]),
    about: [['노랑, 주황, 빨강, 분홍, 보라, 파랑, 연두, 갈색, 검정 아홉 색이에요. 네모난 칩이라 칼로 반을 나누어 양을 맞추기 쉬워요.', 'Yellow, orange, red, pink, purple, blue, green, brown and black, in square chips that halve with a knife.'], ['소이왁스에서는 한 톤 옅게, 비즈왁스에서는 노란기가 더해져 나와요.', 'Soy shows them a tone paler; beeswax adds yellow.']] }),
  dye({ id: id(8, 6), name: ['캔들 염료 칩 단색 20개', 'Candle dye chips, one colour, 20'], words: ['염료칩 단색 보충', 'dye-chips single-colour refill'], price: 7800, images: ['dye-single-brown.webp'], related: [id(8, 5), id(6, 1), id(6, 3)], sold: 71,
    choices: choose(['색', 'Colour'], [['갈색', 'Brown'], ['분홍', 'Pink'], ['연두', 'Green'], ['파랑', 'Blue'], ['노랑', 'Yellow'], ['검정', 'Black']], [46, 39, 0, 28, 33, 21]),
    about: [['9색 세트에서 먼저 떨어지는 색을 따로 채워요. 칩 하나의 무게는 0.5 g으로 색마다 같아요.', 'To refill whichever of the nine runs out first. Every chip weighs 0.5 g.'], ['색을 고르면 그 색의 사진이 보여요. 고른 한 가지 색만 보내 드려요.', 'Pick a colour to see it; you receive that one.']] }),
  tool({ id: id(8, 7), ca: 802, name: ['전자저울 0.1 g', 'Digital scale 0.1 g'], words: ['전자저울 0.1g 계량 공방', 'digital-scale 0.1g measuring studio'], price: 29800, off: 10, images: ['scale-only.webp', 'tool-scale.webp'], stuff: ['스테인리스, ABS', 'Stainless steel, ABS'], size: ['19 × 14 × 3 cm, 최대 3 kg', '19 × 14 × 3 cm, up to 3 kg'], country: CHINA, related: [id(8, 9), id(8, 11), id(5, 26), id(6, 1)], sold: 174,
    choices: choose(['최대 중량', 'Capacity'], [['3 kg / 0.1 g', '3 kg / 0.1 g'], ['500 g / 0.01 g', '500 g / 0.01 g', 6000]], [62, 25]),
    about: [['향료를 방울이 아니라 무게로 재면 다음에도 같은 향이 나와요. 비커를 올리고 영점을 잡으면 바로 이어서 더할 수 있어요.', 'Weigh fragrance instead of counting drops and the next batch matches. Set the beaker on, press zero, and keep adding.'], ['둘째 사진의 비커는 들어 있지 않아요. 상거래용 검정 저울이 아니라 만들기용이에요.', 'The beaker in the second photograph is not included. It is for making, not certified for trade.']] }),
  tool({ id: id(8, 8), ca: 802, name: ['전자저울 + 비커 세트', 'Scale and beaker set'], words: ['전자저울 비커 계량세트', 'scale beaker measuring-set'], price: 39800, images: ['tool-scale.webp', 'scale-only.webp', 'tool-beakers.webp'], stuff: ['스테인리스, ABS, 붕규산 유리', 'Stainless steel, ABS, borosilicate glass'], size: ['저울 19 × 14 × 3 cm, 비커 50·100·250 ml', 'Scale 19 × 14 × 3 cm; beakers 50, 100, 250 ml'], country: CHINA, related: ids(8, 7, 9, 11), sold: 107, fresh: true,
    choices: choose(['저울', 'Scale'], [['3 kg / 0.1 g', '3 kg / 0.1 g'], ['500 g / 0.01 g', '500 g / 0.01 g', 6000]], [41, 13]),
    about: [['저울 한 대와 비커 세 개면 집에서 향을 섞을 준비가 끝나요. 작은 비커는 향료, 큰 비커는 베이스에 써 보세요.', 'One scale and three beakers and you are ready to blend: small for oils, large for base.']] }),
  tool({ id: id(8, 9), ca: 802, name: ['유리 비커 3종 세트', 'Three glass beakers'], words: ['비커 유리 3종 내열', 'beakers glass three heatproof'], price: 13800, images: ['tool-beakers.webp', 'beaker-single.webp'], stuff: ['붕규산 유리', 'Borosilicate glass'], size: ['50 ml, 100 ml, 250 ml', '50, 100 and 250 ml'], country: CHINA, related: ids(8, 7, 8, 10), sold: 189,
    choices: choose(['구성', 'Contents'], [['50·100·250 ml', '50, 100, 250 ml'], ['100·250·500 ml', '100, 250, 500 ml', 4200]], [97, 40]),
    about: [['중탕에 넣어도 되는 내열 유리라 왁스를 소량 녹일 때도 써요. 주둥이가 있어 좁은 병에 옮겨 담기 편해요.', 'Heatproof, so it goes into a water bath for small melts. The lip pours neatly into narrow necks.'], ['눈금은 어림용이니 정확한 양은 저울로 재 주세요.', 'The scale is a guide: weigh when it matters.']] }),
  tool({ id: id(8, 10), ca: 802, name: ['유리 비커 낱개', 'Single glass beaker'], words: ['비커 유리 낱개 내열', 'beaker glass single heatproof'], price: 4200, images: ['beaker-single.webp', 'tool-beakers.webp'], stuff: ['붕규산 유리', 'Borosilicate glass'], size: ['옵션에 적힌 용량', 'Volume as in the option'], country: CHINA, related: ids(8, 7, 9, 11), sold: 113,
    choices: choose(['용량', 'Volume'], [['100 ml', '100 ml'], ['50 ml', '50 ml', -700], ['250 ml', '250 ml', 1800], ['500 ml', '500 ml', 4300]], [130, 118, 66, 0]),
    about: [['하나만 깨졌을 때, 향마다 비커를 따로 두고 싶을 때 골라 주세요. 고른 크기 하나를 보내 드려요.', 'For when one breaks, or each scent should have its own. You receive one beaker of the size you choose.']] }),
  tool({ id: id(8, 11), ca: 804, name: ['계량 입문 세트', 'Measuring starter set'], words: ['입문 저울 비커 심지 세트', 'starter scale beakers wicks set'], price: 46000, off: 15, images: ['tool-measuring-set.webp', 'scale-only.webp', 'tool-beakers.webp'], stuff: ['스테인리스, ABS, 유리, 면', 'Stainless steel, ABS, glass, cotton'], size: ['저울 1, 비커 3, 면 심지 20', 'One scale, three beakers, twenty wicks'], country: CHINA, related: [id(8, 8), id(9, 1), id(6, 1), id(5, 32)], sold: 92,
    choices: choose(['구성', 'Contents'], [['기본', 'Basic'], ['염료 칩 추가', 'With dye chips', 9800]], [37, 15]),
    about: [['캔들을 처음 시작하는 분이 첫 주문에 담는 도구만 추렸어요. 왁스와 오일, 용기만 더하면 그날 바로 부을 수 있어요.', 'Only the tools a first order needs. Add wax, oil and a vessel, and you can pour the same day.']] }),
  tool({ id: id(8, 12), ca: 804, name: ['염색 캔들 도구 세트', 'Coloured candle tool set'], words: ['염료 심지 세트 색캔들', 'dye wick set coloured-candle'], price: 17800, fresh: true, images: ['tool-dye-set.webp', 'dye-chips.webp'], stuff: ['파라핀, 염료, 면, 벚나무', 'Paraffin, dye, cotton, cherry wood'], size: ['염료 9색, 면 심지 20, 우드 심지 5', 'Nine dyes, twenty cotton and five wooden wicks'], country: CHINA, facts: WICKING, related: ids(8, 5, 1, 3), sold: 44,
    choices: choose(['구성', 'Contents'], [['9색', 'Nine colours'], ['9색 두 벌', 'Two sets', 11000]], [52, 19]),
    about: [['색과 불꽃 모양을 함께 바꾸어 보는 세트예요. 같은 왁스라도 면과 우드 심지에 따라 색이 녹아 보이는 방식이 달라요.', 'Change colour and flame together: the same wax melts to a different look with cotton and with wood.']] }),
]
