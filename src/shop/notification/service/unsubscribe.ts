import { maskedRecipient } from '#kernel/masked.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { limitWrong } from '#platform/rate-limit.ts'
import { changeNews } from '#shop/member/service/news-consent.ts'
import { consentOf, memberById, readToken } from './consent.ts'

const triesPerAddress = 60

async function whoseLink(ctx: Ctx, token: string) {
  const counted = {
    key: `unsubscribe:${networkOf(ctx.ip)}`,
    most: triesPerAddress,
    seconds: 600,
  }
  return limitWrong(ctx, counted, async () => readToken(ctx, token))
}

/** What the link in a mail is about, without saying more than its owner needs. */
export async function showUnsubscribe(ctx: Ctx, token: string) {
  const { mb_id, channel } = await whoseLink(ctx, token)
  const member = await memberById(ctx, mb_id)
  const consent = await consentOf(ctx, mb_id)
  return {
    channel,
    address: maskedRecipient((channel === 'mail' ? member?.mb_email : member?.mb_hp) ?? ''),
    wanted: consent[channel],
  }
}

/** Stops advertising on that channel at once; again is harmless. */
export async function unsubscribe(ctx: Ctx, token: string) {
  const { mb_id, channel } = await whoseLink(ctx, token)
  await changeNews(ctx, mb_id, channel === 'mail' ? 'mail' : 'sms', false)
  return {
    message:
      channel === 'mail'
        ? say(ctx, '혜택 메일을 더 보내지 않을게요.')
        : say(ctx, '혜택 문자를 더 보내지 않을게요.'),
  }
}
