import { type ReactNode, useState } from 'react'
import type { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import type { RefundAccount } from '#shop/order/contract/account.ts'
import { RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import {
  type Booking,
  type MoveSums,
  moveSums,
  myBookings,
  type RefundPreview,
} from '#shop/tssa/contract.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { CancelParty } from './cancel-party.tsx'
import { MoveDifference } from './move-difference.tsx'
import { useBookingsAgain } from './use-bookings-again.ts'

/** Moving and cancelling; the list is asked for again afterwards. */
export function useBookingActs(booking: Booking) {
  const t = useT()
  const dialog = useDialog()
  const toast = useToast()
  const again = useBookingsAgain()
  const [doing, setDoing] = useState<'cancel' | 'move' | null>(null)
  const { send } = useSend()
  const params = { booking_id: booking.booking_id }

  async function act(
    what: 'cancel' | 'move',
    work: () => Promise<unknown>,
    done: string,
    refused?: (refusal: Refusal) => boolean,
  ): Promise<boolean> {
    if (doing) return false
    setDoing(what)
    const worked = (await send(async () => [await work(), toast(done)], refused)) !== null
    await again()
    setDoing(null)
    return worked
  }

  async function cancel() {
    if (!booking.refund_now) return
    const answer = await send(() => call(myBookings.refund, { params }))
    const body = answer && (await askToCancel(answer.data))
    if (!body) return
    const told = body.people
      ? t('{count}명을 취소했어요.', { count: body.people })
      : t('예약을 취소했어요.')
    await act('cancel', () => call(myBookings.cancel, { params, body }), told)
  }

  /** Asks with the sums, of a party for how many; null when the booking is kept. */
  async function askToCancel(sums: RefundPreview) {
    const words = {
      title: t('예약 취소'),
      yes: t('예약 취소'),
      no: t('그대로 두기'),
      danger: true,
    }
    // what stands in the box when it is agreed to; a box that is shown again stands as it was left
    let count = booking.people
    let shown: RefundPreview | null = null
    const onShown = (people: number, sums: RefundPreview | null) => {
      count = people
      shown = sums
    }
    const question = () => (
      <CancelParty booking={booking} first={sums} from={count} onShown={onShown} />
    )
    const needs = sums.way === 'account' && sums.amount > 0
    for (;;) {
      const asked = needs
        ? await askAccount(question, words, {})
        : (await dialog.confirm(question(), words)) && {}
      if (!asked) return null
      if (!shown) continue
      const { percent, amount, people }: RefundPreview = shown
      const agreed = { expected_percent: percent, expected_amount: amount }
      return { ...agreed, ...asked, people: people < booking.people ? people : undefined }
    }
  }

  /** Asks until the money of a transfer can be sent; null when it is left. */
  async function askAccount<A extends object>(
    question: () => ReactNode,
    words: Parameters<typeof dialog.confirm>[1],
    agreed: A,
  ): Promise<(A & { account: RefundAccount }) | null> {
    let account: RefundAccount = { bank: '', number: '', holder: '' }
    for (let errors: Record<string, string> = {}; ; errors = whyBadAccount(account)) {
      const asked = (
        <>
          {question()}
          <RefundAccountFields
            first={account}
            errors={errors}
            onChange={(typed) => {
              account = typed
            }}
          />
        </>
      )
      if (!(await dialog.confirm(asked, words))) return null
      if (!Object.keys(whyBadAccount(account)).length) return { ...agreed, account }
    }
  }

  /** A date that costs more or less is refused at first, with the difference, and asked about. */
  async function move(session_id: number): Promise<boolean> {
    const told = t('날짜를 옮겼어요.')
    let sums: MoveSums | null = null
    const done = await act(
      'move',
      () => call(myBookings.move, { params, body: { session_id } }),
      told,
      (refusal) => {
        sums = sumsIn(refusal.detail)
        return sums !== null
      },
    )
    if (done || !sums) return done
    const agreed = await askToMove(sums)
    if (!agreed) return false
    const body = { session_id, ...agreed }
    return act('move', () => call(myBookings.move, { params, body }), told)
  }

  async function askToMove(sums: MoveSums) {
    const words = { title: t('날짜 옮기기'), yes: t('옮기기'), no: t('그대로 두기') }
    const agreed = { expected_difference: sums.difference }
    const question = <MoveDifference sums={sums} />
    if (sums.way === 'account') return askAccount(() => question, words, agreed)
    return (await dialog.confirm(question, words)) ? agreed : null
  }

  return { doing, cancel, move }
}

function sumsIn(detail: unknown): MoveSums | null {
  const { success, data } = moveSums.safeParse(detail)
  return success ? data : null
}
