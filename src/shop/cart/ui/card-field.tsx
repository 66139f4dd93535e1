import type { PhraseParams } from '#kernel/translate.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** What was typed, what of it is kept, and why it cannot go on the card. */
export type Written = {
  ct_text: string
  words: string
  why: { phrase: string; params: PhraseParams } | null
}

export type CardFieldProps = {
  name: string
  /** characters that fit */
  most: number
  value: string
  onChange: (written: Written) => void
  error: string | null
  className?: string
}

/** Fetched when a card is chosen. */
export const CardField = lazyPart<CardFieldProps>(() =>
  import('./card-writing.tsx').then((found) => found.CardWriting),
)
