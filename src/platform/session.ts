import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { destinationCookie, parseCountry } from '#kernel/destination.ts'
import type { StaffRole } from '#kernel/endpoint.ts'
import { after } from '#kernel/korean-time.ts'
import { type Currency, currencyOf, type Lang, parseCurrency, parseLang } from '#kernel/language.ts'
import { tokenCookie } from '#kernel/token.ts'
import type { Config } from './config.ts'
import { type Ctx, type House, nobody, type Visitor } from './context.ts'
import { isDiskFull } from './database-errors.ts'
import { given, statement } from './statement.ts'
import { session } from './tables.ts'

const shopperDays = 14
// what staff may do is worth a new log-in each morning
const staffHours = 12
export const languageCookie = 'odemoa_lang'

/** `__Host-` needs a secure address; a shop on plain http (development) uses the bare name. */
export function sessionCookie({ ORIGIN }: Pick<Config, 'ORIGIN'>): string {
  return ORIGIN.startsWith('https:') ? '__Host-odemoa_session' : 'odemoa_session'
}

export function readCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && !cookies.has(part.slice(0, at).trim()))
      cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return cookies
}

/** The language of a request: `?lang=` for this view, else the cookie, else Korean. */
export function languageOf(
  url: URL,
  cookies: Map<string, string>,
): { lang: Lang; currency: Currency } {
  const asked = parseLang(url.searchParams.get('lang'))
  if (asked) return { lang: asked, currency: currencyOf(asked) }
  const [lang, currency] = (cookies.get(languageCookie) ?? '').split('.')
  const kept = parseLang(lang) ?? 'kr'
  return { lang: kept, currency: parseCurrency(currency) ?? currencyOf(kept) }
}

/** Where parcels go, as this browser was told. */
export function countryOf(cookies: Map<string, string>): string {
  return parseCountry(cookies.get(destinationCookie))
}

const chanceLength = 29
const signLength = 13

/**
 * 174 random bits and the shop's sign behind a letter that tells whose it is: an id never passes from a guest to a member,
 * and one that the shop did not give out is none.
 */
export function newSid(config: Config, whose: 'guest' | 'member'): string {
  const body = whose[0] + randomBytes(24).toString('base64url').slice(0, chanceLength)
  return body + signOf(config, body)
}

function signOf(config: Config, body: string): string {
  return keyed(config, 'sid', body).slice(0, signLength)
}

/** The session of a cookie; null for what the shop did not give out. */
export function ownSid(config: Config, value: string | undefined): string | null {
  if (!isSid(value)) return null
  const body = value.slice(0, 1 + chanceLength)
  const [wanted, got] = [Buffer.from(signOf(config, body)), Buffer.from(value.slice(body.length))]
  return timingSafeEqual(wanted, got) ? value : null
}

/** The guest behind a session id, without a look-up; null for a member's. */
export function lightGuest(config: Config, sid: string): Visitor | null {
  return sid.startsWith('g') ? guestOf(config, sid) : null
}

/** The visitor that a session id makes, before anybody knows them. */
export function guestOf(config: Config, sid: string): Visitor {
  return { ...nobody, session: hashSid(sid), cart_key: guestCartKey(config, sid) }
}

function isSid(value: string | undefined): value is string {
  return !!value && /^[\w-]{43}$/.test(value)
}

// every request of a shopper asks for the same three: making one takes longer than many a verb
const mostMade = 6_000
const made = new WeakMap<object, Map<string, string>>()
const anyShop = {}

function once(of: object, asked: string, make: () => string): string {
  const kept = made.get(of) ?? new Map<string, string>()
  if (kept.size === 0) made.set(of, kept)
  const known = kept.get(asked)
  if (known) return known
  if (kept.size >= mostMade) kept.clear()
  const fresh = make()
  kept.set(asked, fresh)
  return fresh
}

export function hashSid(sid: string): string {
  return once(anyShop, sid, () => hash('sha256', sid, 'base64url'))
}

/** Kept beside the settings whose secret made it. */
function keyed(config: Config, purpose: string, sid: string): string {
  const asked = `${purpose}:${sid}`
  return once(config, asked, () =>
    createHmac('sha256', config.SESSION_SECRET).update(asked).digest('base64url'),
  )
}

/** A guest's cart hangs on the session id, so that looking around needs no row. */
export function guestCartKey(config: Config, sid: string): string {
  return `ck_${keyed(config, 'cart', sid).slice(0, 32)}`
}

export function xsrfToken(config: Config, sid: string): string {
  return keyed(config, 'xsrf', sid)
}

export function isXsrfToken(config: Config, sid: string, given: string | null): boolean {
  const wanted = Buffer.from(xsrfToken(config, sid))
  const got = Buffer.from(given ?? '')
  return wanted.length === got.length && timingSafeEqual(wanted, got)
}

/** The Set-Cookie lines of a session. */
export function sessionCookies(config: Config, sid: string): string[] {
  const secure = config.ORIGIN.startsWith('https:') ? '; Secure' : ''
  const life = `Path=/; Max-Age=${shopperDays * 86_400}; SameSite=Lax${secure}`
  return [
    `${sessionCookie(config)}=${sid}; ${life}; HttpOnly`,
    `${tokenCookie}=${xsrfToken(config, sid)}; ${life}`,
  ]
}

export function languageCookieLine(config: Config, lang: Lang, currency: Currency): string {
  const secure = config.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${languageCookie}=${lang}.${currency}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

// a look at the session's row writes it again at most this often
const seenMinutes = 5
type Place = { ip: string; userAgent: string }

type Holder = {
  mb_id: string | null
  staff_role: StaffRole | null
  od_ids: string[]
  stale: boolean
  must_enrol: boolean
}
const whoHolds = statement<Holder>(sql`
  select m.mb_id, m.staff_role, s.od_ids, s.seen_at < now() - make_interval(mins => ${sql.raw(String(seenMinutes))}) as stale,
    m.staff_role is not null and (select value->>'require_second_factor' = 'true' from setting where name = 'security') is true
      and not exists (select 1 from member_factor f where f.mb_id = m.mb_id and f.enabled_at is not null) as must_enrol
  from session s left join member m on m.mb_id = s.mb_id and m.mb_leave_date is null and m.mb_intercept_date is null
  where s.sid_hash = ${given('sid_hash')} and s.expires_at > now()
    and (m.staff_role is null or s.seen_at > now() - make_interval(hours => ${sql.raw(String(staffHours))}))`)

/** Who is asking; a blocked member is nobody. One indexed look-up, and none for a visitor without a session cookie. */
export async function visitorOf(house: House, sid: string | null, place?: Place): Promise<Visitor> {
  if (!sid) return nobody
  const guest = guestOf(house.config, sid)
  const [row] = await whoHolds({ db: house.db }, { sid_hash: guest.session })
  if (!row) return guest
  // reading goes on where nothing can be written
  if (row.mb_id && row.stale && place && house.disk.room() !== 'short')
    await noteSeen(house, guest.session ?? '', place)
  const cart_key = row.mb_id ? memberCartKey(row.mb_id) : guest.cart_key
  return {
    ...guest,
    cart_key,
    mb_id: row.mb_id,
    staff_role: row.staff_role,
    must_enrol: row.must_enrol,
    od_ids: row.od_ids,
  }
}

async function noteSeen(house: House, sid_hash: string, { ip, userAgent }: Place) {
  // pages ask without a browser's name: the one of the log-in stays
  await house.db
    .execute(sql`
    update session set seen_at = now(), ip = ${ip}, user_agent = coalesce(nullif(${shortAgent(userAgent)}, ''), user_agent)
    where sid_hash = ${sid_hash} and seen_at < now() - make_interval(mins => ${seenMinutes})`)
    .catch((error: unknown) => {
      if (!isDiskFull(error)) throw error
      house.disk.sawFull()
    })
}

function shortAgent(userAgent: string): string {
  return userAgent.slice(0, 300)
}

export function memberCartKey(mb_id: string): string {
  return `mb_${mb_id}`
}

type Remember = Partial<
  Pick<typeof session.$inferInsert, 'mb_id' | 'lang' | 'currency' | 'confirmed_at' | 'od_ids'>
>

/** Writes what a session must remember, making its row when there is none. */
export async function rememberInSession(ctx: Ctx, sid_hash: string, asked: Remember) {
  const expires_at = newEnd(ctx)
  const place = asked.mb_id
    ? { ip: ctx.ip, user_agent: shortAgent(ctx.headers.get('user-agent') ?? '') }
    : {}
  await ctx.db
    .insert(session)
    .values({ sid_hash, ...asked, ...place, expires_at })
    .onConflictDoUpdate({
      target: session.sid_hash,
      set: { ...asked, ...place, expires_at, seen_at: ctx.now },
    })
}

const noteOrder = statement(sql`
  insert into session (sid_hash, od_ids, expires_at) values (${given('sid_hash')}, array[${given('od_id')}::text], ${given('end')}::timestamptz)
  on conflict (sid_hash) do update set expires_at = excluded.expires_at, seen_at = ${given('now')}::timestamptz,
    od_ids = (array_append(array_remove(session.od_ids, ${given('od_id')}::text), ${given('od_id')}::text))[greatest(1, cardinality(session.od_ids) - 18):]`)

/** A guest's session knows the orders it placed or looked up, the last twenty. */
export async function rememberOrder(ctx: Ctx, sid_hash: string, od_id: string) {
  await noteOrder(ctx, {
    sid_hash,
    od_id,
    end: newEnd(ctx).toISOString(),
    now: ctx.now.toISOString(),
  })
}

function newEnd(ctx: Ctx): Date {
  return after(ctx.now, { days: shopperDays })
}

const deviceCookie = 'odemoa_device'

/** The browser somebody logs in with, known by a cookie that outlives the session. */
export function deviceOf(ctx: Ctx): { hash: string; cookies: string[] } {
  const { config } = ctx.house
  const known = readCookies(ctx.headers.get('cookie')).get(deviceCookie)
  const id = isSid(known) ? known : randomBytes(33).toString('base64url').slice(0, 43)
  const secure = config.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return {
    hash: hashSid(id),
    cookies: [
      `${deviceCookie}=${id}; Path=/api/v1; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`,
    ],
  }
}

/** What it knew of a guest's orders is the answer. */
export async function endSession(ctx: Ctx, sid_hash: string): Promise<string[]> {
  const ended = await ctx.db
    .delete(session)
    .where(eq(session.sid_hash, sid_hash))
    .returning({ od_ids: session.od_ids })
  return ended[0]?.od_ids ?? []
}

export type SessionRow = typeof session.$inferSelect

export async function findSession(ctx: Ctx, sid_hash: string): Promise<SessionRow | null> {
  const rows = await ctx.db.select().from(session).where(eq(session.sid_hash, sid_hash))
  return rows[0] ?? null
}

/** Where somebody is logged in, the last used first. */
export function listSessions(ctx: Ctx, mb_id: string): Promise<SessionRow[]> {
  return ctx.db
    .select()
    .from(session)
    .where(and(eq(session.mb_id, mb_id), gt(session.expires_at, ctx.now)))
    .orderBy(desc(session.seen_at))
    .limit(50)
}

/** Logs a member out everywhere, but for the session given. Answers how many ended. */
export async function endSessionsOf(
  ctx: Ctx,
  mb_id: string,
  keep: string | null = null,
): Promise<number> {
  const ended = await ctx.db
    .delete(session)
    .where(and(eq(session.mb_id, mb_id), keep ? ne(session.sid_hash, keep) : undefined))
  return ended.rowCount ?? 0
}
