import type { DesignElement } from '#shop/bottle/design-contract.ts'
import type { Translate } from '#ui/language.tsx'

export function elementWord(t: Translate, element: DesignElement): string {
  if (element.type === 'text') return element.text.split('\n')[0]?.slice(0, 20) || t('빈 글')
  if (element.type === 'image') return t('그림')
  return { line: t('가로선'), frame: t('테두리'), dot: t('둥근 점') }[element.form]
}
