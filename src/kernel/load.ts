import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { Refusal, type Transport } from './client.ts'
import { fingerprint } from './fingerprint.ts'
import type { Currency, Lang } from './language.ts'
import { PageClient } from './page-client.ts'
import { clientOptions, queryClient } from './queries.ts'
import { sideNote } from './side-note.ts'
import { toldText } from './told-text.ts'

export type Device = 'pc' | 'mobile'

/** Keys of services that run in the browser; null for those that are off. */
export type Services = {
  sentry: string | null
  channel: string | null
  analytics?: string | null
  /** the map of the stores */
  map?: string | null
  /** whether browsers may keep the page for want of a line */
  offline?: boolean
  release: string
}

/** What a page may know of its visitor while it is rendered: nothing personal, so that pages can be kept. */
export type View = {
  lang: Lang
  currency: Currency
  /** where the visitor's parcels go, as two letters */
  country: string
  device: Device
  origin: string
  services: Services
  /** version of the phrases that staff changed, as the page was written in them; empty for none */
  words?: string
}

export type ServerView = {
  view: View
  transport: Transport
  /** the router asks for data without a page to put it in */
  dataOnly: boolean
}

/** Set by the site for each rendered request. */
export const serverView = createContext<ServerView>()

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }
type Queries = (client: QueryClient) => Promise<unknown>[]

/** Stands for the warmed queries, whose text has a script of its own in the page: written as part of the router's data it would be escaped three times. */
export type Loaded = { queries: { script: string; text?: string } }

const read = sideNote<DehydratedState['queries']>('read')
const texts = sideNote<string>('text')

/** What `load` fetched: as it is where it was fetched, in the browser once read from the page. */
export function dehydratedOf(loaderData: unknown): DehydratedState['queries'] {
  const loaded = loadedOf(loaderData)
  if (!loaded) return []
  const known = read.of(loaded)
  if (known) return known
  const text = loaded.text ?? document.getElementById(loaded.script)?.textContent
  const queries = text ? (JSON.parse(text) as DehydratedState['queries']) : [] // written by load() only
  read.note(loaded, queries)
  return queries
}

/** The script that brings them to the browser, which only the server fills; null for what has none. */
export function scriptOf(loaderData: unknown): { id: string; html: string } | null {
  const loaded = loadedOf(loaderData)
  return loaded?.script ? { id: loaded.script, html: texts.of(loaded) ?? '' } : null
}

function loadedOf(loaderData: unknown): Loaded['queries'] | null {
  return loaderData && typeof loaderData === 'object' && 'queries' in loaderData
    ? // no other loader answers with `queries`
      (loaderData as Loaded).queries
    : null
}

/**
 * Warms the query cache while rendering. Pages then read their queries by their own params.
 * A refusal becomes a page: 401 → login, 404 → not found.
 */
export async function load(args: PageArgs, queries: Queries): Promise<Loaded> {
  const { transport, dataOnly } = args.context.get(serverView)
  const client = new PageClient(clientOptions)
  client.setDefaultOptions({
    queries: { ...client.getDefaultOptions().queries, retry: false, meta: { transport } },
  })
  await settle(args.request, queries(client))
  const state = dehydrate(client).queries
  const text = `[${state.map(queryText).join()}]`
  if (dataOnly) return { queries: { script: '', text } }
  // the same name each time: a page that did not change keeps its bytes
  const loaded = { script: `loaded-${fingerprint(state.map((query) => query.queryHash).join())}` }
  read.note(loaded, state)
  texts.note(loaded, text.replaceAll('<', '\\u003c'))
  return { queries: loaded }
}

/** A query as JSON, with its answer as it came: a list of goods written anew is a tenth of a millisecond. */
function queryText({ state, ...query }: DehydratedState['queries'][number]): string {
  const { data, ...rest } = state
  const told = data === undefined ? '' : `"data":${toldText(data)},`
  return `{"state":{${told}${JSON.stringify(rest).slice(1)},${JSON.stringify(query).slice(1)}`
}

/** Whether this page is rendered for one visitor, whose session came with the request; pages for everyone see no cookie. */
export function hasVisitor({ request }: { request: Request }): boolean {
  return /(^|[;\s])(__Host-)?odemoa_session=/.test(request.headers.get('cookie') ?? '')
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
  if (reason.status === 401)
    return redirect(`/login?redirect=${encodeURIComponent(here.pathname + here.search)}`)
  return data({ message: reason.message, code: reason.code }, { status: reason.status })
}
