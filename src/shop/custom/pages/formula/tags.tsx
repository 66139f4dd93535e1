import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { cx } from '#ui/class-names.ts'
import { useForeign, useT } from '#ui/language.tsx'

/** The tags of a formula; each leads to the formulas that bear it. */
export function FormulaTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  const t = useT()
  const foreign = useForeign()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('태그')} className={cx('flex flex-wrap gap-x-3 gap-y-1', className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={paths.myPage.formulas({ tag })}
            lang={foreign(tag)}
            className="tap relative z-1 text-small text-pine-600 underline decoration-line underline-offset-4"
          >
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
