import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { products } from '#shop/catalog/contract.ts'
import type { Material } from '#shop/custom/formula-contract.ts'
import { sketchOf } from '#shop/custom/note-match-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useDeviceDraft } from './formula/device-draft.ts'
import { type Draft, draftOf, emptyLine, ownMaterial } from './formula/draft.ts'
import { GuestEditor } from './formula/guest-editor.tsx'
import { MemberEditor } from './formula/member-editor.tsx'
import { categoriesQuery, materialsQuery, useLibrary } from './formula/use-studio.ts'

const productOf = (it_id: string) => queryOf(products.show, { params: { it_id } })
const fromIn = (search: URLSearchParams) => (search.get('from') ?? '').slice(0, 20)

const needs = (request: Request) => (client: QueryClient) => {
  const from = fromIn(new URL(request.url).searchParams)
  return [
    client.ensureQueryData(materialsQuery),
    client.ensureQueryData(categoriesQuery),
    // goods that are gone leave an empty sheet, not a missing page
    ...(from ? [client.prefetchQuery(productOf(from))] : []),
  ]
}

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '포뮬러 작업실'),
    description: translate(
      view.lang,
      '배합을 적어 두면 비율, 재료비, IFRA 한도를 바로 계산해 드려요.',
    ),
  })
}

/** The workbench of formulas, open to everybody: a guest's stays in the browser until they join. */
export default function GuestStudioPage() {
  const t = useT()
  const { lang } = useLang()
  const [search] = useSearchParams()
  const from = fromIn(search)
  const library = useLibrary()
  const product = useQuery({ ...productOf(from), enabled: from !== '' }).data?.data
  const start = useMemo((): Draft => {
    if (product?.notes)
      return {
        ...draftOf(),
        title: t('{name}에서 시작한 포뮬러', {
          name: inLang(lang, product.it_name, product.it_name_en),
        }).slice(0, 80),
        lines: sketchOf(product.notes, library, lang).map(({ material_id, name, note, amount }) =>
          emptyLine({
            what: material_id === null ? ownMaterial : String(material_id),
            name,
            note: material_id === null ? note : '',
            amount: String(amount),
          }),
        ),
      }
    return draftOf()
  }, [product, library, lang, t])
  return (
    <div className="wrap max-w-[960px]! pt-7 pb-16 desk:pt-11">
      <Workbench
        key={`${from} ${product ? 1 : 0}`}
        start={start}
        isFresh={Boolean(product?.notes)}
        library={library}
      />
      <p className="mt-9 text-small text-ink-500">
        <TextLink to={paths.tools()}>{t('작업대 계산기')}</TextLink>
      </p>
    </div>
  )
}

type Start = { start: Draft; isFresh: boolean; library: readonly Material[] }

/** What was written stays when the page hears whose it is. */
function Workbench({ start, isFresh, library }: Start) {
  const { isMember } = useSession()
  const [draft, setDraft, isTouched] = useDeviceDraft(start, isFresh)
  return isMember ? (
    <MemberEditor draft={draft} setDraft={setDraft} ofDevice library={library} />
  ) : (
    <GuestEditor draft={draft} setDraft={setDraft} isTouched={isTouched} library={library} />
  )
}
