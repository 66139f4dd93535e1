import cluster from 'node:cluster'
import type pg from 'pg'
import { isSame } from './same.ts'
import { openOthers } from './worker-talk.ts'

export type Metrics = {
  /** a request was answered; status 0: it was cut before */
  seen(method: string, path: string, status: number, seconds: number): void
  /** something happened in the shop, and what follows it is done */
  happened(name: string, payload: Record<string, unknown>): void
  answer(request: Request): Promise<Response>
  close(): void
}

/** An event that is counted; told apart, where it says by what, by a known value of its payload. */
export type Counted = {
  name: string
  help: string
  by?: { label: string; key: string; values: readonly string[] }
}

export type Queue = { waiting: number; failing: number; given_up: number; oldest: number }

type Asked = {
  token: string
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  patternOf: (path: string) => string | null
  counted: Record<string, Counted>
  queue: () => Promise<Queue>
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures for Prometheus. Labels are patterns and words of the shop's own, so that their number is bounded and no visitor stands in them. */
export async function openMetrics({
  token,
  pool,
  patternOf,
  counted,
  queue,
}: Asked): Promise<Metrics> {
  // only a shop that is watched pays for it
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client')
  // of this process
  const own = new Registry()
  own.setDefaultLabels({ worker: String(cluster.worker?.id ?? 1) })
  // of the shop as a whole, told by whichever process is asked
  const shared = new Registry()
  const registers = [own]
  collectDefaultMetrics({ register: own })
  const requests = new Counter({
    name: 'odemoa_http_requests_total',
    help: 'Requests answered, by pattern of the address',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'odemoa_http_request_duration_seconds',
    help: 'From the first line of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  new Gauge({
    name: 'odemoa_database_connections',
    help: 'Open connections to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'odemoa_database_waiting',
    help: 'Questions that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  const counters = new Map(
    Object.entries(counted).map(([event, { name, help, by }]) => [
      event,
      { by, counter: new Counter({ name, help, labelNames: by ? [by.label] : [], registers }) },
    ]),
  )
  const shop = [shared]
  const up = new Gauge({
    name: 'odemoa_database_up',
    help: '1 when the database answers',
    registers: shop,
  })
  const jobs = new Gauge({
    name: 'odemoa_jobs',
    help: 'Jobs of the queue: due, failing, given up',
    labelNames: ['state'],
    registers: shop,
  })
  const oldest = new Gauge({
    name: 'odemoa_jobs_oldest_seconds',
    help: 'How long the oldest due job has waited',
    registers: shop,
  })
  const others = openOthers(() => own.getMetricsAsJSON())

  async function readQueue() {
    const found = await queue().catch(() => null)
    up.set(found ? 1 : 0)
    // what nobody knows is not told
    jobs.reset()
    oldest.remove()
    if (!found) return
    jobs.set({ state: 'waiting' }, found.waiting)
    jobs.set({ state: 'failing' }, found.failing)
    jobs.set({ state: 'given_up' }, found.given_up)
    oldest.set(found.oldest)
  }

  async function text() {
    const [mine, theirs] = await Promise.all([own.getMetricsAsJSON(), others.ask(), readQueue()])
    const told = [mine, ...theirs.filter((one) => Array.isArray(one))]
    return `${await AggregatorRegistry.aggregate(told).metrics()}\n${await shared.metrics()}`
  }

  return {
    seen(method, path, status, seconds) {
      const labels = {
        method: methods.has(method) ? method : 'other',
        route: patternOf(pagePath(path)) ?? '/*',
      }
      requests.inc({ ...labels, status: status || 'cut' })
      durations.observe(labels, seconds)
    },
    happened(name, payload) {
      const one = counters.get(name)
      if (!one?.by) return one?.counter.inc()
      const value = String(payload[one.by.key])
      one.counter.inc({ [one.by.label]: one.by.values.includes(value) ? value : 'other' })
    },
    async answer(request) {
      const headers = { 'cache-control': 'no-store' }
      if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`))
        return new Response('METRICS_TOKEN is asked for\n', {
          status: 401,
          headers: { ...headers, 'www-authenticate': 'Bearer' },
        })
      return new Response(await text(), {
        headers: { ...headers, 'content-type': shared.contentType },
      })
    },
    close: () => others.close(),
  }
}

/** The router asks for a page's data under the page's address. */
function pagePath(target: string): string {
  const path = target.split('?', 1)[0] ?? ''
  return path.replace(/\.data$/, '').replace(/^\/_root$/, '/')
}
