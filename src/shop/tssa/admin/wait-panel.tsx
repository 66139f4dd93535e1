import { useState } from 'react'
import { MemberCell } from '#admin/ui/cells.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { RevealButton } from '#admin/ui/reveal-button.tsx'
import { RowMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { stamp } from '#kernel/day-words.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import type { DeskWaitRow, Roster } from '#shop/tssa/date-contract.ts'
import { adminWaits } from '#shop/tssa/line-contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useRoster } from './use-roster.ts'
import { AddWaitDialog, BookWaitDialog } from './wait-dialogs.tsx'
import { waitTone, waitWord } from './words.ts'

/** Who waits for a seat of a date: open places in order of arrival, then those that have ended. */
export function WaitPanel({ date, may }: { date: Roster; may: boolean }) {
  const t = useT()
  const [adding, setAdding] = useState(false)
  const [phones, setPhones] = useState<readonly { wait_id: number; hp: string }[]>([])
  const isOver = date.status === 'cancelled' || new Date(date.ends_at) <= new Date()
  const line = date.waits.filter(({ state }) => state === 'waiting')
  const params = { session_id: date.session_id }
  return (
    <Panel
      flush
      title={t('대기')}
      className="print:hidden"
      end={
        may && !isOver ? (
          <Button look="outline" size={44} onClick={() => setAdding(true)}>
            {t('대기 적기')}
          </Button>
        ) : undefined
      }
    >
      {date.waits.length === 0 ? (
        <p className="p-4.5 text-small text-ink-700">
          {t('기다리는 분이 없어요. 만석이면 손님이 클래스 페이지에서 대기를 신청할 수 있어요.')}
        </p>
      ) : (
        <>
          <ol>
            {date.waits.map((row) => (
              <Waiting
                key={row.wait_id}
                date={date}
                row={row}
                place={line.indexOf(row) + 1}
                may={may && !isOver}
                phone={phones.find((one) => one.wait_id === row.wait_id)?.hp}
              />
            ))}
          </ol>
          {may && (
            <div className="px-4.5 pb-4.5">
              <RevealButton
                area="classes"
                ask={(reason) => call(adminWaits.reveal, { params, body: { reason } })}
                onWhole={setPhones}
              />
            </div>
          )}
        </>
      )}
      {adding && <AddWaitDialog date={date} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

type Props = { date: Roster; row: DeskWaitRow; place: number; may: boolean; phone?: string }

function Waiting({ date, row, place, may, phone }: Props) {
  const t = useT()
  const dialog = useDialog()
  const staff = useStaff()
  const { busy, attempt } = useRoster(date.session_id)
  const [booking, setBooking] = useState(false)
  const params = { session_id: date.session_id, wait_id: row.wait_id }
  const isOffered = row.state === 'offered'
  const canOffer = ['waiting', 'closed', 'expired'].includes(row.state)
  const left = Math.max(0, date.capacity - date.booked - date.held)

  const offer = () => void attempt(() => call(adminWaits.offer, { params }), t('자리를 알렸어요.'))
  async function remove() {
    const sure = await dialog.confirm(
      isOffered
        ? t('알린 자리가 다음 분께 넘어가요. 뺄까요?')
        : t('{name} 님을 대기에서 뺄까요?', { name: row.name }),
      { title: t('대기에서 빼기'), yes: t('대기에서 빼기'), danger: true },
    )
    if (sure) await attempt(() => call(adminWaits.remove, { params }), t('대기에서 뺐어요.'))
  }

  return (
    <li className="flex items-start gap-3 border-b border-paper-200 px-4.5 py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="font-semibold">{row.name || t('이름 없음')}</strong>
          <span className="tabular text-small text-ink-700">
            {t('{count}명', { count: row.people })}
          </span>
          <Badge tone={waitTone[row.state]}>
            {place > 0 ? t('{place}번째', { place }) : waitWord(t, row.state)}
          </Badge>
        </p>
        <p className="mt-1 text-caption leading-normal text-ink-500">
          {[phone ? formatPhone(phone) : row.hp, stamp(row.created_at)].filter(Boolean).join(' · ')}
          {row.mb_id && staff.sees('members') && (
            <>
              {' · '}
              <MemberCell mb_id={row.mb_id} />
            </>
          )}
        </p>
        {isOffered && row.offer_until && (
          <p className="mt-1 text-small text-ink-700">
            {t('{until}까지 자리를 잡아 뒀어요.', { until: stamp(row.offer_until) })}
          </p>
        )}
        {row.note && <p className="mt-1 text-small text-ink-700">{row.note}</p>}
        {may && isOffered && (
          <Button look="outline" size={44} className="mt-2" onClick={() => setBooking(true)}>
            {t('예약으로 적기')}
          </Button>
        )}
      </div>
      {may && (isOffered || canOffer) && (
        <RowMenu
          label={t('{name} 님의 대기', { name: row.name })}
          items={[
            ...(canOffer
              ? [
                  {
                    label: t('지금 알리기'),
                    run: offer,
                    reason:
                      left < row.people || busy
                        ? t('남은 자리는 {count}개예요.', { count: left })
                        : null,
                  },
                ]
              : []),
            ...(row.state === 'waiting' || isOffered
              ? [{ label: t('대기에서 빼기'), run: () => void remove(), danger: true }]
              : []),
          ]}
        />
      )}
      {booking && <BookWaitDialog date={date} row={row} onClose={() => setBooking(false)} />}
    </li>
  )
}
