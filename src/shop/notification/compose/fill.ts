import type { Currency, Lang } from '#kernel/language.ts'
import { type Amount, formatMoney } from '#kernel/money.ts'
import { chooseParticles } from '#kernel/translate.ts'
import type { Both } from '#shop/notification/contract.ts'

export type Words = Record<string, Both>

/** A template's text in one language with its words put in; Korean particles follow the word before them. */
export function fill(lang: Lang, text: Both, words: Words): string {
  const own = lang === 'en' && text.en ? text.en : text.ko
  const filled = own.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const word = words[name]
    return word ? (lang === 'en' && word.en ? word.en : word.ko) : whole
  })
  return lang === 'kr' ? chooseParticles(filled) : filled
}

export function amountWords(amount: Amount, currency: Currency): Both {
  return { ko: formatMoney(amount, currency), en: formatMoney(amount, currency, 'en') }
}

/** A word of a payload: a text, a number, or both languages; null when it is none of these. */
export function wordOf(payload: Record<string, unknown>, name: string): Both | null {
  const value = payload[name]
  if (value && typeof value === 'object' && 'ko' in value && typeof value.ko === 'string') {
    return { ko: value.ko, en: 'en' in value && typeof value.en === 'string' ? value.en : value.ko }
  }
  const ko = textOf(value)
  return ko ? { ko, en: textOf(payload[`${name}_en`]) || ko } : null
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, 200)
  return typeof value === 'number' && Number.isFinite(value) ? value.toLocaleString('en-US') : ''
}
