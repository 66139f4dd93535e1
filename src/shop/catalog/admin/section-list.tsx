import { useT } from '../../../ui/language.tsx'
import { useSections } from './product-form.tsx'

/** The sections of the long form, beside it where there is room. */
export function SectionList() {
  const t = useT()
  const sections = useSections()
  return (
    <nav aria-label={t('이 상품의 항목')} className="sticky top-22 hidden wide:block">
      <ul className="border-l border-paper-200 text-[14px]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block border-l-2 border-transparent py-2 pl-3.5 text-ink-500 hover:border-control hover:text-ink-900">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
