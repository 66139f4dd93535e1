import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { families, productTile, tilesOnDesktop } from '#shop/catalog/contract.ts'

export const rooms = ['living', 'bedroom', 'bath', 'entrance', 'study', 'kitchen'] as const
export type Room = (typeof rooms)[number]
export const moods = ['fresh', 'calm', 'warm', 'sweet', 'clear', 'deep'] as const
export type Mood = (typeof moods)[number]
export const uses = ['perfume', 'candle', 'diffuser', 'spray', 'oil'] as const
export type Use = (typeof uses)[number]

export const mostFamilies = 3
export const mostNotes = 8
const choice = '고를 수 없는 값이에요.'

function listOf<Word>(shape: z.ZodMiniType<Word, string>, most: number) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(400)),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      z.array(shape).check(z.maxLength(most, '한 번에 고를 수 있는 수를 넘었어요.')),
    ),
  )
}
const family = z.enum(families, choice)
const note = z.string().check(z.trim(), z.maxLength(30))

/** Why it fits: `word` is a family, a note, a room or a mood. */
const reason = z.object({
  code: z.enum(['family', 'note', 'room', 'mood', 'budget', 'without']),
  word: z.string(),
  word_en: z.string(),
})
export type Reason = z.output<typeof reason>
const fit = z.extend(productTile, { why: z.array(reason) })
export type Fit = z.output<typeof fit>

export const finderQuery = z.object({
  ...pageQuery(['fit'], tilesOnDesktop),
  family: listOf(family, mostFamilies),
  note: listOf(note, mostNotes),
  no_family: listOf(family, families.length),
  no_note: listOf(note, mostNotes),
  room: z.optional(z.enum(rooms, choice)),
  mood: z.optional(z.enum(moods, choice)),
  use: z.optional(z.enum(uses, choice)),
  /** the most a piece may cost, in the visitor's currency */
  budget: z.optional(whole(1, 100_000_000)),
})
export type FinderQuery = z.output<typeof finderQuery>

const keep = { seconds: 120, tags: ['catalog'] }

export const scentFinder = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/scent-finder',
    who: 'anyone',
    about:
      'Goods that fit a taste, the best first, each with why; none holds a note or family that was excluded',
    query: finderQuery,
    answer: paged(fit),
    keep,
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/v1/scent-finder/notes',
    who: 'anyone',
    about: 'The notes that goods of the shop are made of, the most frequent first',
    answer: one(z.array(z.object({ word: z.string(), word_en: z.string(), count: z.number() }))),
    keep,
  }),
  near: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id/near',
    who: 'anyone',
    about: 'Goods that smell like this one, the nearest first',
    answer: one(z.array(productTile)),
    keep,
  }),
}
