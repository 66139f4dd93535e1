import type { NotePyramid } from '#shop/catalog/contract.ts'
import { familyName, isNoteFamily } from '#ui/blotter-strip.tsx'
import type { Translate } from '#ui/language.tsx'

export function familyWord(t: Translate, family: string): string {
  return isNoteFamily(family) ? t(familyName[family]) : family
}

/** "탑 시트러스 · 미들 플로럴 · 베이스 우디": what the strip says, in words. */
export function noteLine(t: Translate, notes: NotePyramid): string {
  return [
    `${t('탑')} ${familyWord(t, notes.top.family)}`,
    `${t('미들')} ${familyWord(t, notes.heart.family)}`,
    `${t('베이스')} ${familyWord(t, notes.base.family)}`,
  ].join(' · ')
}

/** The families in the order of the strip; null for goods without a scent. */
export function stripOf(notes: NotePyramid | null): [string, string, string] | null {
  return notes && [notes.top.family, notes.heart.family, notes.base.family]
}
