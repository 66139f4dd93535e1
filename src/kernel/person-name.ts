import type { PhraseParams } from './translate.ts'

/**
 * What stands in names and passports all over the world: letters of any script with their marks, figures beside them, blanks of any
 * width, and the signs between: the apostrophe that phones type as well as the straight one, the full stop, hyphens, the middle dot.
 */
const signs = /[\p{L}\p{M}\p{Nd}\p{Zs}.,'’‘`´′·・‧()/&㈜‐‑–-]|\u200c|\u200d/u

/** Why this is no name, with the signs that are refused; null when it is one. */
export function whyBadName(typed: string): [phrase: string, params?: PhraseParams] | null {
  const name = typed.trim()
  if (!name) return ['이름을 적어 주세요.']
  if ([...name].length > 50) return ['이름은 50자까지예요.']
  const strange = [...new Set(name)].filter((sign) => !signs.test(sign))
  if (strange.length)
    return [
      '이름에 쓸 수 없는 글자가 있어요: {letters}',
      { letters: strange.slice(0, 5).map(shown).join(' ') },
    ]
  return /\p{L}/u.test(name) ? null : ['이름에는 글자가 하나는 있어야 해요.']
}

/** A sign that cannot be seen is told by its number. */
const shown = (sign: string) =>
  /[\p{C}\p{Z}]/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : sign
