import { useEffect, useState } from 'react'
import { useT } from '#ui/language.tsx'
import { tabClass } from '#ui/tab-class.ts'

export const sections = ['story', 'notice', 'shipping', 'reviews', 'inquiries'] as const
export type SectionId = (typeof sections)[number]
const words: Record<SectionId, string> = {
  story: '설명',
  notice: '상품 정보 고시',
  shipping: '배송·반품',
  reviews: '후기',
  inquiries: '상품 문의',
}

/** Tabs that lead down the page; the one in sight is marked. Everything stands in the page, nothing is hidden. */
export function SectionNav({ reviewsCount, awake }: { reviewsCount: number; awake: boolean }) {
  const t = useT()
  const current = useSectionInSight(awake)
  return (
    <nav
      aria-label={t('상품 안내')}
      className="swipe layer-header sticky top-(--header-h) -mx-4 bg-paper-50 px-4 desk:mx-0 desk:px-0"
    >
      <ul className="flex min-w-max gap-6 border-b border-line desk:gap-8">
        {sections.map((id) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={`${tabClass(current === id)} inline-flex items-center gap-1`}
            >
              {t(words[id])}
              {id === 'reviews' && reviewsCount > 0 && (
                <span className="tabular text-caption font-normal text-ink-500">
                  {reviewsCount}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sections that wake up are other elements than before. */
function useSectionInSight(awake: boolean): SectionId {
  const [current, setCurrent] = useState<SectionId>('story')
  useEffect(() => {
    // a line a third down the window decides. Everything above it counts, or a jump to the top would go unseen
    const passed = new Set<string>()
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        setCurrent(sections.findLast((id) => passed.has(id)) ?? 'story')
      },
      { rootMargin: '999999px 0px -66% 0px' },
    )
    // only to look again
    void awake
    for (const id of sections) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [awake])
  return current
}
