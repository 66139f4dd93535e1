import { CurrencyPanel } from '#admin/ui/currency-panel.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { StaffLines } from '#admin/ui/staff-lines.tsx'
import type { PhonePreview } from '#shop/order/contract/phone.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PhonePart } from './phone-buyer.tsx'

/** What is ordered and what staff take off it; a quotation stands as it was written. */
export function PhoneGoods({
  value,
  set,
  error,
  qt_id,
  shown,
}: PhonePart & { qt_id?: number; shown: PhonePreview | undefined }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  if (qt_id)
    return (
      <Panel flush title={t('견적서의 상품')}>
        <ul className="divide-y divide-paper-100">
          {(shown?.lines ?? []).map((line) => (
            <li
              key={`${line.io_no} ${line.ct_text}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4.5 py-3 text-small"
            >
              <span className="min-w-0">
                <span className="block font-medium">{pick(line.it_name, line.it_name_en)}</span>
                <span className="block text-ink-700">
                  {[pick(line.ct_option, line.ct_option_en), line.ct_text]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {line.problem && <span className="block text-bad">{line.problem}</span>}
              </span>
              <span className="tabular text-right">
                {money(line.price, value.currency)} × {line.ct_qty}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    )
  return (
    <>
      <CurrencyPanel
        value={value}
        set={set}
        notes={{ krw: t('안내는 한국어로 보내요'), usd: t('안내는 영어로 보내요') }}
      />
      <StaffLines
        rows={value.rows}
        currency={value.currency}
        add={t('주문에 더하기')}
        error={error}
        onChange={(rows) => set({ rows })}
        judged={(at) => {
          const row = value.rows[at]
          const line = shown?.lines.find(
            (one) => one.io_no === row?.io_no && one.ct_text === row.ct_text,
          )
          return (
            line && {
              ...line,
              note: line.made
                ? t(
                    '단순 변심 반품을 막으려면 서면 동의가 필요해요. 전화로 적으면 반품할 수 있는 상품이 돼요. 링크로 보내면 손님이 직접 동의해요.',
                  )
                : null,
            }
          )
        }}
      />
      <Panel title={t('직원 할인')}>
        <div className="grid gap-4 card:grid-cols-[10rem_minmax(0,1fr)]">
          <NumberField
            label={t('전체 할인')}
            name="percent_off"
            suffix="%"
            value={value.percent_off}
            onChange={(percent_off) => set({ percent_off })}
            error={error('percent_off')}
            hint={shown && shown.most_off < 100 && t('{percent}%까지', { percent: shown.most_off })}
          />
          <TextField
            label={t('다른 값을 받는 이유')}
            name="off_reason"
            maxLength={200}
            value={value.off_reason}
            onChange={(off_reason) => set({ off_reason })}
            error={error('off_reason')}
            hint={t('단가를 적은 줄에는 전체 할인을 더하지 않아요. 이유는 이력에 남아요.')}
          />
        </div>
      </Panel>
    </>
  )
}
