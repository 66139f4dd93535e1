import { escapeHtml } from '#kernel/escape-html.ts'
import { inLang } from '#kernel/language.ts'
import { decimalAmount } from '#kernel/money.ts'
import { brand } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import type { Ctx } from '#platform/context.ts'
import { shippingAlone } from '#shop/cart/shipping-rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { listFeedRows } from './public-store.ts'
import { tileFor } from './service.ts'
import { type CategoryRow, type ItemRow, listCategories } from './store.ts'
import type { TileRow } from './tile-store.ts'

const perQuery = 500
const descriptionLength = 5_000

type Table = Parameters<typeof shippingAlone>[2]
type Good = { item: ItemRow; tile: TileRow }

/** Every item that can be bought or waited for, page by page. */
async function* goods(ctx: Ctx): AsyncIterable<Good[]> {
  let after = ''
  while (true) {
    const rows = await listFeedRows(ctx, after, perQuery)
    if (rows.length) yield rows
    if (rows.length < perQuery) return
    after = rows.at(-1)?.item.it_id ?? ''
  }
}

/** Google Merchant Center's RSS 2.0, in the language and currency of `ctx`. */
export async function* googleFeed(ctx: Ctx): AsyncIterable<string> {
  const { ORIGIN } = ctx.house.config
  const categories = await listCategories(ctx)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n<title>${brand}</title>\n<link>${escapeHtml(ORIGIN)}</link>\n<description>${brand}</description>\n`
  for await (const rows of goods(ctx))
    yield rows.map((good) => googleItem(ctx, good, categories)).join('')
  yield '</channel></rss>\n'
}

function googleItem(ctx: Ctx, { item, tile }: Good, categories: CategoryRow[]): string {
  const { default_price: price } = tileFor(ctx, tile)
  const amount = (value: number) =>
    `${decimalAmount(value, price.currency)} ${price.currency.toUpperCase()}`
  const fields: [string, string][] = [
    ['g:id', item.it_id],
    ['g:title', inLang(ctx.lang, item.it_name, item.it_name_en).slice(0, 150)],
    [
      'g:description',
      textOf(inLang(ctx.lang, item.it_explan, item.it_explan_en)) ||
        inLang(ctx.lang, item.it_name, item.it_name_en),
    ],
    ['g:link', addressOf(ctx, item)],
    ['g:image_link', pictureOf(ctx, tile.thumb_image)],
    ...item.images
      .slice(1, 11)
      .map((image): [string, string] => ['g:additional_image_link', pictureOf(ctx, image)]),
    ['g:availability', tile.in_stock ? 'in_stock' : 'out_of_stock'],
    ['g:price', amount(price.discountable?.before ?? price.value)],
    ...(price.discountable
      ? [['g:sale_price', amount(price.value)] satisfies [string, string]]
      : []),
    ['g:brand', item.it_brand || brand],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:product_type', trailOf(ctx, categories, item.ca_id).join(' > ')],
  ]
  return `<item>${fields.map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`).join('')}</item>\n`
}

const naverColumns = [
  'id',
  'title',
  'price_pc',
  'normal_price',
  'link',
  'image_link',
  'category_name1',
  'category_name2',
  'category_name3',
  'brand',
  'maker',
  'origin',
  'shipping',
  'review_count',
] as const

/** Naver Shopping's EP 3.0: tab-separated, in Korean and won, only what is in stock. */
export async function* naverFeed(ctx: Ctx): AsyncIterable<string> {
  const korean: Ctx = { ...ctx, lang: 'kr', currency: 'krw' }
  const categories = await listCategories(korean)
  const { shipping } = await readSettings(korean)
  yield `${naverColumns.join('\t')}\n`
  for await (const rows of goods(korean)) {
    yield rows
      .filter(({ tile }) => tile.in_stock)
      .map((good) => naverLine(korean, good, categories, shipping))
      .join('')
  }
}

function naverLine(
  ctx: Ctx,
  { item, tile }: Good,
  categories: CategoryRow[],
  table: Table,
): string {
  const { default_price: price } = tileFor(ctx, tile)
  const sending = shippingAlone(item, price.value, table)
  const [first = '', second = '', third = ''] = trailOf(ctx, categories, item.ca_id)
  const cells: Record<(typeof naverColumns)[number], string | number> = {
    id: item.it_id,
    title: item.it_name.slice(0, 100),
    price_pc: price.value,
    normal_price: price.discountable?.before ?? price.value,
    link: addressOf(ctx, item),
    image_link: pictureOf(ctx, tile.thumb_image),
    category_name1: first,
    category_name2: second,
    category_name3: third,
    brand: item.it_brand || brand,
    maker: item.it_maker,
    origin: item.it_origin,
    // of one piece bought alone; -1 is paid on delivery
    shipping: sending > 0 && item.it_sc_method === 1 ? -1 : sending,
    review_count: tile.reviews_count,
  }
  return `${naverColumns.map((name) => String(cells[name]).replace(/\s+/g, ' ')).join('\t')}\n`
}

function addressOf(ctx: Ctx, item: ItemRow): string {
  return `${ctx.house.config.ORIGIN}${paths.product(item.it_id)}${ctx.lang === 'en' ? '?lang=en' : ''}`
}

function pictureOf(ctx: Ctx, image: string): string {
  return ctx.house.config.ORIGIN + imageUrl(image, 800)
}

function trailOf(ctx: Ctx, categories: CategoryRow[], ca_id: number): string[] {
  const found = categories.find((one) => one.ca_id === ca_id)
  if (!found) return []
  return [
    ...(found.parent_id ? trailOf(ctx, categories, found.parent_id) : []),
    inLang(ctx.lang, found.name, found.name_en),
  ]
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, descriptionLength)
}
