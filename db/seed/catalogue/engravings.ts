import type { Asks } from '#shop/catalog/asks-contract.ts'

export type Engraving = { asks: Asks; most: number }

/** working days that the engraver takes */
export const engravingDays = 3

const faces: Asks['faces'] = ['serif', 'sans', 'roman']
const initials: Engraving = { most: 4, asks: { kind: 'initials', letters: ['latin', 'sign'], faces } }
const date: Engraving = { most: 12, asks: { kind: 'date', letters: ['digit', 'sign'], faces } }
const name: Engraving = { most: 12, asks: { kind: 'name', letters: ['latin', 'hangul', 'digit', 'sign'], faces } }

const byValue: Record<string, Engraving> = { '이니셜 각인': initials, 이니셜: initials, '날짜 각인': date, 날짜: date, 이름: name }
/** where the face is an option of its own */
const faceOf: Record<string, Asks['faces']> = { 명조: ['serif'], 고딕: ['sans'] }

/** What a choice asks to be engraved with; null for what is not engraved. */
export function engravingOf(values: readonly string[]): Engraving | null {
  const found = values.map((value) => byValue[value]).find((one) => one !== undefined)
  const own = values.map((value) => faceOf[value]).find((one) => one !== undefined)
  return found ? { ...found, asks: { ...found.asks, faces: own ?? found.asks.faces } } : null
}
