import type { Lang } from './language.ts'

export type Phrases = Record<string, string>
export type PhraseParams = Record<string, string | number>

const packages: Partial<Record<Lang, Phrases>> = {}

/** Makes the phrases of a language known to this process (server start, or the browser before it hydrates). */
export function installPhrases(lang: Lang, phrases: Phrases) {
  packages[lang] = { ...packages[lang], ...phrases }
}

export function phrasesOf(lang: Lang): Phrases {
  return packages[lang] ?? {}
}

/** The Korean phrase is its own key; a phrase missing from the package shows as given. `{name}` is filled from params. */
export function translate(lang: Lang, phrase: string, params?: PhraseParams): string {
  const text = packages[lang]?.[phrase] ?? phrase
  if (!params) return text
  const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
  return lang === 'kr' ? chooseParticles(filled) : filled
}

// pairs as written in a phrase: the form after a consonant first
const particles = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
] as const

/** "향초을(를)" → "향초를": a particle is chosen by the last syllable before it. */
export function chooseParticles(text: string): string {
  return particles.reduce(
    (line, [closed, open]) => line.replace(new RegExp(`(\\S)${closed}\\(${open}\\)`, 'g'), (_, last: string) => last + (endsClosed(last, closed) ? closed : open)),
    text,
  )
}

function endsClosed(syllable: string, particle: string): boolean {
  const code = syllable.charCodeAt(0) - 0xac00
  if (code < 0 || code > 11171) return /[013678lmnrLMNR]/.test(syllable)
  const final = code % 28
  // ㄹ takes 로, not 으로
  return particle === '으로' ? final !== 0 && final !== 8 : final !== 0
}
