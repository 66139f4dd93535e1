import { percentile } from '../figures.ts'
import { owner } from '../goods.ts'
import { type Measured, Tally } from '../rows.ts'
import type { Shop } from '../shop.ts'
import { look, type Shopper } from '../shopper.ts'

type Parameter = {
  name: string
  in: string
  required?: boolean
  schema: { enum?: string[] }
}
type Described = {
  paths: Record<string, { get?: { parameters: Parameter[]; 'x-who': unknown } }>
}
export type ListTimes = { path: string; ms: number }[]

const words = ['김하늘', '히노키 로트 77', '01020000077', 'lot77@lot.example']
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
/** What a list cannot do without. */
const given: Record<string, string> = { keyword: '히노키', from: day(30), until: day(0) }
const mostShown = 15

/**
 * Every list of the back office that the shop describes: as it opens, by each of its sorts both ways, its third page, and what the staff look
 * for where it takes a word. The desk is used as on any day: each list was opened once before the clock starts.
 */
export async function listTimes(shop: Shop): Promise<{ times: ListTimes; broken: string[] }> {
  const boss = await owner(shop)
  const paths = questions(await look<Described>(boss, '/api/openapi.json'))
  const tally = new Tally()
  await askAll(boss, paths, new Tally())
  const times = await askAll(boss, paths, tally)
  return { times, broken: tally.reasons('lists refused') }
}

/** What is asked, from the shop's own description of its endpoints. */
export function questions({ paths }: Described): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const takes = (name: string) => get?.parameters.find((one) => one.name === name)
    if (!path.startsWith('/api/v1/admin/') || path.includes('{') || !takes('per_page')) return []
    const always = get?.parameters.flatMap(({ name, required }) =>
      required ? [[name, given[name] ?? '1']] : [],
    )
    const ask = (more: Record<string, string>) => {
      const query = new URLSearchParams({ ...Object.fromEntries(always ?? []), ...more }).toString()
      return query ? `${path}?${query}` : path
    }
    return [
      ask({}),
      ask({ page: '3' }),
      ...(takes('sort')?.schema.enum ?? []).flatMap((sort) =>
        ['asc', 'desc'].map((order) => ask({ sort, order })),
      ),
      ...(takes('keyword') ? words.map((keyword) => ask({ keyword })) : []),
    ]
  })
}

async function askAll(boss: Shopper, paths: string[], tally: Tally): Promise<ListTimes> {
  const times: ListTimes = []
  for (const path of paths) {
    const started = performance.now()
    const answer = await boss.ask('GET', path)
    if (answer.status === 200) times.push({ path, ms: performance.now() - started })
    else tally.fail(`${answer.status} ${decodeURIComponent(path)}`)
  }
  return times
}

export async function deskLists(
  shop: Shop,
  size: string,
  goals: boolean,
): Promise<Measured & { p95: number }> {
  const { times, broken } = await listTimes(shop)
  const ms = times.map((one) => one.ms)
  const slowest = times.toSorted((a, b) => b.ms - a.ms)
  const above = slowest.filter((one) => one.ms > 150).length
  const p95 = percentile(ms, 0.95)
  return {
    p95,
    rows: [
      {
        what: `admin lists at ${size}, p95`,
        value: p95,
        unit: 'ms',
        ...(goals && { goal: { most: 150 } }),
        said: [
          `${times.length} asked, p50 ${percentile(ms, 0.5).toFixed(0)} ms, ${above} above 150 ms`,
        ],
        broken,
      },
    ],
    ...(goals && {
      bars: {
        title: `The slowest lists of the back office at ${size}`,
        unit: 'ms',
        line: 150,
        bars: slowest.slice(0, mostShown).map(({ path, ms: value }) => ({
          what: decodeURIComponent(path.replace('/api/v1/admin/', '').replaceAll('+', ' ')),
          value,
        })),
      },
    }),
  }
}
