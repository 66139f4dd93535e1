import { widenHolds } from '#test/wide-holds.ts'
import { mean } from '../figures.ts'
import { bankAccount, fillCart, guestForm, owner, restock, someGoods } from '../goods.ts'
import { memoryOf } from '../processes.ts'
import { type Measured, type Row, shown, Tally } from '../rows.ts'
import { ownerPassword, type Shop } from '../shop.ts'
import { Shopper, whyNot } from '../shopper.ts'

export type Sample = { at: number; value: number }

const sampleEvery = 5_000
/** milliseconds between two steps of each visitor */
const pause = 100
const mostGrowth = 1.05

export function memoryRow(shop: Shop, what: string): Row {
  return {
    what,
    value: memoryOf(shop.pid),
    unit: 'MB',
    goal: { most: 350 },
  }
}

/** A shop with visitors of every kind for so many minutes: what its process holds must not go on growing. */
export async function soak(shop: Shop, minutes: number): Promise<Measured> {
  const tally = new Tally()
  const samples: Sample[] = []
  const started = performance.now()
  const until = started + minutes * 60_000
  // all of them come from this machine, which no shop's customers do
  await widenHolds(shop.url, ownerPassword)
  const goods = await someGoods(shop.url)
  await restock(await owner(shop), goods, 5_000)
  const account = await bankAccount(shop.url)
  const boss = await owner(shop)
  let turn = 0

  const steps: ((n: number) => Promise<string | null>)[] = [
    (n) => page(shop.url, `/shop/category/2?price_min=${n % 5_000}`),
    (n) => page(shop.url, `/shop/product/${goods[n % goods.length]?.it_id}?page=${n % 900}`),
    (n) => page(shop.url, `/shop/search?keyword=${encodeURIComponent(`향 ${n % 700}`)}`),
    (n) =>
      page(shop.url, `/api/v1/search-suggestions?keyword=${encodeURIComponent(`캔 ${n % 700}`)}`),
    () => page(shop.url, '/'),
    async (n) => whyNot(await boss.ask('GET', `/api/v1/admin/orders?page=${1 + (n % 50)}`), 200),
    (n) => order(shop.url, goods[n % goods.length], 500_000 + n, account),
  ]
  const visit = async () => {
    while (performance.now() < until) {
      const n = turn++
      const refused = await steps[n % steps.length]?.(n).catch(String)
      if (refused) tally.fail(refused)
      else tally.done++
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const watch = setInterval(
    () => samples.push({ at: (performance.now() - started) / 60_000, value: memoryOf(shop.pid) }),
    sampleEvery,
  )
  try {
    await Promise.all(Array.from({ length: 4 }, visit))
  } finally {
    clearInterval(watch)
  }
  const broken = tally.reasons('steps refused')
  return {
    rows: [
      {
        what: `memory at the end of ${minutes} minutes of visits, against their second quarter`,
        value: growthOf(samples),
        unit: 'times',
        goal: { most: mostGrowth },
        said: [
          `${tally.done.toLocaleString('en')} steps; most ${shown(Math.max(...samples.map((one) => one.value)), 'MB')}`,
        ],
        broken,
      },
      { ...memoryRow(shop, `memory after ${minutes} minutes of visits`), broken },
    ],
    course: {
      title: `Memory of the server process over ${minutes} minutes`,
      unit: 'MB',
      line: 350,
      points: samples,
    },
  }
}

/** The last quarter's mean against that of the second: the first one warms up. */
export function growthOf(samples: readonly Sample[]): number {
  const end = samples.at(-1)?.at ?? 0
  const quarter = (nth: number) =>
    mean(
      samples
        .filter(({ at }) => at > (end * (nth - 1)) / 4 && at <= (end * nth) / 4)
        .map((one) => one.value),
    )
  return quarter(4) / quarter(2)
}

async function page(url: string, path: string): Promise<string | null> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return answer.status === 200 ? null : `${answer.status} ${path.replace(/\d+/g, 'n')}`
}

async function order(
  url: string,
  good: Parameters<typeof fillCart>[1],
  guest: number,
  account: string,
): Promise<string | null> {
  const shopper = new Shopper(url)
  await shopper.arrive()
  const total = await fillCart(shopper, good)
  if (typeof total === 'string') return total
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return whyNot(
    await shopper.ask('POST', '/api/v1/orders', guestForm(guest, account, total), headers),
    201,
  )
}
