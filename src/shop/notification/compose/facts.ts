import { adminPaths } from '#kernel/admin-paths.ts'
import { Failure } from '#kernel/failure.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { currentMember } from '#shop/member/service.ts'
import type { Both } from '#shop/notification/contract.ts'
import { findLanguage } from '#shop/notification/store/people.ts'
import { classOrderTemplates, classTwins } from '#shop/notification/templates/class-order-text.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { anyOrder, viewOf } from '#shop/order/service/show-order.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import type { Row } from '#shop/setting/letter-rules.ts'
import { classTables } from './class-rows.ts'
import { depositWords } from './deposit-words.ts'
import { amountWords, type Words } from './fill.ts'
import { aboutHouse } from './house-facts.ts'
import { linkOf } from './links.ts'
import { aboutMoney } from './money-facts.ts'
import { accountOf, amountOf, goodsIn, orderTables } from './order-rows.ts'
import { othersMailed, othersSaid } from './other-dates.ts'
import { goodsOf, ofOneParcel, parcelOf } from './parcel-rows.ts'
import { payloadWords } from './payload-words.ts'
import { aboutPersonal } from './personal-facts.ts'
import { goneWords } from './sold-out-words.ts'

/** Whom a notification concerns and what it says of them. */
export type Facts = {
  mb_id: string | null
  mail: string | null
  phone: string | null
  lang: Lang
  words: Words
  /** words that a mail has others for: it lists below what others tell in a sentence */
  mailed?: Words
  /** a path of our own */
  link: string
  tables: (lang: Lang) => Row[][]
}

/** What was read for one event, for all kinds that follow it. */
export type Seen = { order?: Promise<SeenOrder | null> }
type SeenOrder = { row: Awaited<ReturnType<typeof anyOrder>>; order: Order }

/** What an event tells for one kind; null when it does not concern anybody, or does not tell enough. */
export async function factsOf(
  ctx: Ctx,
  kind: Kind,
  happened: Happened,
  seen: Seen = {},
): Promise<Facts | null> {
  const about = isOfOrder(happened)
    ? aboutOrder
    : /^(payment|refund|receipt)\./.test(happened.name)
      ? aboutMoney
      : happened.name.startsWith('personal.')
        ? aboutPersonal
        : happened.name.startsWith('house.')
          ? aboutHouse
          : aboutMember
  const facts = await about(ctx, kind, happened, seen)
  return facts && complete(kind, facts)
}

/** Told to whoever placed the order: of a class too, where no account knows the booker. */
function isOfOrder({ name, payload }: Happened): boolean {
  if (/^(order|claim|tax_invoice)\.|^class\.(booked|order_cancelled)$/.test(name)) return true
  return name.startsWith('class.') && typeof payload.od_id === 'string' && !payload.mb_id
}

/** Fills what is missing with the template's own words; null when one that is needed is not there. */
function complete(kind: Kind, facts: Facts): Facts | null {
  const words: Words = {}
  for (const [name, { missing }] of Object.entries(templates[kind].words)) {
    const word = facts.words[name] ?? missing
    if (!word) return null
    words[name] = word
  }
  return { ...facts, words }
}

async function seeOrder(ctx: Ctx, od_id: string): Promise<SeenOrder | null> {
  const row = await anyOrder(ctx, od_id).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  return row && { row, order: await viewOf(ctx, row) }
}

async function aboutOrder(
  ctx: Ctx,
  kind: Kind,
  happened: Happened,
  seen: Seen,
): Promise<Facts | null> {
  const { payload } = happened
  const od_id = typeof payload.od_id === 'string' ? payload.od_id : happened.subject
  seen.order ??= seeOrder(ctx, od_id)
  const found = await seen.order
  if (!found) return null
  const { row, order } = found
  if (isOther(kind, isUnsent(order))) return null
  // nothing is waited for: the word that it is paid follows at once
  const isPaidAtOnce = row.od_receipt_time?.getTime() === row.od_time.getTime()
  if (
    happened.name === 'order.placed' &&
    templates[kind].who === 'customer' &&
    (!row.od_deposit_deadline || isPaidAtOnce)
  )
    return null
  const refund = typeof payload.refund === 'number' ? payload.refund : 0
  const reason = typeof payload.reason === 'string' ? payload.reason : ''
  const account = accountOf('kr', order)
  const parcel = ofOneParcel(happened.name) ? parcelOf(order, payload.invoice) : null
  const packed = parcel && goodsOf(order, parcel)
  const words: Words = {
    ...payloadWords(kind, payload),
    ...same('od_id', order.od_id),
    ...same('name', order.od_name),
    amount: amountWords(amountOf(order), order.currency),
    goods: { ko: goodsIn('kr', order.lines), en: goodsIn('en', order.lines) },
    ...(account ? { account: { ko: account, en: accountOf('en', order) ?? account } } : {}),
    ...(order.od_deposit_deadline
      ? same('deadline', koreanMinute(new Date(order.od_deposit_deadline)))
      : {}),
    ...(row.od_settle_case === '무통장' ? { pay: { ko: '입금', en: 'payment' } } : {}),
    ...(order.delivery
      ? { courier: order.delivery.company_name, ...same('invoice', order.delivery.od_invoice) }
      : {}),
    ...(parcel
      ? {
          // a second box of the same goods has no list of its own
          ...(packed?.ko ? { goods: packed } : {}),
          courier: parcel.company_name,
          ...same('invoice', parcel.invoice),
        }
      : {}),
    ...(happened.name === 'order.parcel_taken_back'
      ? same('invoice', textIn(payload, 'invoice'))
      : {}),
    ...(/^order\.deposit_(returned|undone)$/.test(happened.name)
      ? depositWords(order, payload)
      : {}),
    ...(/^order\.(sold_out|part_cancelled)/.test(happened.name) ? goneWords(order, payload) : {}),
    ...othersSaid(kind, payload),
    ...(refund > 0 ? { refund: amountWords(refund, order.currency) } : {}),
  }
  return {
    mb_id: row.mb_id,
    mail:
      (happened.name.startsWith('tax_invoice.') && textIn(payload, 'email')) ||
      row.od_email ||
      null,
    phone: row.od_hp || null,
    lang: row.lang,
    words,
    mailed: othersMailed(kind, payload),
    link:
      kind === 'staff.tax_requested'
        ? adminPaths.taxInvoices()
        : templates[kind].who === 'staff'
          ? adminPaths.order(od_id)
          : linkOf(kind, happened, od_id),
    tables: (lang) =>
      happened.name.startsWith('order.')
        ? orderTables(ctx, kind, lang, order, { reason, refund, invoice: payload.invoice })
        : classTables(ctx, kind, lang, happened),
  }
}

async function aboutMember(ctx: Ctx, kind: Kind, happened: Happened): Promise<Facts | null> {
  const { payload } = happened
  const mb_id = textIn(payload, 'mb_id')
  const member = mb_id ? await currentMember({ ...ctx, visitor: { ...ctx.visitor, mb_id } }) : null
  const name = member?.mb_name || textIn(payload, 'mb_name')
  const mail = member?.mb_email || textIn(payload, 'mb_email') || textIn(payload, 'email')
  // whoever stands in a line by telephone left nothing but a number
  const phone = member?.mb_hp || textIn(payload, 'hp')
  if (templates[kind].who === 'customer' && !member && !mail && !phone) return null
  const own = mb_id ? await findLanguage(ctx, mb_id) : null
  // what the member did was done in the member's language; what staff did was not, but a booking remembers the booker's
  const isBookers = happened.name.startsWith('class.')
  const lang = own ?? (mb_id && happened.actor !== mb_id && !isBookers ? 'kr' : happened.lang)
  return {
    mb_id: member?.mb_id ?? null,
    mail: mail || null,
    phone: phone || null,
    lang,
    words: {
      ...payloadWords(kind, payload),
      ...othersSaid(kind, payload),
      ...(name ? same('name', name) : {}),
    },
    mailed: othersMailed(kind, payload),
    link: linkOf(kind, happened, happened.subject),
    tables: (lang) => classTables(ctx, kind, lang, happened),
  }
}

/** Said of goods where there are classes alone, or the other way round. */
function isOther(kind: Kind, unsent: boolean): boolean {
  return unsent ? kind in classTwins : kind in classOrderTemplates
}

function same(name: string, value: string): Record<string, Both> {
  return { [name]: { ko: value, en: value } }
}

function textIn(payload: Record<string, unknown>, name: string): string {
  const value = payload[name]
  return typeof value === 'string' ? value.trim() : ''
}
