import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { after, koreanDay } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import { adminQuotations } from '#shop/cart/desk-contract.ts'
import { Sums } from '#shop/claim/ui/sums.tsx'
import type { PhonePreview } from '#shop/order/contract/phone.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import type { PhonePart } from './phone-buyer.tsx'
import { goodsTyped } from './phone-typed.ts'

type Props = PhonePart & {
  qt_id?: number
  shown: PhonePreview | undefined
  refused: string | null
  busy: boolean
  ready: boolean
  onSent: () => void
}

/** What it comes to, what was read out and agreed on, and the two ways on: an order, or a link. */
export function PhoneSums({
  value,
  set,
  error,
  qt_id,
  shown,
  refused,
  busy,
  ready,
  onSent,
}: Props) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const totals = shown?.totals
  const isWhole = shown?.lines.every(({ problem }) => !problem) ?? false
  return (
    <div className="grid gap-4 desk:sticky desk:top-6">
      {refused && <InlineNotice tone="wait">{refused}</InlineNotice>}
      {totals ? (
        <Sums
          currency={totals.currency}
          coupons={[]}
          points={0}
          lines={[
            { label: t('상품 금액'), amount: totals.goods_before },
            totals.sale_discount > 0 && {
              label: t('할인'),
              amount: totals.sale_discount,
              minus: true,
            },
            totals.item_coupon + totals.order_coupon > 0 && {
              label: t('쿠폰'),
              amount: totals.item_coupon + totals.order_coupon,
              minus: true,
            },
            totals.point_price > 0 && {
              label: t('포인트'),
              amount: totals.point_price,
              minus: true,
            },
            {
              label: t('배송비'),
              amount: totals.shipping + totals.island - totals.shipping_coupon,
            },
          ]}
          total={{ label: t('결제할 금액'), amount: totals.total }}
        />
      ) : (
        <p className="border border-paper-200 p-5 text-small text-ink-500">
          {t('상품을 더하면 금액이 여기에 보여요.')}
        </p>
      )}
      {shown?.cannot_send && <InlineNotice tone="wait">{shown.cannot_send.message}</InlineNotice>}
      <div className="grid gap-1">
        <Checkbox
          name="agree_order"
          checked={value.agree_order}
          onChange={(agree_order) => set({ agree_order })}
          error={error('agree_order')}
        >
          {t('상품, 금액, 배송을 읽어 드렸고 주문하겠다는 답을 들었어요')}
        </Checkbox>
        {value.who === 'guest' && (
          <Checkbox
            name="agree_privacy"
            checked={value.agree_privacy}
            onChange={(agree_privacy) => set({ agree_privacy })}
            error={error('agree_privacy')}
          >
            {t('개인정보 수집·이용을 안내했고 동의를 들었어요')}
          </Checkbox>
        )}
      </div>
      <Button type="submit" wide busy={busy} disabled={!shown || !ready || !isWhole}>
        {t('주문 적기')}
      </Button>
      {!qt_id && (
        <>
          <Button look="outline" wide disabled={!shown || !ready} onClick={() => setAsking(true)}>
            {t('링크로 보내기')}
          </Button>
          <p className="text-caption text-ink-500">
            {t('손님이 링크를 열어 확인하고 동의한 뒤 카드나 계좌로 결제해요.')}
          </p>
        </>
      )}
      {asking && shown && (
        <LinkDialog value={value} shown={shown} onClose={() => setAsking(false)} onSent={onSent} />
      )}
    </div>
  )
}

const linkDays = 7

/** The goods at the prices of this page become a quotation, which is the link. */
function LinkDialog({
  value,
  shown,
  onClose,
  onSent,
}: {
  value: PhonePart['value']
  shown: PhonePreview
  onClose: () => void
  onSent: () => void
}) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { busy, send: post } = useSend()
  const [email, setEmail] = useState(value.od_email)

  async function send() {
    const { mb_id, currency } = goodsTyped(value)
    const body = {
      ...{ mb_id, currency },
      recipient: {
        company: value.od_name.trim() || t('전화 주문하신 분'),
        name: value.od_name.trim(),
        phone: value.od_hp,
        email: email.trim(),
      },
      lines: shown.lines.map(({ io_no, ct_qty, ct_text, price }) => ({
        ...{ io_no, ct_qty, ct_text, price },
      })),
      last_day: koreanDay(after(new Date(), { days: linkDays })),
    }
    const made = await post(() => call(adminQuotations.make, { body }))
    if (!made) return
    const { qt_id } = made.data
    onSent()
    if (email.trim()) {
      const params = { qt_id }
      const sent = await post(() =>
        call(adminQuotations.send, { params, body: { email: email.trim() } }),
      )
      if (sent) toast(t('주문 링크를 메일로 보냈어요.'))
    }
    await navigate(adminPaths.quotation(qt_id))
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('주문 링크 보내기')}
      yes={email.trim() ? t('메일로 보내기') : t('링크 만들기')}
      busy={busy}
      onYes={() => void send()}
    >
      <p className="text-small text-ink-700">
        {t(
          '이 상품과 값을 {days}일 동안 지키는 견적서를 만들어요. 메일을 비우면 링크만 만들어 문자로 보낼 수 있어요. 쿠폰은 쓸 수 없어요.',
          { days: linkDays },
        )}
      </p>
      <TextField
        label={t('받는 메일')}
        name="email"
        type="email"
        inputMode="email"
        optional
        value={email}
        onChange={setEmail}
      />
    </ActionDialog>
  )
}
