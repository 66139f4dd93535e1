import * as z from 'zod/mini'
import type { Config } from '#platform/config.ts'
import { readJson } from '#platform/read-answer.ts'
import { type TrackState, type TrackStep, trackStates } from './track-contract.ts'
import { mostSteps } from './track-rules.ts'

export type Told =
  | { trouble: null; state: TrackState; steps: TrackStep[] }
  | { trouble: 'unknown' | 'key' | 'limit' }

/** Smart Parcel (스마트택배), which asks all Korean couriers by one protocol. */
export type Tracker = { ask: (code: string, invoice: string) => Promise<Told> }

const patience = 8_000
const service = 'https://info.sweettracker.co.kr'

/** With its key the real one; a shop of this machine alone asks the stand-in; else nobody is asked. */
export function openTracker({
  SMART_PARCEL_KEY,
  TWINS,
}: Pick<Config, 'SMART_PARCEL_KEY' | 'TWINS'>): Tracker | null {
  if (SMART_PARCEL_KEY) return trackerAt(service, SMART_PARCEL_KEY)
  return TWINS ? trackerAt(`${TWINS}/smart-parcel`, 'twin') : null
}

const words = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 80)),
)
const level = z.pipe(
  z._default(z.nullable(z.number()), 1),
  z.transform((number: number | null) => Math.min(6, Math.max(1, Math.round(number ?? 1)))),
)
const refusal = z.object({ status: z.literal(false), code: z._default(z.string(), '') })
const found = z.object({
  level,
  complete: z.optional(z.nullable(z.boolean())),
  completeYN: z.optional(z.nullable(z.string())),
  trackingDetails: z._default(
    z.nullable(
      z.array(
        z.object({
          // milliseconds
          time: z.number().check(z.gte(0), z.lte(8.64e15)),
          level,
          where: words,
          kind: words,
        }),
      ),
    ),
    [],
  ),
})

/** Failures come with 200 and a code: of the key, of the number, or of too many questions. */
function troubleOf(code: string): 'unknown' | 'key' | 'limit' {
  if (code === '101' || code === '102') return 'key'
  return code === '103' || code === '105' ? 'limit' : 'unknown'
}

function trackerAt(url: string, key: string): Tracker {
  return {
    async ask(code, invoice) {
      const query = new URLSearchParams({ t_key: key, t_code: code, t_invoice: invoice })
      const answer = await fetch(`${url}/api/v1/trackingInfo?${query}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      // the key stands in the address, which stays out of the log
      if (!answer.ok) throw new Error(`the tracking service answered ${answer.status}`)
      const said = await readJson(answer)
      const refused = refusal.safeParse(said)
      if (refused.success) return { trouble: troubleOf(refused.data.code) }
      const { level, complete, completeYN, trackingDetails } = found.parse(said)
      const steps = (trackingDetails ?? [])
        .map((step) => ({
          at: new Date(step.time).toISOString(),
          state: stateOf(step.level),
          where: step.where,
          words: step.kind,
        }))
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, mostSteps)
      const isHere = complete === true || completeYN === 'Y'
      return { trouble: null, state: isHere ? 'delivered' : stateOf(level), steps }
    },
  }
}

function stateOf(level: number): TrackState {
  return trackStates[level - 1] ?? 'waiting'
}
