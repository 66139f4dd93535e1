import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { adminClaims, type RefundPreview } from '#shop/claim/desk-contract.ts'
import { whyOtherFee } from '#shop/claim/rules.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { paramsOf, type StepProps } from './step-dialogs.tsx'

/** Every sum as it would be booked, before the money goes back; another fee than the agreed one is taken only with a reason. */
export function RefundDialog({ claim, busy, run, onClose }: StepProps) {
  const t = useT()
  const money = useMoney()
  const { currency } = claim.quote
  const [fee, setFee] = useState<number | null>(claim.fee)
  const [fee_reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const why = whyOtherFee(claim.fee, fee ?? 0, fee_reason)
  const preview = useQuery({
    queryKey: [adminClaims.previewRefund.path, claim.claim_id, claim.version, fee ?? 0],
    queryFn: () =>
      call(adminClaims.previewRefund, { params: paramsOf(claim), body: { fee: fee ?? 0 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const shown = preview.data?.data
  const ready = shown && !preview.isPlaceholderData && !preview.isError

  async function refund() {
    if (why) return setTold(true)
    if (!ready) return
    const sent = await run(
      () =>
        call(adminClaims.refund, {
          params: paramsOf(claim),
          body: { fee: fee ?? 0, fee_reason, expected: shown.refund },
        }),
      (done) =>
        done.refund_state === 'queued'
          ? t('환불하기로 했어요. 돈은 환불 화면에서 보내 주세요.')
          : done.refund_state === 'done'
            ? t('환불을 보냈어요.')
            : t('환불하기로 했어요.'),
    )
    if (!sent) void preview.refetch()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('환불 금액 확인')}
      yes={ready ? t('{amount} 환불', { amount: money(shown.refund, currency) }) : t('환불하기')}
      busy={busy || !ready}
      onYes={refund}
    >
      <NumberField
        label={t('뺄 배송비')}
        currency={currency}
        suffix={currency === 'krw' ? t('원') : 'US$'}
        value={fee}
        onChange={setFee}
        hint={t('처음 안내한 배송비는 {amount}이에요.', { amount: money(claim.fee, currency) })}
      />
      <TextField
        label={t('배송비를 바꾼 이유')}
        optional={fee === claim.fee}
        maxLength={200}
        value={fee_reason}
        onChange={setReason}
        error={told && why ? t(why) : null}
      />
      {preview.isError && (
        <p className="text-small text-bad">
          {preview.error instanceof Refusal
            ? preview.error.message
            : t('금액을 불러오지 못했어요.')}
        </p>
      )}
      {shown ? <PreviewSums shown={shown} /> : <Skeleton className="h-48" />}
    </ActionDialog>
  )
}

function PreviewSums({ shown }: { shown: RefundPreview }) {
  const t = useT()
  const money = useMoney()
  const { currency } = shown
  const told = [
    shown.way === 'account' && t('계좌 환불은 환불 목록에 올라가요. 보낸 뒤 그곳에서 마쳐 주세요.'),
    shown.way === 'owed' && t('회사의 외상에서 바로 빠져요.'),
    shown.way === 'card' && t('결제한 수단으로 바로 돌려보내요.'),
    shown.way === 'none' && t('돌려줄 돈이 없어요.'),
    shown.points_taken > 0 &&
      t('이 상품으로 적립한 포인트 {count}점까지 거두어들여요.', {
        count: shown.points_taken.toLocaleString('en-US'),
      }),
    shown.short > 0 &&
      t('이미 돌려준 돈이 있어 {amount}은 더 줄 수 없어요.', {
        amount: money(shown.short, currency),
      }),
    shown.all && t('남은 상품이 모두 돌아와 주문이 반품으로 끝나요.'),
  ]
  return (
    <Sums
      currency={currency}
      coupons={shown.coupons_back}
      points={shown.points_back}
      lines={[
        { label: t('상품 금액'), amount: shown.goods },
        shown.discount > 0 && { label: t('할인·포인트'), amount: shown.discount, minus: true },
        shown.shipping > 0 && { label: t('처음 배송비'), amount: shown.shipping, minus: true },
        shown.shipping < 0 && { label: t('처음 배송비'), amount: -shown.shipping },
        shown.fee > 0 && { label: t('반품 배송비'), amount: shown.fee, minus: true },
      ]}
      total={{ label: t('환불할 금액'), amount: shown.refund }}
    >
      <ul className="mt-3 grid gap-1 text-small text-ink-700">
        {told.map((words) => words && <li key={words}>{words}</li>)}
      </ul>
    </Sums>
  )
}
