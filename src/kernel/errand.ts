import * as z from 'zod/mini'
import { one } from './paging.ts'

/** How far work has come that one call began and a job goes on with. */
export const errandStates = ['open', 'done', 'stopped'] as const

export const errandView = z.object({
  errand_id: z.number(),
  state: z.enum(errandStates),
  /** lines there are, and lines that have their end */
  total: z.number(),
  told: z.number(),
  /** a name for it, such as that of the file */
  name: z.string(),
  /** why it stopped; empty while it runs and once it is done */
  why: z.string(),
  made_at: z.string(),
  ended_at: z.nullable(z.string()),
})
export type ErrandView = z.output<typeof errandView>

/** What the call answers that begins one. */
export const errandBegun = one(z.object({ errand_id: z.number() }))
