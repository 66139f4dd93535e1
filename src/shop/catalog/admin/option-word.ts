import { levelsOf } from '#shop/catalog/rules.ts'
import type { Translate } from '#ui/language.tsx'

/** An option as a row names it; a product without choices has one that says nothing. */
export function optionWord(
  t: Translate,
  pick: (ko: string, en: string) => string,
  { io_id, io_id_en }: { io_id: string; io_id_en: string },
): string {
  return levelsOf(pick(io_id, io_id_en || io_id)).join(' / ') || t('옵션 없음')
}
