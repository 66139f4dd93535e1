import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminDates, type Roster, type RosterRow } from '#shop/tssa/date-contract.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useRoster } from './use-roster.ts'

type Props = { date: Roster; row: RosterRow; onClose: () => void }

/** To another date of the same class with room for the booking. */
export function MoveDialog({ date, row, onClose }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [to, setTo] = useState('')
  const [asked, setAsked] = useState(false)
  const messages = useMessages()
  const { busy, attempt } = useRoster(date.session_id)
  const { data } = useQuery({
    ...queryOf(adminDates.list, { query: { class_id: date.class_id, per_page: 100 } }),
    ...fresh,
  })
  const others = (data?.data ?? []).filter((one) => one.session_id !== date.session_id)

  async function move() {
    const params = { session_id: date.session_id, booking_id: row.booking_id }
    const done = await attempt(
      () => call(adminDates.moveBooking, { params, body: { to: Number(to), at_request: asked } }),
      t('예약을 옮겼어요. 손님께 알림이 가요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님의 예약 옮기기', { name: row.mb_name })}
      yes={t('옮기기')}
      busy={busy}
      onYes={move}
    >
      <Select
        label={t('옮길 날짜')}
        name="to"
        placeholder={others.length ? t('날짜 고르기') : t('다른 날짜가 없어요')}
        value={to}
        onChange={(next) => {
          setTo(next)
          messages.touch(['to'])
        }}
        choices={others.map((one) => {
          const left = one.capacity - one.booked - one.held
          return {
            value: String(one.session_id),
            label: `${classDay(one.starts_at, lang)} ${classHours(one)} · ${t('{count}자리 남음', { count: Math.max(0, left) })}`,
            disabled: left < row.people,
          }
        })}
        error={messages.error('to')}
      />
      <Checkbox checked={asked} onChange={setAsked}>
        {t('손님이 원해서 옮겨요')}
      </Checkbox>
      <p className="text-small leading-normal text-ink-700">
        {asked
          ? t('환불 기준은 손님이 스스로 옮긴 때와 같아요.')
          : t(
              '공방 사정이면 새 수업이 시작할 때까지 모두 돌려받거나 날짜를 한 번 더 고를 수 있어요.',
            )}
      </p>
    </ActionDialog>
  )
}
