import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { type OfflineStore, stores } from '#shop/content/contract.ts'
import { storeData } from '#shop/content/ui/store-data.ts'
import { StoreFacts } from '#shop/content/ui/store-facts.tsx'
import { StoreMap } from '#shop/content/ui/store-map.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyShopFront } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'

const allStores = queryOf(stores.list, {})
const needs = (client: QueryClient) => [client.ensureQueryData(allStores)]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches, loaderData }) => {
  const view = viewOf(matches)
  const found = loadedData(loaderData, stores.list, {})?.data ?? []
  return [
    ...pageMeta(view, {
      title: translate(view.lang, '매장 안내'),
      description: translate(
        view.lang,
        '향을 직접 맡아 볼 수 있는 곳이에요. 주소와 여는 시간을 확인하세요.',
      ),
      image: '/img/scene-store-wide-1080.webp',
    }),
    ...found.map((store) => ({ 'script:ld+json': storeData(view, store) })),
  ]
}

export default function StorePage() {
  const t = useT()
  const { data, isError, refetch } = useQuery(allStores)
  return (
    <div className="wrap pt-5 desk:pt-7">
      <Breadcrumb
        className="max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('매장 안내') }]}
      />
      <h1 className="type-h1 desk:mt-3">{t('매장 안내')}</h1>
      <p className="mt-2 text-ink-700">
        {t('향을 직접 맡아 볼 수 있는 곳이에요. 주소와 여는 시간을 확인하세요.')}
      </p>
      {isError && !data && (
        <ErrorState title={t('목록을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState drawing={<EmptyShopFront />} title={t('지금은 문을 연 매장이 없어요')} />
      )}
      {data?.data.map((store) => (
        <Store key={store.id} store={store} />
      ))}
    </div>
  )
}

function Store({ store }: { store: OfflineStore }) {
  const t = useT()
  const { pick } = useLang()
  const [first, ...rest] = store.images
  return (
    <section
      aria-labelledby={`store-${store.id}`}
      className="mt-10 grid grid-cols-1 gap-6 desk:mt-14 desk:grid-cols-[7fr_5fr] desk:gap-10"
    >
      {first && (
        <div className="grid grid-cols-1 content-start gap-2 max-desk:-mx-4 desk:gap-3">
          <div className="aspect-2/1 overflow-hidden">
            <Picture
              name={first}
              alt={t('{name} 사진', { name: pick(store.title, store.title_en) })}
              ratio="2:1"
              sizes="(width > 1360px) 730px, (width > 1000px) 56vw, 100vw"
            />
          </div>
          {rest.length > 0 && (
            <div className="grid grid-cols-2 gap-2 desk:gap-3">
              {rest.slice(0, 2).map((name) => (
                <div
                  key={name}
                  className={
                    rest.length === 1
                      ? 'col-span-2 aspect-2/1 overflow-hidden'
                      : 'aspect-4/3 overflow-hidden'
                  }
                >
                  <Picture name={name} alt="" ratio="4:3" sizes="(width > 1000px) 28vw, 50vw" />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
      <div>
        <h2 id={`store-${store.id}`} className="type-h2">
          {pick(store.title, store.title_en)}
        </h2>
        <div className="mt-4">
          <StoreFacts store={store} />
          <StoreMap store={store} />
        </div>
      </div>
    </section>
  )
}
