import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { consentKinds } from './rules.ts'

export const myConsents = z.object({
  mail: z.boolean(),
  sms: z.boolean(),
  /** the chat may be told who is talking */
  chat: z.boolean(),
  /** every word given or taken back, the newest first */
  history: z.array(
    z.object({
      kind: z.enum(consentKinds),
      version: z.string(),
      agreed: z.boolean(),
      created_at: z.string(),
    }),
  ),
})
export type MyConsents = z.output<typeof myConsents>

export const consents = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-consent',
    who: 'member',
    about: 'What I agreed to, and when',
    answer: one(myConsents),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/my-consent',
    who: 'member',
    about: 'Take news by mail or message, let the chat know who I am, or no longer',
    body: z.object({
      mail: z.optional(z.boolean()),
      sms: z.optional(z.boolean()),
      chat: z.optional(z.boolean()),
    }),
    answer: z.object({ data: myConsents, message: z.string() }),
  }),
}
