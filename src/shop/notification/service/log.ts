import { Failure, notFound } from '#kernel/failure.ts'
import { maskedRecipient } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { maskKeys } from '#platform/keys.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import { type DeliveryRowShown, deliveryStates } from '#shop/notification/admin-contract.ts'
import { leavesAt } from '#shop/notification/rules.ts'
import { queueDeliveries } from '#shop/notification/store/deliveries.ts'
import { findLogged, type LogAsk, listLog } from '#shop/notification/store/log.ts'
import { isKind, templates } from '#shop/notification/templates/index.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'

const resendsAnHour = 60

/** What left and what is to leave. Receivers are masked: a log is read by many. */
export async function staffLog(ctx: Ctx, ask: LogAsk) {
  const { rows, counted } = await listLog(ctx, ask)
  const counts = Object.fromEntries(
    deliveryStates.map((state) => [state, counted.find((one) => one.state === state)?.total ?? 0]),
  )
  const all = Object.values(counts).reduce((sum, total) => sum + total, 0)
  return {
    ...pageOf(
      rows.map((row) => shown(ctx, row)),
      ask.state ? (counts[ask.state] ?? 0) : all,
      ask,
    ),
    counts: { all, ...counts },
  }
}

type Logged = NonNullable<Awaited<ReturnType<typeof findLogged>>>

function shown(ctx: Ctx, { delivery: row, subject }: Logged): DeliveryRowShown {
  return {
    ...row,
    kind_name: isKind(row.kind) ? templates[row.kind].texts.title : { ko: row.kind, en: row.kind },
    // the shop writes only its own words into these columns
    channel: row.channel as DeliveryRowShown['channel'],
    lang: row.lang as DeliveryRowShown['lang'], // as above
    state: row.state as DeliveryRowShown['state'], // as above
    recipient: maskedRecipient(row.recipient),
    subject,
    created_at: row.created_at.toISOString(),
    send_after: row.send_after.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    resend_reason: whyNotAgain(row) && say(ctx, whyNotAgain(row) ?? ''),
  }
}

function whyNotAgain({ content, state, is_ad }: Logged['delivery']): string | null {
  if ('forgotten' in content) return '받는 분의 연락처를 지워서 다시 보낼 수 없어요.'
  if (is_ad) return '광고는 다시 보낼 수 없어요.'
  return state === 'waiting' || state === 'sending' ? '아직 보내는 중이에요.' : null
}

export async function showLogged(ctx: Ctx, delivery_id: number) {
  const found = await anyLogged(ctx, delivery_id)
  const { content, reason, sent_by } = found.delivery
  const words =
    'subject' in content
      ? { title: content.subject, text: maskKeys(content.text) }
      : 'title' in content
        ? { title: content.title, text: maskKeys(content.text) }
        : { title: '', text: '' }
  return { ...shown(ctx, found), ...words, reason, sent_by }
}

/** Once more to the same receiver: a row of its own, with who asked and why. */
export async function resend(
  ctx: Ctx,
  delivery_id: number,
  reason: string,
): Promise<{ message: string }> {
  const { delivery: row } = await anyLogged(ctx, delivery_id)
  const why = whyNotAgain(row)
  if (why) throw new Failure('CONFLICT', why, { detail: { state: row.state } })
  if (row.channel === 'mail') await refuseWithoutMail(ctx)
  await limitTries(ctx, `resend:${memberOf(ctx)}`, resendsAnHour, 3_600)
  const { kind, who, channel, mb_id, recipient, lang, is_ad, content } = row
  await transact(ctx, async (ctx) => {
    const again = {
      event_id: null,
      kind,
      who,
      channel,
      mb_id,
      recipient,
      lang,
      is_ad,
      content,
      send_after: leavesAt(ctx.now, is_ad),
      resent_of: row.delivery_id,
      reason,
      sent_by: memberOf(ctx),
    }
    await queueDeliveries(ctx, [again])
    await announce(ctx, 'delivery.resent', String(row.delivery_id), { reason })
  })
  return { message: say(ctx, '다시 보내고 있어요.') }
}

async function anyLogged(ctx: Ctx, delivery_id: number): Promise<Logged> {
  const found = await findLogged(ctx, delivery_id)
  if (!found) throw notFound()
  return found
}
