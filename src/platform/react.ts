import { eq } from 'drizzle-orm'
import type { Lang } from '#kernel/language.ts'
import { parseLang } from '#kernel/language.ts'
import { type Ctx, houseCtx } from './context.ts'
import type { Task } from './jobs.ts'
import { uncoverKeys } from './keys.ts'
import { event } from './tables.ts'

export type Happened = {
  event_id: number
  name: string
  subject: string
  actor: string
  lang: Lang
  payload: Record<string, unknown>
}

/** "When this happens, that follows." A reaction may run twice for one event, so it must be harmless when repeated. */
export type Reaction = {
  name: string
  on: readonly string[]
  follow: (ctx: Ctx, happened: Happened) => Promise<void>
}

/** The task behind `announce`: runs what follows an event. One that fails does not hold up the others, and is tried again. */
export function reactTask(reactions: readonly Reaction[]): Task {
  return async (house, payload) => {
    const ctx = houseCtx(house)
    const happened = await findEvent(ctx, eventIdOf(payload))
    if (!happened) return
    const failures: Error[] = []
    for (const reaction of reactions) {
      if (!reaction.on.includes(happened.name)) continue
      await reaction.follow({ ...ctx, lang: happened.lang }, happened).catch((error: unknown) => {
        failures.push(
          new Error(`${reaction.name} failed after ${happened.name} of ${happened.subject}`, {
            cause: error,
          }),
        )
      })
    }
    if (failures.length)
      throw failures.length === 1
        ? failures[0]
        : new AggregateError(failures, `${failures.length} reactions failed`)
    house.metrics?.happened(happened.name, happened.payload)
  }
}

async function findEvent(ctx: Ctx, event_id: number): Promise<Happened | null> {
  const [row] = await ctx.db.select().from(event).where(eq(event.event_id, event_id))
  if (!row) return null
  // a secret that is gone leaves what was covered
  const payload = uncoverKeys<Record<string, unknown>>(ctx.house.config, row.payload) ?? row.payload
  return { ...row, payload, lang: parseLang(payload.lang) ?? 'kr' }
}

function eventIdOf(payload: unknown): number {
  return typeof payload === 'object' && payload !== null && 'event_id' in payload
    ? Number(payload.event_id)
    : 0
}
