import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Paged, pageOf } from '#kernel/paging.ts'
import { customPage, firstCustomPage } from '#kernel/paths.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { lineChoices } from '#shop/catalog/service/line-choices.ts'
import { tilesById } from '#shop/catalog/service.ts'
import { findPublished, listOnShop } from './cms-store.ts'
import type {
  HeroContent,
  InstaFeed,
  OfflineStore,
  Popup,
  Promotion,
  PromotionCard,
  PublishedPage,
  Recipe,
  RecipeCard,
  SelectCard,
  Selection,
  Trend,
  WeekPick,
} from './contract.ts'
import type { CustomStory } from './custom-contract.ts'
import { type EntryBody, type EntryKind, entryBodies } from './entry-contract.ts'
import { cutOn, isOpen, mostFeeds, promotionState, shownFeeds } from './rules.ts'
import { countPopup, type EntryRow, findEntry, listShown } from './store.ts'
import { harmless } from './template-rules.ts'

type PageAsk = {
  page: number
  per_page: number
  sort: 'position' | 'created_at'
  order: 'asc' | 'desc'
}
const allOf = (per_page: number) => ({ page: 1, per_page, sort: 'position', order: 'asc' }) as const
const namePattern = /^[a-z\d][a-z\d-]{0,59}$/

export async function publishedPage(ctx: Ctx, name: string): Promise<PublishedPage> {
  const found = namePattern.test(name) ? await findPublished(ctx, ['page', 'block'], name) : null
  if (!found) throw notFound()
  return { ...found, template: harmless(found.template) }
}

/** The stories about custom work below the first of them. */
export async function listCustomStories(
  ctx: Ctx,
  ask: Parameters<typeof listOnShop>[2],
): Promise<Paged<CustomStory>> {
  const { rows, total } = await listOnShop(ctx, { begin: customPage, but: firstCustomPage }, ask)
  const stories = rows.map((row) => ({ ...row, name: row.name.slice(customPage.length) }))
  return pageOf(stories, total, ask)
}

export async function showTrend(ctx: Ctx, trendId: string): Promise<Trend> {
  const found = namePattern.test(trendId) ? await findPublished(ctx, ['trend'], trendId) : null
  if (!found) throw notFound()
  return { ...found, template: harmless(found.template), data: await tilesById(ctx, found.it_ids) }
}

/** What is stored, read by the shape of its kind. */
export function bodyOf<Kind extends EntryKind>(kind: Kind, row: EntryRow): EntryBody<Kind> {
  return entryBodies[kind].parse(row.body) as EntryBody<Kind> // parsed by the shape of this kind
}

async function shownOf<Kind extends EntryKind, T>(
  ctx: Ctx,
  kind: Kind,
  ask: PageAsk,
  as: (row: EntryRow, body: EntryBody<Kind>) => T,
  more?: { evenClosed?: boolean; ca_id?: number },
): Promise<Paged<T>> {
  const { rows, total } = await listShown(ctx, kind, ask, more)
  return pageOf(
    rows.map((row) => as(row, bodyOf(kind, row))),
    total,
    ask,
  )
}

export function activePopups(
  ctx: Ctx,
  ask: PageAsk | (Omit<PageAsk, 'sort'> & { sort: 'position' }),
): Promise<Paged<Popup>> {
  return shownOf(ctx, 'popup', ask, (row, body) => ({
    ...row,
    ...body,
    thumbnail_en: body.thumbnail_en || body.thumbnail_ko,
    link_en: body.link_en || body.link,
  }))
}

/** Counts a followed popup. The class of the wire has one allowed value and is never looked up. */
export async function recordPopup(ctx: Ctx, given: { id: number }) {
  await limitTries(ctx, `popup:${networkOf(ctx.ip)}`, 60, 60)
  const row = await findEntry(ctx, 'popup', given.id)
  if (!row?.shown) throw notFound()
  await countPopup(ctx, row.id)
  return { message: say(ctx, '기록했어요.') }
}

const mostWeeks = 20

export async function weeks(ctx: Ctx): Promise<{ data: WeekPick[]; today: string }> {
  const { data } = await shownOf(ctx, 'week_pick', allOf(mostWeeks), (row, body) => ({
    ...row,
    ...body,
  }))
  const dated = data.sort((one, other) => one.from.localeCompare(other.from))
  const picks: WeekPick[] = []
  for (const [at, pick] of dated.entries())
    picks.push({ ...pick, ...(await cutOf(ctx, pick)), week: at + 1 })
  return { data: picks, today: koreanDay(ctx.now) }
}

/** What the goods of a pick really cost less; the staff's own figure counts where it shows no goods. */
async function cutOf(ctx: Ctx, { trendId, discount }: EntryBody<'week_pick'>) {
  const trend = namePattern.test(trendId) ? await findPublished(ctx, ['trend'], trendId) : null
  const goods = trend ? await tilesById(ctx, trend.it_ids) : []
  return goods.length ? cutOn(goods) : { discount, discount_all: true }
}

/** The first in order of those that are open now. */
export async function currentHero(ctx: Ctx): Promise<{ data: HeroContent | null }> {
  const { data } = await shownOf(ctx, 'hero', allOf(1), (row, body) => ({
    ...row,
    ...body,
    image_tall: body.image_tall || body.image,
  }))
  return { data: data[0] ?? null }
}

export async function feed(ctx: Ctx): Promise<{ data: InstaFeed[] }> {
  const { data } = await shownOf(ctx, 'insta', allOf(mostFeeds), (row, body) => ({
    id: row.id,
    media_url: `/img/${body.picture}-640.jpg`,
    permalink: body.permalink,
    alt: row.title,
    alt_en: row.title_en,
  }))
  return { data: shownFeeds(data) }
}

export function listRecipes(ctx: Ctx, ask: PageAsk): Promise<Paged<RecipeCard>> {
  return shownOf(ctx, 'diy', ask, (row, body) => ({ ...row, ...body }))
}

export async function showRecipe(ctx: Ctx, id: number): Promise<Recipe> {
  const row = await shownRow(ctx, 'diy', id)
  const body = bodyOf('diy', row)
  const [tools, materials] = await Promise.all([
    linesOf(ctx, body.tools),
    linesOf(ctx, body.materials),
  ])
  return { ...row, ...body, tools, materials }
}

/** Lines with what they are as goods. */
async function linesOf<Line extends { it_id: string; io_id: string }>(
  ctx: Ctx,
  lines: readonly Line[],
) {
  const [tiles, choices] = await Promise.all([
    tilesById(ctx, [...new Set(lines.map((line) => line.it_id).filter(Boolean))]),
    lineChoices(ctx, lines),
  ])
  return lines.map((line, at) => ({
    ...line,
    product: tiles.find((tile) => tile.it_id === line.it_id) ?? null,
    choice: choices[at] ?? null,
  }))
}

export function listPromotions(ctx: Ctx, ask: PageAsk): Promise<Paged<PromotionCard>> {
  return shownOf(ctx, 'promotion', ask, (row, body) => ({ ...timed(ctx, row), ...body }), {
    evenClosed: true,
  })
}

/** An ended one stays readable. */
export async function showPromotion(ctx: Ctx, id: number): Promise<Promotion> {
  const row = await shownRow(ctx, 'promotion', id, { evenClosed: true })
  const body = bodyOf('promotion', row)
  return { ...timed(ctx, row), ...body, products: await tilesById(ctx, body.it_ids) }
}

export function listSelections(
  ctx: Ctx,
  ask: PageAsk & { ca_id?: number },
): Promise<Paged<SelectCard>> {
  const { ca_id } = ask
  return shownOf(ctx, 'select', ask, (row, body) => ({ ...row, ...body }), { ca_id })
}

export async function showSelection(ctx: Ctx, id: number): Promise<Selection> {
  const row = await shownRow(ctx, 'select', id)
  const body = bodyOf('select', row)
  return { ...row, ...body, products: await tilesById(ctx, body.it_ids) }
}

export function listStores(
  ctx: Ctx,
  ask: Omit<PageAsk, 'sort'> & { sort: 'position' },
): Promise<Paged<OfflineStore>> {
  return shownOf(ctx, 'store', ask, (row, body) => ({ ...row, ...body }))
}

async function shownRow(
  ctx: Ctx,
  kind: EntryKind,
  id: number,
  { evenClosed = false } = {},
): Promise<EntryRow> {
  const row = await findEntry(ctx, kind, id)
  if (!row?.shown || (!evenClosed && !isOpen(row, ctx.now))) throw notFound()
  return row
}

function timed(ctx: Ctx, row: EntryRow) {
  const times = {
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
  }
  return { ...row, ...times, state: promotionState(times, ctx.now) }
}
