import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigationType,
  useSearchParams,
} from 'react-router'
import { type Device, load, loadInBrowser, serverView } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { translate } from '#kernel/translate.ts'
import type { ListScope } from '#shop/catalog/ui/list/list-state.ts'
import { browserDevice, listNeeds, searchOf } from '#shop/catalog/ui/list/load-list.ts'
import { ProductList } from '#shop/catalog/ui/list/product-list.tsx'
import { ViewedBefore } from '#shop/catalog/ui/viewed-before.tsx'
import { SearchBox } from '#storefront/search-box.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useVariant } from '#ui/screen.tsx'
import { ScentFinder } from './scent-finder.tsx'
import { NearCategories } from './search-ways.tsx'

const loadNotice = () => import('./search-notice.tsx')
const SearchNotice = lazyPart(() => loadNotice().then((it) => it.SearchNotice))
const FoundTitles = lazyPart(() => loadNotice().then((it) => it.FoundTitles))
const loadClasses = () => import('./search-classes.tsx')
const SearchClasses = lazyPart(() => loadClasses().then((it) => it.SearchClasses))
const NothingFound = lazyPart(() => import('./search-nothing.tsx').then((it) => it.NothingFound))

const longestWord = 50

function wordOf(search: URLSearchParams): string {
  return (search.get('keyword') ?? '').trim().slice(0, longestWord)
}

const isExact = (search: URLSearchParams) => search.get('exact') === '1'
const scopeOf = (search: URLSearchParams): ListScope => ({
  keyword: wordOf(search),
  exact: isExact(search),
  sort: 'fit-desc',
})
const needs = (search: URLSearchParams, device: Device) => (client: QueryClient) =>
  wordOf(search)
    ? [
        ...listNeeds(client, scopeOf(search), search, device),
        loadAbove(client, wordOf(search), isExact(search)),
      ]
    : []

/** What was understood of a search, and then the classes for what it was understood as. */
async function loadAbove(client: QueryClient, word: string, exact: boolean) {
  const [{ classesOf, readingOf }] = await Promise.all([loadClasses(), loadNotice()])
  const { data } = await client.ensureQueryData(readingOf(word, exact))
  return client.ensureQueryData(classesOf(data.word || word))
}

export const loader = (args: LoaderFunctionArgs) =>
  load(args, needs(searchOf(args.request), args.context.get(serverView).view.device))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(searchOf(args.request), browserDevice()))

export const meta: MetaFunction = ({ matches, location }) => {
  const view = viewOf(matches)
  const word = wordOf(new URLSearchParams(location.search))
  return pageMeta(view, {
    title: word
      ? translate(view.lang, '‘{word}’ 검색', { word })
      : translate(view.lang, '상품 검색'),
    noindex: true,
  })
}

export default function Search() {
  const t = useT()
  const [search] = useSearchParams()
  const word = wordOf(search)
  // on a phone the bar's sign leads here, and nothing else of the frame has a box; who comes back comes to look
  const [variant, way] = [useVariant(), useNavigationType()]
  const toType = variant === 'mobile' && way === 'PUSH' && !word
  return (
    <div className="wrap pt-5 desk:pt-9">
      <h1 className="type-h1 wrap-anywhere">
        {word ? t('‘{word}’ 검색', { word }) : t('어떤 향을 찾으세요?')}
      </h1>
      <SearchBox
        large
        begin={toType}
        className={word ? 'mt-4 mb-3 desk:hidden' : 'mt-5 max-w-[560px]'}
      />
      {word ? (
        <div className="desk:pt-6">
          <Suspense>
            <SearchNotice word={word} exact={isExact(search)} />
          </Suspense>
          <ProductList
            key={`${word} ${isExact(search)}`}
            scope={scopeOf(search)}
            others={
              <Suspense>
                <FoundTitles word={word} exact={isExact(search)} />
                <SearchClasses word={word} exact={isExact(search)} />
              </Suspense>
            }
            empty={
              <Suspense>
                <NothingFound word={word} exact={isExact(search)} />
              </Suspense>
            }
          />
        </div>
      ) : (
        <>
          <div className="mt-10 grid gap-10 desk:mt-14 desk:grid-cols-2">
            <ScentFinder />
            <NearCategories word="" title={t('카테고리로 찾기')} most={12} />
          </div>
          <ViewedBefore />
        </>
      )}
    </div>
  )
}
