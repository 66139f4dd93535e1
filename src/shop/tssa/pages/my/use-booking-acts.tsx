import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** Moving and cancelling; the list is asked for again afterwards. */
export function useBookingActs(booking: Booking) {
  const t = useT()
  const money = useMoney()
  const dialog = useDialog()
  const toast = useToast()
  const client = useQueryClient()
  const [doing, setDoing] = useState<'cancel' | 'move' | null>(null)
  const { send } = useSend()
  const params = { booking_id: booking.booking_id }

  async function act(
    what: 'cancel' | 'move',
    work: () => Promise<unknown>,
    done: string,
  ): Promise<boolean> {
    if (doing) return false
    setDoing(what)
    const worked = (await send(async () => [await work(), toast(done)])) !== null
    await client.invalidateQueries({ queryKey: [myBookings.list.path] })
    await client.invalidateQueries({ queryKey: [myBookings.choices.path] })
    setDoing(null)
    return worked
  }

  async function cancel() {
    if (!booking.refund_now) return
    const { percent, amount } = booking.refund_now
    const told =
      percent > 0
        ? t(
            '지금 취소하면 {percent}%인 {amount}을(를) 돌려 드려요. 자리는 바로 다른 분에게 열려요.',
            { percent, amount: money(amount, booking.currency) },
          )
        : t('환불 기한이 지나 지금 취소하면 돌려 드리는 금액이 없어요. 그래도 취소할까요?')
    if (
      !(await dialog.confirm(told, {
        title: t('예약 취소'),
        yes: t('예약 취소'),
        no: t('그대로 두기'),
        danger: true,
      }))
    )
      return
    await act(
      'cancel',
      () => call(myBookings.cancel, { params, body: { expected_percent: percent } }),
      t('예약을 취소했어요.'),
    )
  }

  const move = (session_id: number) =>
    act(
      'move',
      () => call(myBookings.move, { params, body: { session_id } }),
      t('날짜를 옮겼어요.'),
    )
  return { doing, cancel, move }
}
