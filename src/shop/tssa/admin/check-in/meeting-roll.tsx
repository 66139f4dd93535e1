import { Panel } from '#admin/ui/panel.tsx'
import { koreanClock } from '#kernel/korean-time.ts'
import { owedWord } from '#shop/tssa/admin/words.ts'
import {
  type AttendanceState,
  attendanceStates,
  type CheckInMeeting,
  type Comer,
  type Press,
} from '#shop/tssa/attendance-contract.ts'
import { isThere } from '#shop/tssa/meeting-rules.ts'
import { classHours } from '#shop/tssa/ui/moments.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { shownState } from './use-presses.ts'

type Props = {
  meeting: CheckInMeeting
  held: readonly Press[]
  may: boolean
  onPress: (attendee_ids: readonly number[], state: AttendanceState | null) => void
}

/** One meeting of the day: everybody with what is noted of them, big enough for a thumb. */
export function MeetingRoll({ meeting, held, may, onPress }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const stateOf = (comer: Comer) => shownState(held, meeting, comer)
  const there = meeting.comers.filter((one) => {
    const state = stateOf(one)
    return state && isThere(state)
  }).length
  const open = new Date(meeting.opens_at) <= new Date()
  const unknown = meeting.comers.filter((one) => stateOf(one) === null)
  return (
    <Panel
      flush
      title={`${classHours(meeting)} ${pick(meeting.title.ko, meeting.title.en)}`}
      end={
        <span className="tabular text-small font-semibold whitespace-nowrap">
          {t('{there}/{all}명', { there, all: meeting.comers.length })}
        </span>
      }
    >
      <p className="px-4.5 pt-3 text-caption text-ink-500">
        {[
          meeting.meetings > 1 &&
            t('{no}차시 / {all}', { no: meeting.meeting_no, all: meeting.meetings }),
          pick(meeting.place.ko, meeting.place.en),
          !open && t('{when}부터 적을 수 있어요.', { when: koreanClock(meeting.opens_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul>
        {meeting.comers.map((comer) => (
          <li
            key={comer.attendee_id}
            className="grid gap-2 border-b border-paper-200 px-4.5 py-3 last:border-b-0 card:grid-cols-[minmax(0,1fr)_auto] card:items-center"
          >
            <div className="min-w-0">
              <strong className="font-semibold">{comer.name || t('이름 없음')}</strong>
              <span className="tabular block text-caption text-ink-500">
                {[t('예약 {id}', { id: comer.booking_id }), comer.note].filter(Boolean).join(' · ')}
              </span>
              {comer.owed && (
                <Badge tone="wait" className="mt-1">
                  {owedWord(t, money, comer.owed, comer.owed.currency)}
                </Badge>
              )}
            </div>
            <Marks
              name={comer.name}
              state={stateOf(comer)}
              disabled={!may || !open}
              onChange={(state) => onPress([comer.attendee_id], state)}
            />
          </li>
        ))}
      </ul>
      {may && open && unknown.length > 1 && (
        <div className="px-4.5 py-3.5">
          <Button
            look="outline"
            size={44}
            onClick={() =>
              onPress(
                unknown.map((one) => one.attendee_id),
                'present',
              )
            }
          >
            {t('모두 출석')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const looks: Record<AttendanceState, string> = {
  present: 'aria-pressed:bg-pine-600 aria-pressed:text-white',
  late: 'aria-pressed:bg-amber-700 aria-pressed:text-paper-0',
  absent: 'aria-pressed:bg-ink-700 aria-pressed:text-paper-0',
  excused: 'aria-pressed:bg-ink-500 aria-pressed:text-paper-0',
}

/** Here, late, absent, excused; pressed again it is taken back. */
function Marks({
  name,
  state,
  disabled,
  onChange,
}: {
  name: string
  state: AttendanceState | null
  disabled: boolean
  onChange: (state: AttendanceState | null) => void
}) {
  const t = useT()
  const words: Record<AttendanceState, string> = {
    present: t('출석'),
    late: t('지각'),
    absent: t('결석'),
    excused: t('사유'),
  }
  return (
    <fieldset className="grid grid-cols-4 gap-1.5 card:w-76">
      <legend data-content className="sr-only">
        {t('{name} 님의 출석', { name })}
      </legend>
      {attendanceStates.map((one) => (
        <button
          key={one}
          type="button"
          disabled={disabled}
          aria-pressed={state === one}
          onClick={() => onChange(state === one ? null : one)}
          className={`min-h-12 rounded-card text-small font-medium inset-ring inset-ring-control disabled:text-ink-500 ${looks[one]}`}
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}
