import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { KeptNotice } from '#admin/ui/kept-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import type { DeskQuotation } from '#shop/cart/desk-contract.ts'
import { adminPhoneOrders } from '#shop/order/contract/phone.ts'
import { attemptKey, attemptsHere } from '#shop/order/ui/attempt-key.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { refreshDesk } from './order-jobs.ts'
import { PhoneBenefits } from './phone-benefits.tsx'
import { PhoneBuyer } from './phone-buyer.tsx'
import { PhoneGoods } from './phone-goods.tsx'
import { PhonePay } from './phone-pay.tsx'
import { PhoneSums } from './phone-sums.tsx'
import { PhoneTo } from './phone-to.tsx'
import { blankOrder, goodsTyped, phoneBody, quotedOrder } from './phone-typed.ts'

/** What is typed stays in this browser until the order is placed; what it costs stands beside it. */
export function PhoneForm({
  quotation,
  mb_id,
}: {
  quotation?: DeskQuotation
  mb_id: string | null
}) {
  const qt_id = quotation?.qt_id
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [attempts] = useState(attemptsHere)
  const draft = useDraft(qt_id ? `phone-order/${qt_id}` : 'phone-order', blankOrder, {
    first: quotation && quotedOrder(quotation),
  })
  const { value, set } = draft
  const zip =
    value.country === 'KR' && !/^\d{5}$/.test(value.receiver.od_b_zip)
      ? ''
      : value.receiver.od_b_zip.slice(0, 10)
  const asked = { ...goodsTyped(value, qt_id), country: value.country, zip }
  const preview = useQuery({
    queryKey: [adminPhoneOrders.preview.path, asked],
    queryFn: () => call(adminPhoneOrders.preview, { body: asked }),
    placeholderData: keepPreviousData,
    enabled: qt_id !== undefined || value.rows.length > 0,
    staleTime: 0,
    retry: false,
  })
  const shown = preview.data?.data
  const refused = preview.error instanceof Refusal ? preview.error : null
  const error = (path: string) => draft.error(path) ?? refused?.errors[path]?.[0] ?? null
  const guard = useLeaveGuard(draft.changed.length > 0 && !busy)

  /** A member's own data come with the choice; what was typed of another goes. */
  async function choose(chosen: string) {
    const answer = await send(() => call(adminPhoneOrders.buyer, { body: { mb_id: chosen } }))
    if (!answer) return
    const { address, ...person } = answer.data
    const od_hp = formatPhone(person.od_hp)
    set({
      ...{ who: 'member', ...person, od_hp, coupons: [], points: null },
      receiver: { ...value.receiver, ...address, od_b_name: person.od_name, od_b_hp: od_hp },
      country: 'KR',
    })
  }

  const first = useRef(mb_id)
  useEffect(() => {
    if (first.current && first.current !== value.mb_id) void choose(first.current)
    first.current = null
  })

  async function place() {
    const body = phoneBody(value, shown?.totals.total ?? 0, qt_id)
    const paid = value.pay === 'here' ? { paid_reason: value.paid_reason } : null
    const key = attemptKey(attempts, { ...body, ...paid }, () => crypto.randomUUID())
    const answer = await send(
      () =>
        paid
          ? call(
              adminPhoneOrders.placePaid,
              { body: { ...body, ...paid } },
              { headers: { 'idempotency-key': key } },
            )
          : call(adminPhoneOrders.place, { body }, { headers: { 'idempotency-key': key } }),
      (told) => {
        if (told.status === 409) void preview.refetch()
        return told.status === 422 && draft.refused(told)
      },
    )
    if (!answer) return
    guard.letGo()
    draft.saved(blankOrder)
    void refreshDesk(client)
    toast(t('주문 {id}을 적었어요.', { id: answer.data.od_id }))
    await navigate(adminPaths.order(answer.data.od_id), { replace: true })
  }

  const parts = { value, set, error }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
      className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px] wide:grid-cols-[minmax(0,1fr)_372px]"
    >
      <div className="grid min-w-0 gap-6">
        <KeptNotice show={draft.restored} onReset={draft.reset} />
        <PhoneBuyer {...parts} busy={busy} onChoose={(chosen) => void choose(chosen)} />
        <PhoneGoods {...parts} qt_id={qt_id} shown={shown} />
        <PhoneTo {...parts} />
        {value.who === 'member' && value.mb_id && shown && (
          <PhoneBenefits {...parts} shown={shown} quoted={qt_id !== undefined} />
        )}
        <PhonePay {...parts} />
      </div>
      <PhoneSums
        {...parts}
        qt_id={qt_id}
        shown={shown}
        refused={refused && Object.keys(refused.errors).length === 0 ? refused.message : null}
        busy={busy}
        ready={!preview.isError && !preview.isPlaceholderData}
        onSent={() => {
          guard.letGo()
          draft.saved(blankOrder)
        }}
      />
    </form>
  )
}
