import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { myResults, tools } from '#shop/bench/contract.ts'
import { toolWords } from '#shop/bench/field-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { MyResults } from './my-results.tsx'

const nothing = () => []
export const loader = (args: LoaderFunctionArgs) => load(args, nothing)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, nothing)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '작업대 계산기'),
    description: translate(
      view.lang,
      '왁스와 오일, 심지, 디퓨저, 비누, 룸스프레이를 만들 때 필요한 양을 계산해요.',
    ),
  })
}

const more = [
  {
    to: paths.scentFinder(),
    title: '향 찾기',
    note: '좋아하는 노트와 피하고 싶은 노트로 나에게 맞는 향을 찾아요.',
  },
  {
    to: paths.formulaStudio(),
    title: '포뮬러 작업실',
    note: '향료를 섞어 비율과 한도, 재료비를 계산해요.',
  },
  { to: paths.recipes(), title: '직접 만들기', note: '재료와 도구, 순서를 모은 레시피예요.' },
] as const

/** The calculators of the workbench, and what was kept of them. */
export default function ToolsPage() {
  const t = useT()
  const { isMember } = useSession()
  const kept = useQuery({
    ...queryOf(myResults.list, { query: { per_page: 10 } }),
    enabled: isMember,
  })
  return (
    <div className="wrap pt-7 pb-16 desk:pt-11">
      <PageTitle
        title={t('작업대 계산기')}
        note={t('재어서 넣으면 몇 g인지 나오고, 필요한 재료를 바로 담을 수 있어요.')}
      />
      <ul className="grid gap-4 card:grid-cols-2 desk:grid-cols-3">
        {tools.map((tool) => (
          <Card
            key={tool}
            to={paths.tool(tool)}
            title={t(toolWords[tool].title)}
            note={t(toolWords[tool].note)}
          />
        ))}
      </ul>
      <MyResults results={isMember ? (kept.data?.data ?? null) : []} />
      <h2 className="type-h3 mt-12 mb-4">{t('함께 쓰면 좋아요')}</h2>
      <ul className="grid gap-4 card:grid-cols-3">
        {more.map((one) => (
          <Card key={one.to} to={one.to} title={t(one.title)} note={t(one.note)} as="h3" />
        ))}
      </ul>
    </div>
  )
}

function Card({
  to,
  title,
  note,
  as: Heading = 'h2',
}: {
  to: string
  title: string
  note: string
  /** below a heading of its own it is one deeper */
  as?: 'h2' | 'h3'
}) {
  return (
    <li className="relative border border-paper-200 bg-paper-0 p-5 hover:border-control">
      <Heading className="text-title leading-snug font-[650]">
        <Link to={to} prefetch="intent" className="cover-link">
          {title}
        </Link>
      </Heading>
      <p className="mt-1.5 text-plain text-ink-700">{note}</p>
    </li>
  )
}
