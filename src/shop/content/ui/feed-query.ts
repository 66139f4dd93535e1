import { queryOf } from '../../../kernel/queries.ts'
import { instaFeeds } from '../contract.ts'

export const feedQuery = queryOf(instaFeeds.list, {})
