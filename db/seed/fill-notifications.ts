import { asc, eq, like } from 'drizzle-orm'
import { hourMs as hour } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { factsOf } from '#shop/notification/compose/facts.ts'
import { fill } from '#shop/notification/compose/fill.ts'
import { insertNotification } from '#shop/notification/store/list.ts'
import { notification } from '#shop/notification/tables.ts'
import { type Kind, kindsOf, sampleWords, templates } from '#shop/notification/templates/index.ts'
import { shopOrder } from '#shop/order/tables.ts'

const owners: { kind: Kind; hoursAgo: number; link: string }[] = [
  { kind: 'member.joined', hoursAgo: 400, link: '/my-page' },
  { kind: 'point.earned', hoursAgo: 52, link: '/my-page/point' },
  { kind: 'coupon.issued', hoursAgo: 26, link: '/my-page/coupon' },
  { kind: 'restock.arrived', hoursAgo: 5, link: '/shop/new-item' },
  { kind: 'class.reminder', hoursAgo: 1, link: '/my-page/tssa' },
]

/** The lists of the sample members tell what happened to their orders; the owner's shows one of each sort. Older ones are read. */
export async function seedNotifications(ctx: Ctx) {
  const told = await ctx.db
    .select({ event, mb_id: shopOrder.mb_id })
    .from(event)
    .innerJoin(shopOrder, eq(shopOrder.od_id, event.subject))
    .where(like(event.name, 'order.%'))
    .orderBy(asc(event.event_id))
  for (const { event: row, mb_id } of told) {
    const kind = kindsOf(row.name).find((one) => templates[one].who === 'customer' && one !== 'order.expired' && templates[one].channels.includes('list'))
    if (!mb_id || !kind) continue
    const facts = await factsOf(ctx, kind, { ...row, lang: 'kr', payload: row.payload as Record<string, unknown> }) // announce writes nothing else
    if (facts) await put(ctx, kind, mb_id, row.event_id, row.created_at, facts.words, facts.link)
  }
  for (const [at, { kind, hoursAgo, link }] of owners.entries()) await put(ctx, kind, 'owner', -1 - at, new Date(ctx.now.getTime() - hoursAgo * hour), sampleWords(kind), link)
  await ctx.db.update(notification).set({ read_at: ctx.now }).where(like(notification.type, 'order.placed'))
  await ctx.db.update(notification).set({ read_at: ctx.now }).where(eq(notification.type, 'member.joined'))
}

async function put(ctx: Ctx, kind: Kind, mb_id: string, event_id: number, created_at: Date, words: Parameters<typeof fill>[2], link: string) {
  const { title, body } = templates[kind].texts
  const texts = { title: fill('kr', title, words), title_en: fill('en', title, words), body: fill('kr', body, words), body_en: fill('en', body, words) }
  await insertNotification(ctx, { mb_id, event_id, type: kind, link, created_at, ...texts })
}
