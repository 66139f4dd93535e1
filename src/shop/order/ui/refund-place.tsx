import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import { creditBank } from '#shop/credit/rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { refundPlace } from '#shop/order/contract/refund-place.ts'
import { bankNames, whyBadAccount } from '#shop/payment/bank-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { orderQuery } from './order-query.ts'
import { mayHaveBalance, RefundAccountFields } from './refund-account-fields.tsx'

/** Money that waits to go back to an account: the buyer says which, until it has been sent. */
export function RefundPlace({ order }: { order: Order }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const client = useQueryClient()
  const { isMember } = useSession()
  const [changing, setChanging] = useState(false)
  const { errors, show, refused } = useMessages()
  const { busy, send } = useSend({ refused })
  const [account, setAccount] = useState({ bank: '', number: '', holder: order.od_name })
  const waits = order.refund_waits
  if (!waits) return null
  const params = { od_id: order.od_id }

  async function save() {
    if (show(whyBadAccount(account))) return
    const answer = await send(() => call(refundPlace.write, { params, body: { account } }))
    if (!answer) return
    client.setQueryData(orderQuery(order.od_id).queryKey, answer)
    setChanging(false)
    toast(
      account.bank === creditBank
        ? t('예치금으로 받았어요.')
        : t('받으실 계좌를 적었어요. 영업일 3일 안에 보내 드려요.'),
    )
  }

  const isOpen = changing || !waits.account
  return (
    <section aria-labelledby="refund-place" className="mb-8 flex gap-5 bg-paper-0">
      <span aria-hidden="true" className="w-1.5 shrink-0 bg-pine-600" />
      <div className="min-w-0 flex-1 py-5 pr-5 desk:py-6 desk:pr-7">
        <h2 id="refund-place" className="text-plain font-medium text-ink-700">
          {t('돌려 드릴 금액')}
        </h2>
        <p className="type-price-l mt-1">
          <Money
            amount={waits.amount}
            currency={order.currency}
            strong
            className="[&>span]:text-unit"
          />
        </p>
        {waits.account && !changing && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-plain text-ink-700">
            {t('{bank} {number} 계좌로 보내 드려요.', {
              bank: t(bankNames[waits.account.bank] ?? waits.account.bank),
              number: waits.account.masked,
            })}
            <button
              type="button"
              className="tap min-h-11 text-small font-semibold text-pine-700 underline underline-offset-4"
              onClick={() => setChanging(true)}
            >
              {t('계좌 바꾸기')}
            </button>
          </p>
        )}
        {isOpen && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            <p className="mt-3 text-small leading-normal text-ink-700">
              {t('계좌로 입금하신 {amount}을 어디로 돌려 드릴지 알려 주세요.', {
                amount: money(waits.amount, order.currency),
              })}
            </p>
            <RefundAccountFields
              first={account}
              errors={errors}
              onChange={setAccount}
              balance={mayHaveBalance(order, isMember)}
            />
            <Button type="submit" busy={busy} className="mt-5">
              {account.bank === creditBank ? t('예치금으로 받기') : t('이 계좌로 받기')}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
