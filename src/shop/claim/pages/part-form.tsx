import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#kernel/queries.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import { type Picked, UnitPicker, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import { partCancel } from '#shop/order/contract/parts.ts'
import { unitsToCut } from '#shop/order/parcel-rules.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { orderQuery } from '#shop/order/ui/order-query.ts'
import { mayHaveBalance, RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useInWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** Goods of an order that have not been packed yet, or not left with the others: chosen, previewed, cancelled. */
export function PartForm({ order, back }: { order: Order; back: string }) {
  const t = useT()
  const inWords = useInWords()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { od_id } = order
  const { isMember } = useSession()
  const [picked, setPicked] = useState<Picked>({})
  const [account, setAccount] = useState<RefundAccount>({
    bank: '',
    number: '',
    holder: order.od_name,
  })
  const { errors, show, refused, touch } = useMessages()
  const lines = unitsOf(picked)
  const classesToo = unitsToCut(order).some(({ ct_id, seat }) => seat && picked[ct_id])
  const preview = useQuery({
    queryKey: [partCancel.preview.path, od_id, lines],
    queryFn: () => call(partCancel.preview, { params: { od_id }, body: { lines } }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  // what the sums are refused for, or what was refused when it was pressed
  const told = Object.entries(errors).find(([path]) => path.split('.')[0] === 'lines')?.[1]
  const wrong = lines.length && preview.error ? inWords(preview.error) : told
  const shown = lines.length ? preview.data?.data : undefined
  const { busy, send } = useSend(
    { refused },
    {
      lost: t('답을 받지 못했어요. 주문 상태를 확인한 뒤 다시 시도해 주세요.'),
      failed: () => void preview.refetch(),
    },
  )

  async function cancel() {
    if (!shown || busy) return
    if (show(shown.way === 'account' ? whyBadAccount(account) : {})) return
    await send(async () => {
      const body = {
        lines,
        amount: shown.amount,
        version: shown.version,
        ...(shown.way === 'account' ? { account } : {}),
      }
      client.setQueryData(
        orderQuery(od_id).queryKey,
        await call(partCancel.cancel, { params: { od_id }, body }),
      )
      toast(t('고른 상품을 취소했어요.'))
      await navigate(back)
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void cancel()
      }}
    >
      <FormSection title={t('1. 취소할 상품')}>
        <UnitPicker
          lines={unitsToCut(order)}
          picked={picked}
          onChange={(next) => {
            setPicked(next)
            touch(['lines'])
          }}
          error={wrong ?? null}
        />
        {order.lines.some((line) => line.seat?.state === 'confirmed') && (
          <p className="mt-3 text-small">
            <TextLink to={`${back}#order-tickets`}>
              {t('클래스는 환불 기준에 따라 ‘클래스 티켓’에서 인원을 줄이거나 취소할 수 있어요.')}
            </TextLink>
          </p>
        )}
      </FormSection>
      <FormSection title={t('2. 금액 확인')}>
        {shown ? (
          <Sums
            currency={shown.currency}
            coupons={shown.coupons_back}
            kept={shown.coupons_kept}
            points={shown.points_back}
            lines={[
              { label: t(classesToo ? '취소할 금액' : '취소할 상품 금액'), amount: shown.goods },
              shown.discount > 0 && {
                label: t('쿠폰·포인트로 낸 금액'),
                amount: shown.discount,
                minus: true,
              },
              shown.shipping > 0 && {
                label: t('남은 상품의 배송비가 늘어요'),
                amount: shown.shipping,
                minus: true,
              },
              shown.shipping < 0 && { label: t('배송비가 줄어요'), amount: -shown.shipping },
              shown.paid &&
                shown.due_less > 0 && {
                  label: t('줄어드는 결제 금액'),
                  amount: shown.due_less,
                  minus: true,
                },
            ]}
            total={{
              label: shown.paid ? t('돌려받을 금액') : t('줄어드는 결제 금액'),
              amount: shown.paid ? shown.amount - shown.due_less : shown.amount,
            }}
          >
            {shown.paid && (
              <p className="mt-3 text-small text-ink-700">
                {shown.way === 'account'
                  ? t('아래 계좌로 영업일 기준 3일 안에 보내 드려요.')
                  : shown.way === 'owed'
                    ? t('회사의 외상에서 바로 빠져요.')
                    : t('결제한 수단으로 돌려 드려요. 카드사에 따라 3~5일 뒤에 보일 수 있어요.')}
              </p>
            )}
            {shown.all && (
              <p className="mt-3 text-small font-semibold text-amber-700">
                {t('남은 상품을 모두 골랐어요. 주문 전체가 취소돼요.')}
              </p>
            )}
          </Sums>
        ) : (
          <p className="text-plain text-ink-500">
            {t('상품을 고르면 돌려받을 금액을 먼저 보여 드려요.')}
          </p>
        )}
        {shown?.way === 'account' && (
          <RefundAccountFields
            first={account}
            errors={errors}
            onChange={setAccount}
            balance={mayHaveBalance(order, isMember)}
          />
        )}
      </FormSection>
      <Button
        type="submit"
        wide
        busy={busy}
        disabled={!shown || preview.isError || preview.isPlaceholderData}
        className="mt-5"
      >
        {t('고른 상품 취소하기')}
      </Button>
    </form>
  )
}
