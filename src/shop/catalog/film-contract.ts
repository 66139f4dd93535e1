import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { many, words } from '#kernel/form-shapes.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'

export const largestFilm = 30 * 1024 * 1024
export const longestFilm = 60
/** Pictures of a turn: with fewer nothing seems to turn, and more are paid for by the shopper. */
export const fewestTurned = 4
export const mostTurned = 48

/** A short silent film of a product; `image` is what stands before it plays. */
export const film = z.object({
  name: z.string().check(z.regex(/^f-[\da-f]{18}\.(mp4|webm)$/, '영상을 다시 올려 주세요.')),
  image: z.string().check(z.regex(/^[\w.-]{0,120}$/)),
  alt: words(0, 200),
  alt_en: words(0, 200),
})
export type Film = z.output<typeof film>

/** What of an item moves, as its tile tells it. */
export const moves = z.enum(['', 'film', 'turn'])
export type Moves = z.output<typeof moves>

/** The same as shoppers get it. */
export const filmTold = z.object({
  url: z.string(),
  image: pictureTold,
  alt: z.string(),
  alt_en: z.string(),
})
export type FilmTold = z.output<typeof filmTold>

export const films = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/admin/films',
    who: ['product'],
    status: 201,
    form: true,
    limit: largestFilm + 100_000,
    about:
      'Upload a film as `files[]`: MP4 (H.264, AV1, VP9) or WebM of at most 30 MB and a minute, without sound. What it tells of its maker and place is wiped',
    body: z.object({ files: many(z.file(), 1) }),
    answer: one(z.object({ name: z.string() })),
  }),
}
