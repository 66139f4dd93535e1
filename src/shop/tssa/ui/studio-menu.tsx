import { useLocation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { ChipLink } from '#ui/chip.tsx'
import { useT } from '#ui/language.tsx'

/** The pages of the workshop. */
export function StudioMenu() {
  const t = useT()
  const { pathname } = useLocation()
  const pages = [
    { to: paths.tssa.classes(), word: t('클래스 전체') },
    { to: paths.tssa.category(), word: t('만드는 것별로') },
    { to: paths.tssa.about(), word: t('TSSA 소개') },
    { to: paths.tssa.studio(), word: t('공방 안내') },
    { to: paths.tssa.books(), word: t('도서') },
    { to: paths.tssa.notices(), word: t('공방 소식') },
  ]
  return (
    <nav aria-label={t('TSSA 메뉴')} className="wrap swipe pt-6 desk:pt-8">
      <ul className="flex gap-2 py-1">
        {pages.map(({ to, word }) => (
          <li key={to}>
            <ChipLink to={to} on={pathname === to}>
              {word}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
