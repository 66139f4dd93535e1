import { useT } from '#ui/language.tsx'
import { useSections } from './product-form.tsx'

/** The sections of the long form: beside it where there is room, else in one row above it. */
export function SectionList({ hasSafety }: { hasSafety: boolean }) {
  const t = useT()
  const sections = useSections(hasSafety)
  return (
    <nav
      aria-label={t('이 상품의 항목')}
      className="swipe min-w-0 max-wide:order-first wide:sticky wide:top-22"
    >
      <ul className="flex gap-2 text-small wide:block wide:border-l wide:border-paper-200">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-full border border-paper-200 bg-paper-0 px-4 text-ink-700 hover:border-control hover:text-ink-900 wide:block wide:min-h-0 wide:rounded-none wide:border-0 wide:border-l-2 wide:border-transparent wide:bg-transparent wide:px-3.5 wide:py-2 wide:text-ink-500"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
