import type { Lang } from './language.ts'

export type Phrases = Record<string, string>
export type PhraseParams = Record<string, string | number>

const packages: Partial<Record<Lang, Phrases>> = {}
/** what staff wrote over the shop's own phrases or added to them */
let changed: { lang: Lang; phrases: Phrases; version: string } = {
  lang: 'en',
  phrases: {},
  version: '',
}
let missed: ((lang: Lang, phrase: string) => void) | null = null
const listeners = new Set<() => void>()

/** Makes the phrases of a language known to this process (server start, or the browser before it hydrates). */
export function installPhrases(lang: Lang, phrases: Phrases) {
  packages[lang] = { ...packages[lang], ...phrases }
}

export function phrasesOf(lang: Lang): Phrases {
  return packages[lang] ?? {}
}

/** Puts the phrases that staff changed over those of the code; the ones before are dropped. */
export function overridePhrases(phrases: Phrases, version: string) {
  changed = { lang: 'en', phrases, version }
  for (const tell of listeners) tell()
}

export function changedPhrases(): Phrases {
  return changed.phrases
}

/** Which changed phrases are in use; empty for none. Whatever keeps translated text keeps it under this. */
export function wordsVersion(): string {
  return changed.version
}

/** Hears of each new set of changed phrases; returns how to stop. */
export function onNewWords(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Hears of each phrase that the loaded package of a language does not hold; null for nobody. */
export function onMissingPhrase(tell: typeof missed) {
  missed = tell
}

/** The phrase in another language; undefined when no package holds it. */
export function phraseIn(lang: Lang, phrase: string): string | undefined {
  return (lang === changed.lang && own(changed.phrases, phrase)) || own(packages[lang], phrase)
}

// a phrase may be called "constructor"
function own(phrases: Phrases | undefined, phrase: string): string | undefined {
  return phrases && Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined
}

/** The Korean phrase is its own key; a phrase missing from the package shows as given. `{name}` is filled from params. */
export function translate(lang: Lang, phrase: string, params?: PhraseParams): string {
  const found = lang === 'kr' ? phrase : phraseIn(lang, phrase)
  if (found === undefined && packages[lang]) missed?.(lang, phrase)
  const text = found ?? phrase
  if (!params) return text
  const agreed = lang === 'en' ? agreeWithOne(text, params) : text
  const filled = agreed.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  )
  return lang === 'kr' ? chooseParticles(filled) : filled
}

const oneOf: Record<string, string> = {
  are: 'is',
  were: 'was',
  have: 'has',
  come: 'comes',
  leave: 'leaves',
}

// what may stand between a number and what it counts
const kinds = 'more|other|selected|unavailable|saved|changed|paid|unpaid|shipped|recovery|trial'
const counted = new RegExp(
  `\\{(\\w+)\\} ((?:${kinds}) )?([a-z]{4,})(?: (are|were|have|come|leave)\\b)?`,
  'g',
)

/** "{count} orders are ready" → "{count} order is ready" when the count is one: English phrases are written for many. */
function agreeWithOne(text: string, params: PhraseParams): string {
  return text.replace(counted, (whole, name: string, kind = '', noun: string, verb?: string) =>
    String(params[name]) === '1'
      ? `{${name}} ${kind}${singular(noun)}${verb ? ` ${oneOf[verb]}` : ''}`
      : whole,
  )
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun
}

// pairs as written in a phrase: the form after a consonant first
const particles = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
] as const

// what stands between a word and its particle is not read aloud
const closers = '’”"\')\\]》」'
const endings = particles.map(([closed, open]) => ({
  ...{ closed, open },
  at: new RegExp(`([^\\s${closers}])([${closers}]*)${closed}\\(${open}\\)`, 'g'),
}))

/** "향초을(를)" → "향초를": a particle is chosen by the last syllable before it. */
export function chooseParticles(text: string): string {
  return endings.reduce(
    (line, { closed, open, at }) =>
      line.replace(
        at,
        (_, last: string, shut: string) => last + shut + (endsClosed(last, closed) ? closed : open),
      ),
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
