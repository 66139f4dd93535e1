import { pageOf } from '#kernel/paging.ts'
import { implement } from '#platform/implement.ts'
import { adminReviews, reviews } from './contract.ts'
import { hideReview, markBest, replyToReview, reviewsForStaff, showReview } from './desk-service.ts'
import { kindOfCategory } from './rules.ts'
import {
  changeReview,
  myReview,
  myReviews,
  myVotes,
  myWritable,
  publicOf,
  removeReview,
  voteHelpful,
  withGoods,
  writeReview,
} from './service.ts'
import { listReviews, summarise } from './store.ts'

export const reviewApi = [
  ...implement(reviews, {
    list: async (ctx, ask) => {
      const { it_id } = ask.params
      const [{ rows, total }, { top, spread, ...summary }] = await Promise.all([
        listReviews(ctx, { ...ask.query, it_id }, ask.query),
        summarise(ctx, it_id),
      ])
      return {
        ...pageOf(rows.map(publicOf), total, ask.query),
        spread,
        summary: { ...summary, kind: kindOfCategory(top) },
      }
    },
    all: async (ctx, ask) => {
      const { rows, total } = await listReviews(ctx, ask.query, ask.query)
      return pageOf(rows.map(withGoods), total, ask.query)
    },
    writable: (ctx, ask) => myWritable(ctx, ask.query),
    mine: (ctx, ask) => myReviews(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await myReview(ctx, ask.params.is_id) }),
    write: async (ctx, ask) => ({ data: await writeReview(ctx, ask.body) }),
    change: async (ctx, ask) => ({ data: await changeReview(ctx, ask.params.is_id, ask.body) }),
    remove: (ctx, ask) => removeReview(ctx, ask.params.is_id),
    votes: async (ctx, ask) => ({ data: await myVotes(ctx, ask.query.ids) }),
    vote: async (ctx, ask) => ({ data: await voteHelpful(ctx, ask.params.is_id, true) }),
    unvote: async (ctx, ask) => ({ data: await voteHelpful(ctx, ask.params.is_id, false) }),
  }),
  ...implement(adminReviews, {
    list: (ctx, ask) => reviewsForStaff(ctx, ask.query),
    reply: async (ctx, ask) => ({
      data: await replyToReview(ctx, ask.params.is_id, ask.body),
    }),
    hide: async (ctx, ask) => ({ data: await hideReview(ctx, ask.params.is_id, ask.body) }),
    unhide: async (ctx, ask) => ({ data: await showReview(ctx, ask.params.is_id) }),
    best: async (ctx, ask) => ({ data: await markBest(ctx, ask.params.is_id, ask.body.is_best) }),
  }),
]
