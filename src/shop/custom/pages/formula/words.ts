import type { NoteName } from '#shop/custom/formula-contract.ts'
import type { Draft } from './draft.ts'

export { noteWords, productWords } from '#shop/custom/ui/words.ts'

export const noteColors: Record<NoteName, string> = {
  top: 'bg-[#E6B422]',
  heart: 'bg-[#D4809C]',
  base: 'bg-[#76593C]',
}
export const unitWords: Record<Draft['unit'], string> = {
  g: 'g',
  ml: 'ml',
  drop: '방울',
  percent: '%',
}
/** Grams as a scale shows them. */
export function gramsText(grams: number): string {
  return grams >= 100 ? grams.toFixed(1) : grams.toFixed(2)
}
