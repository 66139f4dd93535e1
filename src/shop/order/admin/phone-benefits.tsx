import { NumberField } from '#admin/ui/number-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import type { PhonePreview } from '#shop/order/contract/phone.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import type { PhonePart } from './phone-buyer.tsx'

/** Coupons and points of the member, by the rules of the shop front. */
export function PhoneBenefits({
  value,
  set,
  error,
  shown,
  quoted,
}: PhonePart & { shown: PhonePreview; quoted: boolean }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { coupons, points } = shown
  return (
    <Panel title={t('쿠폰과 포인트')}>
      <div className="grid gap-4" data-field="coupons">
        {quoted || coupons.length === 0 ? (
          <p className="text-small text-ink-500">
            {quoted ? t('견적에는 쿠폰을 쓸 수 없어요.') : t('지금 쓸 수 있는 쿠폰이 없어요.')}
          </p>
        ) : (
          <ul className="grid gap-1">
            {coupons.map((coupon) => {
              const on = value.coupons.includes(coupon.cp_id)
              return (
                <li key={coupon.cp_id}>
                  <Checkbox
                    checked={on}
                    disabled={!on && coupon.reason !== null}
                    onChange={(next) =>
                      set({
                        coupons: next
                          ? [...value.coupons, coupon.cp_id]
                          : value.coupons.filter((one) => one !== coupon.cp_id),
                      })
                    }
                    end={
                      <span className="tabular">
                        {coupon.amount > 0 ? `−${money(coupon.amount, value.currency)}` : ''}
                      </span>
                    }
                  >
                    {pick(coupon.cp_subject, coupon.cp_subject_en)}
                  </Checkbox>
                  {coupon.reason && (
                    <p className="pl-9 text-caption text-ink-500">{coupon.reason}</p>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        {error('coupons') && (
          <p role="alert" className="text-small text-bad">
            {error('coupons')}
          </p>
        )}
        <NumberField
          label={t('포인트')}
          name="points"
          suffix="P"
          className="max-w-80"
          value={value.points}
          onChange={(next) => set({ points: next })}
          error={error('points') ?? points.reason}
          hint={t('가진 포인트 {balance}P, 이 주문에 {most}P까지', {
            balance: points.balance.toLocaleString('en-US'),
            most: points.most.toLocaleString('en-US'),
          })}
        />
      </div>
    </Panel>
  )
}
