import { inLang, type Lang } from '#kernel/language.ts'
import { safeRedirect } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { Content, Texts } from '#shop/notification/contract.ts'
import { cutToBytes, longBytes } from '#shop/notification/rules.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { letterOf } from '#shop/setting/letter-rules.ts'
import type { Facts } from './facts.ts'
import { fill } from './fill.ts'

export type Mailable = {
  company: Settings['company']
  texts: Texts
  facts: Facts
  /** where to stop advertising */
  unsubscribe: string | null
  /** in place of the page's address */
  url?: string
}

/** A mail of one kind, in the receiver's language; the desk's own in both, because whoever is at the desk opens it. */
export function mailOf(
  ctx: Ctx,
  kind: Kind,
  { company, texts, facts, unsubscribe, url }: Mailable,
): Content {
  const { lang, link } = facts
  const words = { ...facts.words, ...facts.mailed }
  const said = (lang: Lang) => ({
    lang,
    title: fill(lang, texts.title, words),
    lead: fill(lang, texts.body, words),
    tables: facts.tables(lang),
    button: {
      label: fill(lang, templates[kind].button, words),
      url: url ?? `${ctx.house.config.ORIGIN}${link}`,
    },
  })
  const again = templates[kind].who === 'staff' ? said(lang === 'en' ? 'kr' : 'en') : undefined
  const letter = letterOf({ ...said(lang), company, unsubscribe, again })
  // one press in the mail program, as RFC 8058 has it
  return unsubscribe
    ? {
        ...letter,
        headers: {
          'List-Unsubscribe': `<${unsubscribe.replace('/unsubscribe/', '/api/v1/unsubscribe/')}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : letter
}

/** A message to a phone: who writes, the text, the address; advertising is marked and says how to stop it. */
export function messageOf(
  ctx: Ctx,
  kind: Kind,
  given: Mailable & { alimtalk_code: string; stopWords: string },
): Content {
  const { company, texts, facts, alimtalk_code, stopWords } = given
  const { lang, words } = facts
  const { isAd } = templates[kind]
  const shop = inLang(lang, company.name.ko, company.name.en)
  const head = `${isAd ? '(광고)' : ''}[${shop}]`
  const own = fill(lang, texts.message, words)
  const url = `${ctx.house.config.ORIGIN}${safeRedirect(facts.link)}`
  const text = [`${head} ${own}`, url, ...(isAd ? [stopWords] : [])].join('\n')
  const variables = Object.fromEntries(
    Object.keys(words).map((name) => [
      `#{${name}}`,
      fill(lang, { ko: `{${name}}`, en: `{${name}}` }, words),
    ]),
  )
  return {
    title: fill(lang, texts.title, words),
    text: cutToBytes(text, longBytes),
    ...(alimtalk_code && !isAd && lang === 'kr' ? { alimtalk_code, variables } : {}),
  }
}
