import { lazyPart } from '#ui/lazy-part.tsx'

export type CardFieldProps = {
  name: string
  /** characters that fit */
  most: number
  value: string
  onChange: (words: string) => void
  error: string | null
  className?: string
}

/** Fetched when a card is chosen. */
export const CardField = lazyPart<CardFieldProps>(() =>
  import('./card-writing.tsx').then((found) => found.CardWriting),
)
