import type { CmsKind } from '#shop/content/admin-contract.ts'
import type { TemplateNode } from '#shop/content/contract.ts'
import { beside, goods, link, photo, piece, say } from './templates.ts'

type Words = [korean: string, english: string]
export type SeedPage = { kind: CmsKind; name: string; title: Words; description?: Words; link?: string; it_ids?: string[]; template: TemplateNode }

const item = (kind: number, number: number) => `17${String(kind).padStart(2, '0')}${String(number).padStart(6, '0')}`

const weeks: [name: string, title: Words, it_ids: string[]][] = [
    ['week-1', ['비 오는 날의 나무 향', 'Woods for rainy days'], [item(2, 20), item(3, 2), item(1, 2)]],
    ['week-2', ['저녁 식탁에 켜는 캔들', 'Candles for the supper table'], [item(2, 2), item(2, 3), item(2, 7)]],
    ['week-3', ['바다 가까이', 'Close to the sea'], [item(1, 7), item(3, 5), item(5, 9)]],
    ['week-4', ['맑은 방을 위한 미스트', 'Mists for a clear room'], [item(4, 1), item(4, 2), item(4, 3)]],
    ['week-5', ['주말에 만드는 첫 캔들', 'A first candle this weekend'], [item(6, 1), item(5, 4), item(7, 1)]],
]

export const pages: SeedPage[] = [
  {
    kind: 'page', name: 'company', title: ['회사 소개', 'About ODEMOA'], description: ['향수, 캔들, 디퓨저와 재료를 만들고 가르치는 오드모아를 소개해요.', 'ODEMOA makes perfume, candles and diffusers, sells what they are made of, and teaches how.'],
    template: piece('article', '', {},
      say('h1', ['향이 모이는 곳, 오드모아', 'Where scents gather'], 'type-h1'),
      say('p', ['오드모아는 작은 공방에서 시작했어요. 조향사 한 사람이 쓰던 오일 열두 병이 지금은 벽 하나를 채웠고, 그 벽 앞에서 누구나 자기 향을 만들 수 있어요.', 'ODEMOA began in a small studio. The twelve oils of one perfumer now fill a wall, and in front of it anyone can make a scent of their own.'], 'type-body measure text-ink-700 mt-4'),
      beside(photo('view-tin-bench', ['작업대 위의 틴 용기와 비커', 'A tin and a beaker on the bench']), say('h2', ['만드는 사람이 파는 가게', 'A shop kept by makers'], 'type-h2'),
        say('p', ['선반에 있는 왁스와 오일은 우리가 매일 쓰는 것과 같은 로트예요. 써 보고 고른 것만 팔고, 녹는점과 배합 비율을 숫자로 적어 둬요.', 'The waxes and oils on our shelves come from the lots we use ourselves. We sell what we have tried, and print melting points and ratios as numbers.'], 'type-body text-ink-700 mt-4')),
      beside(photo('oil-set-starter', ['호두나무 판 위의 작은 오일병 여섯 개', 'Six small oil bottles on a walnut board']), say('h2', ['조금만 사도 되는 재료', 'Materials in small amounts'], 'type-h2'),
        say('p', ['처음 만드는 사람에게 1리터는 너무 많아요. 오일은 10 ml, 왁스는 1 kg부터 덜어 팔고, 병을 가져오면 리필 값을 빼 드려요.', 'A litre is too much for a first candle. Oils start at 10 ml and wax at one kilogram, and a returned bottle takes money off the refill.'], 'type-body text-ink-700 mt-4')),
      piece('section', 'bg-paper-100 p-6 mt-12 grid gap-6 desk:grid-cols-3', {},
        ...([['12', '가지 향 계열', 'scent families'], ['180', '가지 상품', 'goods and materials'], ['8', '자리 작업대', 'places at the bench']] as const).map(([number, ko, en]) =>
          piece('div', '', {}, say('p', [number, number], 'type-display tabular'), say('p', [ko, en], 'type-small text-ink-700')))),
      piece('p', 'mt-12 flex flex-wrap gap-4', {}, link('/contents/store', ['매장 찾아오기', 'Visit the store']), link('/shop/best-seller', ['베스트 보기', 'See best sellers'], 'cms-link'))),
  },
  {
    kind: 'page', name: 'custom-fragrance', title: ['커스텀 향', 'A scent of your own'], description: ['조향사와 함께 나와 브랜드, 공간을 위한 향을 만들어요.', 'A perfumer makes the scent of a person, a brand or a room with you.'],
    template: piece('article', '', {},
      say('h1', ['세상에 하나뿐인 향', 'A scent nobody else has'], 'type-h1'),
      say('p', ['기억 한 장면, 브랜드의 첫인상, 문을 열 때의 공기. 말로 다 하기 어려운 것을 조향사가 듣고 향으로 옮겨 드려요.', 'A memory, the first impression of a brand, the air behind a door. A perfumer listens and puts it into a scent.'], 'type-body measure text-ink-700 mt-4'),
      piece('p', 'mt-6 flex flex-wrap gap-4', {}, link('/custom/fragrance_service', ['의뢰서 쓰기', 'Write a brief'])),
      piece('div', 'mt-8', {}, photo('scene-custom-wide', ['모양과 캡이 다른 맞춤 향수병 네 개', 'Four perfume bottles made to order, each of another shape'], '2:1')),
      beside(photo('scene-materials-wide', ['나란히 놓인 스포이드 오일병과 비커', 'Dropper bottles of oil beside beakers']), say('h2', ['이렇게 만들어요', 'How it is made'], 'type-h2'), piece('ol', 'list-decimal pl-5 mt-4 grid gap-2', {},
        say('li', ['의뢰서를 읽고 영업일 5일 안에 상담 날을 잡아요.', 'We read your brief and arrange a talk within five working days.'], 'type-body'),
        say('li', ['개발비와 샘플, 최소 수량을 적은 견적을 보내 드려요.', 'You receive a quote with development, samples and the smallest number.'], 'type-body'),
        say('li', ['샘플을 맡아 보고, 바꿀 점을 적어 주시면 다시 다듬어요.', 'You smell the samples, tell us what to change, and we refine them.'], 'type-body'),
        say('li', ['마음에 드는 향을 정하면 병에 담아 보내 드려요.', 'Once you choose, we fill and send it.'], 'type-body'))),
      say('h2', ['무엇이든 물어보세요', 'Things people ask'], 'type-h2 mt-12'),
      say('p', ['한 병도 만들 수 있어요. 브랜드와 공간의 향은 수량에 따라 값이 내려가고, 안전 자료(SDS, IFRA)를 함께 드려요. 주문해서 만든 향은 마음이 바뀌어 돌려보내기 어려우니 샘플에서 충분히 맡아 보세요.', 'We make a single bottle, too. Scents for brands and rooms cost less in larger numbers and come with their safety papers (SDS, IFRA). What is made to order cannot be returned for a change of mind, so take your time with the samples.'], 'type-body measure text-ink-700 mt-4')),
  },
  {
    kind: 'page', name: 'gift-wrapping', title: ['선물 포장 안내', 'Gift wrapping'], description: ['보자기와 한지 포장, 손글씨 카드를 상품 페이지에서 함께 골라 보세요.', 'Cloth or paper wrap and a handwritten card, chosen together with the present.'],
    template: piece('article', '', {},
      say('h1', ['받는 순간까지 향기롭게', 'A present from the first touch'], 'type-h1'),
      say('p', ['향수, 캔들, 디퓨저와 룸 스프레이 페이지의 추가상품에서 포장과 카드를 함께 담아 보세요. 손글씨 카드에 적을 말은 거기서 바로 적고, 예순 자까지 옮겨 적어 드려요.', 'Perfumes, candles, diffusers and room sprays offer wrapping and cards among their extras. Type your words for the handwritten card right there: we copy up to sixty characters by hand.'], 'type-body measure text-ink-700 mt-4'),
      beside(photo('gift-rose-atelier', ['리본을 맨 분홍 상자와 향수', 'A pink box tied with a ribbon, and a perfume']), say('h2', ['고를 수 있는 것', 'What there is to choose'], 'type-h2'), piece('ul', 'list-disc pl-5 mt-4', {},
        say('li', ['보자기 포장: 상자를 천으로 싸서 매듭지어요', 'Bojagi: the box tied in a cloth'], 'type-body'),
        say('li', ['한지 포장 + 리본: 캔들, 향수, 디퓨저, 룸 스프레이에', 'Hanji paper and ribbon: for candles, perfumes, diffusers and room sprays'], 'type-body'),
        say('li', ['뚜껑형 상자: 향수 한 병에 맞아요', 'Lidded box: fits one perfume'], 'type-body'),
        say('li', ['손글씨 카드: 예순 자까지, 여러 분께면 카드를 여러 장 담으세요', 'Handwritten card: up to sixty characters; add one for each person'], 'type-body'))),
      say('h2', ['가격은 빼고 보내요', 'Without prices'], 'type-h2 mt-12'),
      say('p', ['주문서의 선물 칸에 표시하면 상자에 넣는 종이에 가격을 적지 않아요.', 'Tick the gift box on the order form and the paper in the parcel names no price.'], 'type-body measure text-ink-700 mt-4'),
      piece('p', 'mt-8 flex flex-wrap gap-4', {}, link('/shop/category/1', ['향수 고르기', 'Choose a perfume']), link('/shop/category/2', ['캔들 고르기', 'Choose a candle'], 'cms-link')),
      piece('section', 'mt-12', {}, say('h2', ['선물로 많이 골라요', 'Often chosen as presents'], 'type-h2 mb-4'), goods('gift'))),
  },
  {
    kind: 'page', name: 'candle-care', title: ['캔들 오래 쓰는 법', 'Making a candle last'], description: ['첫 불부터 마지막 1 cm까지, 캔들을 고르게 태우는 방법이에요.', 'From the first light to the last centimetre.'],
    template: piece('article', '', {},
      say('h1', ['캔들 오래 쓰는 법', 'Making a candle last'], 'type-h1'),
      photo('scene-candle-wide', ['불을 켠 캔들 세 개', 'Three lit candles'], '2:1'),
      piece('ol', 'list-decimal pl-5 grid gap-4 mt-8', {},
        say('li', ['처음 켤 때는 표면이 끝까지 녹을 때까지 두세요. 지름 7 cm면 두 시간쯤 걸려요.', 'On the first evening let the surface melt to the rim: about two hours for seven centimetres.'], 'type-body'),
        say('li', ['켜기 전에 심지를 5 mm로 자르세요. 그을음이 줄어요.', 'Trim the wick to five millimetres before lighting. It smokes less.'], 'type-body'),
        say('li', ['네 시간마다 끄고 식힌 뒤 다시 켜세요.', 'Put it out after four hours and let it cool.'], 'type-body'),
        say('li', ['왁스가 1 cm 남으면 멈추고, 용기는 뜨거운 물로 씻어 다시 쓰세요.', 'Stop at one centimetre of wax; the vessel washes out with hot water.'], 'type-body')),
      piece('p', 'mt-8', {}, link('/shop/category/2', ['캔들 보기', 'See candles']))),
  },
  {
    kind: 'block', name: 'tssa-about', title: ['TSSA 소개', 'About TSSA'], description: ['오드모아 향 공방 TSSA가 무엇을 어떻게 가르치는지 소개해요.', 'What TSSA, The Scent Studio by Odemoa, teaches, and how.'],
    template: piece('article', '', {},
      say('h1', ['코로 배우는 공방, TSSA', 'TSSA, a studio for the nose'], 'type-h1'),
      say('p', ['TSSA는 The Scent Studio by Odemoa, 오드모아 향 공방의 이름이에요. 책으로 읽은 향은 쉽게 잊히지만, 직접 맡고 적은 향은 오래 남아요. 그래서 우리 수업은 언제나 시향지를 드는 데서 시작해요.', 'TSSA is The Scent Studio by Odemoa. A scent one has read about is soon forgotten; one that was smelled and written down stays. So every class begins with a blotter in the hand.'], 'type-body measure text-ink-700 mt-4'),
      beside(photo('tool-measuring-set', ['작업대 위의 저울과 비커', 'Scale and beakers on the bench']), say('h2', ['한 반에 여덟 명까지', 'Eight people at most'], 'type-h2'),
        say('p', ['작업대 하나에 여덟 자리예요. 강사가 모두의 비커를 한 번씩은 맡아 볼 수 있는 인원이고, 정규 과정은 여섯 명까지만 받아요.', 'There are eight places at the bench: as many as one teacher can smell for. Courses take six.'], 'type-body text-ink-700 mt-4')),
      beside(photo('oil-set-twelve', ['호두나무 판에 놓인 오일 열두 병', 'Twelve oils on a walnut board']), say('h2', ['가게에서 파는 것과 같은 재료', 'The materials we sell'], 'type-h2'),
        say('p', ['수업에서 쓰는 오일과 왁스는 모두 오드모아에서 파는 것과 같아요. 집에서 이어 만들 때 같은 이름으로 찾을 수 있고, 배합 기록지는 공방에도 남겨 두니 잃어버려도 괜찮아요.', 'Every oil and wax of a class is one that the shop sells, under the same name. We keep a copy of your formula sheet, so a lost one is not lost.'], 'type-body text-ink-700 mt-4')),
      beside(photo('scene-books', ['공방에서 펴낸 책 두 권', 'Two books of the studio']), say('h2', ['가르치며 쓴 책', 'Books written while teaching'], 'type-h2'),
        say('p', ['수업에서 자주 나온 질문과 배합을 책으로 엮었어요. 처방은 모두 그램으로 적혀 있어 그대로 따라 할 수 있어요.', 'The questions and formulas that came up most have become books, with every formula in grams.'], 'type-body text-ink-700 mt-4'))),
  },
  {
    kind: 'block', name: 'banner', title: ['겨울 선물 배너', 'Winter gift banner'], link: '/contents/gift-wrapping',
    template: piece('p', 'type-small', {}, say('strong', ['겨울 선물 포장', 'Winter gift wrapping'], 'font-semibold'), say('span', [' 보자기와 손글씨 카드를 골라 보세요', ' Choose a cloth and a handwritten card'])),
  },
  ...weeks.map(([name, title, it_ids]): SeedPage => ({ kind: 'trend', name, title, it_ids, template: piece('div', '', {}, goods('', 'lines')) })),
  ...weeks.map(([name, title]): SeedPage => ({ kind: 'page', name: name.replace('week', 'pick'), title, description: [`이번 주에 고른 상품: ${title[0]}.`, `The picks of the week: ${title[1]}.`], template: piece('article', '', {}, say('h1', title, 'type-h1'), piece('section', 'mt-8', {}, goods(name))) })),
  { kind: 'trend', name: 'gift', title: ['선물로 많이 고른 것', 'Often chosen as presents'], it_ids: [item(2, 8), item(1, 3), item(3, 4), item(2, 20)], template: piece('div', '', {}, goods('', 'grid', '4')) },
]
