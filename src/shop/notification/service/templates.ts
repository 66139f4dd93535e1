import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import type { Lang } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import type { TemplateShown, TemplateVersion } from '#shop/notification/admin-contract.ts'
import { mailOf, messageOf } from '#shop/notification/compose/deliveries.ts'
import { fill } from '#shop/notification/compose/fill.ts'
import type { Texts } from '#shop/notification/contract.ts'
import { canTakeMessages, messageBytes, messageType, wordsIn } from '#shop/notification/rules.ts'
import { messageServiceOf } from '#shop/notification/solapi.ts'
import { queueDeliveries } from '#shop/notification/store/deliveries.ts'
import {
  findTemplate,
  listTemplates,
  listVersions,
  type TemplateRow,
  writeTemplate,
} from '#shop/notification/store/templates.ts'
import {
  isKind,
  type Kind,
  kinds,
  ownTexts,
  sampleWords,
  templates,
} from '#shop/notification/templates/index.ts'
import { readSettings, refuseWithoutMail } from '#shop/setting/service.ts'
import { memberById } from './consent.ts'
import { textsOf } from './texts.ts'

export async function staffTemplates(ctx: Ctx): Promise<TemplateShown[]> {
  const written = new Map((await listTemplates(ctx)).map((row) => [row.kind, row]))
  return kinds.map((kind) => shown(kind, written.get(kind) ?? null))
}

export async function staffTemplate(
  ctx: Ctx,
  word: string,
): Promise<TemplateShown & { versions: TemplateVersion[] }> {
  const kind = kindOf(word)
  const [row, versions] = [await findTemplate(ctx, kind), await listVersions(ctx, kind)]
  return {
    ...shown(kind, row),
    versions: versions.map((one) => ({ ...one, saved_at: one.saved_at.toISOString() })),
  }
}

function kindOf(word: string): Kind {
  if (!isKind(word)) throw notFound()
  return word
}

function shown(kind: Kind, row: TemplateRow | null): TemplateShown {
  const { event, who, channels, isAd, words } = templates[kind]
  const texts = row?.texts ?? ownTexts(kind)
  return {
    ...{ kind, event, who },
    channels: [...channels],
    is_ad: isAd,
    texts,
    is_changed: isOther(texts, ownTexts(kind)),
    alimtalk_code: row?.alimtalk_code ?? '',
    words: Object.entries(words).map(([name, { sample }]) => ({ name, ...sample })),
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    updated_by: row?.updated_by ?? null,
  }
}

function isOther(texts: Texts, own: Texts): boolean {
  return (['title', 'body', 'message'] as const).some(
    (part) => texts[part].ko !== own[part].ko || texts[part].en !== own[part].en,
  )
}

type Written = { texts: Texts; alimtalk_code: string; version: number }

export async function saveTemplate(
  ctx: Ctx,
  word: string,
  { texts, alimtalk_code, version }: Written,
): Promise<TemplateShown> {
  const kind = kindOf(word)
  refuseWrong(kind, texts)
  return write(ctx, kind, version, { texts, alimtalk_code, isReset: false })
}

export async function resetTemplate(
  ctx: Ctx,
  word: string,
  version: number,
): Promise<TemplateShown> {
  const kind = kindOf(word)
  const { alimtalk_code } = await textsOf(ctx, kind)
  return write(ctx, kind, version, { texts: ownTexts(kind), alimtalk_code, isReset: true })
}

function write(
  ctx: Ctx,
  kind: Kind,
  version: number,
  given: { texts: Texts; alimtalk_code: string; isReset: boolean },
): Promise<TemplateShown> {
  return transact(ctx, async (ctx) => {
    const now = await writeTemplate(ctx, kind, version, { ...given, by: memberOf(ctx) })
    if (now === null)
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
      )
    await announce(ctx, 'template.saved', kind, {
      ...{ version: now, reset: given.isReset },
      title: given.texts.title,
    })
    return shown(kind, await findTemplate(ctx, kind))
  })
}

/** Every word in braces must be one the event can fill, and no language may be silent. */
function refuseWrong(kind: Kind, texts: Texts) {
  const { channels, words } = templates[kind]
  const known = Object.keys(words)
  const fields: FieldPhrases = {}
  for (const part of ['title', 'body', 'message'] as const) {
    for (const lang of ['ko', 'en'] as const) {
      const text = texts[part][lang]
      const unknown = wordsIn(text).filter((word) => !known.includes(word))
      const field = `texts.${part}.${lang}`
      const isUsed = part !== 'message' || channels.includes('message')
      if (isUsed && !text.trim()) fields[field] = ['필수 항목이에요.']
      else if (unknown.length)
        fields[field] = [
          [
            '이 알림에서 쓸 수 없는 낱말이에요: {words}',
            { words: unknown.map((word) => `{${word}}`).join(', ') },
          ],
        ]
      else if (part === 'title' && /[\r\n]/.test(text))
        fields[field] = ['제목은 한 줄로 적어 주세요.']
    }
  }
  if (Object.keys(fields).length) throw invalid(fields)
}

function sampleFacts(kind: Kind, lang: Lang) {
  return {
    mb_id: null,
    mail: null,
    phone: null,
    lang,
    words: sampleWords(kind),
    link: paths.home(),
    tables: () => [],
  }
}

export async function previewTemplate(
  ctx: Ctx,
  word: string,
  { texts, lang }: { texts: Texts; lang: Lang },
) {
  const kind = kindOf(word)
  const { company } = await readSettings(ctx)
  const unsubscribe = templates[kind].isAd ? `${ctx.house.config.ORIGIN}/unsubscribe/…` : null
  const facts = sampleFacts(kind, lang)
  const mail = mailOf(ctx, kind, { company, texts, facts, unsubscribe })
  const phone = messageOf(ctx, kind, {
    company,
    texts,
    facts,
    unsubscribe,
    alimtalk_code: '',
    stopWords: `${translate(lang, '무료수신거부')} ${unsubscribe ?? ''}`,
  })
  const message = 'title' in phone ? phone.text : ''
  return {
    subject: 'subject' in mail ? mail.subject : '',
    html: 'subject' in mail ? mail.html : '',
    title: fill(lang, texts.title, facts.words),
    body: fill(lang, texts.body, facts.words),
    message,
    message_type: messageType(message),
    bytes: messageBytes(message),
  }
}

/** To one's own address and nobody else's, as it is saved now. */
export async function testTemplate(
  ctx: Ctx,
  word: string,
  { channel, lang }: { channel: 'mail' | 'message'; lang: Lang },
): Promise<{ message: string }> {
  const kind = kindOf(word)
  const mb_id = memberOf(ctx)
  const self = await memberById(ctx, mb_id)
  const recipient = (channel === 'mail' ? self?.mb_email : self?.mb_hp) ?? ''
  if (channel === 'message' && !messageServiceOf(ctx.house.config))
    throw invalid({ channel: ['이 가게는 아직 문자를 보내지 않아요.'] })
  if (channel === 'message' && !canTakeMessages(recipient))
    throw invalid({ channel: ['회원정보에 문자를 받을 휴대폰 번호가 없어요.'] })
  if (channel === 'mail') await refuseWithoutMail(ctx)
  if (!recipient) throw invalid({ channel: ['회원정보에 메일 주소가 없어요.'] })
  await limitTries(ctx, `template-test:${mb_id}`, 20, 3_600)
  const [{ texts }, { company }] = await Promise.all([textsOf(ctx, kind), readSettings(ctx)])
  const given = { company, texts, facts: sampleFacts(kind, lang), unsubscribe: null }
  const content =
    channel === 'mail'
      ? mailOf(ctx, kind, given)
      : messageOf(ctx, kind, {
          ...given,
          alimtalk_code: '',
          stopWords: translate(lang, '무료수신거부'),
        })
  const row = {
    event_id: null,
    kind,
    who: 'test',
    channel,
    mb_id,
    recipient,
    lang,
    is_ad: false,
    content,
    send_after: ctx.now,
    reason: 'test',
    sent_by: mb_id,
  }
  await queueDeliveries(ctx, [row])
  return { message: say(ctx, '내 연락처로 시험 발송했어요.') }
}
