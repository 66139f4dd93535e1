import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type QuotationSource, quotations } from '#shop/cart/quotation-contract.ts'
import { EditQuotation } from '#shop/cart/ui/quotation/edit-quotation.tsx'
import { MakeQuotation } from '#shop/cart/ui/quotation/make-quotation.tsx'
import { QuotationHome } from '#shop/cart/ui/quotation/quotation-home.tsx'
import { ShowQuotation } from '#shop/cart/ui/quotation/show-quotation.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return [
    ...pageMeta(view, { title: translate(view.lang, '견적서'), noindex: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}

function askOf(search: URLSearchParams) {
  const revision = search.get('revision')
  return {
    params: { token: search.get('token') ?? '' },
    query: revision && /^\d{1,4}$/.test(revision) ? { revision } : {},
  }
}

/** A link that was guessed is a page that is not there. */
export function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  return load(args, (client) =>
    search.has('token') ? [client.ensureQueryData(queryOf(quotations.show, askOf(search)))] : [],
  )
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  return loadInBrowser(args, (client) =>
    search.has('token')
      ? [client.fetchQuery({ ...queryOf(quotations.show, askOf(search)), staleTime: 0 })]
      : [],
  )
}

export default function QuotationPage() {
  const [search] = useSearchParams()
  const source = sourceOf(search)
  if (search.has('token')) return <Known search={search} />
  return source ? <MakeQuotation source={source} /> : <QuotationHome />
}

function Known({ search }: { search: URLSearchParams }) {
  const view = useQuery(queryOf(quotations.show, askOf(search))).data?.data
  if (!view) return null
  const mayEdit =
    view.mine &&
    // its quantities are those of a list of places
    view.paper.sends.length === 0 &&
    (view.state === 'draft' || view.state === 'sent') &&
    view.revision === view.revisions[0]?.revision
  return search.has('edit') && mayEdit ? (
    <EditQuotation key={view.revision} view={view} />
  ) : (
    <ShowQuotation view={view} />
  )
}

/** A number, how many, and the words for a card. */
const chosenOption = /(\d{1,15})x(\d{1,4})(?:~([^,]*))?/g

// an address may have been cut
function decoded(words: string): string {
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}

/** "?from=product&it_id=a1&options=12x2,13x1", "?from=cart", "?from=quotation&of=…" */
function sourceOf(search: URLSearchParams): QuotationSource | null {
  const from = search.get('from')
  if (from === 'cart') return { from }
  if (from === 'quotation') return { from, token: search.get('of') ?? '' }
  if (from !== 'product') return null
  const options = [...(search.get('options') ?? '').matchAll(chosenOption)].map(
    ([, io_no, ct_qty, words]) => ({
      io_no: Number(io_no),
      ct_qty: Number(ct_qty),
      ct_text: words && decoded(words),
    }),
  )
  return { from, it_id: search.get('it_id') ?? '', options }
}
