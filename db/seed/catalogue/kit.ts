import type { SeedItem } from '#db/seed/shapes.ts'
import { FOR_GIFT } from './add-ons.ts'
import { type Both, choose, cross, id, item, points, type Section, type Sheet, section } from './build.ts'
import { material } from './notices.ts'

const SCENT: Both = ['향', 'Scent']
const PLUS: Both = ['추가 구성', 'Extras']
const SAFE = section(['처음 하는 분께', 'If it is your first time'],
  ['설명서는 그림 위주이고, 막히면 TSSA 게시판에 사진과 함께 물어봐 주세요. 만든 것을 팔거나 나누어 줄 때는 안전기준 확인·신고가 따로 필요해요.', 'The booklet is mostly drawings; if you are stuck, post a photograph on the TSSA board. Selling or giving away what you make needs its own safety report.'])

type Kit = Omit<Sheet, 'notice' | 'sections'> & { parts: Both; inside: Section; names: Both }

function kit({ parts, inside, names, ...sheet }: Kit): SeedItem {
  return item({ addOns: FOR_GIFT, ...sheet, sections: [inside, SAFE], notice: material({ kind: sheet.name, amount: parts, names, cautions: ['뜨거운 왁스와 인화성 액체를 다루니 어린이는 어른과 함께하세요. 환기하며 쓰고 불꽃을 가까이 두지 마세요', 'Involves hot wax or flammable liquid: children only with an adult. Work with fresh air and no flame nearby'] }) })
}

const inside = (...lines: Both[]) => points(['상자 안에는', 'In the box'], ...lines)
const CANDLE: Both = ['대두 왁스, 향료, 면 심지', 'Soy wax, fragrance, cotton wicks']
const PERFUME: Both = ['변성에탄올, 향료 6종', 'Denatured ethanol, six fragrance compounds']
const DIFFUSER: Both = ['3-메톡시-3-메틸-1-부탄올, 에탄올, 향료, 라탄', '3-methoxy-3-methyl-1-butanol, ethanol, fragrance, rattan']
const SOAP: Both = ['투명 비누 베이스, 향료, 색소', 'Clear soap base, fragrance, colour']

export const kits: SeedItem[] = [
  kit({ id: id(9, 1), ca: 901, also: 1101, name: ['캔들 만들기 키트', 'Candle making kit'], words: ['캔들키트 4개 입문 선물', 'candle-kit four starter gift'], price: 42000, images: ['kit-candle.webp', 'scene-diy-wide.webp'], names: CANDLE, parts: ['캔들 4개 분량', 'For four candles'], related: [id(9, 5), id(6, 1), id(8, 11), id(11, 2)], sold: 289,
    choices: cross([[SCENT, [['라벤더', 'Lavender'], ['시더우드', 'Cedarwood'], ['바닐라', 'Vanilla']]], [PLUS, [['기본', 'Basic'], ['염료 칩', 'Dye chips', 6000]]]], [78, 40, 65, 22, 51, 0]),
    inside: inside(['소이왁스 900 g, 오일 30 ml 두 병', 'Soy wax 900 g, two 30 ml oils'], ['틴 4개, 심지, 스티커, 온도계', 'Four tins, wicks, stickers, a thermometer'], ['중탕 비커와 그림 설명서', 'Melting beaker and picture booklet']),
    about: [['부엌에 냄비 하나만 있으면 오후 한나절에 캔들 네 개가 나와요. 왁스를 녹이고, 재고, 붓는 순서를 상자 안 칸막이 차례로 담았어요.', 'With one pot and an afternoon you make four candles. The compartments follow the order of work: melt, measure, pour.']] }),
  kit({ id: id(9, 2), ca: 902, also: 1101, name: ['향수 만들기 키트', 'Perfume making kit'], words: ['향수키트 6어코드 조향 선물', 'perfume-kit six-accords blending gift'], price: 58000, off: 10, images: ['kit-perfume.webp'], names: PERFUME, flammable: true, parts: ['어코드 6종, 30 ml 병 2개', 'Six accords, two 30 ml bottles'], related: [id(9, 6), id(6, 6), id(7, 11), id(11, 1)], sold: 251,
    choices: cross([[['어코드', 'Accords'], [['맑은 6종', 'Clear six'], ['깊은 6종', 'Deep six']]], [PLUS, [['기본', 'Basic'], ['병 1개 추가', 'One more bottle', 5000]]]], [69, 31, 54, 18]),
    inside: inside(['어코드 5 ml 여섯 병', 'Six 5 ml accords'], ['향수용 알코올 60 ml', '60 ml of perfumer’s alcohol'], ['30 ml 병 두 개, 스포이드, 시향지, 배합 노트', 'Two 30 ml bottles, droppers, blotters, a formula notebook']),
    about: [['미리 짜 둔 여섯 어코드를 방울 수로 섞어 나만의 향을 찾아요. 설명서의 처방 열두 개 가운데 하나를 따라 한 뒤, 두 번째 병은 마음대로 해 보세요.', 'Blend six ready-made accords drop by drop. Follow one of the twelve formulas for the first bottle and go your own way with the second.']] }),
  kit({ id: id(9, 3), ca: 902, also: 1101, name: ['디퓨저 만들기 키트', 'Diffuser making kit'], words: ['디퓨저키트 2병 입문 집들이', 'diffuser-kit two-bottles starter housewarming'], price: 36000, offWon: 3000, images: ['kit-diffuser.webp'], names: DIFFUSER, flammable: true, parts: ['디퓨저 2병 분량', 'For two bottles'], related: [id(6, 5), id(3, 17), id(7, 17), id(11, 3)], sold: 164,
    choices: choose(SCENT, [['화이트 머스크 + 녹차', 'White Musk and Green Tea'], ['씨브리즈 + 레몬', 'Sea Breeze and Lemon'], ['로즈 + 피치', 'Rose and Peach', 4000]], [82, 57, 0]),
    inside: inside(['디퓨저 베이스 320 ml', '320 ml of diffuser base'], ['오일 30 ml 두 병', 'Two 30 ml oils'], ['200 ml 병 두 개, 라탄 스틱 12개, 라벨', 'Two 200 ml bottles, twelve reeds, labels']),
    about: [['불을 쓰지 않아 아이와 함께 하기 좋은 키트예요. 섞고 흔들어 하루 재우면 두 병이 완성돼요.', 'No heat, so it is easy to share with a child. Mix, shake, rest a day: two bottles.']] }),
  kit({ id: id(9, 4), ca: 903, also: 1101, name: ['비누 만들기 키트', 'Soap making kit'], words: ['비누키트 8개 아이와 함께', 'soap-kit eight-bars family'], price: 34000, off: 15, images: ['kit-soap.webp', 'soap-bars.webp'], names: SOAP, parts: ['비누 8개 분량', 'For eight bars'], related: [id(6, 7), id(9, 8), id(5, 34), id(11, 4)], sold: 143,
    choices: cross([[SCENT, [['라벤더', 'Lavender'], ['레몬', 'Lemon']]], [['틀 모양', 'Mould'], [['네모', 'Bar'], ['둥근', 'Round']]]], [48, 36, 52, 27]),
    inside: inside(['투명 비누 베이스 800 g', '800 g of clear soap base'], ['오일 10 ml 두 병, 색소 3종', 'Two 10 ml oils, three colours'], ['실리콘 틀, 분무병, 포장 띠지', 'Silicone mould, spray bottle, paper bands']),
    about: [['전자레인지로 녹여 한 시간이면 굳는 비누예요. 색을 두 번에 나누어 부으면 층이 생겨요.', 'Melted in a microwave and set within the hour. Pour the colour in two goes and you get layers.']] }),
  kit({ id: id(9, 5), ca: 901, also: 1101, name: ['캔들 키트 단체용 10상자', 'Candle kit, ten for a group'], words: ['캔들키트 단체 워크숍 10개', 'candle-kit group workshop ten'], price: 380000, off: 10, addOns: [], images: ['kit-candle-ten.webp', 'kit-candle.webp'], names: CANDLE, parts: ['캔들 4개 분량 × 10', 'For four candles, ten boxes'], max: 5, related: [id(9, 1), id(6, 8), id(8, 2)], sold: 11,
    choices: choose(['설명서', 'Booklet'], [['한국어', 'Korean'], ['영어', 'English'], ['반반', 'Half and half']], [14, 6, 4]),
    inside: inside(['캔들 만들기 키트 10상자', 'Ten candle making kits'], ['진행자용 순서표 한 부', 'One running order for the host'], ['여분 심지와 온도계', 'Spare wicks and a thermometer']),
    about: [['회사 워크숍이나 학교 수업에 맞춘 묶음이에요. 진행자가 읽으며 따라갈 수 있는 90분 순서표를 함께 넣었어요.', 'For company days and schools, with a ninety-minute running order the host can read from.']] }),
  kit({ id: id(9, 6), ca: 902, also: 1101, name: ['둘이 만드는 향수 키트', 'Perfume kit for two'], words: ['향수키트 커플 2인 기념일', 'perfume-kit two couple anniversary'], price: 96000, offWon: 5000, images: ['kit-perfume-two.webp', 'kit-perfume.webp'], names: PERFUME, flammable: true, fresh: true, parts: ['어코드 6종 × 2, 30 ml 병 4개', 'Six accords twice, four 30 ml bottles'], related: [id(9, 2), id(6, 12), id(7, 13)], sold: 97,
    choices: cross([[['어코드', 'Accords'], [['맑은 + 깊은', 'Clear and deep'], ['맑은 두 벌', 'Clear twice'], ['깊은 두 벌', 'Deep twice']]], [['병 각인', 'Engraving'], [['없음', 'None'], ['이니셜', 'Initials', 8000]]], [['포장', 'Packaging'], [['기본', 'Standard'], ['리본', 'Ribbon', 3000]]]], [22, 14, 9, 6, 15, 8, 5, 3, 12, 7, 4, 0]),
    inside: inside(['향수 만들기 키트 두 상자', 'Two perfume making kits'], ['서로의 향을 적는 카드 두 장', 'Two cards to describe each other’s scent'], ['병 두 개 더', 'Two extra bottles']),
    about: [['서로의 향을 만들어 주는 놀이예요. 상대에게 어울리는 낱말 세 개를 먼저 적고, 그 낱말로 어코드를 골라 보세요.', 'Each makes a scent for the other. Write three words for the person first, then choose accords by them.']] }),
  kit({ id: id(9, 7), ca: 901, also: 902, name: ['네 가지 키트 모음', 'All four kits'], words: ['키트모음 캔들 향수 디퓨저 비누', 'kit-bundle candle perfume diffuser soap'], price: 155000, off: 15, addOns: [], images: ['kit-all-four.webp', 'kit-candle.webp', 'kit-perfume.webp', 'kit-diffuser.webp', 'kit-soap.webp'], names: ['대두 왁스, 변성에탄올, 디퓨저 베이스, 비누 베이스, 향료', 'Soy wax, denatured ethanol, diffuser base, soap base, fragrance'], flammable: true, parts: ['키트 4상자', 'Four kits'], max: 3, related: [id(9, 1), id(9, 2), id(9, 3), id(9, 4)], sold: 36,
    choices: choose(['보내는 방법', 'Delivery'], [['한 번에', 'All at once'], ['달마다 하나씩', 'One a month', 9000]], [19, 8]),
    inside: inside(['캔들, 향수, 디퓨저, 비누 키트 각 1상자', 'One each of candle, perfume, diffuser and soap'], ['기록 노트 한 권', 'One notebook']),
    about: [['한 계절에 하나씩 열어도 좋고 달마다 받아도 좋아요. 달마다 받기는 추가 결제 없이 네 번으로 끝나요.', 'Open one each season, or have one sent each month: four parcels, nothing further to pay.']] }),
  kit({ id: id(9, 8), ca: 903, also: 1101, name: ['비누 키트 수업용 5상자', 'Soap kit, five for a class'], words: ['비누키트 수업 단체 5개', 'soap-kit class group five'], price: 152000, addOns: [], images: ['kit-soap-five.webp', 'kit-soap.webp', 'soap-bars.webp'], names: SOAP, parts: ['비누 8개 분량 × 5', 'For eight bars, five boxes'], related: [id(9, 4), id(6, 13), id(5, 34)], sold: 23,
    choices: choose(['틀 모양', 'Mould'], [['네모', 'Bar'], ['둥근', 'Round'], ['섞어서', 'Mixed']], [17, 12, 8]),
    inside: inside(['비누 만들기 키트 5상자', 'Five soap making kits'], ['교사용 안내문', 'A guide for the teacher'], ['여분 색소와 분무병', 'Spare colours and spray bottle']),
    about: [['한 반 스무 명을 네 명씩 다섯 모둠으로 나누는 수업에 맞췄어요. 준비부터 정리까지 80분을 잡아 주세요.', 'For twenty pupils in five groups of four. Allow eighty minutes from set-up to clearing away.']] }),
]
