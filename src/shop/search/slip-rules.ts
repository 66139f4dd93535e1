import { isOneEdit, jamoOf, partsOf } from './hangul-rules.ts'

/** Letters that sound alike, or nearly so: each group is mistaken among itself. */
const heardAlike = [
  'ㅐㅔ',
  'ㅒㅖ',
  'ㅚㅙㅞ',
  'ㅢㅣ',
  'ㅓㅗ',
  'ㅗㅜ',
  'ㅡㅓ',
  'ㅡㅜ',
  'ㄱㄲㅋ',
  'ㄷㄸㅌ',
  'ㅂㅃㅍ',
  'ㅈㅉㅊ',
  'ㅅㅆ',
]
// after these 져 and 저 are said alike
const swallowed = ['ㅑㅏ', 'ㅕㅓ', 'ㅛㅗ', 'ㅠㅜ']
const swallowing = 'ㅈㅉㅊㅅㅆ'

const shortest = 2

/** Whether a word is another with one slip. Of two syllables too many words are one key apart: there only what sounds alike is one. */
export function isSlip(typed: string, meant: string): boolean {
  if (/^[가-힣]+$/.test(typed) && typed.length <= shortest) return soundsLike(typed, meant)
  return isOneEdit(jamoOf(typed), jamoOf(meant))
}

function soundsLike(one: string, other: string): boolean {
  const signs = [...other]
  if (!/^[가-힣]+$/.test(other) || signs.length !== [...one].length) return false
  const differing = [...one].flatMap((sign, at) =>
    sign === signs[at] ? [] : [[sign, signs[at] ?? '']],
  )
  const [pair] = differing
  return (
    differing.length === 1 &&
    pair !== undefined &&
    syllablesSoundAlike(pair[0] ?? '', pair[1] ?? '')
  )
}

function syllablesSoundAlike(one: string, other: string): boolean {
  const differing = differingParts(one, other)
  return differing.length === 1 && differing.every((part) => partsSoundAlike(one, other, part))
}

type Part = 'initial' | 'vowel' | 'final'

function differingParts(one: string, other: string): Part[] {
  const [a, b] = [partsOf(one), partsOf(other)]
  return (['initial', 'vowel', 'final'] as const).filter((part) => a[part] !== b[part])
}

function partsSoundAlike(one: string, other: string, part: Part): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const groups =
    part === 'vowel' && swallowing.includes(a.initial) ? [...heardAlike, ...swallowed] : heardAlike
  return (
    a[part] !== '' &&
    b[part] !== '' &&
    groups.some((group) => group.includes(a[part]) && group.includes(b[part]))
  )
}

/** Whether each letter that differs sounds alike: 겐들 is heard as 캔들, with two letters off. */
export function isHeardAs(typed: string, meant: string): boolean {
  const signs = [...meant]
  return (
    typed !== meant &&
    /^[가-힣]+$/.test(typed) &&
    /^[가-힣]+$/.test(meant) &&
    signs.length === typed.length &&
    [...typed].every((sign, at) => {
      const there = signs[at] ?? ''
      return differingParts(sign, there).every((part) => partsSoundAlike(sign, there, part))
    })
  )
}

/**
 * Whether somebody who typed this may be asked for that. A question may be wrong more often than a repair, which answers by itself: of two syllables
 * one key is enough (칸들, 파퓸, 로스), as long as the first letter is the same.
 */
export function mayBeMeant(typed: string, meant: string): boolean {
  const [from, to] = [jamoOf(typed), jamoOf(meant)]
  return isHeardAs(typed, meant) || (from[0] === to[0] && isOneEdit(from, to))
}

/** How much a slip asks one to believe: letters that changed places, or stand once or twice, are the likeliest; the first letter is seldom wrong. */
export function slipWeight(typed: string, meant: string): number {
  const sameLetters = sorted(typed) === sorted(meant)
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  const doubled = short.length < long.length && undoubled(short) === undoubled(long)
  return (sameLetters || doubled ? 0 : 1) + (typed[0] === meant[0] ? 0 : 1)
}

const sorted = (text: string) => [...text].sort().join('')
const undoubled = (text: string) => text.replace(/(.)\1+/gu, '$1')
