import type { NoteName, Volatility } from '#shop/custom/formula-contract.ts'
import type { Draft } from './draft.ts'

export { noteWords, productWords, volatilityWords } from '#shop/custom/ui/words.ts'

export const noteColors: Record<NoteName, string> = {
  top: 'bg-[#E6B422]',
  heart: 'bg-[#D4809C]',
  base: 'bg-[#76593C]',
}
/** The paler, the sooner it is gone. */
export const volatilityColors: Record<Volatility, string> = {
  hours: 'bg-[#F1D989]',
  day: 'bg-[#D9BE6A]',
  days: 'bg-[#B98F5B]',
  week: 'bg-[#8A6240]',
  weeks: 'bg-[#56392A]',
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
