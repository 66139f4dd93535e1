import type { SeedEntry } from './entries.ts'

type Words = [korean: string, english: string]
const item = (kind: number, number: number) => `17${String(kind).padStart(2, '0')}${String(number).padStart(6, '0')}`
/** A tool: words alone, or with the item of the shop and the choice to buy. */
type Tool = Words | [...Words, it_id: string, io_id: string]
const tools = (...names: Tool[]) => names.map(([name, name_en, it_id = '', io_id = '']) => ({ name, name_en, it_id, io_id, qty: 1 }))
const material = (it_id: string, io_id: string, [note, note_en]: Words) => ({ it_id, io_id, qty: 1, note, note_en })
const step = ([text, text_en]: Words, image = '', minutes = 0) => ({ text, text_en, image, minutes })

const scale: Tool = ['0.1 g까지 재는 저울', 'A scale that reads a tenth of a gram', item(8, 7), '3 kg / 0.1 g']
const fineScale: Tool = ['0.01 g까지 재는 저울', 'A scale that reads a hundredth of a gram', item(8, 7), '500 g / 0.01 g']
const bath: Tool = ['중탕 냄비', 'A pan for the water bath']
const thermometer: Tool = ['온도계', 'A thermometer']
const beakers: Tool = ['녹이고 재는 유리 비커', 'Glass beakers to melt and measure in', item(8, 9), '50·100·250 ml']
const stirrer: Tool = ['젓개', 'A stirrer']

export const recipes: SeedEntry<'diy'>[] = [
  { kind: 'diy', title: ['처음 만드는 소이 캔들 220 g', 'A first soy candle, 220 g'], body: {
    summary: '왁스를 녹여 향을 섞고 붓기까지, 처음이어도 한 시간이면 돼요.', summary_en: 'Melt, blend and pour: an hour, even the first time.', image: 'scene-diy-wide', difficulty: 1, minutes: 60,
    tools: tools(scale, beakers, bath, thermometer, stirrer, ['심지 자르는 가위', 'Scissors for the wick']),
    materials: [material(item(6, 1), '1 kg', ['소이왁스 200 g을 써요', '200 g of it']), material(item(8, 1), '3호 (안지름 7–8 cm)|10개', ['심지 하나', 'One wick']), material(item(5, 4), '30 ml', ['14 g, 왁스의 7%', '14 g, seven per cent of the wax']), material(item(7, 1), '투명|300 ml', ['용기 하나', 'One vessel'])],
    steps: [step(['용기 바닥 한가운데에 심지를 붙이고 곧게 세워요.', 'Fix the wick in the middle of the vessel and stand it straight.'], 'wick-cotton'), step(['왁스 200 g을 중탕에서 75도까지 녹여요. 젓지 말고 기다려요.', 'Melt 200 g of wax over water to 75 °C. Wait, do not stir.'], 'wax-soy'), step(['불에서 내려 65도가 되면 오일 14 g을 넣고 1분 동안 천천히 저어요.', 'Off the heat, at 65 °C, add 14 g of oil and stir slowly for a minute.'], 'tool-beakers', 1), step(['60도에서 용기에 붓고 움직이지 않는 곳에 네 시간 둬요.', 'Pour at 60 °C and leave it still for four hours.'], 'vessel-clear', 240), step(['심지를 5 mm로 자르고, 향이 자리 잡도록 일주일 뒤에 켜요.', 'Trim the wick to 5 mm and light it after a week, when the scent has settled.'], 'candle-cotton')],
    calculator: '/tools/vessel?shape=round&across=75&height=60&wax=16&oil=5&basis=wax&load=7&count=1&overage=0',
    cautions: '왁스를 불 위에서 바로 녹이지 마세요. 90도를 넘기면 오일이 날아가고 불이 붙을 수 있어요. 녹은 왁스는 하수구에 버리지 않아요.', cautions_en: 'Never melt wax straight on a flame. Above 90 °C the oil is lost and it may catch fire. Do not pour wax down the drain.' } },
  { kind: 'diy', title: ['현관에 두는 디퓨저 200 ml', 'A diffuser for the hall, 200 ml'], body: {
    summary: '베이스 8, 오일 2. 섞고 하루 기다리면 끝나요.', summary_en: 'Eight parts base, two parts oil, and a day of patience.', image: 'base-diffuser', difficulty: 1, minutes: 20,
    tools: tools(['눈금이 있는 유리 비커', 'A glass beaker with marks', item(8, 10), '250 ml'], ['비커를 닦을 알코올', 'Alcohol to wipe the beaker', item(6, 6), '500 ml'], stirrer),
    materials: [material(item(6, 5), '500 ml', ['160 ml', '160 ml']), material(item(5, 6), '50 ml', ['40 ml, 전체의 20%', '40 ml, a fifth of the whole']), material(item(7, 17), '투명 각진 병|1개', ['200 ml 병 하나', 'One 200 ml bottle']), material(item(3, 17), '내추럴|24 cm|8개', ['리드 다섯 개', 'Five reeds'])],
    steps: [step(['비커를 알코올로 닦고 말려요.', 'Wipe the beaker with alcohol and let it dry.'], 'tool-beakers'), step(['오일 40 ml를 먼저 담고 베이스 160 ml를 천천히 부어요.', 'Pour in 40 ml of oil first, then 160 ml of base, slowly.'], 'base-diffuser'), step(['맑아질 때까지 2분 젓고 병에 옮겨 하루 닫아 둬요.', 'Stir for two minutes until clear, bottle it and keep it shut for a day.'], 'diffuser-linen', 2), step(['리드 다섯 개를 꽂고, 사흘 뒤 한 번 뒤집어요.', 'Put in five reeds and turn them once after three days.'], 'diffuser-hinoki')],
    calculator: '/tools/diffuser?ml=200&base=12&oil=7&load=20&reed=24&count=1&overage=0',
    cautions: '베이스는 불이 붙을 수 있어요. 가스레인지와 촛불 곁에서 섞지 말고, 바닥에 흘리면 바로 닦아 주세요.', cautions_en: 'The base is flammable. Do not mix near a stove or a candle, and wipe spills at once.' } },
  { kind: 'diy', title: ['나무 향 오 드 퍼퓸 30 ml', 'A woody eau de parfum, 30 ml'], body: {
    summary: '시더우드와 베티버, 베르가못. 세 병으로 만드는 첫 향수예요.', summary_en: 'Cedar, vetiver and bergamot: a first perfume from three bottles.', image: 'beaker-single', difficulty: 2, minutes: 45,
    tools: tools(fineScale, ['작은 유리 비커', 'A small glass beaker', item(8, 10), '50 ml'], stirrer, ['시향지 열 장', 'Ten blotters']),
    materials: [material(item(5, 6), '10 ml', ['2.4 g', '2.4 g']), material(item(5, 5), '10 ml', ['1.2 g', '1.2 g']), material(item(5, 1), '10 ml', ['1.8 g', '1.8 g']), material(item(6, 6), '500 ml', ['24 g', '24 g']), material(item(7, 13), '30 ml|블랙', ['30 ml 병', 'A 30 ml bottle'])],
    steps: [step(['시향지 세 장에 오일을 하나씩 찍어 나란히 맡아 봐요.', 'Dip three blotters, one for each oil, and smell them side by side.'], 'oil-cedarwood'), step(['베이스인 베티버부터 무거운 순서로 비커에 재요.', 'Weigh into the beaker from the heaviest, the vetiver.'], 'tool-scale'), step(['알코올 24 g을 넣고 30초 저어요.', 'Add 24 g of alcohol and stir for thirty seconds.'], 'base-perfume-alcohol'), step(['병에 담아 어두운 곳에서 4주 익혀요. 2주째에 한 번 맡아 보세요.', 'Bottle it and let it rest in the dark for four weeks. Smell it after two.'], 'perfume-hinoki-rain')],
    calculator: '',
    cautions: '알코올은 불이 붙어요. 환기하고, 피부에 쓰기 전에 팔 안쪽에 한 방울 발라 하루를 지켜보세요.', cautions_en: 'Alcohol burns. Keep a window open, and before wearing it try a drop inside the arm for a day.' } },
  { kind: 'diy', title: ['비누 베이스로 만드는 투명 비누', 'Clear soap from a ready base'], body: {
    summary: '녹여 붓고 굳히면 끝. 아이와 함께 만들기 좋아요.', summary_en: 'Melt, pour, set. Good to make with a child.', image: 'soap-bars', difficulty: 1, minutes: 40,
    tools: tools(scale, thermometer, ['전자레인지 그릇', 'A bowl for the microwave'], stirrer, ['실리콘 틀', 'A silicone mould'], ['분무병에 담은 알코올', 'Alcohol in a spray bottle', item(6, 6), '500 ml']),
    materials: [material(item(6, 7), '1 kg', ['300 g', '300 g']), material(item(5, 4), '10 ml', ['9 g, 베이스의 3%', '9 g, three per cent of the base'])],
    steps: [step(['베이스를 2 cm로 잘라 전자레인지에 30초씩 세 번 돌려요.', 'Cut the base into two-centimetre cubes and heat for thirty seconds, three times.'], 'base-soap'), step(['60도까지 식혀 오일 9 g을 넣고 거품 없이 저어요.', 'Cool to 60 °C, add 9 g of oil and stir without foam.'], 'oil-lavender'), step(['틀에 붓고 알코올을 뿌려 거품을 없애고 두 시간 굳혀요.', 'Pour, mist with alcohol to clear the bubbles, and let it set for two hours.'], 'soap-bars', 120)],
    calculator: '/tools/soap?way=melt&grams=100&base=20&oil=5&load=3&count=3',
    cautions: '녹은 베이스는 뜨거워요. 아이가 부을 때는 어른이 그릇을 잡아 주세요.', cautions_en: 'The melted base is hot. An adult should hold the bowl while a child pours.' } },
]
