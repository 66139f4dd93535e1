import { QueryClient, type QueryClientConfig, queryOptions } from '@tanstack/react-query'
import { type CallOptions, callThrough, Refusal, type Transport } from './client.ts'
import type { AnyEndpoint, CallOf } from './endpoint.ts'

export const requestTimeout = 10_000
/** files take as long as the line needs, and what staff do to many at once as long as it is done: cut off, it would be told as failed */
export const uploadTimeout = 120_000
export const listCacheSeconds = 60

/** On an `init`: the answer may take as long as a file; whoever wraps the transport passes it on. */
const patience = 'patience'

let browserTransport: Transport = async (path, init) => {
  const isDeed = init.method !== 'GET' && path.startsWith('/api/v1/admin/')
  const long = init.body instanceof FormData || patience in init || isDeed
  const timeout = AbortSignal.timeout(long ? uploadTimeout : requestTimeout)
  return fetch(path, {
    ...init,
    credentials: 'same-origin',
    signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  })
}

/** Lets the browser's session wrap every call (token, dialogs). */
export function wrapTransport(wrap: (inner: Transport) => Transport) {
  browserTransport = wrap(browserTransport)
}

/** How a file is asked for: it is made, and comes, as long as the list is. */
export const fileThroughBrowser: Transport = (path, init) =>
  browserTransport(path, Object.assign({ ...init }, { [patience]: true }))

/** Calls an endpoint from the browser. */
export function call<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>, options?: CallOptions) {
  return callThrough(browserTransport, endpoint, ask, options)
}

const transportKey = 'transport'

/** A query of a GET endpoint: the same key on the server and in the browser. */
export function queryOf<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ask] as const,
    queryFn: ({ meta, signal }) => {
      const transport = meta?.[transportKey] as Transport | undefined // put there by warm() only
      return callThrough(transport ?? browserTransport, endpoint, ask, transport ? {} : { signal })
    },
  })
}

export const clientOptions: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: listCacheSeconds * 1000,
      // a client of one rendered page goes with it; a timer would hold its data for ten minutes
      gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000,
      retry: (count, error) => !(error instanceof Refusal && error.status < 500) && count < 2,
      refetchOnWindowFocus: false,
    },
  },
}

let browserClient: QueryClient | undefined

/** One client per browser; a fresh one per rendered request. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return new QueryClient(clientOptions)
  browserClient ??= new QueryClient(clientOptions)
  return browserClient
}
