import {
  type DefaultError,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * The query client of one rendered page: it asks once and keeps what came. The library's own way to fetch is made for a browser,
 * where a query is watched, cancelled and tried again; it defines a getter for each fetch, which the engine takes for a new kind
 * of object and keeps with all that the getter reaches, the page and its data, until it next looks through the whole of its memory.
 */
export class PageClient extends QueryClient {
  readonly #asked = new Map<string, Promise<unknown>>()

  override fetchQuery<
    TQueryFnData,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>,
  ): Promise<TData> {
    const settled = this.defaultQueryOptions(options)
    const { queryFn, queryHash, queryKey, meta } = settled
    // several pages of a list are asked for in turn, which the library knows how to do
    if (typeof queryFn !== 'function' || ('_type' in settled && settled._type === 'infinite'))
      return super.fetchQuery(options)
    const known = this.#asked.get(queryHash)
    if (known) return known as Promise<TData> // one key has one kind of answer
    const query = this.getQueryCache().build(this, settled)
    const ask = async () => {
      try {
        // who asks through a page's transport has no use for a signal
        const data = await queryFn({ client: this, queryKey, meta } as never)
        // the types that the caller gave to this key, as the library takes them
        return query.setData(data as TData, { manual: true })
      } catch (error) {
        // as above
        query.setState({ status: 'error', error: error as TError })
        throw error
      }
    }
    const asked = ask()
    this.#asked.set(queryHash, asked)
    return asked as Promise<TData> // as above
  }
}
