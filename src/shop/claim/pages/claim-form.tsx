import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import type { AnswerOf } from '#kernel/endpoint.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { noReturnWhy } from '#shop/catalog/return-rules.ts'
import {
  type ClaimKind,
  type ClaimReason,
  claimReasons,
  claims,
  type FeeWay,
} from '#shop/claim/contract.ts'
import { faultOf, isOnline, mostPhotos, whyKept } from '#shop/claim/rules.ts'
import { claimsQuery } from '#shop/claim/ui/claim-section.tsx'
import { reasonWord } from '#shop/claim/ui/claim-words.ts'
import { type Picked, UnitPicker, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import { useFeeWays, usePayFee } from '#shop/claim/ui/use-pay-fee.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { goToFirst } from '#ui/field-errors.ts'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { FeeFields } from './fee-fields.tsx'
import { PickUpFields } from './pick-up-fields.tsx'
import { QuoteCard } from './quote-card.tsx'

type Able = AnswerOf<typeof claims.ofOrder>['data']

/** A return or an exchange in four steps on one page; what it costs is shown before it is asked for. */
export function ClaimForm({
  kind,
  order,
  able,
  back,
}: {
  kind: ClaimKind
  order: Order
  able: Able
  back: string
}) {
  const t = useT()
  const { pick } = useLang()
  const dialog = useDialog()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { od_id } = order
  const [picked, setPicked] = useState<Picked>({})
  const [instead, setInstead] = useState<Record<number, number>>({})
  const [reason, setReason] = useState<ClaimReason | ''>('')
  const [detail, setDetail] = useState('')
  const [photos, setPhotos] = useState<File[]>([])
  const [pickup, setPickup] = useState<'shop' | 'self'>(able.can_collect ? 'shop' : 'self')
  const [address, setAddress] = useState({
    pick_name: order.od_b_name,
    pick_hp: formatPhone(order.od_b_hp),
    pick_zip: order.od_b_zip,
    pick_addr1: order.od_b_addr1,
    pick_addr2: order.od_b_addr2,
  })
  const [chosenWay, setFeeWay] = useState<FeeWay | null>(null)
  const { pay } = usePayFee()
  const [account, setAccount] = useState({ bank: '', number: '', holder: order.od_name })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const lines = unitsOf(picked).map(({ ct_id, qty }) =>
    kind === 'exchange' && instead[ct_id] ? `${ct_id}:${qty}:${instead[ct_id]}` : `${ct_id}:${qty}`,
  )
  const preview = useQuery({
    queryKey: [claims.preview.path, od_id, kind, reason, pickup, lines],
    queryFn: () =>
      call(claims.preview, {
        params: { od_id },
        body: { kind, reason: reason || 'changed_mind', pickup, lines },
      }),
    enabled: lines.length > 0 && reason !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  // what a change of mind cannot bring back leaves only the reasons of a fault
  const kept = able.lines.map((line) => ({ ct_id: line.ct_id, ct_no_return: line.no_return }))
  const chosen = unitsOf(picked)
  const whyNot = (value: ClaimReason) =>
    whyKept(kept, chosen.length ? chosen : everyIfKept(kept), value)
  const quote = lines.length && reason && !preview.isError ? preview.data?.data : undefined
  const offered = useFeeWays(quote?.fee ?? 0, quote?.currency ?? order.currency)
  const fee_way = chosenWay ?? offered[0]?.way ?? 'transfer'
  const why = preview.error instanceof Refusal ? preview.error.message : null

  async function ask() {
    if (busy || !reason || !quote) {
      setErrors({
        ...(lines.length ? {} : { lines: t('상품을 하나 이상 골라 주세요.') }),
        ...(reason ? {} : { reason: t('이유를 골라 주세요.') }),
      })
      return void goToFirst(lines.length ? ['reason'] : ['lines'])
    }
    setBusy(true)
    setErrors({})
    try {
      const body = {
        kind,
        reason,
        pickup,
        lines,
        detail,
        photos,
        ...address,
        ...account,
        fee_way,
        expected_refund: quote.refund,
        expected_fee: quote.fee,
      }
      const { data } = await call(claims.ask, { params: { od_id }, body })
      if (isOnline(data.fee_way)) await pay(data.claim_id, data.fee_way)
      await client.invalidateQueries({ queryKey: claimsQuery(od_id).queryKey })
      toast(
        kind === 'return'
          ? t('반품을 신청했어요. 확인하고 알려 드릴게요.')
          : t('교환을 신청했어요. 확인하고 알려 드릴게요.'),
      )
      await navigate(back)
    } catch (error) {
      if (error instanceof Refusal && error.status === 422) {
        const wrong = Object.fromEntries(
          Object.entries(error.errors).map(([field, [first = '']]) => [field, first]),
        )
        setErrors(wrong)
        goToFirst(Object.keys(wrong))
      } else if (!(error instanceof Refusal && error.status === 401)) {
        void preview.refetch()
        void dialog.error(
          error instanceof Refusal
            ? error.message
            : t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'),
        )
      }
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <FormErrors errors={errors} className="mt-6" />
      <FormSection title={kind === 'return' ? t('1. 돌려보낼 상품') : t('1. 바꿀 상품')}>
        <UnitPicker
          lines={able.lines}
          picked={picked}
          onChange={setPicked}
          error={errors.lines ?? null}
          note={(line) => line.no_return && t(noReturnWhy[line.no_return])}
          more={(line) =>
            kind === 'exchange' && (
              <Select
                label={t('바꿔 받을 옵션')}
                className="mt-3 pl-7.5"
                value={String(instead[line.ct_id] ?? '')}
                onChange={(io_no) =>
                  setInstead((before) => ({ ...before, [line.ct_id]: Number(io_no) }))
                }
                placeholder={
                  line.options.length ? t('같은 상품으로') : t('지금은 바꿔 드릴 재고가 없어요')
                }
                choices={line.options.map((option) => ({
                  value: String(option.io_no),
                  label: pick(option.name, option.name_en) || t('같은 상품으로'),
                }))}
              />
            )
          }
        />
      </FormSection>
      <FormSection title={t('2. 이유')}>
        <RadioCards
          legend={t('이유')}
          hideLegend
          name="reason"
          grid="grid gap-2.5 card:grid-cols-2"
          value={reason}
          onChange={setReason}
          error={errors.reason ?? why}
          cards={claimReasons.map((value) => ({
            value,
            label: reasonWord(t, value),
            disabled: whyNot(value) !== null,
            note: whyNot(value)
              ? t('고른 상품은 이 이유로 받을 수 없어요')
              : faultOf[value] === 'buyer'
                ? t('배송비를 내 주셔야 해요')
                : t('배송비는 저희가 내요'),
          }))}
        />
        <TextArea
          label={t('자세한 내용')}
          name="detail"
          optional={!reason || faultOf[reason] === 'buyer'}
          rows={3}
          maxLength={1000}
          value={detail}
          onChange={setDetail}
          error={errors.detail ?? null}
          className="mt-4"
        />
        <FileInput
          label={t('사진')}
          name="photos"
          optional
          accept="image/*"
          max={mostPhotos}
          files={photos}
          onChange={setPhotos}
          error={errors.photos ?? null}
          hint={t(
            '문제가 보이는 사진이 있으면 더 빨리 도와 드릴 수 있어요. 사진은 담당 직원만 봐요.',
          )}
          className="mt-4"
        />
      </FormSection>
      <FormSection title={t('3. 보내는 방법')}>
        <PickUpFields
          able={able.can_collect}
          pickup={pickup}
          onPickup={setPickup}
          address={address}
          onChange={(part) => setAddress((before) => ({ ...before, ...part }))}
          errors={errors}
        />
      </FormSection>
      <FormSection title={t('4. 금액 확인')}>
        {quote ? (
          <QuoteCard kind={kind} quote={quote} />
        ) : (
          <p className="text-plain text-ink-500">
            {t('상품과 이유를 고르면 금액을 먼저 보여 드려요.')}
          </p>
        )}
        {kind === 'exchange' && quote && quote.fee > 0 && (
          <FeeFields
            quote={quote}
            offered={offered}
            way={fee_way}
            onWay={setFeeWay}
            error={errors.fee_way ?? null}
          />
        )}
        {quote?.way === 'account' && (
          <RefundAccountFields first={account} errors={errors} onChange={setAccount} />
        )}
      </FormSection>
      <Button
        type="submit"
        wide
        busy={busy}
        disabled={preview.isPlaceholderData || preview.isError}
        className="mt-5"
      >
        {kind === 'return' ? t('이 내용으로 반품 신청') : t('이 내용으로 교환 신청')}
      </Button>
    </form>
  )
}

// before anything is chosen: nothing of the order may come back but what is faulty
function everyIfKept<L extends { ct_id: number; ct_no_return: string }>(
  lines: readonly L[],
): readonly L[] {
  return lines.every((line) => line.ct_no_return) ? lines : []
}
