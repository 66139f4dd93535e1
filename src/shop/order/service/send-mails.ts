import type { Ctx } from '../../../platform/context.ts'
import { mailOnce } from '../../../platform/mail.ts'
import type { Happened } from '../../../platform/react.ts'
import { readSettings } from '../../setting/service.ts'
import { type OrderMailKind, orderMail } from '../mail.ts'
import { anyOrder, viewOf } from './show-order.ts'

const kinds: Partial<Record<string, OrderMailKind>> = { 'order.placed': 'placed', 'order.paid': 'paid', 'order.shipped': 'shipped', 'order.cancelled': 'cancelled' }
export const mailedEvents = Object.keys(kinds)

/** Tells the buyer, in the language of the order, and the shop of a new order. */
export async function mailAboutOrder(ctx: Ctx, happened: Happened) {
  const kind = kinds[happened.name]
  if (!kind) return
  const row = await anyOrder(ctx, happened.subject)
  const [order, { company }] = await Promise.all([viewOf(ctx, row), readSettings(ctx)])
  const { reason, refund } = happened.payload
  const url = `${ctx.house.config.ORIGIN}/shop/my_order_view?od_id=${encodeURIComponent(order.od_id)}`
  const facts = { order, shop: company.name, url, reason: typeof reason === 'string' ? reason : '', refund: typeof refund === 'number' ? refund : 0 }
  const from = (lang: 'kr' | 'en') => ({ name: lang === 'en' ? company.name.en : company.name.ko, address: company.email })
  await mailOnce(ctx, happened.event_id, 'buyer', { from: from(row.lang), to: row.od_email, ...orderMail(kind, row.lang, facts) })
  if (kind !== 'placed') return
  const desk = { ...facts, url: `${ctx.house.config.ORIGIN}/admin/orders/${encodeURIComponent(order.od_id)}` }
  await mailOnce(ctx, happened.event_id, 'staff', { from: from('kr'), to: company.email, ...orderMail('staff', 'kr', desk) })
}
