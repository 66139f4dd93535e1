import { queryOf } from '#kernel/queries.ts'
import { instaFeeds } from '#shop/content/contract.ts'

export const feedQuery = queryOf(instaFeeds.list, {})
