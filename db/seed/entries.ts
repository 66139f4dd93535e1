import { addDays, weekdayOf } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { EntryBody, EntryKind } from '#shop/content/entry-contract.ts'
import { recipes } from './recipes.ts'

type Words = [korean: string, english: string]
export type SeedEntry<Kind extends EntryKind = EntryKind> = { kind: Kind; title: Words; body: EntryBody<Kind>; /** days from today */ opens?: number; closes?: number; source_id?: string }

const item = (kind: number, number: number) => `17${String(kind).padStart(2, '0')}${String(number).padStart(6, '0')}`

const popups: SeedEntry<'popup'>[] = [
  { kind: 'popup', title: ['겨울밤 트리오 20% 할인: 코튼, 엠버, 앰버 캔들 세 개', 'Winter Night Trio, 20% off: Cotton, Ember and Amber'], body: { type: 'daily', thumbnail_ko: 'scene-candle-tall', thumbnail_en: 'scene-candle-tall', link: '/shop/product/1702000021', link_en: '/shop/product/1702000021?lang=en' } },
  { kind: 'popup', title: ['처음 만드는 소이 캔들: 재료와 순서를 한 번에', 'Your first soy candle: materials and steps in one place'], body: { type: 'other', thumbnail_ko: 'view-soy-wax', thumbnail_en: 'view-soy-wax', link: '/contents/diy', link_en: '/contents/diy?lang=en' } },
  { kind: 'popup', title: ['매장에서 향을 직접 맡아 보세요', 'Come and smell them at our store'], body: { type: 'other', thumbnail_ko: 'scene-store-wide', thumbnail_en: 'scene-store-wide', link: '/contents/store', link_en: '/contents/store?lang=en' } },
]

/** Monday to Sunday, in Korea. */
function weekOf(nth: number): { from: string; until: string } {
  const today = koreanDay(new Date())
  const from = addDays(today, nth * 7 - ((weekdayOf(today) + 6) % 7))
  return { from, until: addDays(from, 6) }
}

/** Weeks counted from the one in which the shop is filled: it stands second. */
const weeks: [nth: number, title: Words, image: string, url: string, discount: number][] = [
  [-1, ['비 오는 날의 나무 향', 'Woods for rainy days'], 'duo-candle-hinoki', '/contents/pick-1', 0],
  [0, ['저녁 식탁에 켜는 캔들', 'Candles for the supper table'], 'scene-candle-wide', '/contents/pick-2', 0],
  [1, ['바다 가까이', 'Close to the sea'], 'diffuser-sea', '/contents/pick-3', 0],
  [2, ['맑은 방을 위한 미스트', 'Mists for a clear room'], 'set-mist-mini', '/contents/pick-4', 0],
  [3, ['주말에 만드는 첫 캔들', 'A first candle this weekend'], 'scene-diy-wide', '/contents/pick-5', 0],
]
const weekPicks: SeedEntry<'week_pick'>[] = weeks.map(([nth, title, image, url, discount], at) => ({ kind: 'week_pick', title, body: { ...weekOf(nth), image, url, discount, trendId: `week-${at + 1}` } }))

const promotions: SeedEntry<'promotion'>[] = [
  { kind: 'promotion', title: ['겨울밤을 켜는 캔들', 'Candles for winter nights'], opens: -12, closes: 24,
    body: { summary: '세 가지 나무와 앰버, 세트로 사면 최대 30%까지 낮아져요.', summary_en: 'Woods and amber, up to 30% less as a set.', image: 'duo-candle-glass', body: '해가 일찍 지는 달에는 불빛이 먼저 방을 데워요.\n\n이번 기획전에는 불을 켜면 먼저 향이 도는 캔들만 모았어요. 세트에 들어간 캔들은 따로 살 때와 용량이 같고, 적힌 할인율이 이미 들어 있는 값이에요.', body_en: 'In the months when the sun sets early, light warms a room first.\n\nThese are candles that fill a room soon after lighting. Those in sets are the full size, and the price you see already has the discount in it.', it_ids: [item(2, 21), item(2, 12), item(2, 14), item(2, 20), item(2, 22), item(2, 6), item(2, 26), item(2, 2)] } },
  { kind: 'promotion', title: ['재료 벌크 특가', 'Materials in bulk'], opens: -30, closes: 60,
    body: { summary: '공방과 학교에서 많이 쓰는 큰 용량을 조금 낮은 값에 드려요.', summary_en: 'The large sizes that studios and schools use, for a little less.', image: 'carton-soy-20kg', body: '소이왁스 20 kg, 코코넛 왁스 10 kg, 오일 열두 가지 전체 세트를 모았어요. 사업자 회원이 아니어도 같은 값이에요.', body_en: 'Twenty kilograms of soy, ten of coconut, and all twelve oils. The price is the same without a business account.', it_ids: [item(6, 8), item(6, 10), item(5, 25), item(7, 10), item(7, 2), item(6, 14)] } },
  { kind: 'promotion', title: ['첫눈 향수 주간', 'First Snow perfume week'], opens: 6, closes: 16,
    body: { summary: '머스크와 아이리스, 하얗게 남는 향 다섯 가지를 준비하고 있어요.', summary_en: 'Musk and iris: five scents that linger white.', image: 'set-discovery-musk', body: '곧 시작해요. 시작하는 날 아침 열 시에 값이 바뀌어요.', body_en: 'Soon. Prices change at ten on the first morning.', it_ids: [item(1, 1), item(1, 6), item(1, 8), item(1, 13)] } },
  { kind: 'promotion', title: ['가을 디퓨저 교환전', 'Autumn diffuser exchange'], opens: -80, closes: -20,
    body: { summary: '빈 병을 가져오신 분께 리필을 30% 낮춰 드렸어요.', summary_en: 'Empty bottles took 30% off a refill.', image: 'set-diffuser-white', body: '10월 말까지 빈 병 412개가 돌아왔어요. 다음 교환전은 봄에 열어요.', body_en: 'By the end of October 412 bottles had come back. The next exchange is in spring.', it_ids: [item(3, 9), item(3, 10), item(3, 11), item(3, 12)] } },
]

const selects: SeedEntry<'select'>[] = [
  { kind: 'select', title: ['해가 짧은 저녁에 켜는 것', 'For evenings that begin at five'], body: { summary: '퇴근하고 돌아온 방을 먼저 데우는 불과 나무 향', summary_en: 'Light and wood that warm a room before you do', image: 'trio-candle-winter', body: '십일월에는 다섯 시면 창이 어두워져요. 전등을 켜기 전에 캔들을 하나 켜 두면 방이 조금 천천히 밤이 돼요.\n\n앰버와 엠버, 히노키는 낮은 온도에서도 향이 잘 돌아요. 불을 끄고 나면 같은 향 미스트를 커튼 아래에 한 번.', body_en: 'In November the window is dark by five. A candle lit before the lamp lets the room turn to night a little more slowly.\n\nAmber, Ember and Hinoki carry well in cool air. When the flame is out, one spray of the same scent below the curtain.', it_ids: [item(2, 21), item(2, 4), item(2, 2), item(4, 4)] } },
  { kind: 'select', title: ['연말에 건네는 작은 상자', 'Small boxes for the end of the year'], body: { summary: '삼만 원 안팎, 취향을 몰라도 괜찮은 선물', summary_en: 'Presents that ask little and suit nearly everyone', image: 'gift-tins', body: '고마운 사람이 여럿인 달이에요. 틴 캔들과 트래블 스프레이는 가방에 넣어 다니기 좋고, 세라믹 캔들은 다 쓴 뒤에도 연필꽂이로 남아요.\n\n카드에는 향 이름보다 둘 곳을 적어 보세요. 부엌, 현관, 책상처럼요.', body_en: 'A month with many people to thank. Tin candles and travel sprays fit a bag, and a ceramic vessel stays as a pen holder.\n\nOn the card, name the place for it rather than the scent: kitchen, hallway, desk.', it_ids: [item(2, 3), item(2, 20), item(3, 1), item(3, 19), item(4, 9)] } },
  { kind: 'select', title: ['혼자 있는 서재', 'A study of one’s own'], body: { summary: '책장 넘기는 소리를 방해하지 않는 향', summary_en: 'Scents that let a page turn in peace', image: 'set-mist-tea', body: '종이와 잉크, 마른 나무. 서재에는 강한 꽃향보다 낮게 깔리는 향이 어울려요.\n\n낮에는 블랙티 룸스프레이를 두 번, 저녁에는 베티버를 한 방울. 디퓨저는 책상보다 책장 아래 칸에 두면 은은해요.', body_en: 'Paper, ink, dry wood. A study wants scents that stay low rather than bright flowers.\n\nTwo sprays of black tea by day, a drop of vetiver in the evening. A diffuser on the lower shelf is softer than one on the desk.', it_ids: [item(4, 3), item(1, 10), item(2, 6), item(3, 7)] } },
  { kind: 'select', title: ['겨울 욕실의 김', 'Steam in a winter bathroom'], body: { summary: '더운물과 함께 더 맑아지는 향', summary_en: 'Scents that grow clearer with hot water', image: 'set-diffuser-bath', body: '더운물을 받는 계절에는 편백과 허브 향이 오히려 또렷해져요.\n\n리드는 세 개만 꽂으세요. 문을 닫아 두는 작은 방에서는 그만큼이면 넉넉해요.', body_en: 'In the season of hot baths, hinoki and herbs become clearer.\n\nThree reeds are enough in a small room with its door shut.', it_ids: [item(3, 2), item(3, 20), item(4, 1), item(2, 1)] } },
  { kind: 'select', title: ['코트에 남는 향수', 'What stays on a coat'], body: { summary: '두꺼운 천과 목도리에 어울리는 네 가지', summary_en: 'Four that suit wool and scarves', image: 'duo-layering', body: '겨울옷은 향을 오래 붙들어요. 그래서 여름보다 한 번 덜 뿌려도 충분해요.\n\n안감에 한 번, 목도리 끝에 한 번. 머스크 위에 피치를 겹치면 차가운 공기에서도 부드러워요.', body_en: 'Winter clothes hold a scent for long, so one spray less than in summer will do.\n\nOnce on the lining, once on the end of a scarf. Peach over musk stays soft even in cold air.', it_ids: [item(1, 1), item(1, 6), item(1, 8), item(1, 10)] } },
  { kind: 'select', title: ['눈 오는 주말의 작업대', 'A bench for a snowy weekend'], body: { summary: '나가지 않는 날 만들기 좋은 재료', summary_en: 'Supplies for a day indoors', image: 'kit-all-four', body: '밖에 나가지 않는 주말이라면 손을 움직여 볼 만해요. 키트에는 저울을 뺀 모든 것이 들어 있어요.\n\n처음이라면 캔들부터. 한 시간이면 붓고, 굳는 동안 차를 마시면 돼요.', body_en: 'A weekend indoors is made for the hands. The kits hold all but the scale.\n\nBegin with a candle: an hour to pour, and tea while it sets.', it_ids: [item(9, 1), item(9, 2), item(9, 3), item(9, 4)] } },
]

const stores: SeedEntry<'store'>[] = [
  { kind: 'store', title: ['오드모아 본점', 'ODEMOA main store'], body: { place: 'shop', address: '서울특별시 예시구 모아길 24, 1층 (예시)', address_en: '1F, 24 Moa-gil, Yesi-gu, Seoul (example)', hours: '화–일 11:00–20:00', hours_en: 'Tue–Sun 11:00–20:00', closed: '월요일, 설·추석 당일', closed_en: 'Mondays, Seollal and Chuseok', parking: '건물 뒤 두 대. 한 시간 무료예요.', parking_en: 'Two places behind the building, free for an hour.', phone: '02-0000-0000', map_url: '', coordinates: '37.5446, 127.0559', map_picture: 'scene-map-moa-gil',
    directions: '예시역 3번 출구로 나와 큰길을 따라 150 m 걸어요.\n느티나무가 있는 모퉁이에서 모아길로 들어와요.\n개울을 건너면 왼쪽 초록 카운터가 있는 가게예요.', directions_en: 'Leave Yesi station by exit 3 and walk 150 m along the main road.\nTurn into Moa-gil at the corner with the zelkova tree.\nCross the brook: the shop with the green counter is on your left.',
    images: ['scene-store-wide', 'duo-diffuser-bedroom', 'gift-tins'] } },
  { kind: 'store', title: ['TSSA 공방', 'TSSA studio'], body: { place: 'studio', address: '서울특별시 예시구 모아길 24, 2층 (예시)', address_en: '2F, 24 Moa-gil, Yesi-gu, Seoul (example)', hours: '수업이 있는 날 10:00–21:00', hours_en: '10:00–21:00 on class days', closed: '수업이 없는 날, 설·추석 당일', closed_en: 'Days without a class, Seollal and Chuseok', parking: '본점 주차장을 함께 써요.', parking_en: 'Shared with the main store.', phone: '02-0000-0000', map_url: '', coordinates: '37.5446, 127.0559', map_picture: 'scene-map-moa-gil',
    directions: '예시역 3번 출구로 나와 큰길을 따라 150 m 걸어요.\n느티나무 모퉁이에서 모아길로 들어와요.\n개울을 건너 본점 옆 계단으로 2층에 올라오세요. 승강기는 건물 뒤에 있어요.', directions_en: 'Leave Yesi station by exit 3 and walk 150 m along the main road.\nTurn into Moa-gil at the zelkova tree.\nCross the brook and take the stairs beside the main store to the second floor. The lift is behind the building.',
    images: ['scene-workshop-shelf', 'tool-measuring-set', 'scene-workshop-detail'] } },
]

const pictures: [picture: string, alt: Words][] = [
  ['tool-dye-set', ['작업대 위의 염료 칩과 비커', 'Dye chips and a beaker on the bench']],
  ['close-discovery', ['뚜껑을 연 디스커버리 세트', 'A discovery set with its lid open']],
  ['lid-beech', ['각인을 기다리는 너도밤나무 뚜껑', 'Beech lids waiting to be engraved']],
  ['close-perfume-peach-blossom', ['둥근 병에 담긴 피치 블라썸', 'Peach Blossom in its round bottle']],
  ['labels-candle', ['캔들에 붙이기 전의 라벨', 'Labels before they go on the candles']],
  ['close-diffuser-sage', ['세이지색 디퓨저 병', 'A sage diffuser bottle']],
]
const feed: SeedEntry<'insta'>[] = pictures.map(([picture, title], at) => ({ kind: 'insta', title, source_id: `sample-${at + 1}`, body: { picture, permalink: `https://www.instagram.com/p/odemoa-sample-${at + 1}/` } }))

/** The spring that staff have prepared; until then the shop's own picture stands there. */
const heroes: SeedEntry<'hero'>[] = [
  { kind: 'hero', title: ['창문을 여는 계절', 'Time to open the windows'], opens: 75, closes: 165,
    body: { eyebrow: '린넨 · 그린티 · 베르가못', eyebrow_en: 'Linen · green tea · bergamot', text: '겨우내 닫아 둔 방에 바람을 들이고, 가벼운 향으로 바꿔 보세요.', text_en: 'Let the air in after winter, and change to something lighter.', image: 'scene-store-wide', image_tall: '', alt: '햇빛이 드는 매장 선반에 놓인 디퓨저와 캔들', alt_en: 'Diffusers and candles on a sunlit shelf of the store', button: '디퓨저 보기', button_en: 'See diffusers', url: '/shop/category/3', second: '매장 안내', second_en: 'Visit us', second_url: '/contents/store' } },
]

export const entries: SeedEntry[] = [...heroes, ...popups, ...weekPicks, ...recipes, ...promotions, ...selects, ...stores, ...feed]
