import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { shortDay } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { type OfflineStore, stores } from '#shop/content/contract.ts'
import { storeData } from '#shop/content/ui/store-data.ts'
import { StoreFacts } from '#shop/content/ui/store-facts.tsx'
import { nextDatesQuery } from '#shop/tssa/ui/class-queries.ts'
import { SessionRow } from '#shop/tssa/ui/session-row.tsx'
import { studioIn, studioQuery } from '#shop/tssa/ui/studio.ts'
import { StudioHead } from '#shop/tssa/ui/studio-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyBench } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { EmptyState } from '#ui/states.tsx'

const nextShown = 3
const next = nextDatesQuery(nextShown)
const needs = (client: QueryClient) => [
  client.ensureQueryData(studioQuery),
  client.ensureQueryData(next),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches, loaderData }) => {
  const view = viewOf(matches)
  const t = (phrase: string) => translate(view.lang, phrase)
  const studio = studioIn(loadedData(loaderData, stores.list, {})?.data)
  return [
    ...pageMeta(view, {
      title: t('TSSA 공방 안내'),
      description: t('클래스가 열리는 공방의 주소와 여는 시간, 찾아오는 길이에요.'),
      image: '/img/scene-workshop-wide-1080.webp',
    }),
    ...(studio
      ? [
          {
            'script:ld+json': {
              ...storeData(view, studio),
              '@type': 'LocalBusiness',
              url: view.origin + paths.tssa.studio(),
            },
          },
        ]
      : []),
    {
      'script:ld+json': crumbData(view, [
        { name: t('홈'), path: paths.home() },
        { name: 'TSSA', path: paths.tssa.main() },
        { name: t('공방 안내'), path: paths.tssa.studio() },
      ]),
    },
  ]
}

export default function StudioPage() {
  const t = useT()
  const studio = studioIn(useQuery(studioQuery).data?.data)
  return (
    <>
      <StudioHead
        title={t('공방 안내')}
        note={t('클래스가 열리는 곳이에요. 수업이 없는 날에는 닫혀 있으니 먼저 전화해 주세요.')}
      />
      {studio ? (
        <div className="wrap grid gap-8 pt-8 desk:grid-cols-[7fr_5fr] desk:gap-12 desk:pt-10">
          <Photos studio={studio} />
          <div>
            <StoreFacts store={studio} />
            <NextDates />
          </div>
        </div>
      ) : (
        <EmptyState
          drawing={<EmptyBench />}
          title={t('지금은 공방을 쉬고 있어요')}
          action={<ButtonLink to={paths.stores()}>{t('매장 안내')}</ButtonLink>}
        />
      )}
    </>
  )
}

function Photos({ studio }: { studio: OfflineStore }) {
  const t = useT()
  const { pick } = useLang()
  const [first, ...rest] = studio.images.slice(0, 3)
  return (
    <div className="grid content-start gap-2 max-desk:-mx-4 desk:gap-3">
      {first && (
        <div className="aspect-3/2 overflow-hidden bg-paper-200">
          <Picture
            name={first}
            alt={t('{name} 사진', { name: pick(studio.title, studio.title_en) })}
            ratio="4:3"
            sizes="(width > 1360px) 720px, (width > 1000px) 54vw, 100vw"
            eager
          />
        </div>
      )}
      {rest.length > 0 && (
        <div className={rest.length > 1 ? 'grid grid-cols-2 gap-2 desk:gap-3' : ''}>
          {rest.map((image) => (
            <div key={image} className="aspect-4/3 overflow-hidden bg-paper-200">
              <Picture name={image} alt="" ratio="4:3" sizes="(width > 1000px) 27vw, 50vw" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function NextDates() {
  const t = useT()
  const { lang } = useLang()
  const rows = useQuery(next).data?.data ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="next-title" className="mt-10">
      <h2 id="next-title" className="type-h3 rule-t pt-4">
        {t('가까운 클래스')}
      </h2>
      {rows.map((session) => (
        <div key={session.session_id}>
          <h3 className="tabular pt-4 text-small text-ink-500">
            {shortDay(koreanDay(session.starts_at), lang)}
          </h3>
          <ul>
            <SessionRow session={session} heading="h4" />
          </ul>
        </div>
      ))}
    </section>
  )
}
