import type { ProductTile } from '#shop/catalog/contract.ts'
import type { PromotionState, WeekPick } from './contract.ts'

/** Only our own pages and https lead anywhere: no script, no other host in disguise. */
export function isSafeLink(link: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and `java\tscript:` runs
  if (link.length > 500 || /[\u0000-\u0020\\]/.test(link)) return false
  if (/^\/(?!\/)/.test(link)) return true
  if (!/^https:\/\/[^/]/i.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && !username && !password
}

export function leavesShop(link: string): boolean {
  return !link.startsWith('/')
}

/** While paying and logging in there is not even a banner. */
export function isPlainPage(pathname: string): boolean {
  return /^\/(shop\/(order-form|payment_confirm|claim-fee|order\/|quotation)|login|register|forgot-password|mailbox)/.test(
    pathname,
  )
}

/** Nobody is interrupted while buying, logging in or looking after what is theirs: no popup opens here. */
export function isQuietPage(pathname: string): boolean {
  return (
    isPlainPage(pathname) ||
    /^\/(shop\/(cart|my_order_view|reset)|my-page|unsubscribe)(\/|$)/.test(pathname)
  )
}

/** Somebody is choosing, booking, making or filling in something here: news come as a line, never as a box over it. */
export function isTaskPage(pathname: string): boolean {
  return /^\/(shop\/(product|scent-finder)|tssa\/(product|ticket|proposal)|custom|tools|customer\/[a-z-]+-(apply|request|inquiry))(\/|$)/.test(
    pathname,
  )
}

// banner

export const bannerName = 'banner'
export const bannerKey = 'odemoa/banner-until'

/** Midnight where the visitor is. */
export function nextLocalMidnight(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
}

// week picks

/** The place of the week that holds the day, else of the second, else of the first. */
export function weekOn(weeks: readonly Pick<WeekPick, 'from' | 'until'>[], day: string): number {
  const at = weeks.findIndex(({ from, until }) => from <= day && day <= until)
  return at >= 0 ? at : Math.min(1, weeks.length - 1)
}

/** "7.14–7.20"; a week that is over says no date, so that old picks are no news. */
export function weekWords(
  { from, until }: Pick<WeekPick, 'from' | 'until'>,
  day: string,
): string | null {
  return until < day ? null : `${shortDay(from)}–${shortDay(until)}`
}

function shortDay(day: string): string {
  return day.slice(5).replace(/^0/, '').replace(/-0?/, '.')
}

/** The badge over several goods: the most that one of them is cut by, and whether all of them are. */
export function cutOn(
  goods: readonly Pick<ProductTile, 'default_price'>[],
): Pick<WeekPick, 'discount' | 'discount_all'> {
  const rates = goods.map(({ default_price }) => default_price.discountable?.rate ?? 0)
  const most = Math.max(0, ...rates)
  return { discount: most, discount_all: rates.every((rate) => rate === most) }
}

// Instagram

export const mostFeeds = 6

/** Only JPEG, at most six. */
export function shownFeeds<T extends { media_url: string }>(feeds: readonly T[]): T[] {
  return feeds.filter(({ media_url }) => /\.jpe?g($|\?)/i.test(media_url)).slice(0, mostFeeds)
}

// promotions

export function promotionState(
  { opens_at, closes_at }: { opens_at: string | null; closes_at: string | null },
  now: Date,
): PromotionState {
  if (closes_at && new Date(closes_at) <= now) return 'ended'
  return opens_at && new Date(opens_at) > now ? 'coming' : 'running'
}

/** Shown, and within its time. */
export function isOpen(
  { opens_at, closes_at }: { opens_at: Date | null; closes_at: Date | null },
  now: Date,
): boolean {
  return (!opens_at || opens_at <= now) && (!closes_at || closes_at > now)
}
