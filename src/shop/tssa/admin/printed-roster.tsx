import { shortDay } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { formatPhone } from '#kernel/phone.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { owedWord } from './words.ts'

type Props = { date: Roster; phones: readonly { booking_id: string; hp: string }[] }

const cell = 'border border-line px-2 py-1.5 text-left align-top'

/** Who comes, on paper: a line for each person, with a box for each meeting to be ticked at the door. */
export function PrintedRoster({ date, phones }: Props) {
  const t = useT()
  const money = useMoney()
  const { lang, pick } = useLang()
  const standing = date.roster.filter(({ state }) =>
    ['confirmed', 'attended', 'no_show'].includes(state),
  )
  const isCourse = date.meetings.length > 1
  return (
    <div className="hidden print:block">
      <p className="py-3 text-plain">
        {[
          pick(date.place.ko, date.place.en),
          date.instructor && pick(date.instructor.ko, date.instructor.en),
          `${t('예약')} ${date.booked} / ${date.capacity}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr>
            {date.meetings.map((one) => (
              <th key={one.meeting_no} scope="col" className={`${cell} w-px whitespace-nowrap`}>
                {isCourse ? shortDay(koreanDay(one.starts_at), lang) : t('출석')}
              </th>
            ))}
            {[t('오는 분'), t('휴대폰 번호'), t('비고')].map((word) => (
              <th key={word} scope="col" className={cell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standing.map((row) =>
            row.attendees.map((one, at) => (
              <tr key={one.attendee_id} className="break-inside-avoid">
                {date.meetings.map(({ meeting_no }) => (
                  <td key={meeting_no} className={cell}>
                    <span className="mx-auto block size-4.5 border border-ink-700" />
                  </td>
                ))}
                <td className={cell}>{one.name}</td>
                <td className={`${cell} tabular whitespace-nowrap`}>{at === 0 && phoneOf(row)}</td>
                <td className={cell}>
                  {at === 0 &&
                    [row.note, row.owed && owedWord(t, money, row.owed, row.currency)]
                      .filter(Boolean)
                      .join(' · ')}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )

  function phoneOf({ booking_id, hp }: Roster['roster'][number]): string {
    const whole = phones.find((one) => one.booking_id === booking_id)?.hp
    return whole ? formatPhone(whole) : hp
  }
}
