import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { type ClassCategory, classCategories, classes } from '#shop/tssa/class-contract.ts'
import { ClassTiles } from '#shop/tssa/ui/class-tile.tsx'
import { categoryWord } from '#shop/tssa/ui/class-words.ts'
import { StudioHead } from '#shop/tssa/ui/studio-head.tsx'
import { EmptyBench } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/states.tsx'

const each = 3
const listOf = (category: ClassCategory) =>
  queryOf(classes.list, { query: { category, page: 1, per_page: each } })
const needs = (client: QueryClient) =>
  classCategories.map((category) => client.ensureQueryData(listOf(category)))

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  const t = (phrase: string) => translate(view.lang, phrase)
  return [
    ...pageMeta(view, {
      title: t('만드는 것별 TSSA 클래스'),
      description: t('향수, 캔들, 디퓨저, 비누. 만들고 싶은 것부터 골라 보세요.'),
      image: '/img/scene-workshop-detail-1080.webp',
    }),
    {
      'script:ld+json': crumbData(view, [
        { name: t('홈'), path: paths.home() },
        { name: 'TSSA', path: paths.tssa.main() },
        { name: t('만드는 것별로'), path: paths.tssa.category() },
      ]),
    },
  ]
}

/** The classes by what is made in them. */
export default function ClassCategoryPage() {
  const t = useT()
  return (
    <>
      <StudioHead
        title={t('만드는 것별로')}
        note={t('향수, 캔들, 디퓨저, 비누. 만들고 싶은 것부터 골라 보세요.')}
      />
      <div className="wrap">
        {classCategories.map((category) => (
          <Part key={category} category={category} />
        ))}
        <Nothing />
      </div>
    </>
  )
}

function Part({ category }: { category: ClassCategory }) {
  const t = useT()
  const { data } = useQuery(listOf(category))
  if (!data || data.total === 0) return null
  return (
    <section
      aria-labelledby={`${category}-title`}
      className="rule-t mt-10 grid gap-5 pt-5 desk:mt-14 desk:grid-cols-[3fr_9fr] desk:gap-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 desk:block">
        <h2 id={`${category}-title`} className="type-h2">
          {t(categoryWord[category])}
        </h2>
        <ArrowLink to={paths.tssa.classes({ category })} className="desk:mt-3">
          {data.total > each
            ? t('{name} 클래스 {count}개 모두 보기', {
                name: t(categoryWord[category]),
                count: data.total,
              })
            : t('{name} 클래스 보기', { name: t(categoryWord[category]) })}
        </ArrowLink>
      </div>
      <ClassTiles tiles={data.data} heading="h3" />
    </section>
  )
}

function Nothing() {
  const t = useT()
  const lists = useQueries({ queries: classCategories.map(listOf) })
  return lists.some(({ data }) => data?.total !== 0) ? null : (
    <EmptyState drawing={<EmptyBench />} title={t('지금 여는 클래스가 없어요')} />
  )
}
