import { tightDay } from '#kernel/day-words.ts'
import { arrivalPhrase } from '#shop/cart/arrival-rules.ts'
import { useLang, useT } from '#ui/language.tsx'

/** The day a line arrives, wherever it stands. */
export function ArrivalDay({ day, country }: { day: string; country: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <p className="mt-1 text-caption text-ink-700">
      {t(arrivalPhrase(country), { day: tightDay(day, lang) })}
    </p>
  )
}
