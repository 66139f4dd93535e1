import { useQuery } from '@tanstack/react-query'
import { ScanLine, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { isDay } from '#kernel/days.ts'
import { koreanClock, koreanToday } from '#kernel/korean-time.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { queryOf } from '#kernel/queries.ts'
import { checkIn, type Roll } from '#shop/tssa/attendance-contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { bringReader } from '#ui/code-reader.ts'
import { CodeScanner } from '#ui/code-scanner.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { EmptyBench } from '#ui/empty-drawings.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { keepPage } from './check-in/keep-page.ts'
import { keepRoll, keptRoll } from './check-in/kept.ts'
import { MeetingRoll } from './check-in/meeting-roll.tsx'
import { usePresses } from './check-in/use-presses.ts'
import { owedWord } from './words.ts'

const againMs = 30_000

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return [
    ...pageMeta(view, { title: 'Studio', noindex: true }),
    // a phone at the door puts it on its home screen, under a name of its language
    { tagName: 'link', rel: 'manifest', href: `/check-in.${view.lang}.webmanifest` },
    { tagName: 'link', rel: 'apple-touch-icon', href: '/icons/shop-180.png' },
    // the words of the desk come later than the head of its pages
    {
      name: 'apple-mobile-web-app-title',
      content: view.lang === 'en' ? 'Check in' : '출석 적기',
    },
  ]
}

export default function CheckInPage() {
  return (
    <OnlyFor area="classes">
      <Day />
    </OnlyFor>
  )
}

/** The instructor's phone at the door: who comes today, scanned or tapped, with a line or without. */
function Day() {
  const t = useT()
  const { mb_id } = useStaff()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : koreanToday()
  const found = useQuery({
    ...queryOf(checkIn.roll, { query: { day } }),
    staleTime: 0,
    refetchInterval: againMs,
    // asked also where the browser believes that there is no line
    networkMode: 'always',
    retry: false,
  })
  const fresh = found.data?.data
  useEffect(() => {
    if (fresh) keepRoll(mb_id, fresh)
  }, [fresh, mb_id])
  const shown = found.isSuccess
  useEffect(() => {
    if (shown) void bringReader().then(keepPage)
  }, [shown])
  const roll = fresh ?? (found.isError ? keptRoll(mb_id, day) : null)
  return (
    <>
      <PageHead
        title={t('출석 적기')}
        note={t('오늘 오는 분을 찍거나 눌러서 적어요. 인터넷이 끊겨도 적을 수 있어요.')}
      />
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <DatePicker
          label={t('수업 날짜')}
          name="day"
          value={day}
          onChange={(next) => isDay(next) && setSearch({ day: next }, { replace: true })}
          className="w-48"
        />
        {day !== koreanToday() && (
          <Button look="outline" onClick={() => setSearch({}, { replace: true })}>
            {t('오늘로')}
          </Button>
        )}
      </div>
      {!roll && found.isPending && <Skeleton className="h-72" />}
      {!roll && found.isError && (
        <ErrorState title={t('명단을 불러오지 못했어요')} onRetry={() => void found.refetch()} />
      )}
      {roll && <Door key={day} roll={roll} isLost={found.isError} />}
    </>
  )
}

function Door({ roll, isLost }: { roll: Roll; isLost: boolean }) {
  const t = useT()
  const toast = useToast()
  const money = useMoney()
  const staff = useStaff()
  const [search, setSearch] = useSearchParams()
  const [scanning, setScanning] = useState(false)
  const { held, lost, press } = usePresses(staff.mb_id)
  const may = staff.changes('classes')
  const ticket = search.get('ticket')

  function take(text: string) {
    const token = /[\w]+-[\w-]{24}/.exec(text.split('/').at(-1) ?? '')?.[0]
    for (const meeting of roll.meetings) {
      const party = meeting.comers.filter((one) => one.ticket === token)
      if (!party.length) continue
      // whoever was noted before stays as they were
      const fresh = party.filter((one) => one.state === null)
      press(
        meeting.session_id,
        meeting.meeting_no,
        fresh.map((one) => one.attendee_id),
        'present',
      )
      const owed = party.find((one) => one.owed)?.owed
      toast(
        [
          t('{name} 님을 적었어요.', { name: party.map((one) => one.name).join(', ') }),
          owed && owedWord(t, money, owed, owed.currency),
        ]
          .filter(Boolean)
          .join(' '),
      )
      navigator.vibrate?.(80)
      return
    }
    toast(t('오늘 명단에 없는 티켓이에요.'))
  }

  // opened by the camera app of the phone
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ticket
  useEffect(() => {
    if (!ticket || !may) return
    setSearch({}, { replace: true })
    take(ticket)
  }, [ticket])

  return (
    <>
      {(lost || isLost) && (
        <p
          role="status"
          className="mb-5 flex items-center gap-2.5 bg-amber-100 px-4 py-3 text-small"
        >
          <WifiOff aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
          <span>
            {t(
              '연결이 끊겼어요. {count}번 누른 것을 이 기기에 담아 두었다가 다시 연결되면 보내요.',
              { count: held.length },
            )}{' '}
            {t('명단을 {when}에 받았어요.', { when: koreanClock(roll.at) })}
          </span>
        </p>
      )}
      {may && roll.meetings.length > 0 && (
        <div className="mb-5 grid justify-items-start gap-4">
          <Button
            look={scanning ? 'outline' : 'solid'}
            aria-expanded={scanning}
            onClick={() => setScanning(!scanning)}
          >
            <ScanLine aria-hidden="true" size={18} strokeWidth={1.5} />
            {scanning ? t('찍기 끝내기') : t('QR로 찍기')}
          </Button>
          {scanning && (
            <CodeScanner
              onCode={take}
              words={{
                hint: t('티켓을 카메라 앞에 대 주세요.'),
                noCamera: t(
                  '카메라를 쓸 수 없어요. 이름을 눌러 적거나, 휴대폰의 카메라 앱으로 티켓을 찍어 주세요.',
                ),
                noReader: t(
                  '이 브라우저는 QR을 읽지 못해요. 이름을 눌러 적거나, 휴대폰의 카메라 앱으로 티켓을 찍으면 이 화면이 열려요.',
                ),
              }}
            />
          )}
        </div>
      )}
      {roll.meetings.length === 0 ? (
        <EmptyState
          drawing={<EmptyBench />}
          title={t('이 날에는 수업이 없어요')}
          action={<ButtonLink to={adminPaths.classDates()}>{t('날짜와 예약')}</ButtonLink>}
        >
          <p>{t('다른 날을 고르거나, 날짜와 예약에서 새 날짜를 열어 주세요.')}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-6 pb-10">
          {roll.meetings.map((meeting) => (
            <MeetingRoll
              key={`${meeting.session_id}-${meeting.meeting_no}`}
              meeting={meeting}
              held={held}
              may={may}
              onPress={(ids, state) => press(meeting.session_id, meeting.meeting_no, ids, state)}
            />
          ))}
        </div>
      )}
    </>
  )
}
