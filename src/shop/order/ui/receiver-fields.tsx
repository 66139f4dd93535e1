import { formatPhone } from '#kernel/phone.ts'
import { addressAsks } from '#shop/order/address-rules.ts'
import type { Receiver } from '#shop/order/contract/edits.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AddressField } from './address-field.tsx'

export function receiverOf(order: Order): Receiver {
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_b_addr3 } = order
  const { od_b_city, od_b_state, od_memo } = order
  return {
    ...{ od_b_name, od_b_hp: formatPhone(od_b_hp), od_b_zip, od_b_addr1, od_b_addr2, od_b_addr3 },
    ...{ od_b_addr_jibeon: 'R', od_b_city, od_b_state, od_memo },
  }
}

type Props = {
  country: string
  value: Receiver
  errors: Record<string, string>
  onChange: (part: Partial<Receiver>) => void
}

/** Who receives an order that is there already, and where: for the buyer and for staff. */
export function ReceiverFields({ country, value, errors, onChange }: Props) {
  const t = useT()
  const asks = addressAsks(country)
  const bind = <K extends keyof Receiver>(name: K) => ({
    name,
    value: value[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    onBlur: () => undefined,
    error: errors[name] ?? null,
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 card:grid-cols-2">
        <TextField {...bind('od_b_name')} label={t('받는 분 이름')} required maxLength={50} />
        <PhoneField {...bind('od_b_hp')} label={t('휴대폰 번호')} required />
      </div>
      {country === 'KR' ? (
        <AddressField
          fields={{
            values: value,
            errors,
            set: (name, typed) => onChange({ [name]: typed }),
            // the finder says R or J, and nothing else writes it
            setAll: ({ od_b_addr_jibeon, ...part }) =>
              onChange(
                od_b_addr_jibeon
                  ? { ...part, od_b_addr_jibeon: od_b_addr_jibeon === 'J' ? 'J' : 'R' }
                  : part,
              ),
            bind,
          }}
        />
      ) : (
        <div className="grid gap-4 card:grid-cols-2">
          <TextField {...bind('od_b_addr1')} label={t('주소')} required maxLength={200} />
          <TextField {...bind('od_b_addr2')} label={t('상세 주소')} optional maxLength={200} />
          <TextField {...bind('od_b_city')} label={t('도시')} required maxLength={100} />
          <TextField
            {...bind('od_b_state')}
            label={t('주·도')}
            {...(asks.state ? { required: true } : { optional: true })}
            maxLength={100}
          />
          <TextField
            {...bind('od_b_zip')}
            label={t('우편번호')}
            {...(asks.zip ? { required: true } : { optional: true })}
            maxLength={10}
          />
        </div>
      )}
      <TextArea {...bind('od_memo')} label={t('배송 메모')} optional rows={2} maxLength={500} />
    </div>
  )
}
