import { call } from '#kernel/queries.ts'
import {
  changedPhrases,
  installPhrases,
  onMissingPhrase,
  overridePhrases,
  type Phrases,
  wordsVersion,
} from '#kernel/translate.ts'
import { translations } from '#shop/translation/contract.ts'
import { mostTerms } from '#shop/translation/rules.ts'
import { openPendingTerms } from './pending-terms.ts'

// a page without the newest words is better than no page
const patience = 1_500

/** Hydrating needs the words the page was written in: those of the code, and those that staff changed, if any. */
export async function learnEnglish(phrasesOfCode: () => Promise<Phrases>) {
  const version = document.documentElement.dataset.words
  const [own] = await Promise.all([phrasesOfCode(), version ? fetchChanged(version) : null])
  installPhrases('en', own)
  const pending = openPendingTerms(async (terms) => {
    const { data } = await call(translations.terms, { body: { locale: 'en', terms } })
    if (Object.keys(data).length)
      overridePhrases({ ...changedPhrases(), ...data }, `${wordsVersion()}+`)
  }, mostTerms)
  onMissingPhrase((lang, phrase) => lang === 'en' && pending.add(phrase))
}

async function fetchChanged(version: string) {
  const answer = call(
    translations.package,
    { query: { locale: 'en', part: 'changed', v: version } },
    { signal: AbortSignal.timeout(patience) },
  )
  await answer.then(
    ({ data }) => overridePhrases(data, version),
    () => {},
  )
}
