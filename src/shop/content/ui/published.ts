import type { QueryClient } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { cms } from '#shop/content/contract.ts'
import { trendQuery, trendsIn } from './trend-view.tsx'

export const publishedPage = (name: string) => queryOf(cms.published, { params: { name } })

/** The page, then the goods it shows; a trend that is gone leaves its place empty. */
export const pageNeeds = (name: string) => (client: QueryClient) => [
  client
    .ensureQueryData(publishedPage(name))
    .then(({ template }) =>
      Promise.all(
        trendsIn(template).map((id) => client.ensureQueryData(trendQuery(id)).catch(() => null)),
      ),
    ),
]
