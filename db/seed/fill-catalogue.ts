import { sql } from 'drizzle-orm'
import { contentsOf } from '#db/seed/catalogue/contents.ts'
import { engravedPlaces } from '#db/seed/catalogue/engraved-places.ts'
import { engravingDays, engravingOf } from '#db/seed/catalogue/engravings.ts'
import { addDays } from '#kernel/days.ts'
import { dayMs as day, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { allergensIn } from '#shop/catalog/allergen-rules.ts'
import { saleCategory } from '#shop/catalog/contract.ts'
import { levelSeparator } from '#shop/catalog/rules.ts'
import { refreshAllTiles } from '#shop/catalog/service.ts'
import { category, item, itemOption, relatedItem, soldByDay } from '#shop/catalog/tables.ts'
import { noticeEnglish } from '#shop/catalog/ui/notice-rows-text.ts'
import { review } from '#shop/review/tables.ts'
import { categories, items } from './catalogue/index.ts'
import { koreanNames, reviewTexts } from './content.ts'
import { facetsFor, replyFor, seedVotes } from './fill-customers.ts'
import { altsOf, gallery } from './picture-alts.ts'
import type { SeedItem } from './shapes.ts'
import { traitsOf } from './traits.ts'

// tester vials are sealed one by one
const sealed = new Set(['1701000011', '1701000012', '1701000013', '1701000014'])
const imageName = (file: string) => file.replace(/\.\w+$/, '')

const shelves = categories.map((one, at) => ({ ca_id: one.ca_id, parent_id: one.parent ?? null, name: one.name, name_en: one.name_en, ca_order: at }))

/** The one shelf that fills itself: what is on sale. */
export async function seedSaleShelf(ctx: Ctx) {
  await ctx.db.insert(category).values(shelves.filter(({ ca_id }) => ca_id === saleCategory))
}

export async function seedCatalogue(ctx: Ctx) {
  await transact(ctx, async (ctx) => {
    await ctx.db.insert(category).values(shelves)
    for (const some of batches(items, 60)) {
      await ctx.db.insert(item).values(some.map((one) => rowOf(one, ctx.now)))
      await ctx.db.insert(itemOption).values(some.flatMap(optionsOf))
    }
    const related = items.flatMap((one) => one.related.map((other_id, position) => ({ it_id: one.it_id, other_id, position })))
    if (related.length) await ctx.db.insert(relatedItem).values(related)
  })
}

/** Candles, diffusers and sprays have a report number for three years; that of one ends soon. */
function safetyOf(one: SeedItem, now: Date) {
  if (one.notice.gubun !== 'household') return {}
  const at = items.indexOf(one)
  const left = at === 24 ? 40 : 400 + (at % 12) * 30
  const safety_until = addDays(koreanDay(now), left)
  return {
    safety_no: `CB00-00-${String(at + 1).padStart(4, '0')}`,
    safety_from: addDays(safety_until, -3 * 365),
    safety_until,
  }
}

/** What the notice of scented goods names. */
function allergensOf({ notice }: SeedItem) {
  if (notice.gubun !== 'household' && notice.gubun !== 'cosmetic') return null
  const listed = allergensIn(Object.values(notice.value).map(({ ko }) => ko).join('\n'))
  return { listed, more: '', more_en: '' }
}

function rowOf(one: SeedItem, now: Date): typeof item.$inferInsert {
  const at = items.indexOf(one)
  const { it_id, ca_id, it_name, it_name_en, it_summary, it_summary_en, it_explan, it_explan_en, it_maker, it_maker_en, it_origin, it_origin_en, it_brand, it_price, discount_rate, discount_amount, it_notax, it_buy_min_qty, it_buy_max_qty, is_flammable, is_new, notes } = one
  return {
    it_id, ca_id, it_name, it_name_en, it_summary, it_summary_en, it_explan, it_explan_en, it_maker, it_maker_en, it_origin, it_origin_en, it_brand, it_price, discount_rate, discount_amount, it_notax, it_buy_min_qty, it_buy_max_qty, is_flammable, is_new,
    it_unit: contentsOf(one)?.unit ?? '',
    it_traits: traitsOf(one),
    it_no_return: sealed.has(it_id) ? 'hygiene' : '',
    ca_id2: one.ca_id2 ?? null,
    ca_id3: one.ca_id3 ?? null,
    notes: notes ?? null,
    it_option_subject: one.option_subject,
    it_option_subject_en: one.option_subject_en,
    images: one.images.map(imageName),
    picture_alts: altsOf(one),
    color_tips: one.color_tips.map(({ color_tip, name, name_en, image, value }) => ({ color_tip, name, name_en, image_url: imageName(image), ...(value ? { value } : {}) })),
    ...safetyOf(one, now),
    allergens: allergensOf(one),
    notice: { gubun: one.notice.gubun, rows: Object.entries(one.notice.value).map(([label, value]) => ({ label, label_en: noticeEnglish[label] ?? label, value: value.ko, value_en: value.en })) },
    it_sum_qty: one.sold * 7,
    // new goods arrived this month, the others over the last two years
    created_at: new Date(now.getTime() - (one.is_new ? 1 + (at % 24) : 40 + ((at * 37) % 640)) * day),
  }
}

function engraved(values: readonly string[], picture = '') {
  const found = engravingOf(values)
  const place = engravedPlaces[picture] ?? null
  return found ? { io_made: true, io_text_max: found.most, io_asks: { ...found.asks, place }, io_lead_days: engravingDays } : { io_made: false }
}

function optionsOf(one: SeedItem): (typeof itemOption.$inferInsert)[] {
  const { it_id } = one
  const contents = contentsOf(one)
  const selections = one.options.map((option, io_order) => ({
    it_id, io_type: 0, io_id: option.values.join(levelSeparator), io_id_en: option.values_en.join(levelSeparator), ...engraved(option.values, imageName(one.images[0] ?? '')), io_price: option.io_price, io_price_usd: option.price_usd ?? null, io_stock_qty: option.stock, io_order, io_image: imageName(option.image ?? ''), io_content: contents?.contents[io_order] ?? 0,
  }))
  const addOns = one.add_ons.map((addOn, at) => ({
    it_id, io_type: 1, io_id: [addOn.group, addOn.value].join(levelSeparator), io_id_en: [addOn.group_en, addOn.value_en].join(levelSeparator), io_price: addOn.io_price, io_price_usd: null, io_stock_qty: addOn.stock, io_text_max: addOn.text_max ?? 0, io_order: 100 + at,
  }))
  return [...selections, ...addOns]
}

/** Reviews follow what sells: the best sellers have many, most goods a few. */
export async function seedReviews(ctx: Ctx) {
  const rows: (typeof review.$inferInsert)[] = []
  for (const [at, one] of items.entries()) {
    const top = Math.floor(one.ca_id / 100) || one.ca_id
    const fitting = reviewTexts.filter((text) => text.ca_id === top && (!text.shelf || text.shelf === one.ca_id))
    // each product starts elsewhere; the rare unhappy voice is heard where there are several
    const turned = fitting.map((_, n) => fitting[(at * 5 + n) % fitting.length]).filter((text) => text !== undefined)
    const pleased = turned.filter((text) => text.score > 2)
    const told = pleased.length > 2 ? [...pleased, ...turned.filter((text) => text.score <= 2)] : pleased
    // a buyer's photograph shows the thing close or in use, and no two buyers sent the same
    const photos = gallery(one).slice(1).map(imageName)
    const count = Math.min(told.length, Math.round(one.sold / 28))
    for (let n = 0; n < count; n++) {
      const text = told[n]
      if (!text) continue
      const is_time = new Date(ctx.now.getTime() - (3 + ((at * 11 + n * 17) % 200)) * day)
      const reply = replyFor(text.score, at, n)
      rows.push({
        it_id: one.it_id, is_name: koreanNames[(at * 7 + n * 3) % koreanNames.length] ?? '김하늘', is_score: text.score, is_content: text.ko, is_content_en: text.en,
        ct_option: one.options[n % one.options.length]?.values.join(' / ') ?? '', ct_option_en: one.options[n % one.options.length]?.values_en.join(' / ') ?? '', is_time,
        is_photos: n % 3 === 0 && text.score > 3 ? photos.splice(0, 1) : [],
        is_facets: facetsFor(one, at, n, text.score), ...reply, is_reply_time: reply.is_reply ? new Date(is_time.getTime() + day) : null,
      })
    }
  }
  // the newest has the highest number, as in life
  rows.sort((a, b) => Number(a.is_time) - Number(b.is_time))
  for (const some of batches(rows, 300)) await ctx.db.insert(review).values(some)
  await seedVotes(ctx)
}

// makers buy supplies by the dozen; counted whole they would push every scent from the ranking
function soldOf(one: SeedItem): number {
  return one.ca_id < 500 ? one.sold : Math.round(one.sold * 0.45)
}

/** Spreads each item's monthly sales over the days, then writes the list rows. */
export async function seedSales(ctx: Ctx) {
  const rows = items.flatMap((one, at) =>
    Array.from({ length: 6 }, (_, n) => ({ it_id: one.it_id, day: sql<string>`(now() at time zone 'Asia/Seoul')::date - ${((at + n * 5) % 29) + 1}::int`, qty: Math.floor(soldOf(one) / 6) + (n < soldOf(one) % 6 ? 1 : 0) })),
  ).filter((row) => row.qty > 0)
  for (const some of batches(rows, 300)) await ctx.db.insert(soldByDay).values(some)
  await refreshAllTiles(ctx)
}

export function batches<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
}
