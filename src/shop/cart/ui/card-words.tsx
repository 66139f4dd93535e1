import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** What a card says, wherever its line stands. */
export function CardWords({ text, className }: { text: string; className?: string }) {
  const t = useT()
  if (!text) return null
  return (
    <p
      dir="auto"
      className={cx(
        'mt-1 border-l-2 border-pine-600 pl-2.5 font-serif text-small leading-normal break-words whitespace-pre-line text-ink-900',
        className,
      )}
    >
      <span className="sr-only">{t('카드에 적을 말')}: </span>
      {text}
    </p>
  )
}
