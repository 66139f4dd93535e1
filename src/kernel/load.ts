import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { Refusal, type Transport } from './client.ts'
import type { Currency, Lang } from './language.ts'
import { makeQueryClient, queryClient } from './queries.ts'

export type Device = 'pc' | 'mobile'

/** Keys of services that run in the browser; null for those that are off. */
export type Services = { sentry: string | null; channel: string | null; analytics?: string | null; release: string }

/** What a page may know of its visitor while it is rendered: nothing personal, so that pages can be kept. */
export type View = {
  lang: Lang
  currency: Currency
  device: Device
  origin: string
  services: Services /** version of the phrases that staff changed, as the page was written in them; empty for none */
  words?: string
}

export type ServerView = { view: View; transport: Transport }

/** Set by the site for each rendered request. */
export const serverView = createContext<ServerView>()

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }
type Queries = (client: QueryClient) => Promise<unknown>[]

/** The warmed queries as text: one string is written into the page far faster than a tree of objects. */
export type Loaded = { dehydrated: string }

const readBack = new WeakMap<object, DehydratedState['queries']>()

/** Reads back what `load` wrote, once per answer. */
export function dehydratedOf(loaderData: unknown): DehydratedState['queries'] {
  if (!loaderData || typeof loaderData !== 'object' || !('dehydrated' in loaderData)) return []
  let queries = readBack.get(loaderData)
  if (!queries) {
    queries = (JSON.parse((loaderData as Loaded).dehydrated) as DehydratedState).queries // written by load() only
    readBack.set(loaderData, queries)
  }
  return queries
}

/**
 * Warms the query cache while rendering. Pages then read their queries by their own params.
 * A refusal becomes a page: 401 → login, 404 → not found.
 */
export async function load(args: PageArgs, queries: Queries): Promise<Loaded> {
  const { transport } = args.context.get(serverView)
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, meta: { transport } } })
  await settle(args.request, queries(client))
  const state = dehydrate(client)
  const loaded = { dehydrated: JSON.stringify(state) }
  // the page is rendered from what was fetched, not from its text
  readBack.set(loaded, state.queries)
  return loaded
}

/** The same in the browser: fetches what the cache does not hold yet. */
export async function loadInBrowser(args: { request: Request }, queries: Queries): Promise<null> {
  await settle(args.request, queries(queryClient()))
  return null
}

async function settle(request: Request, asked: Promise<unknown>[]) {
  const results = await Promise.allSettled(asked)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw pageFor(failed.reason, request)
}

function pageFor(reason: unknown, request: Request): unknown {
  if (!(reason instanceof Refusal)) return reason
  const here = new URL(request.url)
  if (reason.status === 401) return redirect(`/login?redirect=${encodeURIComponent(here.pathname + here.search)}`)
  return data({ message: reason.message, code: reason.code }, { status: reason.status })
}
