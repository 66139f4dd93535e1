import { paths } from '#kernel/paths.ts'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Wordmark } from '#ui/wordmark.tsx'

/** A strip of citrus, rose and wood beside the name. */
export function Logo({ className }: { className?: string }) {
  const t = useT()
  return (
    <a
      href={paths.home()}
      aria-label={t('ODEMOA 홈')}
      className={cx(
        'flex items-center gap-2.5 py-2 text-logo leading-none desk:text-large',
        className,
      )}
    >
      <BlotterStrip
        notes={['citrus', 'floral', 'spice']}
        className="h-5 w-[5px] self-center desk:h-6"
      />
      <Wordmark />
    </a>
  )
}
