import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { sharedFormulas } from '#shop/custom/formula-contract.ts'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { FiguresTable } from './formula/figures-table.tsx'
import { FormulaSummary } from './formula/summary.tsx'
import { categoriesQuery, useCategories } from './formula/use-studio.ts'

const sharedOf = (token: string) => queryOf(sharedFormulas.show, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.ensureQueryData(sharedOf(token)),
  client.ensureQueryData(categoriesQuery),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '공유한 포뮬러'), noindex: true })
}

/** A formula that its maker lets others read. */
export default function SharedFormulaPage() {
  const t = useT()
  const { token = '' } = useParams()
  const formula = useQuery(sharedOf(token)).data?.data
  const categories = useCategories()
  if (!formula) return null
  const figures = formulaFigures(formula, categories)
  return (
    <div className="wrap max-w-[960px]! pt-7 pb-16 desk:pt-11">
      <PageTitle
        title={formula.title}
        note={t('{maker} 님이 공유한 포뮬러', { maker: formula.maker })}
      />
      <FormulaSummary
        formula={formula}
        figures={figures}
        piece_cost={formula.piece_cost}
        margin={formula.margin}
      />
      <div className="mt-6">
        <FiguresTable formula={formula} figures={figures} />
      </div>
      {formula.notes && (
        <p className="mt-5 border-l-2 border-line pl-4 text-plain whitespace-pre-line">
          {formula.notes}
        </p>
      )}
      <ButtonLink to={paths.myPage.formulas()} className="mt-9">
        {t('나도 포뮬러 적어 보기')}
      </ButtonLink>
    </div>
  )
}
