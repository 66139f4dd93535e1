import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import type { CategoryNode } from '#shop/catalog/contract.ts'
import { saleCategory } from '#shop/catalog/contract.ts'
import {
  mostSuggestions,
  type Suggestion,
  type Suggestions,
} from '#shop/catalog/search-contract.ts'
import { listFirst } from '#shop/catalog/search-store.ts'
import { categoryTree } from '#shop/catalog/service.ts'
import type { TileRow } from '#shop/catalog/tile-store.ts'
import { squeezed } from '#shop/search/rules.ts'
import { askedWords, withoutHidden } from '#shop/search/service/asked.ts'
import { pageFor } from '#shop/search/service/pages.ts'
import { nearWords } from '#shop/search/service/read.ts'
import { wantedBy } from './search.ts'
import { findTitles, matcherOf } from './titles.ts'

/** Rows of each kind, so that no kind takes the room of all. */
const mostOf = { word: 2, product: 5, category: 2, class: 1, article: 1, document: 1 }

/** What somebody may be looking for who has typed so far. */
export async function suggest(ctx: Ctx, keyword: string): Promise<Suggestions> {
  const wanted = await wantedBy(ctx, { keyword })
  if (!wanted) return { word: '', repaired: false, near: false, rows: [] }
  const { fits, means } = await matcherOf(ctx, wanted.word)
  const [goods, page, titles, tree, searched] = await together(
    ctx,
    () => listFirst(ctx, wanted, mostOf.product),
    () => pageFor(ctx, keyword, wanted.word),
    () => findTitles(ctx, wanted.word),
    () => keptTree(ctx),
    () => askedWords(ctx),
  )
  const typed = squeezed(keyword)
  const groups: Suggestion[][] = [
    page ? [row('page', page.url, page)] : [],
    searched
      .filter((word) => fits(word) && squeezed(word) !== typed)
      .slice(0, mostOf.word)
      .map(wordRow),
    goods.map((tile) => productRow(ctx, tile)),
    [fits, means]
      .flatMap((meets) => flat(tree).filter(({ name, name_en }) => meets(name, name_en)))
      .filter((one, at, all) => all.indexOf(one) === at)
      .slice(0, mostOf.category)
      .map(({ id, name, name_en }) =>
        row('category', paths.category(id), { title: name, title_en: name_en }),
      ),
    ...(['class', 'article', 'document'] as const).map((kind) =>
      titles
        .filter((one) => one.kind === kind)
        .slice(0, mostOf[kind])
        .map((one) => row(kind, one.url, one)),
    ),
  ]
  const rows = fitted(groups)
  if (rows.length) return { word: wanted.word, repaired: wanted.repaired, near: false, rows }
  const near = await withoutHidden(ctx, await nearWords(ctx, keyword))
  return {
    word: wanted.word,
    repaired: wanted.repaired,
    near: near.length > 0,
    rows: near.map(wordRow),
  }
}

/** Words that several looked for. */
export async function popularWords(ctx: Ctx): Promise<string[]> {
  return (await askedWords(ctx)).slice(0, 10)
}

/** Goods give way first: their list is a press away. */
function fitted(groups: Suggestion[][]): Suggestion[] {
  const rows = groups.flat()
  const goods = rows.filter(({ kind }) => kind === 'product')
  const room = Math.max(3, mostSuggestions - (rows.length - goods.length))
  const shown = new Set(goods.slice(0, room))
  return rows.filter((one) => one.kind !== 'product' || shown.has(one)).slice(0, mostSuggestions)
}

function row(
  kind: Suggestion['kind'],
  url: string,
  { title, title_en }: { title: string; title_en: string },
): Suggestion {
  return { kind, title, title_en: title_en || title, url, it_id: '', image: '', price: null }
}

const wordRow = (word: string) => row('word', paths.search(word), { title: word, title_en: word })

function productRow({ currency }: Ctx, tile: TileRow): Suggestion {
  const [value, before] =
    currency === 'usd' ? [tile.price_usd, tile.before_usd] : [tile.price, tile.before]
  return {
    ...row('product', paths.product(tile.it_id), {
      title: tile.it_name,
      title_en: tile.it_name_en,
    }),
    it_id: tile.it_id,
    image: tile.thumb_image,
    price: { value, before, currency },
  }
}

function flat(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes
    .filter(({ id }) => id !== saleCategory)
    .flatMap((node) => [node, ...flat(node.descendants)])
}

const keptTree = (ctx: Ctx) =>
  ctx.house.kept.get<CategoryNode[]>('search-tree', ['category'], 300, async () => {
    const value = await categoryTree(ctx)
    return { value, size: 20_000 }
  })
