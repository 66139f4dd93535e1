import { noReturnWhy } from '#shop/catalog/return-rules.ts'
import { type Claimable, type ClaimKind, claimReasons } from '#shop/claim/contract.ts'
import { faultOf, mostPhotos } from '#shop/claim/rules.ts'
import { whole } from '#shop/claim/split-rules.ts'
import { reasonWord } from '#shop/claim/ui/claim-words.ts'
import { UnitPicker } from '#shop/claim/ui/unit-picker.tsx'
import type { Order } from '#shop/order/contract/order.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { mayHaveBalance, RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { FeeFields } from './fee-fields.tsx'
import { InsteadFields } from './instead-fields.tsx'
import { PickUpFields } from './pick-up-fields.tsx'
import { QuoteCard } from './quote-card.tsx'
import { type ClaimDesk, useClaimForm } from './use-claim-form.ts'

type Props = { kind: ClaimKind; order: Order; able: Claimable; desk: ClaimDesk }

/** A return or an exchange in four steps on one page; what it costs is shown before it is asked for. */
export function ClaimForm({ kind, order, able, desk }: Props) {
  const t = useT()
  const form = useClaimForm({ kind, order, able, desk })
  const { isMember } = useSession()
  const { picked, instead, reason, pickup, address, account, quote, errors, offered } = form
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.ask()
      }}
    >
      <FormErrors errors={errors} className="mt-6" />
      <FormSection title={kind === 'return' ? t('1. 돌려보낼 상품') : t('1. 바꿀 상품')}>
        <UnitPicker
          lines={able.lines}
          picked={picked}
          onChange={form.setPicked}
          error={errors.lines ?? null}
          note={(line) => line.no_return && t(noReturnWhy[line.no_return])}
          more={(line) =>
            kind === 'exchange' && (
              <InsteadFields
                line={line}
                currency={order.currency}
                qty={picked[line.ct_id] ?? 1}
                split={instead[line.ct_id] ?? whole}
                onChange={(split) =>
                  form.setInstead((before) => ({ ...before, [line.ct_id]: split }))
                }
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
          onChange={form.setReason}
          error={errors.reason ?? form.why}
          cards={claimReasons.map((value) => ({
            value,
            label: reasonWord(t, value),
            disabled: form.whyNot(value) !== null,
            note: form.whyNot(value)
              ? t('고른 상품은 이 이유로 받을 수 없어요')
              : faultOf[value] === 'buyer'
                ? desk.isStaff
                  ? t('고객이 배송비를 내요')
                  : t('배송비를 내 주셔야 해요')
                : desk.isStaff
                  ? t('가게가 배송비를 내요')
                  : t('배송비는 저희가 내요'),
          }))}
        />
        <TextArea
          label={t('자세한 내용')}
          name="detail"
          optional={!reason || faultOf[reason] === 'buyer'}
          rows={3}
          maxLength={1000}
          value={form.detail}
          onChange={form.setDetail}
          error={errors.detail ?? null}
          className="mt-4"
        />
        <FileInput
          label={t('사진')}
          name="photos"
          optional
          accept="image/*"
          max={mostPhotos}
          files={form.photos}
          onChange={form.setPhotos}
          error={errors.photos ?? null}
          hint={
            desk.isStaff
              ? t('고객이 보낸 사진이 있으면 올려 주세요. 직원만 봐요.')
              : t(
                  '문제가 보이는 사진이 있으면 더 빨리 도와 드릴 수 있어요. 사진은 담당 직원만 봐요.',
                )
          }
          className="mt-4"
        />
      </FormSection>
      <FormSection title={t('3. 보내는 방법')}>
        <PickUpFields
          able={able.can_collect}
          pickup={pickup}
          onPickup={form.setPickup}
          address={address}
          onChange={(part) => form.setAddress((before) => ({ ...before, ...part }))}
          errors={errors}
        />
        {desk.isStaff && (
          <Checkbox checked={form.shop_pays} onChange={form.setShopPays} className="mt-4">
            {t('오가는 배송비를 가게가 내요')}
          </Checkbox>
        )}
      </FormSection>
      <FormSection title={t('4. 금액 확인')}>
        {quote ? (
          <QuoteCard kind={kind} quote={quote} />
        ) : (
          <p className="text-plain text-ink-500">
            {t('상품과 이유를 고르면 금액을 먼저 보여 드려요.')}
          </p>
        )}
        {kind === 'exchange' && quote && form.due > 0 && (
          <FeeFields
            quote={quote}
            offered={offered}
            balance={form.balance}
            way={form.fee_way}
            onWay={form.setFeeWay}
            error={errors.fee_way ?? null}
          />
        )}
        {quote?.way === 'account' && (
          <>
            {desk.isStaff && (
              <p className="mt-5 text-small text-ink-700">
                {t('계좌를 지금 모르면 비워 두세요. 돈을 보낼 때 적을 수 있어요.')}
              </p>
            )}
            <RefundAccountFields
              first={account}
              errors={errors}
              onChange={form.setAccount}
              balance={!desk.isStaff && mayHaveBalance(order, isMember)}
            />
          </>
        )}
      </FormSection>
      <Button type="submit" wide busy={form.busy} disabled={form.stale} className="mt-5">
        {kind === 'return' ? t('이 내용으로 반품 신청') : t('이 내용으로 교환 신청')}
      </Button>
    </form>
  )
}
