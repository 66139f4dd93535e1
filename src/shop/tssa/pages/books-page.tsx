import type { QueryClient } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { type Device, load, loadInBrowser, serverView } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { browserDevice, listNeeds, searchOf } from '#shop/catalog/ui/list/load-list.ts'
import { ProductList } from '#shop/catalog/ui/list/product-list.tsx'
import { StudioHead } from '#shop/tssa/ui/studio-head.tsx'
import { useT } from '#ui/language.tsx'
import { bookCategory } from './main/queries.ts'

const scope = { ca_id: bookCategory }
const needs = (search: URLSearchParams, device: Device) => (client: QueryClient) =>
  listNeeds(client, scope, search, device)

export const loader = (args: LoaderFunctionArgs) =>
  load(args, needs(searchOf(args.request), args.context.get(serverView).view.device))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(searchOf(args.request), browserDevice()))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  const t = (phrase: string) => translate(view.lang, phrase)
  return [
    ...pageMeta(view, {
      title: t('TSSA 도서'),
      description: t('조향, 캔들, 디퓨저, 비누를 집에서 이어 가는 책이에요.'),
      image: '/img/scene-books-1080.webp',
    }),
    {
      'script:ld+json': crumbData(view, [
        { name: t('홈'), path: paths.home() },
        { name: 'TSSA', path: paths.tssa.main() },
        { name: t('도서'), path: paths.tssa.books() },
      ]),
    },
  ]
}

/** The books of the workshop, sold like other goods. */
export default function TssaBooksPage() {
  const t = useT()
  return (
    <>
      <StudioHead
        title={t('도서')}
        note={t('조향, 캔들, 디퓨저, 비누를 집에서 이어 가는 책이에요.')}
      />
      <div className="wrap pt-5 desk:pt-7">
        <ProductList scope={scope} />
      </div>
    </>
  )
}
