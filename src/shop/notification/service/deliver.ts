import { inLang } from '#kernel/language.ts'
import { maskedRecipient } from '#kernel/masked.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import { uncoverKeys } from '#platform/keys.ts'
import { NoMailServer } from '#platform/mail.ts'
import {
  findTaken,
  MessageRefused,
  messageServiceOf,
  sendMessage,
} from '#shop/notification/solapi.ts'
import {
  claimDelivery,
  type DeliveryRow,
  noteDelivery,
} from '#shop/notification/store/deliveries.ts'
import { isKind, templates } from '#shop/notification/templates/index.ts'
import { readSettings } from '#shop/setting/service.ts'
import { calendarFiles } from './calendar-files.ts'
import { consentOf } from './consent.ts'

/** Sends one mail or message. What fails for now is thrown, so that the queue tries again; what was refused is not tried again. */
export async function deliver(house: House, payload: unknown, now = new Date()) {
  const ctx = houseCtx(house, { now })
  const kept = await claimDelivery(ctx, idOf(payload))
  if (!kept) return
  const row = { ...kept, content: contentOf(ctx, kept) }
  const { delivery_id } = row
  if (await isUnwanted(ctx, row))
    return noteDelivery(ctx, delivery_id, { state: 'stopped', error: 'consent was taken back' })
  try {
    const sent = row.channel === 'mail' ? await sendLetter(ctx, row) : await sendText(ctx, row)
    await noteDelivery(ctx, delivery_id, {
      state: 'sent',
      sent_at: ctx.now,
      error: null,
      ...sent,
      ...forgotten(row),
    })
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    if (isRefusal(error))
      return noteDelivery(ctx, delivery_id, { state: 'refused', error: words, ...forgotten(row) })
    await noteDelivery(ctx, delivery_id, { state: 'failed', error: words })
    throw error
  }
}

function idOf(payload: unknown): number {
  return typeof payload === 'object' && payload !== null && 'delivery_id' in payload
    ? Number(payload.delivery_id)
    : 0
}

/** With its keys, as its reader gets it. */
function contentOf(ctx: Ctx, { content }: DeliveryRow): DeliveryRow['content'] {
  return uncoverKeys(ctx.house.config, content) ?? { forgotten: true }
}

/** Advertising that waited for the morning is asked again whether it is still wanted. */
async function isUnwanted(ctx: Ctx, row: DeliveryRow): Promise<boolean> {
  if (!row.is_ad) return false
  const consent = await consentOf(ctx, row.mb_id)
  return !consent[row.channel === 'mail' ? 'mail' : 'message']
}

async function sendLetter(ctx: Ctx, row: DeliveryRow) {
  if (!('subject' in row.content))
    throw new MessageRefused('FORGOTTEN', 'what it said has been erased')
  const { company } = await readSettings(ctx)
  const from = {
    name: inLang(row.lang === 'en' ? 'en' : 'kr', company.name.ko, company.name.en),
    address: company.email,
  }
  const domain = company.email.split('@')[1] ?? 'localhost'
  const key =
    row.event_id === null
      ? `d${row.delivery_id}`
      : `${row.event_id}.${row.kind}.${row.who.replace(/\W/g, '-')}`
  if (!ctx.house.mailer.isOpen) throw new MessageRefused('CLOSED', new NoMailServer().message)
  const attachments = await calendarFiles(ctx, row)
  await ctx.house.mailer.send({
    ...row.content,
    ...(attachments?.length && { attachments }),
    from,
    to: row.recipient,
    messageId: `<${key}@${domain}>`,
  })
  return { sent_as: 'mail' }
}

async function sendText(ctx: Ctx, row: DeliveryRow) {
  const service = messageServiceOf(ctx.house.config)
  if (!service || !('title' in row.content))
    throw new MessageRefused('CLOSED', 'this shop sends no messages')
  const message = { ...row.content, to: row.recipient, ref: `d${row.delivery_id}` }
  // the answer to an earlier try may have been lost on the way
  const taken = row.tries > 1 ? await findTaken(service, message, row.created_at, ctx.now) : null
  return taken ?? sendMessage(service, message, ctx.now)
}

/** An address left for one message is erased with it. */
function forgotten(row: DeliveryRow): Partial<DeliveryRow> {
  const isOnce = isKind(row.kind) && templates[row.kind].isOnce && row.who.startsWith('bell:')
  return isOnce ? { recipient: maskedRecipient(row.recipient), content: { forgotten: true } } : {}
}

// a mail server's 5xx is its last word; its other refusals pass
function isRefusal(error: unknown): boolean {
  if (error instanceof MessageRefused) return true
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return code >= 550 && code < 555
}
