import type { Ctx } from '#platform/context.ts'
import { indexGoods } from '#shop/search/service/index-goods.ts'
import type { TraitGroup } from '#shop/setting/trait-contract.ts'
import {
  availableOf,
  type Discount,
  discountNow,
  levelsOf,
  noteWords,
  optionPrices,
  type PriceAndBefore,
} from './rules.ts'
import {
  type CategoryRow,
  countForTiles,
  dropTiles,
  type ItemRow,
  listCategories,
  listItemsById,
  listOptions,
  lockTiles,
  type OptionRow,
  putTiles,
} from './store.ts'
import type { tile } from './tables.ts'
import { sizesOf, traitWords } from './trait-rules.ts'

type Counts = { reviews_count: number; reviews_avg: number; sold_30d: number }

/** Writes the list rows of these items; hidden ones lose theirs. */
export async function writeTiles(
  ctx: Ctx,
  it_ids: string[],
  { usd_rate, groups }: { usd_rate: number; groups: readonly TraitGroup[] },
) {
  await lockTiles(ctx, it_ids)
  const [items, options, categories, counts] = [
    await listItemsById(ctx, it_ids),
    await listOptions(ctx, it_ids),
    await listCategories(ctx),
    await countForTiles(ctx, it_ids),
  ]
  const shown = items.filter((item) => item.it_use)
  await dropTiles(
    ctx,
    it_ids.filter((it_id) => !shown.some((item) => item.it_id === it_id)),
  )
  const optionsOf = Map.groupBy(options, (option) => option.it_id)
  const written = shown.map((item) => {
    const own = optionsOf.get(item.it_id) ?? []
    const counted = counts.get(item.it_id) ?? { reviews_count: 0, reviews_avg: 0, sold_30d: 0 }
    const tile = tileOf(item, own, categories, counted, usd_rate, ctx.now)
    const { it_id, it_name, it_name_en } = item
    const texts = [...textsOf(item, own, categories, tile), ...traitWords(groups, item.it_traits)]
    return { tile, goods: { it_id, it_name, it_name_en, texts, sold_30d: counted.sold_30d } }
  })
  await putTiles(
    ctx,
    written.map(({ tile }) => tile),
  )
  await indexGoods(
    ctx,
    written.map(({ goods }) => goods),
  )
}

/** What an item is found by besides its names. */
function textsOf(
  item: ItemRow,
  options: readonly OptionRow[],
  categories: readonly CategoryRow[],
  { ca_ids, note_words }: { ca_ids: number[]; note_words: string[] },
): string[] {
  const shelves = categories.filter((one) => one.ca_use && ca_ids.includes(one.ca_id))
  const choices = options.filter((option) => option.io_type === 0 && option.io_use)
  return [
    item.it_summary,
    item.it_summary_en,
    item.it_brand,
    ...note_words,
    ...new Set(choices.flatMap((one) => [...levelsOf(one.io_id), ...levelsOf(one.io_id_en)])),
    ...shelves.flatMap(({ name, name_en }) => [name, name_en]),
  ]
}

export function tileOf(
  item: ItemRow,
  options: OptionRow[],
  categories: CategoryRow[],
  counts: Counts,
  usd_rate: number,
  now: Date,
): typeof tile.$inferInsert {
  const selections = options.filter((option) => option.io_type === 0 && option.io_use)
  const first = selections[0] ?? {
    io_type: 0,
    io_price: 0,
    io_price_usd: null,
    io_stock_qty: 0,
    io_reserved_qty: 0,
    io_use: true,
    io_content: 0,
  }
  const { krw, usd } = optionPrices(item, first, usd_rate, now)
  const discount = discountNow(item, now)
  const parts = item.notes ? [item.notes.top, item.notes.heart, item.notes.base] : []
  const words = parts.flatMap((part) => [...noteWords(part.words), ...noteWords(part.words_en)])
  return {
    it_id: item.it_id,
    ca_ids: [
      ...new Set(
        [item.ca_id, item.ca_id2, item.ca_id3].flatMap((ca_id) =>
          ca_id ? trail(categories, ca_id) : [],
        ),
      ),
    ],
    it_name: item.it_name,
    it_name_en: item.it_name_en,
    it_summary: item.it_summary,
    it_summary_en: item.it_summary_en,
    thumb_image: item.images[0] ?? '',
    second_image: item.images[1] ?? null,
    is_flammable: item.is_flammable,
    color_tips: item.color_tips,
    notes: item.notes,
    families: [...new Set(parts.map((part) => part.family))],
    note_words: [...new Set(words)],
    traits: [
      ...new Set(item.it_traits),
      ...sizesOf(
        item.it_unit,
        selections.map((option) => option.io_content),
      ),
    ],
    price: krw.price,
    before: krw.before,
    price_usd: usd.price,
    before_usd: usd.before,
    rate: percentOff(krw, discount),
    discount_amount: krw.before > krw.price ? discount.amount : 0,
    it_unit: item.it_unit,
    content: first.io_content,
    op_qty: item.it_soldout ? 0 : availableOf(first),
    in_stock:
      !item.it_soldout && krw.price > 0 && selections.some((option) => availableOf(option) > 0),
    is_new: item.is_new,
    moves: item.film ? 'film' : item.turn_images.length > 0 ? 'turn' : '',
    ...counts,
    created_at: item.created_at,
  }
}

// of won that are taken off no more percents are told than they are
function percentOff({ price, before }: PriceAndBefore, { rate }: Discount): number {
  if (before <= price) return 0
  return rate || Math.floor(((before - price) * 100) / before)
}

function trail(categories: CategoryRow[], ca_id: number): number[] {
  const row = categories.find((one) => one.ca_id === ca_id)
  return row?.parent_id ? [ca_id, ...trail(categories, row.parent_id)] : [ca_id]
}
