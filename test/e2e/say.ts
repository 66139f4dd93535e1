import { phrases as staffPhrases } from '#admin/words.ts'
import { installPhrases, type PhraseParams, translate } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import type { Lang } from './buyer.ts'

installPhrases('en', { ...phrases, ...staffPhrases })

/** A phrase as the shop writes it in this language: for long walks, whose words are the shop's own matter. */
export const sayIn = (lang: Lang) => (phrase: string, params?: PhraseParams) =>
  translate(lang, phrase, params)
