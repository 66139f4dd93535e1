import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedClasses } from '#db/seed/fill-classes.ts'
import { seedContent } from '#db/seed/fill-content.ts'
import { seedDocuments } from '#db/seed/fill-documents.ts'
import { seedSearch } from '#db/seed/fill-search.ts'
import { houseCtx } from '#platform/context.ts'
import { products } from '#shop/catalog/contract.ts'
import { searches as reading } from '#shop/catalog/search-contract.ts'
import { filledShop } from '#test/filled-shop.ts'
import { type Shopper, shopper } from '#test/shopper.ts'
import { adminSearch } from './admin-contract.ts'
import { initialsOf } from './hangul-rules.ts'
import { longestSearch } from './rules.ts'

let guest: Shopper
let keeper: Shopper
let close: () => Promise<void>

beforeAll(async () => {
  const shop = await filledShop()
  close = shop.close
  const ctx = houseCtx(shop.house)
  await seedSearch(ctx)
  await seedClasses(ctx)
  await seedContent(ctx)
  await seedDocuments(ctx)
  guest = await shopper({ house: shop.house })
  keeper = await shopper({ house: shop.house, mb_id: 'word_keeper', staff_role: 'product' })
}, 120_000)
afterAll(() => close())

const nothing = null

/** What is searched for, and what must stand among the first five. */
const searches: [search: string, wanted: string | null][] = [
  // names, and their beginnings
  ['캔들', '유리 캔들'],
  ['디퓨저', '디퓨저'],
  ['룸스프레이', '블랙티 룸스프레이'],
  ['미스트', '가든 미스트'],
  ['화이트 머스크', '화이트 머스크 오 드 퍼퓸'],
  ['가든 미스트', '가든 미스트'],
  ['버블 오브제 캔들', '버블 오브제 캔들'],
  ['립드 필라', '립드 필라 캔들'],
  ['소이왁스', '소이왁스 플레이크'],
  ['비즈왁스', '비즈왁스 알갱이'],
  ['젤왁스', '젤왁스 투명'],
  ['유리 비커', '유리 비커 낱개'],
  ['전자저울', '전자저울 0.1 g'],
  ['향수병', '각진 향수병'],
  ['틴 케이스', '캔들 틴 케이스'],
  ['테라코타', '테라코타 캔들 용기'],
  ['키트', '캔들 만들기 키트'],
  ['더 퍼퓨머', '더 퍼퓨머'],
  // keywords, notes, options, categories
  ['비온뒤', '히노키 레인'],
  ['토마토잎', '가든'],
  ['바닐라', '바닐라 프래그런스 오일'],
  ['얼그레이', '베르가못 프래그런스 오일'],
  ['보자기', '트래블 틴 캔들 3종 세트'],
  ['너도밤나무', '너도밤나무 캔들 뚜껑'],
  ['답례품', '버블 오브제 미니'],
  ['공방용 벌크', '벌크'],
  ['no.03', '히노키'],
  ['FO-014', '라벤더 프래그런스 오일'],
  ['1702000001', '히노키 세라믹 캔들'],
  ['도서', '더 퍼퓨머'],
  ['라벨', '캔들 용기 라벨'],
  // word order, spaces too few and too many
  ['캔들 히노키', '히노키 세라믹 캔들'],
  ['퍼퓸 로즈', '로즈 아틀리에 오 드 퍼퓸'],
  ['리필 디퓨저', '디퓨저 리필'],
  ['오일 라벤더', '라벤더 프래그런스 오일'],
  ['화이트머스크', '화이트 머스크 오 드 퍼퓸'],
  ['가든미스트', '가든 미스트'],
  ['우드심지', '우드 심지'],
  ['디퓨저베이스', '디퓨저 베이스'],
  ['유리캔들', '유리 캔들'],
  ['캔들용기유리', '유리 캔들 용기'],
  ['로즈디퓨저', '로즈 아틀리에 디퓨저'],
  ['라벤더오일', '라벤더 프래그런스 오일'],
  ['우드심지캔들', '무화과잎 유리 캔들'],
  ['화이트머스크퍼퓸', '화이트 머스크 오 드 퍼퓸'],
  ['화이트머스크세라믹', '화이트 머스크 세라믹 디퓨저'],
  ['화이트머스크리필', '화이트 머스크 리필'],
  ['앰버유리캔들', '앰버 유리 캔들'],
  ['로즈캔들', '로즈 더블 심지 캔들'],
  ['베르가못퍼퓸', '베르가못 티 오 드 퍼퓸'],
  ['베르가못티오드퍼퓸', '베르가못 티 오 드 퍼퓸'],
  ['틴캔들', '트래블 틴 캔들'],
  ['나무뚜껑', '나무 뚜껑'],
  ['로즈캔들추천', '로즈 더블 심지 캔들'],
  ['rosecandle', 'Rose double-wick candle'],
  ['룸 스프레이', '블랙티 룸스프레이'],
  ['룸 스프 레이', '블랙티 룸스프레이'],
  ['디 퓨 저', '디퓨저'],
  ['소이 왁스', '소이왁스'],
  ['프래 그런스 오일', '프래그런스 오일'],
  ['  캔들   세트 ', '세트'],
  ['캔 들', '캔들'],
  ['캔 둘', '캔들'],
  // figures and units
  ['220g', '220 g'],
  ['220 g', '220 g'],
  ['100ml', '100 ml'],
  ['20kg', '소이왁스 20 kg 상자'],
  ['5 l', '디퓨저 베이스 5 L 통'],
  ['10종', '디스커버리 세트 10종'],
  // first consonants
  ['ㅎㄴㅋ', '히노키'],
  ['ㄷㅍㅈ', '디퓨저'],
  ['ㅋㄷ', '캔들'],
  ['ㅎㅇㅌㅁㅅㅋ', '화이트 머스크'],
  ['ㅅㅇㅇㅅ', '소이왁스'],
  ['ㄱㄷㅁㅅㅌ', '가든 미스트'],
  ['ㅎㄴㅋ ㅋㄷ', '히노키'],
  ['ㄷㅍㅈ 리필', '디퓨저 리필'],
  ['ㄷ', '디퓨저'],
  ['ㅋ', '캔들'],
  ['ㅎ', '히노키'],
  // the last syllable half typed
  ['디퓨ㅈ', '디퓨저'],
  ['디퓾', '디퓨저'],
  ['디퓨', '디퓨저'],
  ['캔ㄷ', '캔들'],
  ['캔드', '캔들'],
  ['히노ㅋ', '히노키'],
  ['라벤ㄷ', '라벤더'],
  ['소이와', '소이왁스'],
  ['베르가ㅁ', '베르가못'],
  ['화이트 머ㅅ', '화이트 머스크'],
  ['ㅋ들', '캔들'],
  // Korean on an English keyboard
  ['elvbwj', '디퓨저'],
  ['zosemf', '캔들'],
  ['gmlshzl', '히노키'],
  ['glshzl', '히노키'],
  ['ELVBWJ', '디퓨저'],
  ['Elvbwj', '디퓨저'],
  ['fkqpsej', '라벤더'],
  ['thdldhkrtm', '소이왁스'],
  ['qkslffk', '바닐라'],
  ['ajtmzm', '머스크'],
  ['fhwm', '로즈'],
  ['fhwm elvbwj', '로즈 아틀리에 디퓨저'],
  ['elvbw', '디퓨저'],
  ['fnatmvmfpdl', '룸스프레이'],
  ['elvbwu', '디퓨저'],
  // English on a Korean keyboard
  ['ㅊ무읻', 'glass candle'],
  ['ㅊ뭉ㅣㄷ', 'glass candle'],
  ['ㅔㄷㄱ려ㅡㄷ', 'eau de parfum'],
  ['얄ㄹㅕㄴㄷㄱ', 'Diffuser'],
  ['야ㄹ려ㄴㄷㄱ', 'Diffuser'],
  ['ㅣㅁㅍ둥ㄷㄱ', 'Lavender'],
  ['ㄱㅐㄴㄷ', 'Rose'],
  ['ㄴㅐㅛ', 'Soy'],
  ['ㅈㅁㅌ', 'ax'],
  ['ㅊㄷㅇㅁㄱ', 'edar'],
  ['ㄱㄷㄷㅇ', 'eed'],
  ['ㄴㄷㅅ', 'et'],
  ['ㅅㄷㅁ', 'ea'],
  // English
  ['candle', 'glass candle'],
  ['Candle', 'glass candle'],
  ['diffuser', 'Diffuser'],
  ['fig cedar', 'Fig & Cedar'],
  ['Fig & Cedar', 'Fig & Cedar'],
  ['cedar fig', 'Fig & Cedar'],
  ['room spray', 'room spray'],
  ['roomspray', 'room spray'],
  ['soy wax', 'Soy wax'],
  ['lav', 'Lavender'],
  ['perf', 'erfume'],
  ['white musk oil', 'White Musk fragrance oil'],
  ['wick', 'wick'],
  ['glass beaker', 'glass beaker'],
  ['starter', 'tarter'],
  // words of one meaning, and of the other language
  ['향초', '캔들'],
  ['양초', '캔들'],
  ['방향제', '디퓨저'],
  ['편백', '히노키'],
  ['콩왁스', '소이왁스'],
  ['기프트', '선물'],
  ['에센셜 오일', '프래그런스 오일'],
  ['air freshener', 'iffuser'],
  ['공병', '향수병'],
  ['빈 병', '향수병'],
  ['empty bottle', 'bottle'],
  ['jar', 'vessel'],
  ['glass jar', 'lass candle vessel'],
  ['장미', '로즈'],
  ['room mist', 'mist'],
  ['hinoki 캔들', '히노키 세라믹 캔들'],
  ['라벤더 oil', '라벤더 프래그런스 오일'],
  ['피그', '무화과'],
  ['아로마오일', '프래그런스 오일'],
  ['프레그런스오일', '프래그런스 오일'],
  ['착향료', '프래그런스 오일'],
  ['차량용방향제', '디퓨저'],
  ['차량용 방향제', '디퓨저'],
  ['아로마캔들', '캔들'],
  ['룸퍼퓸', '미스트'],
  ['탈취제', '미스트'],
  ['오데퍼퓸', '오 드 퍼퓸'],
  ['EDT', '오 드 퍼퓸'],
  ['여행용 향수', '트래블 스프레이'],
  ['결혼답례품', '버블 오브제 미니'],
  ['생일선물', '선물'],
  ['향수공병', '향수병'],
  ['디퓨저원액', '디퓨저 베이스'],
  ['우드스틱', '리드 스틱'],
  ['유리컵', '캔들 용기'],
  ['비이커', '유리 비커'],
  ['에탄올', '향수용 알코올'],
  ['안료', '염료'],
  ['스티커', '라벨'],
  ['밀납', '비즈왁스'],
  ['베르가모트', '베르가못'],
  ['백단', '아이리스 캐시미어'],
  ['오션', '씨솔트'],
  ['디퓨저공병', '유리 디퓨저 병'],
  ['교재', '더 퍼퓨머'],
  ['car freshener', 'iffuser'],
  ['cologne', 'eau de parfum'],
  ['aroma oil', 'fragrance oil'],
  ['wedding favors', 'ubble'],
  ['pipette', 'ropper'],
  ['stickers', 'label'],
  ['ocean', 'Sea'],
  // one letter off
  ['켄들', '캔들'],
  ['캔덜', '캔들'],
  ['디퓨져', '디퓨저'],
  ['디휴저', '디퓨저'],
  ['라벤다', '라벤더'],
  ['히노끼', '히노키'],
  ['바닐나', '바닐라'],
  ['베르가모', '베르가못'],
  ['머스그', '머스크'],
  ['소이왁수', '소이왁스'],
  ['켄들 용기', '캔들 용기'],
  ['candel', 'glass candle'],
  ['difuser', 'Diffuser'],
  ['lavander', 'Lavender'],
  ['vannilla', 'Vanilla'],
  ['vanila', 'Vanilla'],
  ['perfumes', 'eau de parfum'],
  // goods of the category that is called so stand before what is made for them
  ['perfume', 'eau de parfum'],
  ['향수', '오 드 퍼퓸'],
  ['diffuser', 'Cedar diffuser'],
  ['canlde', 'glass candle'],
  ['cadnle', 'glass candle'],
  ['cnadle', 'glass candle'],
  ['acndle', 'glass candle'],
  ['cande', 'glass candle'],
  ['candlee', 'glass candle'],
  ['hnioki', 'Hinoki'],
  ['botlte', 'ottle'],
  ['wcik', 'wick'],
  ['glsas', 'lass'],
  ['lable', 'abel'],
  ['diffsuer', 'Diffuser'],
  ['왁쓰', '왁스'],
  // of two syllables only what sounds alike is a slip
  ['비건', nothing],
  ['몰드', nothing],
  ['환불', nothing],
  ['반품', nothing],
  // an ending, and a word that nothing is found by
  ['캔들을', '캔들'],
  ['디퓨저가', '디퓨저'],
  ['장미향 캔들', '캔들'],
  ['무화과향', '무화과'],
  ['코튼향', '코튼'],
  ['라벤더향으로', '라벤더'],
  ['우디향', '우디'],
  ['꽃향', ''],
  ['라벨지', '라벨'],
  ['디스커버리셋트', '디스커버리 세트'],
  ['선물셋트', '선물 세트'],
  ['캔들추천', '캔들'],
  ['라벤더 캔들 추천', '캔들'],
  ['차량용 디퓨저', '디퓨저'],
  ['캔들 아무말대잔치', '캔들'],
  ['gifts for mom', 'ift'],
  ['glass jars', 'lass candle vessel'],
  ['candles for sale', 'andle'],
  // nonsense, signs, length
  ['ㅁㄴㅇㄹㅁㄴㅇㄹ', nothing],
  ['qwqwqwqw', nothing],
  ['아무말대잔치', nothing],
  ['아무말 대잔치', nothing],
  ['뷁 쏟 횰 꼍', nothing],
  ["%_'", nothing],
  ['%', nothing],
  ['_', nothing],
  ["캔들'; drop table item; --", nothing],
  ["'캔들'", '캔들'],
  ['캔들%', '캔들'],
  ['#히노키', '히노키'],
  ['🕯️', nothing],
  ['🕯️ 캔들', '캔들'],
  ['\\', nothing],
  ['0', '전자저울 0.1 g'],
  ['캔들'.repeat(250), '캔들'],
  ['가'.repeat(500), nothing],
  ['a'.repeat(500), nothing],
  ['캔들 '.repeat(100), '캔들'],
]

test('the table is as long as was asked', () => {
  expect(searches.length).toBeGreaterThanOrEqual(120)
})

test.each(searches)('%j finds %j', async (search, wanted) => {
  // a longer one is cut by the page, and refused by the door
  const keyword = search.slice(0, longestSearch)
  const { data, total } = await guest.call(products.list, {
    query: { keyword, sort: 'fit', per_page: 5 },
  })
  const names = data.map((one) => `${one.it_name} / ${one.it_name_en} / ${one.it_summary}`)
  if (wanted === nothing) expect({ total, names }).toEqual({ total: 0, names: [] })
  else expect(names.join('\n')).toContain(wanted)
})

const foundBy = async (keyword: string) => {
  const { data, total } = await guest.call(products.list, {
    query: { keyword: keyword.slice(0, longestSearch), sort: 'fit', per_page: 5 },
  })
  return { total, ids: data.map(({ it_id }) => it_id) }
}

test('every name is found by itself without its spaces', async () => {
  const { data: goods } = await guest.call(products.list, { query: { per_page: 100 } })
  const { data: more } = await guest.call(products.list, { query: { per_page: 100, page: 2 } })
  const all = [...goods, ...more]
  expect(all.length).toBeGreaterThan(150)
  const missed: string[] = []
  for (const { it_id, it_name } of all) {
    const { ids } = await foundBy(it_name.replace(/\s+/g, ''))
    if (!ids.includes(it_id)) missed.push(it_name)
  }
  expect(missed).toEqual([])
}, 60_000)

test.each([
  '우드 심지 캔들',
  '화이트 머스크 퍼퓸',
  '화이트 머스크 세라믹',
  '화이트 머스크 리필',
  '앰버 유리 캔들',
  '로즈 캔들',
  '베르가못 퍼퓸',
  '틴 캔들',
])('%j answers the same without its spaces', async (keyword) => {
  const spaced = await foundBy(keyword)
  expect(spaced.total).toBeGreaterThan(0)
  expect(await foundBy(keyword.replaceAll(' ', ''))).toEqual(spaced)
})

const titlesOf = async (keyword: string) =>
  (await guest.call(reading.read, { query: { keyword } })).data.titles.map(({ title }) => title)

/** Besides goods: what can be read, booked or downloaded, by the kind as much as by the title. */
test.each([
  ['소이 캔들 원데이', '소이 캔들 원데이'],
  ['캔들 클래스', '소이 캔들 원데이'],
  ['캔들 원데이 클래스', '소이 캔들 원데이'],
  ['ㅅㅇㅋㄷ', '소이 캔들 원데이'],
  ['soy candle class', '소이 캔들 원데이'],
  ['캔들 레시피', '처음 만드는 소이 캔들 220 g'],
  ['라벤더 msds', '라벤더 오일 FO-014 물질안전보건자료'],
  // by what means the same
  ['향초', '소이 캔들 원데이'],
  ['향초', '처음 만드는 소이 캔들 220 g'],
  ['향초', '캔들 안전 기준 시험 보고서'],
  ['향초 클래스', '소이 캔들 원데이'],
  ['장미', '로즈 오일 FO-013'],
  ['자격증', '캔들 전문가 자격 과정'],
  ['원데이클래스', '소이 캔들 원데이'],
  ['강의', '소이 캔들 원데이'],
  ['물질안전', '물질안전보건자료'],
  ['lavender safety data', '라벤더 오일 FO-014 물질안전보건자료'],
])('%j leads to %j', async (keyword, wanted) => {
  expect((await titlesOf(keyword)).join('\n')).toContain(wanted)
})

test.each([
  ['향초', ['캔들', '용기 캔들']],
  ['에센셜 오일', ['프래그런스 오일']],
  ['꽃', ['플로럴·허벌·프루티']],
])('%j suggests the categories %j', async (keyword, wanted) => {
  const { data } = await guest.call(reading.suggest, { query: { keyword } })
  const categories = data.rows.filter(({ kind }) => kind === 'category')
  expect(categories.map(({ title }) => title)).toEqual(wanted)
})

test('what staff say means the same reaches classes at once', async () => {
  expect(await titlesOf('수강증')).toEqual([])
  await keeper.call(adminSearch.addSynonym, { body: { words: ['수강증', '자격'] } })
  expect(await titlesOf('수강증')).toEqual(['캔들 전문가 자격 과정'])
})

test.each([
  ['ㅋㄷ', '캔들'],
  ['ㄷㅍㅈ', '디퓨저'],
  ['향초', '캔들'],
  ['방향제', '디퓨저'],
])('%j begins with what %j begins with: the goods of that category', async (keyword, word) => {
  expect((await foundBy(keyword)).ids).toEqual((await foundBy(word)).ids)
})

test.each([
  ['신상품', '/shop/new-item'],
  ['베스트', '/shop/best-seller'],
  ['쿠폰', '/my-page/coupon'],
  ['환불', '/customer/faq?keyword='],
  ['refund', '/customer/faq?keyword='],
  ['반품', '/customer/faq?keyword='],
  ['교환', '/customer/faq?keyword='],
  ['배송', '/customer/shipment-cost'],
])('%j leads to the page %s', async (keyword, url) => {
  const { data } = await guest.call(reading.read, { query: { keyword } })
  expect(data.page?.url.startsWith(url)).toBe(true)
  expect(data.repaired).toBe(false)
})

test.each(['ㄷ', 'ㅋ', 'ㅎ'])(
  '%j suggests what begins with it, and the page has goods for it',
  async (keyword) => {
    const [suggested, page] = await Promise.all([
      guest.call(reading.suggest, { query: { keyword } }),
      guest.call(reading.read, { query: { keyword } }),
    ])
    const { rows } = suggested.data
    expect(rows.filter(({ kind }) => kind === 'product').length).toBeGreaterThan(0)
    for (const { title } of rows) expect(initialsOf(title)[0]).toBe(keyword)
    expect(page.data.total).toBeGreaterThan(0)
    for (const { title } of page.data.titles) expect(initialsOf(title)[0]).toBe(keyword)
  },
)

test.each([
  ['칸들', '캔들'],
  ['겐들', '캔들'],
  ['로스', '로즈'],
  ['파퓸', '퍼퓸'],
  ['캔들즈츠', '캔들'],
])('%j finds nothing, and the list asks for %j as the page does', async (keyword, wanted) => {
  const { data } = await guest.call(reading.suggest, { query: { keyword } })
  expect(data).toMatchObject({ near: true, repaired: false })
  expect(data.rows[0]).toMatchObject({
    kind: 'word',
    title: wanted,
    url: `/shop/search?keyword=${encodeURIComponent(wanted)}`,
  })
  const page = await guest.call(reading.read, { query: { keyword } })
  expect(page.data.near).toEqual(data.rows.map(({ title }) => title))
})

test.each(['캔들', '자격', '뷁쏟횰꼍'])(
  'nothing is asked beside what %j finds',
  async (keyword) => {
    const { data } = await guest.call(reading.suggest, { query: { keyword } })
    expect(data.near).toBe(false)
  },
)

test('a search that finds nothing is left as it was typed, and the words that are known are offered', async () => {
  const { data } = await guest.call(reading.read, { query: { keyword: '캔들즈츠 아무말대잔치' } })
  expect(data).toMatchObject({
    word: '캔들즈츠 아무말대잔치',
    repaired: false,
    total: 0,
    titles: [],
  })
  expect(data.near).toContain('캔들')
})

test.each([
  ['라벤더 캔들 추천', '라벤더 캔들'],
  ['차량용 디퓨저', '디퓨저'],
  ['켄들 아무말대잔치', '캔들'],
  ['캔들을', '캔들'],
  ['zosemf캔들', '캔들'],
  ['gifts for mom', 'gift'],
])(
  '%j shows the results of %j and says so; as it was typed it finds nothing',
  async (keyword, word) => {
    const { data } = await guest.call(reading.read, { query: { keyword } })
    expect(data).toMatchObject({ word, repaired: true })
    expect(data.total).toBeGreaterThan(0)
    const exact = await guest.call(reading.read, { query: { keyword, exact: '1' } })
    expect(exact.data).toMatchObject({ word: keyword, repaired: false, total: 0 })
  },
)

test.each([
  ['ㅈㅁㅌ', 'wax'],
  ['ㅊㄷㅇㅁㄱ', 'cedar'],
  ['ㄱㄷㄷㅇ', 'reed'],
  ['ㄴㄷㅅ', 'set'],
  ['ㅅㄷㅁ', 'tea'],
])('%j is read as %j, and said', async (keyword, word) => {
  const { data } = await guest.call(reading.read, { query: { keyword } })
  expect(data).toMatchObject({ word, repaired: true })
  expect(data.total).toBeGreaterThan(0)
})

test('a search of more than fifty letters is refused with a sentence', async () => {
  const { errors } = await guest.refused(products.list, { query: { keyword: '가'.repeat(500) } })
  expect(errors.keyword).toEqual(['검색어는 50자까지 적을 수 있어요.'])
})
