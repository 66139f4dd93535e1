import { withAmounts } from '#kernel/amounts-in-text.ts'
import { useLang } from '#ui/language.tsx'

/** A notice's title as the desk reads it: the amounts inside it in won. */
export function useNoticeTitle() {
  const { lang, pick } = useLang()
  return ({ title, title_en }: { title: string; title_en: string }) =>
    withAmounts(pick(title, title_en), { lang, currency: 'krw', usd_rate: 1 })
}
