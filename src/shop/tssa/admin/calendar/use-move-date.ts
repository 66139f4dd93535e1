import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { adminCalendar } from '#shop/tssa/calendar-contract.ts'
import { adminDates, type DateRow } from '#shop/tssa/date-contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export type MoveDate = (row: DateRow, to: { day: string; clock: string }) => Promise<void>

/** Moves a date once it was said who will be told. */
export function useMoveDate(): MoveDate {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { pick } = useLang()
  const { send } = useSend()
  return async (row, to) => {
    const asked = t('{title}을(를) {when}(으)로 옮길까요?', {
      title: pick(row.title.ko, row.title.en),
      when: `${to.day} ${to.clock}`,
    })
    const told = row.booked
      ? ` ${t('예약한 {count}분께 바뀐 시간을 바로 알려요.', { count: row.booked })}`
      : ''
    if (!(await dialog.confirm(asked + told, { title: t('날짜 옮기기'), yes: t('옮기기') }))) return
    const params = { session_id: row.session_id }
    if (await send(() => call(adminDates.move, { params, body: to }))) toast(t('날짜를 옮겼어요.'))
    await client.invalidateQueries({ queryKey: [adminCalendar.show.path] })
  }
}
