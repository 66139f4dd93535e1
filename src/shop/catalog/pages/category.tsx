import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useParams } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { inLang } from '#kernel/language.ts'
import { type Device, load, loadInBrowser, serverView } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { type CategoryNode, categories, saleCategory } from '#shop/catalog/contract.ts'
import { trailTo } from '#shop/catalog/ui/category-tree.ts'
import { ListHead } from '#shop/catalog/ui/list/list-head.tsx'
import { browserDevice, listNeeds, searchOf } from '#shop/catalog/ui/list/load-list.ts'
import { ProductList } from '#shop/catalog/ui/list/product-list.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { useLang, useT } from '#ui/language.tsx'

const tree = queryOf(categories.tree, {})

const needs =
  (categoryId: string | undefined, search: URLSearchParams, device: Device) =>
  (client: QueryClient) => [
    client.ensureQueryData(tree).then(({ data }) => {
      if (trailTo(data.data, Number(categoryId)).length === 0)
        throw new Refusal(404, { code: 'NOT_FOUND' })
    }),
    ...(Number.isSafeInteger(Number(categoryId))
      ? listNeeds(client, { ca_id: Number(categoryId) }, search, device)
      : []),
  ]

export const loader = (args: LoaderFunctionArgs) =>
  load(
    args,
    needs(args.params.categoryId, searchOf(args.request), args.context.get(serverView).view.device),
  )
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.categoryId, searchOf(args.request), browserDevice()))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const nodes = loadedData(loaderData, categories.tree, {})?.data.data ?? []
  const node = trailTo(nodes, Number(params.categoryId)).at(-1)
  if (!node) return pageMeta(view)
  const name = inLang(view.lang, node.name, node.name_en)
  const about =
    node.id === saleCategory
      ? '지금 할인하는 향수, 캔들, 디퓨저와 재료를 모았어요.'
      : '오드모아의 {name}. 향 계열과 노트, 가격으로 골라 보세요.'
  const trail = trailTo(nodes, node.id).map((one) => ({
    name: inLang(view.lang, one.name, one.name_en),
    path: paths.category(one.id),
  }))
  return [
    ...pageMeta(view, { title: name, description: translate(view.lang, about, { name }) }),
    {
      'script:ld+json': crumbData(view, [
        { name: translate(view.lang, '홈'), path: paths.home() },
        ...trail,
      ]),
    },
  ]
}

export default function Category() {
  const t = useT()
  const { pick } = useLang()
  const id = Number(useParams().categoryId)
  const nodes = useQuery(tree).data?.data.data ?? []
  const trail = trailTo(nodes, id)
  const node = trail.at(-1)
  if (!node) return null
  const nameOf = (one: CategoryNode) => pick(one.name, one.name_en)
  return (
    <div className="wrap">
      <ListHead
        crumbs={[
          { label: t('홈'), to: paths.home() },
          ...trail.map((one) => ({
            label: nameOf(one),
            to: one === node ? undefined : paths.category(one.id),
          })),
        ]}
        title={nameOf(node)}
        note={
          id === saleCategory
            ? t('지금 할인하는 상품이에요. 쿠폰이 없어도 적힌 값에 살 수 있어요.')
            : undefined
        }
      >
        <SubCategories
          parent={node.descendants.length ? node : (trail.at(-2) ?? node)}
          current={id}
        />
      </ListHead>
      <ProductList key={id} scope={{ ca_id: id }} />
    </div>
  )
}

/** The children of a category, or the siblings of one that has none. */
function SubCategories({ parent, current }: { parent: CategoryNode; current: number }) {
  const t = useT()
  const { pick } = useLang()
  if (parent.descendants.length === 0) return null
  return (
    <nav
      aria-label={t('하위 카테고리')}
      className="swipe mt-3 max-desk:-mx-4 max-desk:px-4 desk:mt-5"
    >
      <ul className="flex gap-2 py-1">
        {[{ ...parent, name: '전체', name_en: 'All' }, ...parent.descendants].map((one) => (
          <li key={one.id}>
            <ChipLink to={paths.category(one.id)} on={one.id === current}>
              {pick(one.name, one.name_en)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
