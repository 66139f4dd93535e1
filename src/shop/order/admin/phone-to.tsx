import { useQuery } from '@tanstack/react-query'
import { Panel } from '#admin/ui/panel.tsx'
import { queryOf } from '#kernel/queries.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { ReceiverFields } from '#shop/order/ui/receiver-fields.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { PhonePart } from './phone-buyer.tsx'

/** Who receives it and where; wrapping and cards are goods of their own. */
export function PhoneTo({ value, set, error }: PhonePart) {
  const t = useT()
  const { pick } = useLang()
  const countries = useQuery(queryOf(shipmentCosts.table, {})).data?.data.countries ?? []
  const { receiver } = value
  const names = Object.keys(receiver)
  return (
    <Panel
      title={t('받는 분')}
      end={
        <Button
          look="outline"
          size={44}
          onClick={() =>
            set({ receiver: { ...receiver, od_b_name: value.od_name, od_b_hp: value.od_hp } })
          }
        >
          {t('주문자와 같음')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {countries.length > 0 && (
          <Select
            label={t('받는 나라')}
            name="country_code"
            value={value.country}
            onChange={(country) => set({ country })}
            choices={[
              { value: 'KR', label: t('대한민국') },
              ...countries.map(({ code, name }) => ({
                value: code,
                label: pick(name.ko, name.en),
              })),
            ]}
            error={error('country_code')}
          />
        )}
        <div data-fields="receiver">
          <ReceiverFields
            country={value.country}
            value={receiver}
            errors={Object.fromEntries(
              names.flatMap((name) => {
                const told = error(name)
                return told ? [[name, told]] : []
              }),
            )}
            onChange={(part) => set({ receiver: { ...receiver, ...part } })}
          />
        </div>
        <Checkbox checked={value.od_gift} onChange={(od_gift) => set({ od_gift })}>
          {t('선물이에요. 상자에 넣는 종이에 가격을 적지 말아 주세요')}
        </Checkbox>
      </div>
    </Panel>
  )
}
