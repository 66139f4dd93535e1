import { formatMoney } from '#kernel/money.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { touch, transact } from '#platform/transact.ts'
import { copySales, listUnread } from '#shop/search/service/index-goods.ts'
import { amountsFor, readSettings } from '#shop/setting/service.ts'
import { allergensTold } from './allergen-rules.ts'
import { trailOf } from './category-rules.ts'
import {
  type CategoryNode,
  type Facets,
  type LegalNotice,
  mostTogether,
  type ProductDetail,
  type ProductQuery,
  type ProductTile,
} from './contract.ts'
import { countFacets } from './facets-store.ts'
import { countShelf, totalOn } from './ladder-rules.ts'
import { countPublic, listPublic } from './public-store.ts'
import { listTogether } from './related-store.ts'
import { whyNotShown } from './removal-rules.ts'
import { termsOf } from './return-rules.ts'
import { availableOf, levelsOf, mostShown, optionPrices } from './rules.ts'
import { withSafety } from './safety-rules.ts'
import { listFound } from './search-store.ts'
import { hasPicks, keptCategories } from './service/categories.ts'
import { movingOf } from './service/film.ts'
import { wantedBy } from './service/search.ts'
import { shelfOf } from './service/shelf.ts'
import { byGroups } from './service/traits.ts'
import {
  type CategoryRow,
  findItem,
  listCategories,
  listItemIds,
  listOptions,
  listTiles,
  listTurnedSales,
  recountSales,
} from './store.ts'
import { findTile, listRelated, listTilesById, type TileRow } from './tile-store.ts'
import { writeTiles } from './tiles.ts'
import { type TradeTerms, tradeSteps } from './trade-rules.ts'
import { offeredGroups, traitsTold } from './trait-rules.ts'
import { unitPrice, unitPriceAmong } from './unit-rules.ts'

/** Whether shoppers can open the page of this item or category. */
export async function isThere(
  ctx: Ctx,
  { item, category }: { item?: string; category?: number },
): Promise<boolean> {
  if (item !== undefined) return (await findTile(ctx, item)) !== null
  const has = (nodes: CategoryNode[]): boolean =>
    nodes.some((node) => node.id === category || has(node.descendants))
  return has(await categoryTree(ctx))
}

/** How many items shoppers see. */
export function countPublicItems(ctx: Ctx): Promise<number> {
  return countPublic(ctx)
}

/** Those items in a fixed order, for sitemaps. */
export function listPublicItems(
  ctx: Ctx,
  offset: number,
  limit: number,
): Promise<{ it_id: string; updated_at: Date }[]> {
  return listPublic(ctx, offset, limit)
}

/** The visible tree: a category counts only when it and all above it are in use. */
export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  return treeOf(await listCategories(ctx), null)
}

function treeOf(rows: CategoryRow[], parent: number | null): CategoryNode[] {
  return rows
    .filter((row) => row.parent_id === parent && row.ca_use)
    .map((row) => ({
      id: row.ca_id,
      name: row.name,
      name_en: row.name_en,
      descendants: treeOf(rows, row.ca_id),
    }))
}

export async function listProducts(ctx: Ctx, asked: ProductQuery): Promise<Paged<ProductTile>> {
  const { ask } = await byGroups(ctx, asked)
  const wanted = await wantedBy(ctx, ask)
  const shelf = wanted ? null : await shelfOf(ctx, ask)
  const counted = shelf && totalOn(shelf, ask, ctx.currency)
  const { rows, total } = await (wanted
    ? listFound(ctx, ask, wanted)
    : listTiles(ctx, ask, counted, await hasPicks(ctx, ask.ca_id)))
  return pageOf(await tilesOf(ctx, rows), total, ask)
}

async function tilesOf(ctx: Ctx, rows: readonly TileRow[]): Promise<ProductTile[]> {
  const { quotation } = await readSettings(ctx)
  return rows.map((row) => tileFor(ctx, row, quotation))
}

/** A stored tile in the currency of the visitor; with the terms of the shop also what many at once cost everybody. */
export function tileFor(
  ctx: Pick<Ctx, 'currency' | 'lang'>,
  row: TileRow,
  terms?: TradeTerms,
): ProductTile {
  const [value, before] =
    ctx.currency === 'usd' ? [row.price_usd, row.before_usd] : [row.price, row.before]
  const [break_from] = terms ? tradeSteps(null, row, terms) : []
  const discountable = before > value ? { before, rate: row.rate } : null
  return {
    ...row,
    default_price: {
      value,
      currency: ctx.currency,
      model: { op_qty: Math.min(row.op_qty, mostShown) },
      discountable,
    },
    discount_label: discountable && {
      amount: row.discount_amount
        ? formatMoney(before - value, ctx.currency, ctx.lang)
        : `${row.rate}%`,
    },
    unit_price: unitPrice(value, row.content, row.it_unit),
    break_from,
    ...{ reviews_avg: row.reviews_avg / 10, moves: row.moves || undefined },
    wishes: [],
  }
}

const bandEdges = {
  krw: [10_000, 30_000, 50_000, 80_000],
  usd: [1_000, 2_500, 4_000, 6_000],
} as const

export async function productFacets(ctx: Ctx, asked: ProductQuery): Promise<Facets> {
  const edges = bandEdges[ctx.currency]
  const { ask, groups } = await byGroups(ctx, asked)
  const wanted = await wantedBy(ctx, ask)
  const shelf = wanted ? null : await shelfOf(ctx, ask)
  const counts = shelf
    ? countShelf(shelf, ask, ctx.currency, edges)
    : await countFacets(ctx, ask, wanted, edges)
  return {
    total: counts.total,
    family: counts.families,
    note: counts.notes
      .map(({ value, count }) => ({ value, label: value, count }))
      .filter(({ value }) => isKorean(value) === (ctx.lang === 'kr')),
    traits: offeredGroups(groups, counts.traits, asked.trait ?? [], ctx.lang),
    price: { min: counts.min ?? 0, max: counts.max ?? 0 },
    price_bands: [0, ...edges].map((min, band) => ({
      min,
      max: edges[band] ?? null,
      count: counts.bands.find((one) => one.band === band)?.count ?? 0,
    })),
    in_stock: counts.in_stock,
    on_sale: counts.on_sale,
  }
}

function isKorean(text: string): boolean {
  return /[가-힣]/.test(text)
}

export async function productDetail(ctx: Ctx, it_id: string): Promise<ProductDetail> {
  const [found, row, options, related, categories, settings] = await Promise.all([
    findItem(ctx, it_id),
    findTile(ctx, it_id),
    listOptions(ctx, [it_id]),
    listRelated(ctx, it_id),
    keptCategories(ctx),
    readSettings(ctx),
  ])
  if (!found?.it_use || !row) throw whyNotShown(found)
  const priced = options
    .filter((option) => option.io_use)
    .map((option) => ({
      option,
      ...optionPrices(found, option, settings.payment.usd_rate, ctx.now)[ctx.currency],
    }))
  const sizes = priced.map(({ option, price }) => ({ price, content: option.io_content }))
  const { say } = await amountsFor(ctx)
  const shown = tileFor(ctx, row, settings.quotation)
  const told = (row: LegalNotice['rows'][number]) => ({
    ...row,
    value: say(row.value, 'kr'),
    value_en: say(row.value_en, 'en'),
  })
  return {
    ...found,
    ...{ ...shown, ...movingOf(found) },
    allergens: found.allergens && allergensTold(found.allergens),
    traits: traitsTold(settings.traits.groups, found.it_traits, ctx.lang),
    breadcrumb: trailOf(categories, found.ca_id),
    has_breaks: shown.break_from !== undefined,
    option_subject: found.it_option_subject,
    option_subject_en: found.it_option_subject_en,
    options: priced
      .filter(({ option }) => option.io_type === 0)
      .map(({ option, price, before }) => ({
        io_no: option.io_no,
        io_id: option.io_id,
        values: levelsOf(option.io_id),
        values_en: levelsOf(option.io_id_en),
        price,
        before,
        unit_price: unitPriceAmong({ price, content: option.io_content }, sizes, found.it_unit),
        image: option.io_image,
        op_qty: found.it_soldout ? 0 : Math.min(availableOf(option), mostShown),
        ...termsOf(found, option),
      })),
    add_ons: priced
      .filter(({ option }) => option.io_type === 1)
      .map(({ option, price }) => {
        const [group = '', value = ''] = levelsOf(option.io_id)
        const [group_en = '', value_en = ''] = levelsOf(option.io_id_en)
        return {
          io_no: option.io_no,
          group,
          group_en,
          value,
          value_en,
          price,
          op_qty: Math.min(availableOf(option), mostShown),
          ...termsOf(found, option),
        }
      }),
    related: related.map((one) => tileFor(ctx, one, settings.quotation)),
    notice: { ...found.notice, rows: withSafety(found, found.notice.rows).map(told) },
  }
}

export async function boughtTogether(ctx: Ctx, it_id: string): Promise<ProductTile[]> {
  if (!(await isForSale(ctx, it_id))) throw whyNotShown(null)
  const rows = await listTogether(ctx, it_id, mostTogether)
  return tilesOf(ctx, rows)
}

/** The tiles of chosen items, in the order they were chosen; what is not on sale is left out. */
export async function tilesById(ctx: Ctx, it_ids: readonly string[]): Promise<ProductTile[]> {
  if (it_ids.length === 0) return []
  const tiles = await tilesOf(ctx, await listTilesById(ctx, [...it_ids]))
  const found = new Map(tiles.map((one) => [one.it_id, one]))
  return it_ids.flatMap((it_id) => found.get(it_id) ?? [])
}

/** True for an item that shoppers can see. */
export async function isForSale(ctx: Ctx, it_id: string): Promise<boolean> {
  return (await findTile(ctx, it_id)) !== null
}

/** Rewrites the list rows of items from what is stored. Call it in the transaction that changed them. */
export async function refreshTiles(ctx: Ctx, it_ids: string[]) {
  const { payment, traits } = await readSettings(ctx)
  await writeTiles(ctx, it_ids, { usd_rate: payment.usd_rate, groups: traits.groups })
  touch(ctx, 'catalog')
}

const batch = 500

/** The ranking of the last 30 days, every hour. */
export async function refreshRanking(ctx: Ctx) {
  await transact(ctx, async (ctx) => {
    if (!(await recountSales(ctx))) return
    await copySales(ctx)
    touch(ctx, 'catalog')
  })
}

/** All list rows anew, in small transactions: what a new dollar rate asks for. */
export async function refreshAllTiles(ctx: Ctx) {
  let after = ''
  for (;;) {
    const ids = await listItemIds(ctx, after, batch)
    const last = ids.at(-1)
    if (!last) return
    await transact(ctx, (ctx) => refreshTiles(ctx, ids))
    after = last
  }
}

/** Makes items findable that are on sale and are not yet, such as those of a shop older than its search. */
export async function readUnread(ctx: Ctx) {
  for (;;) {
    const ids = await listUnread(ctx, batch)
    if (ids.length === 0) return
    await transact(ctx, (ctx) => refreshTiles(ctx, ids))
  }
}

/** Sales that began or ended since their tiles were written. */
export async function turnSales(ctx: Ctx) {
  const ids = await listTurnedSales(ctx)
  if (ids.length) await transact(ctx, (ctx) => refreshTiles(ctx, ids))
}
