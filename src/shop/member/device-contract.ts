import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { paged, pageQuery } from '#kernel/paging.ts'

const told = z.object({ message: z.string() })

export const device = z.object({
  id: z.string(),
  kind: z.enum(['pc', 'mobile', 'tablet']),
  browser: z.string(),
  system: z.string(),
  /** cut short: enough to know one's own line by */
  ip: z.string(),
  seen_at: z.string(),
  created_at: z.string(),
  current: z.boolean(),
})
export type Device = z.output<typeof device>

export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-session',
    who: 'member',
    about: 'Where I am logged in, this device first',
    query: z.object(pageQuery(['seen_at'], 20)),
    answer: paged(device),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-session/:id',
    who: 'member',
    about: 'Log out one other device',
    answer: told,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-session',
    who: 'member',
    about: 'Log out all my other devices',
    answer: told,
  }),
}
