import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, choose, cross, id, ids, item, type Section, type Sheet, section, tip } from './build.ts'
import { goods } from './notices.ts'

const STICK = section(['붙이는 법', 'How to apply'],
  ['표면을 알코올로 닦고 가운데부터 바깥으로 밀어 붙이세요. 잉크젯은 번지니 레이저 프린터나 유성펜을 권해요.', 'Wipe the surface with alcohol and press from the middle outwards. Use a laser printer or permanent pen: inkjet smears.'])
const KEEP = section(['보관', 'Storing'],
  ['습기를 피해 눕혀 두면 휘지 않아요. 판매하는 향 제품이라면 신고번호와 주의사항 표시를 잊지 마세요.', 'Store flat and dry so it does not warp. On scented goods for sale, remember the safety number and cautions.'])

type Packaging = Omit<Sheet, 'notice' | 'sections'> & { stuff: Both; size: Both; note?: Section }

function packaging({ stuff, size, note, ...sheet }: Packaging): SeedItem {
  return item({ ...sheet, sections: [note ?? KEEP], notice: goods({ model: sheet.name, size, stuff, cautions: ['불꽃 가까이에 두지 마세요', 'Keep away from flame'] }) })
}

export const packagings: SeedItem[] = [
  packaging({ id: id(10, 1), ca: 1001, name: ['틴 케이스 라벨', 'Tin labels'], words: ['라벨 틴 무지 방수', 'labels tin blank waterproof'], price: 3200, images: ['labels-tin.webp', 'tin-silver.webp'], stuff: ['방수 합성지, 재접착 풀', 'Waterproof synthetic paper, removable glue'], size: ['지름 5 cm', '5 cm across'], note: STICK, min: 2, related: [id(7, 9), id(10, 2), id(10, 3), id(10, 5)], sold: 161,
    choices: cross([[['종이', 'Paper'], [['미색', 'Ivory'], ['크라프트', 'Kraft']]], [['매수', 'Sheets'], [['40장', '40'], ['200장', '200', 9800]]]], [140, 52, 96, 31]),
    about: [['틴 뚜껑에 맞는 둥근 라벨이에요. 왁스나 오일이 묻어도 닦이고, 떼어 낼 때 자국이 남지 않아요.', 'Round labels that fit the lid of a tin. Wax and oil wipe off, and they peel away clean.'], ['인쇄와 틴은 들어 있지 않아요.', 'Printing and tins are not included.']] }),
  packaging({ id: id(10, 2), ca: 1001, name: ['캔들 용기 라벨', 'Candle vessel labels'], words: ['라벨 캔들 색띠 무지', 'labels candle colour-strip blank'], price: 3800, off: 5, images: ['labels-candle.webp'], stuff: ['무광 코팅지', 'Matte coated paper'], size: ['6 × 5 cm', '6 × 5 cm'], note: STICK, related: [id(7, 4), id(7, 1), id(10, 1), id(10, 3)], sold: 122,
    choices: cross([[['디자인', 'Design'], [['색띠', 'Colour strip'], ['무지', 'Blank', -300]]], [['매수', 'Sheets'], [['40장', '40'], ['200장', '200', 11500]]]], [110, 34, 88, 0]),
    about: [['우리 캔들에 쓰는 라벨과 같은 종이예요. 왼쪽의 세 칸 색띠에 탑, 미들, 베이스 계열을 표시할 수 있게 열두 색 띠를 따로 넣었어요.', 'The paper of our own candles. Twelve colour strips come separately, to mark top, heart and base at the left edge.'], ['ODEMOA 글자는 인쇄되어 있지 않고, 캔들은 들어 있지 않아요.', 'The ODEMOA name is not printed on them; candles are not included.']] }),
  packaging({ id: id(10, 3), ca: 1001, name: ['스포이드 병·향수병 라벨', 'Dropper and perfume bottle labels'], words: ['라벨 오일 향수 내유성', 'labels oil perfume oil-proof'], price: 3500, images: ['labels-bottle.webp'], stuff: ['내유성 합성지', 'Oil-proof synthetic paper'], size: ['3 × 3.5 cm / 4 × 4.5 cm', '3 × 3.5 cm / 4 × 4.5 cm'], note: STICK, fresh: true, related: [id(7, 11), id(10, 2), id(9, 2), id(5, 26)], sold: 98,
    choices: cross([[['크기', 'Size'], [['10 ml용', 'For 10 ml'], ['50 ml용', 'For 50 ml', 600]]], [['매수', 'Sheets'], [['60장', '60'], ['300장', '300', 12000]]]], [124, 40, 83, 26]),
    about: [['오일이 흘러도 글씨가 번지지 않는 합성지예요. 배합 날짜와 번호를 적어 두면 석 달 뒤에도 같은 향을 찾을 수 있어요.', 'Synthetic paper that keeps ink when oil runs. Note date and number, and you will find the same blend three months on.'], ['병은 들어 있지 않아요.', 'Bottles are not included.']] }),
  packaging({ id: id(10, 4), ca: 1002, name: ['뚜껑형 종이 상자', 'Lidded paper box'], words: ['상자 뚜껑형 선물 아이보리 진녹 분홍', 'box lidded gift ivory pine pink'], price: 4800, images: ['box-paper.webp'], stuff: ['재생 판지, 색지 싸바리', 'Recycled board wrapped in coloured paper'], size: ['24 × 16 × 12 cm / 16 × 12 × 10 cm', '24 × 16 × 12 cm / 16 × 12 × 10 cm'], related: [id(10, 5), id(10, 1), id(7, 9)], sold: 134,
    tips: [tip('#efece4', ['아이보리', 'Ivory'], 'kit-candle.webp', '아이보리'), tip('#1f5a43', ['진녹', 'Pine'], 'kit-perfume.webp', '진녹'), tip('#e8c4bd', ['분홍', 'Pink'], 'kit-soap.webp', '분홍')],
    choices: cross([[['색', 'Colour'], [['아이보리', 'Ivory'], ['진녹', 'Pine', 300], ['분홍', 'Pink', 300]]], [['크기', 'Size'], [['대', 'Large'], ['소', 'Small', -1300]]]], [92, 70, 48, 33, 41, 0]),
    about: [['키트를 담는 상자를 글자 없이 따로 보내 드려요. 캔들 두 개와 향수 한 병이 들어가는 깊이예요.', 'The box of our kits, without printing: deep enough for two candles and a perfume.'], ['사진의 ODEMOA 글자는 보기이고, 이 상품에는 인쇄가 없어요.', 'The ODEMOA lettering shown is an example; this box is plain.']] }),
  packaging({ id: id(10, 5), ca: 1002, also: 703, name: ['틴 선물 포장 세트 10벌', 'Tin gift sets, ten'], words: ['틴 답례품 포장 띠지 10벌', 'tin favours wrapping bands ten'], price: 28000, off: 10, images: ['gift-tins.webp', 'tin-gold.webp', 'tin-silver.webp', 'tin-black.webp'], stuff: ['주석 도금 강판, 종이', 'Tinplate, paper'], size: ['120 ml 틴 10개, 띠지 10장, 끈 5 m', 'Ten 120 ml tins, ten bands, 5 m of cord'], related: [id(7, 9), id(10, 1), id(2, 13)], sold: 66,
    tips: [tip('#b8923a', ['골드', 'Gold'], 'tin-gold.webp', '골드'), tip('#b8b9bb', ['실버', 'Silver'], 'tin-silver.webp', '실버'), tip('#3a3836', ['블랙', 'Black'], 'tin-black.webp', '블랙')],
    choices: choose(['틴 색', 'Tin colour'], [['골드', 'Gold'], ['실버', 'Silver'], ['블랙', 'Black']], [31, 38, 17]),
    about: [['틴과 띠지, 종이 끈을 열 벌 묶었어요. 작은 캔들이나 사탕을 담아 띠지에 이름을 적으면 답례품이 돼요.', 'Tins, paper bands and cord for ten. Add a small candle or sweets, write a name on the band, and it is a favour.']] }),
  packaging({ id: id(10, 6), ca: 1003, name: ['너도밤나무 캔들 뚜껑', 'Beech candle lid'], words: ['뚜껑 나무 너도밤나무 캔들', 'lid wood beech candle'], price: 6000, images: ['lid-beech.webp', 'vessel-amber-lid.webp'], stuff: ['너도밤나무, 실리콘 고리', 'Beech, silicone ring'], size: ['지름 8.6 cm / 7.6 cm', '8.6 cm / 7.6 cm across'], related: ids(7, 1, 3, 4), sold: 109,
    choices: choose(['크기', 'Size'], [['300 ml 용기용', 'For 300 ml vessels'], ['180 ml 용기용', 'For 180 ml vessels', -800]], [87, 45]),
    note: section(['쓰는 법', 'How to use'], ['불을 끈 뒤 왁스가 굳으면 덮어 주세요. 뜨거울 때 덮으면 안쪽에 그을음이 앉아요. 물에 담그지 말고 마른 천으로 닦으세요.', 'Put it on once the wax has set; over hot wax it collects soot. Do not soak: wipe with a dry cloth.']),
    about: [['앰버 캔들에 얹는 그 나무 뚜껑이에요. 먼지를 막고, 켜지 않는 동안 향이 날아가는 것을 늦춰 줘요.', 'The wooden lid of our Amber candle. It keeps dust off and slows the scent from leaving.'], ['캔들은 들어 있지 않아요. 유리와 도자기 용기에 두루 맞아요.', 'The candle is not included. It fits our glass and ceramic vessels.']] }),
]
