import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
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
import { myFormulas } from '#shop/custom/formula-contract.ts'
import { myKits } from '#shop/custom/kit-contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyFormula } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EmptyState } from '#ui/states.tsx'
import { KitForm } from './kit-form.tsx'

const kitOf = (id: string | undefined) => queryOf(myKits.show, { params: { kit_id: rowIdIn(id) } })
const formulas = queryOf(myFormulas.list, { query: { per_page: 100 } })
const needs = (id: string | undefined) => (client: QueryClient) => [
  client.fetchQuery({ ...formulas, staleTime: 0 }),
  ...(id === 'new' ? [] : [client.fetchQuery({ ...kitOf(id), staleTime: 0 })]),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.id))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.id))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '키트'), noindex: true })
}

/** A recipe or a calculation that wants to be made by many. */
function firstIn(search: URLSearchParams) {
  const address = search.get('calculator') ?? ''
  const name = (search.get('name') ?? '').trim().slice(0, 80)
  return address.startsWith('/tools/') && address.length <= 600 && name ? { address, name } : null
}

export default function KitPage() {
  const t = useT()
  const { id } = useParams()
  const [search] = useSearchParams()
  const first = firstIn(search)
  const kit = useQuery({ ...kitOf(id), enabled: id !== 'new' }).data?.data ?? null
  const rows = useQuery(formulas).data?.data ?? []
  if (id !== 'new' && !kit) return null
  return (
    <>
      <PageTitle
        title={kit ? kit.title : t('새 키트')}
        note={t('한 사람이 가져갈 것을 고르고, 몇 사람인지 적어 주세요.')}
        end={
          <ButtonLink to={paths.myPage.kits()} look="outline" size={44}>
            {t('내 키트')}
          </ButtonLink>
        }
      />
      {rows.length === 0 && !kit && !first ? (
        <EmptyState
          drawing={<EmptyFormula />}
          title={t('먼저 포뮬러를 저장해 주세요')}
          action={<ButtonLink to={paths.myPage.formula('new')}>{t('포뮬러 적기')}</ButtonLink>}
        />
      ) : (
        <KitForm key={id} kit={kit} formulas={rows} first={first} />
      )}
    </>
  )
}
