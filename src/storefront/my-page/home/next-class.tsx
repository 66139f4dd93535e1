import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { ClassTicket } from '#shop/tssa/ui/class-ticket.tsx'
import { useT } from '#ui/language.tsx'
import { Card } from './card.tsx'
import { homeQueries } from './queries.ts'

/** The next class of a member; nothing where none is booked. */
export function NextClass() {
  const t = useT()
  const booking = useQuery(homeQueries().classes).data?.data[0]
  if (!booking) return null
  return (
    <Card
      id="next-class"
      title={t('다음 클래스')}
      more={{ to: paths.myPage.tssa(), words: t('클래스 예약') }}
    >
      <ClassTicket booking={booking} heading="h3" className="mt-3 mb-1" />
    </Card>
  )
}
