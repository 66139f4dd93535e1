import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { freshOne } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminDates, type Roster } from '#shop/tssa/date-contract.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { BookDialog } from './book-dialog.tsx'
import { CallOffDialog } from './call-off-dialog.tsx'
import { DateDialog } from './date-dialog.tsx'
import { RosterTable } from './roster-table.tsx'
import { WaitPanel } from './wait-panel.tsx'
import { dateState } from './words.ts'

/** One date of a class: who comes, and everything that is done with it. */
export default function RosterPage() {
  return (
    <OnlyFor area="classes">
      <OneDate />
    </OnlyFor>
  )
}

function OneDate() {
  const t = useT()
  const { sessionId = '' } = useParams()
  const found = useQuery({
    ...queryOf(adminDates.show, { params: { session_id: rowIdIn(sessionId) } }),
    ...freshOne,
  })
  return (
    <StoredOne
      found={found}
      title={t('날짜와 예약')}
      back={{ to: adminPaths.classDates(), label: t('날짜와 예약') }}
    >
      {(date) => <DateDesk date={date} />}
    </StoredOne>
  )
}

type Asked = 'book' | 'change' | 'off' | null

function DateDesk({ date }: { date: Roster }) {
  const t = useT()
  const { lang, pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  const [asked, setAsked] = useState<Asked>(null)
  const { word, tone } = dateState(t, date)
  const isOver = date.status === 'cancelled' || new Date(date.over_at) <= new Date()
  const may = staff.changes('classes')
  const close = () => setAsked(null)
  return (
    <>
      <PageHead
        title={pick(date.title.ko, date.title.en)}
        beside={<Badge tone={tone}>{word}</Badge>}
        note={`${classDay(date.starts_at, lang)} ${classHours(date)}`}
        back={{ to: adminPaths.classDates(), label: t('날짜와 예약') }}
        actions={
          <>
            <Button
              look="outline"
              size={44}
              onClick={() => void document.fonts.ready.then(() => window.print())}
            >
              <Printer aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('명단 인쇄')}
            </Button>
            {may && !isOver && (
              <>
                <Button look="outline" size={44} onClick={() => setAsked('change')}>
                  {t('날짜 바꾸기')}
                </Button>
                <Button look="danger" size={44} onClick={() => setAsked('off')}>
                  {new Date(date.ends_at) > new Date() ? t('이 날짜 취소') : t('남은 수업 취소')}
                </Button>
                <Button size={44} onClick={() => setAsked('book')}>
                  {t('예약 적기')}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_320px] print:block">
        <div className="grid gap-5">
          <RosterTable date={date} may={may} />
          <WaitPanel date={date} may={may} />
        </div>
        <Panel title={t('이 날짜')} className="print:hidden">
          <Facts
            facts={[
              { label: t('예약'), value: `${date.booked} / ${date.capacity}` },
              date.meetings.length > 1 && {
                label: t('모이는 날'),
                value: (
                  <ol className="tabular grid gap-0.5">
                    {date.meetings.map((one) => (
                      <li key={one.meeting_no}>
                        {one.meeting_no}. {classDay(one.starts_at, lang)} {classHours(one)}
                      </li>
                    ))}
                  </ol>
                ),
              },
              date.held > 0 && {
                label: t('결제 중·대기 안내'),
                value: t('{count}명', { count: date.held }),
              },
              { label: t('최소 인원'), value: date.min_people },
              { label: t('곳'), value: pick(date.place.ko, date.place.en) },
              {
                label: t('강사'),
                value: date.instructor
                  ? pick(date.instructor.ko, date.instructor.en)
                  : t('정하지 않음'),
              },
              { label: t('예약 마감 시각'), value: stamp(date.closes_at) },
              date.price !== null && {
                label: t('이 날의 수강료'),
                value: money(date.price, 'krw'),
              },
            ]}
          />
          <ButtonLink
            to={adminPaths.classPage(date.class_id)}
            look="outline"
            size={44}
            className="mt-4"
          >
            {t('이 클래스 고치기')}
          </ButtonLink>
        </Panel>
      </div>
      {asked === 'book' && <BookDialog date={date} onClose={close} />}
      {asked === 'change' && <DateDialog date={date} onClose={close} />}
      {asked === 'off' && <CallOffDialog date={date} onClose={close} />}
    </>
  )
}
