import { hashKey } from '@tanstack/react-query'
import type { AnswerOf, AnyEndpoint, CallOf } from './endpoint.ts'
import { dehydratedOf } from './load.ts'
import { queryClient, queryOf } from './queries.ts'

/** What a page's loader has fetched, for its `meta`: from the loader's answer, or from the browser's own cache. */
export function loadedData<E extends AnyEndpoint>(
  loaderData: unknown,
  endpoint: E,
  ask: CallOf<E>,
): AnswerOf<E> | undefined {
  const { queryKey } = queryOf(endpoint, ask)
  const hash = hashKey(queryKey)
  const found =
    dehydratedOf(loaderData).find((query) => query.queryHash === hash)?.state.data ??
    (typeof window === 'undefined' ? undefined : queryClient().getQueryData(queryKey))
  return found as AnswerOf<E> | undefined // kept under the key of this endpoint and this question
}
