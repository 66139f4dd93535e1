import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { homeCountry } from '#kernel/destination.ts'
import { type Currency, currencyOf, inLang, type Lang, writtenIn } from '#kernel/language.ts'
import { type Amount, formatMoney } from '#kernel/money.ts'
import { onNewWords, type PhraseParams, translate, wordsVersion } from '#kernel/translate.ts'

export type Translate = (phrase: string, params?: PhraseParams) => string
type Words = {
  lang: Lang
  currency: Currency
  /** where the reader's parcels go, as two letters */
  country: string
  t: Translate
  pick: (korean: string, english: string | null | undefined) => string
}

export const LanguageContext = createContext<Words>(wordsOf('kr', 'krw', homeCountry))

function wordsOf(lang: Lang, currency: Currency, country: string): Words {
  return {
    lang,
    currency,
    country,
    t: (phrase, params) => translate(lang, phrase, params),
    pick: (korean, english) => inLang(lang, korean, english),
  }
}

export function LanguageProvider({
  lang,
  currency = currencyOf(lang),
  country = homeCountry,
  children,
}: {
  lang: Lang
  currency?: Currency
  country?: string
  children: ReactNode
}) {
  const version = useSyncExternalStore(onNewWords, wordsVersion, wordsVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words make everything speak anew
  const words = useMemo(() => wordsOf(lang, currency, country), [lang, currency, country, version])
  return <LanguageContext value={words}>{children}</LanguageContext>
}

/** Says a phrase of the session's language; the Korean phrase is the key. */
export function useT(): Translate {
  return useContext(LanguageContext).t
}

/** `pick(ko, en)` chooses between the two texts of a row; `lang`, `currency` and `country` are the session's. */
export function useLang(): Omit<Words, 't'> {
  return useContext(LanguageContext)
}

/** Marks what people wrote in Korean, where the page speaks English: `lang={foreign(name)}`. */
export function useForeign(): (text: string | null | undefined) => 'ko' | undefined {
  const { lang } = useContext(LanguageContext)
  return (text) => (lang === 'en' ? writtenIn(text) : undefined)
}

/** Formats an amount as text, in the given currency or the session's. */
export function useMoney(): (amount: Amount, currency?: Currency) => string {
  const { currency: own, lang } = useContext(LanguageContext)
  return (amount, currency = own) => formatMoney(amount, currency, lang)
}
