import { addressAsks } from '#shop/order/address-rules.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Fields } from '#ui/use-fields.ts'
import type { OrderTyped } from './typed-order.ts'

const two = 'grid gap-4 card:grid-cols-2'

/** An address outside Korea, in the order in which it is written on a parcel. */
export function ForeignAddress({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  const asks = addressAsks(fields.values.country_code)
  return (
    <>
      <TextField
        {...fields.bind('od_b_addr1')}
        label={t('주소 1 (번지와 거리)')}
        required
        autoComplete="shipping address-line1"
        maxLength={200}
      />
      <TextField
        {...fields.bind('od_b_addr2')}
        label={t('주소 2 (동·호수)')}
        optional
        autoComplete="shipping address-line2"
        maxLength={200}
      />
      <div className={two}>
        <TextField
          {...fields.bind('od_b_city')}
          label={t('도시')}
          required
          autoComplete="shipping address-level2"
          maxLength={100}
        />
        <TextField
          {...fields.bind('od_b_state')}
          label={t('주·도')}
          {...(asks.state ? { required: true } : { optional: true })}
          autoComplete="shipping address-level1"
          maxLength={100}
        />
        <TextField
          {...fields.bind('od_b_zip')}
          label={t('우편번호')}
          {...(asks.zip ? { required: true } : { optional: true })}
          autoComplete="shipping postal-code"
          maxLength={10}
          autoCapitalize="characters"
        />
      </div>
    </>
  )
}
