import { htmlLang, spokenIn } from '#kernel/language.ts'
import { useLang, useT } from './language.tsx'

/** Is this text in another language than the page around it? */
export function useSpokenElsewhere(): (text: string) => boolean {
  const { lang } = useLang()
  return (text) => {
    const spoken = spokenIn(text)
    return spoken !== undefined && spoken !== htmlLang(lang)
  }
}

/** Says beside what people wrote that it is not in the language of the page. */
export function LanguageMark({ text }: { text: string }) {
  const t = useT()
  const { lang } = useLang()
  if (!useSpokenElsewhere()(text)) return null
  return (
    <span className="rounded-tag border border-line px-1.5 text-caption whitespace-nowrap text-ink-500">
      {lang === 'en' ? t('한국어로 쓴 글') : t('영어로 쓴 글')}
    </span>
  )
}

/** Stands in a list before the first row that is in another language. */
export function LanguageDivider() {
  const t = useT()
  const { lang } = useLang()
  return (
    <li className="hairline-b pt-8 pb-2 text-small font-semibold text-ink-700">
      {lang === 'en' ? t('한국어로 쓴 글') : t('영어로 쓴 글')}
    </li>
  )
}
