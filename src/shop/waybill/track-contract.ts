import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

/** The way of a parcel, from the shop to the door. */
export const trackStates = ['waiting', 'picked', 'moving', 'near', 'out', 'delivered'] as const
export type TrackState = (typeof trackStates)[number]

/** Why staff should look: the courier does not know the number, the service does not answer, takes no key or no more questions, or the parcel never arrives. */
export const trackTroubles = ['unknown', 'away', 'key', 'limit', 'lost'] as const
export type TrackTrouble = (typeof trackTroubles)[number] | ''

const step = z.object({
  at: z.string(),
  state: z.enum(trackStates),
  where: z.string(),
  /** the courier's own, in Korean */
  words: z.string(),
})
export type TrackStep = z.output<typeof step>

const track = z.object({
  parcel_id: z.number(),
  state: z.enum(trackStates),
  /** the newest first */
  steps: z.array(step),
  checked_at: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
})
export type Track = z.output<typeof track>

export const tracks = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/tracks',
    who: 'anyone',
    about: 'Where the parcels of an own order are, as far as their couriers have told',
    answer: one(z.object({ tracks: z.array(track) })),
  }),
}

const staffTrack = z.extend(track, {
  od_id: z.string(),
  od_name: z.string(),
  company: z.string(),
  company_name: z.object({ ko: z.string(), en: z.string() }),
  invoice: z.string(),
  url: z.nullable(z.string()),
  sent_at: z.string(),
  next_at: z.nullable(z.string()),
  failures: z.number(),
  trouble: z.enum(['', ...trackTroubles]),
})
export type StaffTrack = z.output<typeof staffTrack>
export const trackSorts = ['checked_at', 'sent_at'] as const
export const trackFilters = ['trouble', ...trackStates] as const
const choice = '고를 수 없는 값이에요.'

export const trackDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/tracks',
    who: ['order'],
    about:
      'Parcels whose couriers are asked where they are; `state=trouble` for those that need a person',
    query: z.object({
      ...pageQuery(trackSorts, 20),
      keyword: z.optional(searchWord),
      state: z.optional(z.enum(trackFilters, choice)),
    }),
    answer: z.extend(paged(staffTrack), { counts: z.record(z.string(), z.number()) }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/tracks',
    who: ['order'],
    about: 'The same of one order',
    answer: one(z.object({ tracks: z.array(staffTrack) })),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/admin/tracks/:parcel_id/check',
    params: { parcel_id: rowId },
    who: ['order'],
    about:
      'Asks the courier about a parcel now; what it tells is kept and followed as if it had come by the clock',
    answer: one(staffTrack),
  }),
}
