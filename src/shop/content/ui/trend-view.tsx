import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import type { ProductTile } from '#shop/catalog/contract.ts'
import { ItemPrice } from '#shop/catalog/ui/item-price.tsx'
import { stripOf } from '#shop/catalog/ui/note-words.ts'
import type { Columns } from '#shop/catalog/ui/tile-columns.tsx'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { cms, type TemplateNode } from '#shop/content/contract.ts'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { useLang } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type GoodsAsk, TemplateView } from './template-view.tsx'

export const trendQuery = (trendId: string) => queryOf(cms.trend, { params: { trendId } })

/** A trend: its template with its goods where the template puts them. */
export function TrendView({ trendId }: { trendId: string }) {
  const { data, isPending } = useQuery({ ...trendQuery(trendId), enabled: trendId !== '' })
  if (isPending && trendId) return <Skeleton className="h-60" />
  if (!data) return null
  return (
    <TemplateView
      template={data.template}
      goods={(ask) => <Goods ask={ask} products={data.data} />}
    />
  )
}

/** A page whose lists of goods name the trends they come from. */
export function PageView({ template }: { template: TemplateNode | null }) {
  return <TemplateView template={template} goods={(ask) => <TrendGoods ask={ask} />} />
}

function TrendGoods({ ask }: { ask: GoodsAsk }) {
  const { data } = useQuery({ ...trendQuery(ask.trendId), enabled: ask.trendId !== '' })
  return data ? <Goods ask={ask} products={data.data} /> : null
}

/** The trends that a page's lists of goods come from. */
export function trendsIn(node: TemplateNode | null): string[] {
  if (!node) return []
  const own =
    node.tag === 'products' && node.option.props.trendId ? [node.option.props.trendId] : []
  return [...own, ...node.children.flatMap(trendsIn)]
}

export function Goods({ ask, products }: { ask: GoodsAsk; products: readonly ProductTile[] }) {
  if (products.length === 0) return null
  if (ask.look === 'grid') return <TileGrid products={products} columns={columnsOf(ask.columns)} />
  return (
    <ul className="grid gap-3">
      {products.map((product) => (
        <GoodsLine key={product.it_id} product={product} />
      ))}
    </ul>
  )
}

function columnsOf(text: string): Columns {
  return text === '3' ? 3 : text === '5' ? 5 : 4
}

function GoodsLine({ product }: { product: ProductTile }) {
  const { pick } = useLang()
  const name = pick(product.it_name, product.it_name_en)
  return (
    <li className="group relative grid grid-cols-[6px_88px_minmax(0,1fr)] items-center gap-3.5 bg-paper-0 pr-4 desk:grid-cols-[6px_112px_minmax(0,1fr)]">
      <BlotterStrip notes={stripOf(product.notes)} />
      <span className="block aspect-4/5 overflow-hidden">
        <Picture name={product.thumb_image} alt="" sizes="112px" />
      </span>
      <div className="min-w-0 py-3">
        <Link
          to={paths.product(product.it_id)}
          prefetch="intent"
          className="cover-link text-plain leading-snug font-medium group-hover:underline group-hover:underline-offset-4"
        >
          {name}
        </Link>
        <p className="mt-0.5 truncate text-caption text-ink-500">
          {pick(product.it_summary, product.it_summary_en)}
        </p>
        <ItemPrice item={product} className="mt-1.5" />
      </div>
    </li>
  )
}
