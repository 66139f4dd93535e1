import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { mailOf, messageOf } from '#shop/notification/compose/deliveries.ts'
import { type Facts, factsOf, type Seen } from '#shop/notification/compose/facts.ts'
import { fill } from '#shop/notification/compose/fill.ts'
import { canTakeMessages, leavesAt } from '#shop/notification/rules.ts'
import { messageServiceOf } from '#shop/notification/solapi.ts'
import { type NewDelivery, queueDeliveries } from '#shop/notification/store/deliveries.ts'
import { insertNotification, type NewNotification } from '#shop/notification/store/list.ts'
import { findStaff } from '#shop/notification/store/people.ts'
import { type Kind, kindsOf, templates } from '#shop/notification/templates/index.ts'
import { readSettings } from '#shop/setting/service.ts'
import { consentOf, unsubscribeUrl } from './consent.ts'
import { textsOf } from './texts.ts'

/** Tells whoever an event concerns, once: in the member's list, by mail, by message. */
export async function tellOf(ctx: Ctx, happened: Happened) {
  const seen: Seen = {}
  const told: Told[] = []
  for (const kind of kindsOf(happened.name)) {
    if (!isMeant(kind, happened)) continue
    const facts = await factsOf(ctx, kind, happened, seen)
    if (facts) told.push(await toldOf(ctx, kind, happened.event_id, facts))
    else
      ctx.house.log.debug(
        { kind, event_id: happened.event_id },
        'nobody to tell, or too little to say',
      )
  }
  await write(ctx, told)
}

const ordersTell: readonly Kind[] = [
  'bottle.received',
  'bottle.approved',
  'bottle.shipped',
  'bottle.cancelled',
  'staff.bottle_received',
]
const boxByBox: readonly Kind[] = [
  'order.parcel_sent',
  'order.out_for_delivery',
  'order.parcel_delivered',
]

/** Of the kinds that follow one event, those that speak of this case of it. */
function isMeant(kind: Kind, { payload }: Happened): boolean {
  if (kind === 'order.expired' || kind === 'order.class_expired') return payload.by === 'deadline'
  // the booking that ended it tells of it
  if (kind === 'order.class_cancelled') return payload.by !== 'deadline' && !payload.seat
  if (kind === 'order.cancelled') return payload.by !== 'deadline'
  // bottles in an order: it has told of money, parcel and end
  if (ordersTell.includes(kind) && payload.ordered) return false
  // of an order's difference the order tells
  if (kind.startsWith('personal.deposit_')) return !payload.for_order
  if (kind === 'order.paid') return payload.way !== 'account'
  if (kind === 'order.on_account') return payload.way === 'account'
  if (kind === 'claim.refunded') return payload.way !== 'account'
  if (kind === 'claim.taken_off') return payload.way === 'account'
  // the parcel that ended it has told
  if (kind === 'order.completed') return payload.by !== 'courier' || !!payload.places
  // the buyer of an order for several places reads on its page what has left and arrived
  if (payload.send_nth) return !boxByBox.includes(kind)
  // who opens a claim for a buyer need not be told of it
  if (kind === 'staff.claim_requested') return payload.by !== 'staff'
  if (kind === 'class.moved') return payload.by !== 'shop'
  if (kind === 'class.moved_by_shop') return payload.by === 'shop'
  if (kind === 'class.called_off') return payload.by === 'shop'
  if (kind === 'class.unpaid') return payload.by === 'deadline'
  // of a whole order that is cancelled the order tells
  if (kind === 'class.taken_out') return payload.part === true
  if (kind === 'class.cancelled') return payload.by !== 'shop'
  return kind !== 'restock.arrived'
}

/** Everything one receiver hears of one event. */
export async function tell(ctx: Ctx, kind: Kind, event_id: number, facts: Facts, who: string) {
  await write(ctx, [await toldOf(ctx, kind, event_id, facts, who)])
}

type Told = { listed: NewNotification[]; deliveries: NewDelivery[] }

/** Written down together: all of it, or nothing yet. */
async function write(ctx: Ctx, told: readonly Told[]) {
  const listed = told.flatMap((one) => one.listed)
  const deliveries = told.flatMap((one) => one.deliveries)
  // one statement is a transaction by itself
  if (!listed.length) return void (await queueDeliveries(ctx, deliveries))
  await transact(ctx, async (ctx) => {
    for (const row of listed) await insertNotification(ctx, row)
    await queueDeliveries(ctx, deliveries)
  })
}

async function toldOf(
  ctx: Ctx,
  kind: Kind,
  event_id: number,
  facts: Facts,
  who = templates[kind].who === 'staff' ? 'staff' : 'buyer',
): Promise<Told> {
  const { channels, isAd } = templates[kind]
  const [{ texts, alimtalk_code }, { company }] = await Promise.all([
    textsOf(ctx, kind),
    readSettings(ctx),
  ])
  const consent = isAd ? await consentOf(ctx, facts.mb_id) : { mail: true, message: true }
  const isStaff = who === 'staff'
  const told: Facts = isStaff
    ? { ...facts, lang: 'kr', mail: company.email, phone: null, mb_id: null }
    : facts
  const stop = (channel: 'mail' | 'message') =>
    isAd && told.mb_id ? unsubscribeUrl(ctx, told.mb_id, channel) : null
  const send_after = leavesAt(ctx.now, isAd)
  const to = { event_id, kind, who, mb_id: told.mb_id, lang: told.lang, is_ad: isAd, send_after }
  const deliveries: NewDelivery[] = []
  if (channels.includes('mail') && told.mail && consent.mail)
    deliveries.push({
      ...to,
      channel: 'mail',
      recipient: told.mail,
      content: mailOf(ctx, kind, { company, texts, facts: told, unsubscribe: stop('mail') }),
    })
  if (
    channels.includes('message') &&
    told.phone &&
    canTakeMessages(told.phone) &&
    consent.message &&
    messageServiceOf(ctx.house.config)
  ) {
    const stopWords = `${translate(told.lang, '무료수신거부')} ${stop('message') ?? ''}`
    const given = { company, texts, facts: told, unsubscribe: null, alimtalk_code, stopWords }
    const content = messageOf(ctx, kind, given)
    deliveries.push({ ...to, channel: 'message', recipient: told.phone, content })
  }
  const readers = channels.includes('list') ? await readersOf(ctx, kind, told, isStaff) : []
  const link = told.link
  return {
    listed: readers.map((mb_id) => ({
      mb_id,
      event_id,
      type: kind,
      link,
      created_at: ctx.now,
      ...listed(told, texts),
    })),
    deliveries,
  }
}

async function readersOf(ctx: Ctx, kind: Kind, { mb_id }: Facts, isStaff: boolean) {
  if (isStaff) return findStaff(ctx, ['owner', ...(templates[kind].roles ?? [])])
  return mb_id ? [mb_id] : []
}

function listed(
  { words }: Facts,
  { title, body }: { title: { ko: string; en: string }; body: { ko: string; en: string } },
) {
  return {
    title: fill('kr', title, words),
    title_en: fill('en', title, words),
    body: fill('kr', body, words),
    body_en: fill('en', body, words),
  }
}
