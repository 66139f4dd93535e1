import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { ClassTicket } from '#shop/tssa/ui/class-ticket.tsx'
import { useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'
import { homeQueries } from './queries.ts'

/** The next class of a member; nothing where none is booked. */
export function NextClass() {
  const t = useT()
  const booking = useQuery(homeQueries().classes).data?.data[0]
  if (!booking) return null
  return (
    <section aria-labelledby="next-class" className="rule-t mt-10 pt-4">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="next-class" className="type-h3">
          {t('다음 클래스')}
        </h2>
        <ArrowLink to={paths.myPage.tssa()}>{t('클래스 예약')}</ArrowLink>
      </div>
      <ClassTicket booking={booking} heading="h3" />
    </section>
  )
}
