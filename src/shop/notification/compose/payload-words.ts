import { dotted, spokenMoment } from '#kernel/day-words.ts'
import { koreanDay, koreanMinute } from '#kernel/korean-time.ts'
import { type PhraseParams, translate } from '#kernel/translate.ts'
import type { Both } from '#shop/notification/contract.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import { amountWords, type Words, wordOf } from './fill.ts'

type Payload = Record<string, unknown>

/** The words of a template as an event tells them: under the word's own name, or as the event's domain calls it. */
export function payloadWords(kind: Kind, payload: Payload): Words {
  const words: Words = {}
  const told = { ...payload, ...translated(kind, payload) }
  for (const name of Object.keys(templates[kind].words)) {
    const word = wordOf(told, name)
    if (word) words[name] = word
  }
  return words
}

/** What other domains call by a name of their own. */
function translated(kind: Kind, payload: Payload): Payload {
  const topic = kind.split('.')[0]
  if (topic === 'point')
    return {
      points: pointsOf(payload.points),
      why: phraseOf(payload.content, payload.params) ?? undefined,
      until: dayOf(payload.day ?? payload.expires),
    }
  if (topic === 'credit')
    return {
      amount: wonOf(payload.amount),
      left: wonOf(payload.balance),
      why: phraseOf(payload.content, payload.params) ?? undefined,
    }
  if (topic === 'company')
    return {
      amount: wonOf(payload.limit ?? payload.amount),
      left: wonOf(payload.owed),
      orders: ordersOf(payload.orders),
    }
  if (topic === 'coupon')
    return {
      coupon: wordOf(payload, 'coupon') ?? wordOf(payload, 'cp_subject') ?? wordOf(payload, 'name'),
      until: dayOf(payload.until ?? payload.cp_end ?? payload.day),
    }
  if (kind === 'consent.reminder')
    return { agreed: dayOf(payload.agreed), kinds: newsOf(payload.news) }
  if (kind === 'consent.changed') return { result: resultOf(payload) }
  if (kind === 'review.answered')
    return { goods: wordOf(payload, 'goods') ?? wordOf(payload, 'it_name') }
  if (kind === 'member.new_device') return { when: minuteOf(payload.at) }
  if (topic === 'inquiry' || kind === 'staff.inquiry_asked')
    return {
      subject: wordOf(payload, 'subject') ?? wordOf(payload, 'title') ?? wordOf(payload, 'it_name'),
    }
  if (topic === 'application' || kind.startsWith('staff.application_'))
    return {
      what: phraseOf(payload.what, {}) ?? undefined,
      reply: replyOf(payload.reply),
      until: dayOf(payload.valid_until),
    }
  if (topic === 'class' || kind === 'staff.class_short' || kind === 'staff.class_proposal_accepted')
    return {
      class: wordOf(payload, 'class') ?? wordOf(payload, 'it_name') ?? wordOf(payload, 'title'),
      when: momentOf(payload.when ?? payload.starts_at),
      before: momentOf(payload.before),
      until: momentOf(payload.until),
      ways: kind === 'class.moved_by_shop' ? waysOf(payload) : undefined,
      refund: sumOf(payload.refund_amount, payload.currency),
      reason: phraseOf(payload.reason, {}) ?? undefined,
    }
  return {}
}

function pointsOf(points: unknown): Both | undefined {
  if (typeof points !== 'number' || !Number.isFinite(points)) return undefined
  const digits = Math.abs(points).toLocaleString('en-US')
  return { ko: `${digits}점`, en: `${digits} points` }
}

function ordersOf(orders: unknown): Both | undefined {
  if (typeof orders !== 'number') return undefined
  return { ko: `${orders}건`, en: orders === 1 ? '1 order' : `${orders} orders` }
}

function wonOf(won: unknown): Both | undefined {
  return typeof won === 'number' ? amountWords(won, 'krw') : undefined
}

/** What goes back; nothing is said of nothing. */
function sumOf(amount: unknown, currency: unknown): Both | undefined {
  return typeof amount === 'number' && amount > 0
    ? amountWords(amount, currency === 'usd' ? 'usd' : 'krw')
    : undefined
}

/** A sentence of the interface, said in both languages. */
function phraseOf(phrase: unknown, params: unknown): Both | null {
  if (typeof phrase !== 'string' || !phrase.trim()) return null
  const given = params && typeof params === 'object' ? (params as PhraseParams) : {} // written by the verb that announced it
  return { ko: translate('kr', phrase, given), en: translate('en', phrase, given) }
}

/** The channels of news, listed in both languages. */
function newsOf(news: unknown): Both | undefined {
  const words = (Array.isArray(news) ? news : [news]).flatMap((one) =>
    one === 'mail'
      ? [{ ko: '메일', en: 'mail' }]
      : one === 'sms'
        ? [{ ko: '문자', en: 'messages' }]
        : [],
  )
  if (!words.length) return undefined
  return { ko: words.map(({ ko }) => ko).join(', '), en: words.map(({ en }) => en).join(', ') }
}

/** What was chosen for each channel that changed. */
function resultOf(payload: Payload): Both | undefined {
  const chosen = (['mail', 'sms'] as const).flatMap((news) =>
    typeof payload[news] === 'boolean' ? [{ word: newsOf(news), agreed: payload[news] }] : [],
  )
  if (!chosen.length) return undefined
  const say = (lang: 'kr' | 'en') =>
    chosen
      .map(({ word, agreed }) =>
        translate(lang, agreed ? '{news} 받음' : '{news} 받지 않음', {
          news: word?.[lang === 'en' ? 'en' : 'ko'] ?? '',
        }),
      )
      .join(', ')
  return { ko: say('kr'), en: say('en') }
}

/** Staff wrote it in one language, and at length. */
function replyOf(reply: unknown): Both | undefined {
  return typeof reply === 'string' && reply.trim() ? { ko: reply, en: reply } : undefined
}

function dayOf(day: unknown): string | undefined {
  return typeof day === 'string' && !Number.isNaN(Date.parse(day))
    ? dotted(koreanDay(day))
    : undefined
}

/** Of a class: the day with its weekday and the hour as one says it. */
function momentOf(at: unknown): Both | undefined {
  if (typeof at !== 'string' || !at) return undefined
  if (Number.isNaN(Date.parse(at)) || !/T/.test(at)) return { ko: at, en: at }
  return { ko: spokenMoment(at, 'kr'), en: spokenMoment(at, 'en') }
}

const free =
  '그대로 오셔도 좋아요. 어려우시면 다른 날짜로 한 번 더 바꾸거나, 새 시작 전까지 취소하고 내신 금액을 모두 돌려받으실 수 있어요.'
const unpaid =
  '아직 결제하지 않은 예약이에요. 날짜가 괜찮으면 그대로 결제해 주시고, 어려우시면 주문을 취소해 주세요.'

/** What whoever was moved by the studio may do about it; what is not paid yet has nothing to give back. */
function waysOf({ paid }: Payload): Both | undefined {
  return phraseOf(paid === false ? unpaid : free, {}) ?? undefined
}

function minuteOf(at: unknown): string | undefined {
  if (typeof at !== 'string') return undefined
  return Number.isNaN(Date.parse(at)) || !/T/.test(at) ? at : koreanMinute(new Date(at))
}
