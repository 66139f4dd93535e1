import type { Ctx } from '#platform/context.ts'
import { availableOf, levelsOf, optionPrices, rateNow, searchColumn } from './rules.ts'
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

type Counts = { reviews_count: number; reviews_avg: number; sold_30d: number }

/** Writes the list rows of these items; hidden ones lose theirs. */
export async function writeTiles(ctx: Ctx, it_ids: string[], usd_rate: number) {
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
  await putTiles(
    ctx,
    shown.map((item) =>
      tileOf(
        item,
        optionsOf.get(item.it_id) ?? [],
        categories,
        counts.get(item.it_id) ?? { reviews_count: 0, reviews_avg: 0, sold_30d: 0 },
        usd_rate,
        ctx.now,
      ),
    ),
  )
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
  }
  const { krw, usd } = optionPrices(item, first, usd_rate, now)
  const parts = item.notes ? [item.notes.top, item.notes.heart, item.notes.base] : []
  const noteWords = parts.flatMap((part) => [...wordsOf(part.words), ...wordsOf(part.words_en)])
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
    note_words: [...new Set(noteWords)],
    price: krw.price,
    before: krw.before,
    price_usd: usd.price,
    before_usd: usd.before,
    rate: krw.before > krw.price ? rateNow(item, now) : 0,
    op_qty: item.it_soldout ? 0 : availableOf(first),
    in_stock:
      !item.it_soldout && krw.price > 0 && selections.some((option) => availableOf(option) > 0),
    is_new: item.is_new,
    ...counts,
    search: searchColumn(item, [
      ...noteWords,
      ...selections.flatMap((option) => [...levelsOf(option.io_id), ...levelsOf(option.io_id_en)]),
    ]),
    created_at: item.created_at,
  }
}

function wordsOf(list: string): string[] {
  return list
    .split(/[,·]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

function trail(categories: CategoryRow[], ca_id: number): number[] {
  const row = categories.find((one) => one.ca_id === ca_id)
  return row?.parent_id ? [ca_id, ...trail(categories, row.parent_id)] : [ca_id]
}
