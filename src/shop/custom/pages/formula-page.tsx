import { type QueryClient, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { type Formula, type Material, myFormulas } from '#shop/custom/formula-contract.ts'
import { useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'
import { draftOf } from './formula/draft.ts'
import { FormulaView } from './formula/formula-view.tsx'
import { MemberEditor } from './formula/member-editor.tsx'
import { categoriesQuery, materialsQuery, useLibrary } from './formula/use-studio.ts'

const fresh = 'new'
const formulaOf = (formula_id: number) => queryOf(myFormulas.show, { params: { formula_id } })
const needs = (formula_id: string) => (client: QueryClient) =>
  formula_id === fresh
    ? [client.ensureQueryData(materialsQuery), client.ensureQueryData(categoriesQuery)]
    : [
        client.fetchQuery({ ...formulaOf(rowIdIn(formula_id)), staleTime: 0 }),
        client.ensureQueryData(materialsQuery),
        client.ensureQueryData(categoriesQuery),
      ]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.formulaId ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.formulaId ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '내 포뮬러'), noindex: true })
}

/** A formula to read, or with `edit` to write; `new` is one that is not there yet. */
export default function FormulaPage() {
  const t = useT()
  const { formulaId = '' } = useParams()
  const [search] = useSearchParams()
  const isNew = formulaId === fresh
  const found = useQuery({ ...formulaOf(rowIdIn(formulaId)), enabled: !isNew })
  const library = useLibrary()
  const formula = found.data?.data
  return (
    <>
      <Link
        to={paths.myPage.formulas()}
        className="tap mb-3 inline-flex items-center gap-1.5 text-small text-ink-500 hover:text-ink-900 print:hidden"
      >
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.5} />
        {t('내 포뮬러')}
      </Link>
      {found.isError && !isNew && (
        <ErrorState
          level={1}
          title={t('포뮬러를 불러오지 못했어요')}
          onRetry={() => void found.refetch()}
        />
      )}
      {isNew && <OwnFormula key={fresh} library={library} />}
      {formula &&
        (search.has('edit') ? (
          <OwnFormula key={formula.version} formula={formula} library={library} />
        ) : (
          <FormulaView formula={formula} />
        ))}
    </>
  )
}

type Own = { formula?: Formula; library: readonly Material[] }

function OwnFormula({ formula, library }: Own) {
  const [draft, setDraft] = useState(() => draftOf(formula))
  return <MemberEditor draft={draft} setDraft={setDraft} formula={formula} library={library} />
}
