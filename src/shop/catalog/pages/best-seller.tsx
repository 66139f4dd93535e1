import type { QueryClient } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { type Device, load, loadInBrowser, serverView } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { ListHead } from '#shop/catalog/ui/list/list-head.tsx'
import type { ListScope } from '#shop/catalog/ui/list/list-state.ts'
import { browserDevice, listNeeds, searchOf } from '#shop/catalog/ui/list/load-list.ts'
import { ProductList } from '#shop/catalog/ui/list/product-list.tsx'
import { useT } from '#ui/language.tsx'

const scope: ListScope = { sort: 'sold-desc' }
const needs = (search: URLSearchParams, device: Device) => (client: QueryClient) =>
  listNeeds(client, scope, search, device)

export const loader = (args: LoaderFunctionArgs) =>
  load(args, needs(searchOf(args.request), args.context.get(serverView).view.device))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(searchOf(args.request), browserDevice()))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '베스트'),
    description: translate(view.lang, '오드모아에서 지난 30일 동안 가장 많이 찾은 향과 재료예요.'),
  })
}

export default function BestSeller() {
  const t = useT()
  return (
    <div className="wrap">
      <ListHead
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: t('베스트') }]}
        title={t('베스트')}
        note={t('지난 30일 동안 많이 팔린 순서예요. 순위는 한 시간마다 바뀌어요.')}
      />
      <ProductList scope={scope} ranked />
    </div>
  )
}
