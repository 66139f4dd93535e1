import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { flag, many, safeWords, words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

export const reviewSorts = ['is_id', 'is_score', 'is_helpful'] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const rooms = ['small', 'middle', 'large'] as const
export const waxes = ['soy', 'palm', 'bees', 'paraffin', 'blend', 'none'] as const
export const reviewKinds = ['wear', 'room', 'material', 'plain'] as const
export type ReviewKind = (typeof reviewKinds)[number]
export const hidingReasons = ['abuse', 'personal', 'offtopic', 'advert', 'rights'] as const
export type HidingReason = (typeof hidingReasons)[number]

/** What a buyer says beside the stars. `load` is per cent of fragrance in the wax. */
const facetShape = {
  strength: z.optional(whole(1, 5)),
  longevity: z.optional(whole(1, 5)),
  season: z.optional(many(z.enum(seasons), 4)),
  room: z.optional(z.enum(rooms)),
  wax: z.optional(z.enum(waxes)),
  load: z.optional(whole(0, 15)),
}
const facets = z.object(facetShape)
export type ReviewFacets = z.output<typeof facets>

export const review = z.object({
  is_id: z.number(),
  it_id: z.string(),
  /** masked, such as 김** or mi** */
  is_name: z.string(),
  is_score: z.number(),
  is_content: z.string(),
  is_content_en: z.string(),
  is_photos: z.array(pictureTold),
  is_facets: facets,
  is_helpful: z.number(),
  is_best: z.boolean(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  is_reply: z.string(),
  is_reply_en: z.string(),
  is_reply_time: z.nullable(z.string()),
  is_time: z.string(),
  /** changed after it was written */
  edited: z.boolean(),
})
export type Review = z.output<typeof review>

const goods = { it_name: z.string(), it_name_en: z.string(), thumb_image: pictureTold }
const reviewWithGoods = z.extend(review, goods)
export type ReviewWithGoods = z.output<typeof reviewWithGoods>

const myReview = z.extend(reviewWithGoods, {
  kind: z.enum(reviewKinds),
  /** why staff hid it; shown to its writer alone */
  is_hidden: z.nullable(z.enum(hidingReasons)),
  is_hidden_note: z.string(),
  can_change: z.boolean(),
})
export type MyReview = z.output<typeof myReview>

const writableLine = z.object({
  ct_id: z.number(),
  od_id: z.string(),
  it_id: z.string(),
  ...goods,
  ct_option: z.string(),
  ct_option_en: z.string(),
  kind: z.enum(reviewKinds),
  until: z.string(),
})
export type WritableLine = z.output<typeof writableLine>

const counted = z.array(z.object({ value: z.string(), count: z.number() }))
export const facetSummary = z.object({
  kind: z.enum(reviewKinds),
  photos: z.number(),
  /** one decimal, null when nobody said */
  strength: z.nullable(z.number()),
  longevity: z.nullable(z.number()),
  load: z.nullable(z.number()),
  season: counted,
  room: counted,
  wax: counted,
})
export type FacetSummary = z.output<typeof facetSummary>

const spread = z.array(z.object({ score: z.number(), count: z.number() }))
const filters = { score: z.optional(whole(1, 5)), photo: flag }
/** such as `wax.soy`: reviews of soy wax makers */
export const facetFilter = z
  .string()
  .check(
    z.regex(
      /^(?:season\.(?:spring|summer|autumn|winter)|room\.(?:small|middle|large)|wax\.(?:soy|palm|bees|paraffin|blend|none))$/,
      '고를 수 없는 값이에요.',
    ),
  )

const text = safeWords(10, 2_000)
const typed = { is_score: whole(1, 5), is_content: text, ...facetShape, photos: many(z.file(), 5) }
const keep = { seconds: 60, tags: ['review'] }
// five photographs of 10 MB, and the words
const limit = 51 * 1024 * 1024

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id/reviews',
    who: 'anyone',
    about:
      'Reviews of a product, those first that can be read in the language of the request, with the spread of the stars and what buyers say of it. `score`, `photo=1` and `facet=wax.soy` filter',
    query: z.object({ ...pageQuery(reviewSorts, 5), ...filters, facet: z.optional(facetFilter) }),
    answer: z.extend(paged(review), { spread, summary: facetSummary }),
    keep,
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/v1/product-review',
    who: 'anyone',
    about: 'Reviews of every product, newest first',
    query: z.object({ ...pageQuery(reviewSorts, 10), ...filters }),
    answer: paged(reviewWithGoods),
    keep,
  }),
  writable: endpoint({
    method: 'GET',
    path: '/api/v1/my-review/writable',
    who: 'member',
    about: 'Lines of my completed orders, or of one of them, or one line, that I can still review',
    query: z.object({
      ...pageQuery(['ct_id'], 10),
      od_id: z.optional(z.string().check(z.regex(/^\d{1,20}$/, '형식이 맞지 않아요.'))),
      ct_id: z.optional(whole(1, 2_147_483_647)),
    }),
    answer: paged(writableLine),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/my-review',
    who: 'member',
    about: 'Reviews I wrote, hidden ones with the reason',
    query: z.object(pageQuery(['is_id'], 10)),
    answer: paged(myReview),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-review/:is_id',
    params: { is_id: rowId },
    who: 'member',
    about: 'One review of mine',
    answer: one(myReview),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/my-review',
    who: 'member',
    about:
      'Review a line of a completed order, once, within 90 days. Photographs as `photos[]`: JPEG, PNG, WebP or GIF of at most 10 MB, at most five',
    form: true,
    limit,
    status: 201,
    body: z.object({ ct_id: whole(1, 1e15), ...typed }),
    answer: one(myReview),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/my-review/:is_id',
    params: { is_id: rowId },
    who: 'member',
    about:
      'Change a review of mine. `keep[]` names the photographs that stay; without it none does',
    form: true,
    limit,
    body: z.object({ ...typed, keep: many(z.string().check(z.maxLength(200)), 5) }),
    answer: one(myReview),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-review/:is_id',
    params: { is_id: rowId },
    who: 'member',
    about: 'Take a review of mine back',
    answer: z.object({ message: z.string() }),
  }),
  votes: endpoint({
    method: 'GET',
    path: '/api/v1/my-review-vote',
    who: 'member',
    about: 'Which of these reviews I found helpful, and which I wrote',
    query: z.object({
      ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/, '형식이 맞지 않아요.')),
    }),
    answer: one(z.object({ helpful: z.array(z.number()), mine: z.array(z.number()) })),
  }),
  vote: endpoint({
    method: 'POST',
    path: '/api/v1/product-review/:is_id/helpful',
    params: { is_id: rowId },
    who: 'member',
    about: 'This review helped me; again is not an error',
    answer: one(z.object({ is_helpful: z.number() })),
  }),
  unvote: endpoint({
    method: 'DELETE',
    path: '/api/v1/product-review/:is_id/helpful',
    params: { is_id: rowId },
    who: 'member',
    about: 'Take that back',
    answer: one(z.object({ is_helpful: z.number() })),
  }),
}

const staffReview = z.extend(reviewWithGoods, {
  mb_id: z.nullable(z.string()),
  od_id: z.nullable(z.string()),
  full_name: z.string(),
  is_hidden: z.nullable(z.enum(hidingReasons)),
  is_hidden_note: z.string(),
  /** rewritten after it was hidden: somebody should look again */
  recheck: z.boolean(),
})
export type StaffReview = z.output<typeof staffReview>
const who = ['order', 'content'] as const
export const reviewStates = ['unanswered', 'hidden', 'best', 'recheck'] as const

export const adminReviews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/reviews',
    who,
    about:
      'Reviews for staff, hidden ones too, with counts per state. `unanswered` are those of the last 30 days',
    query: z.object({
      ...pageQuery(['is_id', 'is_score', 'is_helpful'], 20),
      ...filters,
      state: z.optional(z.enum(reviewStates)),
      it_id: z.optional(z.string().check(z.maxLength(20))),
      mb_id: z.optional(z.string().check(z.maxLength(20))),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(staffReview), { counts: z.record(z.string(), z.number()) }),
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/reviews/:is_id/reply',
    params: { is_id: rowId },
    who,
    about:
      'Answer a review in the name of the shop; an empty text takes the answer back. `is_reply_en` and `is_content_en` are what readers of English read of the answer and of the review',
    body: z.object({
      is_reply: words(0, 2_000),
      is_reply_en: z._default(words(0, 2_000), ''),
      is_content_en: z.optional(words(0, 2_000)),
    }),
    answer: one(staffReview),
  }),
  hide: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/reviews/:is_id/hiding',
    params: { is_id: rowId },
    who,
    about:
      'Hide a review for a reason from the list, never for its stars. Its writer reads the reason and the note',
    body: z.object({
      reason: z.enum(hidingReasons, '숨기는 이유를 골라 주세요.'),
      note: words(5, 300),
    }),
    answer: one(staffReview),
  }),
  unhide: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/reviews/:is_id/hiding',
    params: { is_id: rowId },
    who,
    about: 'Show a hidden review again',
    answer: one(staffReview),
  }),
  best: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/reviews/:is_id/best',
    params: { is_id: rowId },
    who,
    about: 'Mark a review as a best one, or not',
    body: z.object({ is_best: z.boolean() }),
    answer: one(staffReview),
  }),
}
