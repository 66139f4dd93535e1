import type { SeedEntry } from './entries.ts'

type Words = [korean: string, english: string]
const item = (kind: number, number: number) => `17${String(kind).padStart(2, '0')}${String(number).padStart(6, '0')}`
const tools = (...names: Words[]) => names.map(([name, name_en]) => ({ name, name_en }))
const material = (it_id: string, qty: number, [note, note_en]: Words) => ({ it_id, qty, note, note_en })
const step = ([text, text_en]: Words, image = '') => ({ text, text_en, image })

const scale: Words = ['1 g까지 재는 저울', 'A scale that reads one gram']
const bowl: Words = ['중탕 냄비와 온도계', 'A water bath and a thermometer']
const beaker: Words = ['유리 비커와 젓개', 'A glass beaker and a stirrer']

export const recipes: SeedEntry<'diy'>[] = [
  { kind: 'diy', title: ['처음 만드는 소이 캔들 220 g', 'A first soy candle, 220 g'], body: {
    summary: '왁스를 녹여 향을 섞고 붓기까지, 처음이어도 한 시간이면 돼요.', summary_en: 'Melt, blend and pour: an hour, even the first time.', image: 'scene-diy-wide', difficulty: 1, minutes: 60,
    tools: tools(scale, bowl, beaker),
    materials: [material(item(6, 1), 1, ['소이왁스 200 g을 써요', '200 g of it']), material(item(5, 4), 2, ['18 g, 왁스의 9%', '18 g, nine per cent of the wax']), material(item(7, 1), 1, ['지름 7 cm 용기', 'A vessel seven centimetres wide'])],
    steps: [step(['용기 바닥 한가운데에 심지를 붙이고 곧게 세워요.', 'Fix the wick in the middle of the vessel and stand it straight.'], 'wick-cotton'), step(['왁스 200 g을 중탕에서 75도까지 녹여요. 젓지 말고 기다려요.', 'Melt 200 g of wax over water to 75 °C. Wait, do not stir.'], 'wax-soy'), step(['불에서 내려 65도가 되면 오일 18 g을 넣고 1분 동안 천천히 저어요.', 'Off the heat, at 65 °C, add 18 g of oil and stir slowly for a minute.'], 'tool-beakers'), step(['60도에서 용기에 붓고 움직이지 않는 곳에 네 시간 둬요.', 'Pour at 60 °C and leave it still for four hours.'], 'vessel-clear'), step(['심지를 5 mm로 자르고, 향이 자리 잡도록 일주일 뒤에 켜요.', 'Trim the wick to 5 mm and light it after a week, when the scent has settled.'], 'candle-cotton')],
    cautions: '왁스를 불 위에서 바로 녹이지 마세요. 90도를 넘기면 오일이 날아가고 불이 붙을 수 있어요. 녹은 왁스는 하수구에 버리지 않아요.', cautions_en: 'Never melt wax straight on a flame. Above 90 °C the oil is lost and it may catch fire. Do not pour wax down the drain.' } },
  { kind: 'diy', title: ['현관에 두는 디퓨저 200 ml', 'A diffuser for the hall, 200 ml'], body: {
    summary: '베이스 8, 오일 2. 섞고 하루 기다리면 끝나요.', summary_en: 'Eight parts base, two parts oil, and a day of patience.', image: 'scene-materials-wide', difficulty: 1, minutes: 20,
    tools: tools(scale, beaker),
    materials: [material(item(6, 5), 1, ['160 ml', '160 ml']), material(item(5, 6), 4, ['40 ml, 전체의 20%', '40 ml, a fifth of the whole']), material(item(3, 17), 1, ['리드 다섯 개', 'Five reeds'])],
    steps: [step(['비커를 알코올로 닦고 말려요.', 'Wipe the beaker with alcohol and let it dry.'], 'tool-beakers'), step(['오일 40 ml를 먼저 담고 베이스 160 ml를 천천히 부어요.', 'Pour in 40 ml of oil first, then 160 ml of base, slowly.'], 'base-diffuser'), step(['맑아질 때까지 2분 젓고 병에 옮겨 하루 닫아 둬요.', 'Stir for two minutes until clear, bottle it and keep it shut for a day.'], 'diffuser-linen'), step(['리드 다섯 개를 꽂고, 사흘 뒤 한 번 뒤집어요.', 'Put in five reeds and turn them once after three days.'], 'diffuser-hinoki')],
    cautions: '베이스는 불이 붙을 수 있어요. 가스레인지와 촛불 곁에서 섞지 말고, 바닥에 흘리면 바로 닦아 주세요.', cautions_en: 'The base is flammable. Do not mix near a stove or a candle, and wipe spills at once.' } },
  { kind: 'diy', title: ['나무 향 오 드 퍼퓸 30 ml', 'A woody eau de parfum, 30 ml'], body: {
    summary: '시더우드와 베티버, 베르가못. 세 병으로 만드는 첫 향수예요.', summary_en: 'Cedar, vetiver and bergamot: a first perfume from three bottles.', image: 'scene-custom-wide', difficulty: 2, minutes: 45,
    tools: tools(scale, beaker, ['시향지 열 장', 'Ten blotters']),
    materials: [material(item(5, 6), 1, ['2.4 g', '2.4 g']), material(item(5, 5), 1, ['1.2 g', '1.2 g']), material(item(5, 1), 1, ['1.8 g', '1.8 g']), material(item(6, 6), 1, ['24 g', '24 g']), material(item(7, 13), 1, ['30 ml 병', 'A 30 ml bottle'])],
    steps: [step(['시향지 세 장에 오일을 하나씩 찍어 나란히 맡아 봐요.', 'Dip three blotters, one for each oil, and smell them side by side.'], 'oil-cedarwood'), step(['베이스인 베티버부터 무거운 순서로 비커에 재요.', 'Weigh into the beaker from the heaviest, the vetiver.'], 'tool-scale'), step(['알코올 24 g을 넣고 30초 저어요.', 'Add 24 g of alcohol and stir for thirty seconds.'], 'base-perfume-alcohol'), step(['병에 담아 어두운 곳에서 4주 익혀요. 2주째에 한 번 맡아 보세요.', 'Bottle it and let it rest in the dark for four weeks. Smell it after two.'], 'perfume-hinoki-rain')],
    cautions: '알코올은 불이 붙어요. 환기하고, 피부에 쓰기 전에 팔 안쪽에 한 방울 발라 하루를 지켜보세요.', cautions_en: 'Alcohol burns. Keep a window open, and before wearing it try a drop inside the arm for a day.' } },
  { kind: 'diy', title: ['비누 베이스로 만드는 투명 비누', 'Clear soap from a ready base'], body: {
    summary: '녹여 붓고 굳히면 끝. 아이와 함께 만들기 좋아요.', summary_en: 'Melt, pour, set. Good to make with a child.', image: 'kit-soap', difficulty: 1, minutes: 40,
    tools: tools(scale, ['전자레인지 그릇', 'A bowl for the microwave'], ['실리콘 틀', 'A silicone mould']),
    materials: [material(item(6, 7), 1, ['300 g', '300 g']), material(item(5, 4), 1, ['6 g, 베이스의 2%', '6 g, two per cent of the base'])],
    steps: [step(['베이스를 2 cm로 잘라 전자레인지에 30초씩 세 번 돌려요.', 'Cut the base into two-centimetre cubes and heat for thirty seconds, three times.'], 'base-soap'), step(['60도까지 식혀 오일 6 g을 넣고 거품 없이 저어요.', 'Cool to 60 °C, add 6 g of oil and stir without foam.'], 'oil-lavender'), step(['틀에 붓고 알코올을 뿌려 거품을 없애고 두 시간 굳혀요.', 'Pour, mist with alcohol to clear the bubbles, and let it set for two hours.'], 'kit-soap')],
    cautions: '녹은 베이스는 뜨거워요. 아이가 부을 때는 어른이 그릇을 잡아 주세요.', cautions_en: 'The melted base is hot. An adult should hold the bowl while a child pours.' } },
]
