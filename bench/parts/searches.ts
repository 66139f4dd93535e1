import { reachPostgres } from '#platform/postgres/reach.ts'
import { initialsOf, jamoOf } from '#shop/search/hangul-rules.ts'
import { ask } from '../day-books.ts'
import { median, percentile } from '../figures.ts'
import { type Spent, spentOn } from '../processes.ts'
import { type Measured, type Row, shown, Tally } from '../rows.ts'
import type { Shop } from '../shop.ts'
import { Shopper } from '../shopper.ts'

type Taken = Spent & { p50: number; p95: number; slowest: string; asked: number; broken: string[] }
export type SearchCosts = { search: Taken; suggest: Taken; page: Taken }

const names = 40
const packed = { 'accept-encoding': 'br' }
const words = [
  ...['캔들', '디퓨저', '디퓨져', '켄들', '디퓨ㅈ', 'ㄷㅍㅈ', 'ㅋㄷ', 'elvbwj', 'zosemf', '향수'],
  ...[
    '우드윅 심지',
    '심지 우드윅',
    '소이왁스',
    '소이 왁스',
    '왁스',
    '유리 용기',
    '용기',
    '병',
    '오일',
  ],
  ...[
    'candle',
    'diffuser',
    'dffuser',
    'wax',
    'soy wax',
    'ㅊ뭉ㄷ',
    'cedar',
    'rose',
    '라벤더',
    '라밴더',
  ],
  ...['시트러스', '블랙체리', '머스크', '선물', '선물 세트', '로트 512', '로트', '히노키 로트 77'],
  ...['없는말입니다', 'qqqqqq', "%_'", '100%', '향', '100g', 'x'.repeat(50)],
]

/** Searches of every kind and words as they are typed, one after the other, none of them kept. */
export async function searchCosts(shop: Shop): Promise<SearchCosts> {
  const rows = await ask<{ it_name: string }>(
    reachPostgres(shop.dataDir) ?? '',
    `select it_name from (select distinct on (regexp_replace(it_name, ' 로트 \\d+$', '')) it_name, it_id from tile) t order by md5(it_id) limit $1`,
    [names],
  )
  const typed = [...new Set(rows.flatMap(({ it_name }) => typing(it_name)))]
  const first = rows.map(({ it_name }) => it_name.split(' ').slice(0, 2).join(' '))
  const all = [...new Set([...words, ...first, ...rows.map(({ it_name }) => initialsOf(it_name))])]
  const guest = new Shopper(shop.url)
  // the connections, and what the engine learns, are not part of a search
  await timed(shop, guest, ['처음', '두번째', '셋째', 'first', 'second'], listPath)
  await timed(shop, guest, ['처', '두', '셋', 'fi', 'se'], suggestPath)
  return {
    search: await timed(shop, guest, all, listPath),
    suggest: await timed(shop, guest, typed, suggestPath),
    // of other words: what the list above found is kept for a minute
    page: await timed(shop, guest, typed.slice(0, 60), pagePath),
  }
}

const listPath = (word: string) => `/api/v1/products?sort=fit&keyword=${encodeURIComponent(word)}`
const suggestPath = (word: string) =>
  `/api/v1/search-suggestions?keyword=${encodeURIComponent(word)}`
const pagePath = (word: string) => `/shop/search?keyword=${encodeURIComponent(word)}`

/** What stands in the box after some of its keys: whole syllables, and the last one half typed. */
function typing(name: string): string[] {
  const word = name.split(' ').slice(0, 2).join(' ').slice(0, 5)
  return [...word].flatMap((sign, at) => {
    const before = word.slice(0, at)
    const half = before + (jamoOf(sign)[0] ?? '')
    return [half, before + sign].map((one) => one.trim()).filter(Boolean)
  })
}

async function timed(
  shop: Shop,
  guest: Shopper,
  wanted: readonly string[],
  pathOf: (word: string) => string,
): Promise<Taken> {
  const tally = new Tally()
  const times: { word: string; ms: number }[] = []
  const { each } = await spentOn(shop.pid, async () => {
    for (const word of wanted) {
      const started = performance.now()
      const answer = await guest.ask('GET', pathOf(word), undefined, packed)
      const ms = performance.now() - started
      if (answer.status === 200) times.push({ word, ms })
      else tally.fail(`${answer.status} for “${word}”`)
    }
  })
  const ms = times.map((one) => one.ms)
  return {
    ...each(wanted.length),
    p50: median(ms),
    p95: percentile(ms, 0.95),
    slowest: times.toSorted((a, b) => b.ms - a.ms)[0]?.word ?? '',
    asked: wanted.length,
    broken: tally.reasons('refused'),
  }
}

/** `goals` where the shop is as large as they are made for. */
export function searchRows(costs: SearchCosts, size: string, goals: boolean): Row[] {
  const row = (what: string, one: Taken, most?: number): Row => ({
    what: `${what} at ${size} products, p50`,
    value: one.p50,
    unit: 'ms',
    ...(goals && most && { goal: { most } }),
    said: [
      `${one.asked} asked, p95 ${shown(one.p95, 'ms')}, slowest “${one.slowest.slice(0, 20)}”`,
      `CPU ${shown(one.shop, 'ms')} of the shop, ${shown(one.database, 'ms')} of its database`,
    ],
    broken: one.broken,
  })
  return [
    row('search', costs.search, 40),
    row('suggestions', costs.suggest, 25),
    row('the whole page of a search', costs.page),
  ]
}

export async function searchesOf(
  shop: Shop,
  size: string,
  goals: boolean,
): Promise<Measured & { costs: SearchCosts }> {
  const costs = await searchCosts(shop)
  return { rows: searchRows(costs, size, goals), costs }
}
