import { changedPhrases, phraseIn, phrasesOf } from '#kernel/translate.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { localeLang, type locales, termsOf } from '#shop/translation/rules.ts'
import { countSeen } from '#shop/translation/store.ts'

type Locale = (typeof locales)[number]

/** The words of a language. Korean is the language the phrases are written in, so it has none. */
export function packageOf({
  locale,
  part,
}: {
  locale: Locale
  part?: 'changed'
}): Record<string, string> {
  if (localeLang(locale) === 'kr') return {}
  return part === 'changed' ? changedPhrases() : { ...phrasesOf('en'), ...changedPhrases() }
}

const [mostAMinute, mostADay] = [20, 500]

/** What a browser found untranslated: known phrases come back at once, the others wait for staff. Nothing a visitor sends is ever shown. */
export async function takeTerms(
  ctx: Ctx,
  { locale, terms }: { locale: Locale; terms: Record<string, string> },
): Promise<Record<string, string>> {
  await limitTries(ctx, `terms:${networkOf(ctx.ip)}`, mostAMinute, 60)
  await limitTries(ctx, `terms-day:${networkOf(ctx.ip)}`, mostADay, 86_400)
  const lang = localeLang(locale)
  const phrases = termsOf(terms)
  if (lang === 'kr') return Object.fromEntries(phrases.map((phrase) => [phrase, phrase]))
  const known: Record<string, string> = {}
  for (const phrase of phrases) {
    const translation = phraseIn(lang, phrase)
    if (translation !== undefined) known[phrase] = translation
  }
  await countSeen(
    ctx,
    phrases.filter((phrase) => !Object.hasOwn(known, phrase)),
    pageOf(ctx),
  )
  return known
}

/** The page that met it, without its query. */
function pageOf(ctx: Ctx): string {
  const referer = ctx.headers.get('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 200) : ''
}
