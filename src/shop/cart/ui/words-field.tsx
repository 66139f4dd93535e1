import type { Asks } from '#shop/catalog/asks-contract.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CardField, type CardFieldProps } from './card-field.tsx'

export type EngravingFieldProps = CardFieldProps & {
  asks: Asks
  /** what it is cut into */
  picture: string
}

/** Fetched when an engraved option is chosen. */
const EngravingField = lazyPart<EngravingFieldProps>(() =>
  import('./engraving-writing.tsx').then((found) => found.EngravingWriting),
)

/** The words that a line takes: letters to engrave, else those of a card. */
export function WordsField({
  asks,
  picture,
  ...field
}: CardFieldProps & { asks: Asks | null | undefined; picture: string }) {
  return asks ? (
    <EngravingField {...field} asks={asks} picture={picture} />
  ) : (
    <CardField {...field} />
  )
}
