import type { QueryClient } from '@tanstack/react-query'
import type { Device } from '#kernel/load.ts'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { variantAbove } from '#ui/screen.tsx'
import { filterQuery, filtersOf, type ListScope, listQuery, pagesOf } from './list-state.ts'
import { story, storyOf } from './story.ts'

export function facetsOf(scope: ListScope, search: URLSearchParams) {
  return queryOf(products.facets, { query: filterQuery(scope, filtersOf(search)) })
}

/** A phone asks for them when the sheet opens, unless the name of something chosen stands in them. */
export function needsFacets(search: URLSearchParams, device: Device): boolean {
  return device === 'pc' || filtersOf(search).trait.length > 0
}

/** What a list needs before it is drawn. */
export function listNeeds(
  client: QueryClient,
  scope: ListScope,
  search: URLSearchParams,
  device: Device,
): Promise<unknown>[] {
  const pages = pagesOf(search).map((page) =>
    client.ensureQueryData(
      queryOf(products.list, { query: listQuery(scope, search, device, page) }),
    ),
  )
  return [
    ...pages,
    ...(needsFacets(search, device) ? [client.ensureQueryData(facetsOf(scope, search))] : []),
    // a list without its story is still a list
    ...(scope.ca_id
      ? [
          client.ensureQueryData(storyOf(scope.ca_id)).catch(() => null),
          story.ready().catch(() => null),
        ]
      : []),
  ]
}

/** The variant of this browser, for its own loaders. */
export function browserDevice(): Device {
  return matchMedia(`(width > ${variantAbove}px)`).matches ? 'pc' : 'mobile'
}

export function searchOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams
}
