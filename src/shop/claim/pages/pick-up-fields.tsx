import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'

type Address = {
  pick_name: string
  pick_hp: string
  pick_zip: string
  pick_addr1: string
  pick_addr2: string
}
type Props = {
  able: boolean
  pickup: 'shop' | 'self'
  onPickup: (pickup: 'shop' | 'self') => void
  address: Address
  onChange: (part: Partial<Address>) => void
  errors: Record<string, string>
}

/** Who carries the goods back; the address of the order stands there already. */
export function PickUpFields({ able, pickup, onPickup, address, onChange, errors }: Props) {
  const t = useT()
  return (
    <>
      <RadioCards
        legend={t('보내는 방법')}
        hideLegend
        name="pickup"
        grid="grid gap-2.5 card:grid-cols-2"
        value={pickup}
        onChange={onPickup}
        error={errors.pickup ?? null}
        cards={[
          {
            value: 'shop',
            label: t('가지러 와 주세요'),
            note: t('택배 기사님이 1~3일 안에 찾아가요'),
            disabled: !able,
          },
          { value: 'self', label: t('직접 보낼게요'), note: t('접수되면 보내실 곳을 알려 드려요') },
        ]}
      />
      {pickup === 'shop' && (
        <div className="mt-4 grid gap-4 card:grid-cols-2">
          <TextField
            label={t('이름')}
            name="pick_name"
            autoComplete="name"
            value={address.pick_name}
            onChange={(pick_name) => onChange({ pick_name })}
            error={errors.pick_name ?? null}
          />
          <PhoneField
            label={t('휴대폰 번호')}
            name="pick_hp"
            value={address.pick_hp}
            onChange={(pick_hp) => onChange({ pick_hp })}
            error={errors.pick_hp ?? null}
          />
          <TextField
            label={t('우편번호')}
            name="pick_zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            value={address.pick_zip}
            onChange={(pick_zip) => onChange({ pick_zip })}
            error={errors.pick_zip ?? null}
          />
          <TextField
            label={t('주소')}
            name="pick_addr1"
            autoComplete="address-line1"
            value={address.pick_addr1}
            onChange={(pick_addr1) => onChange({ pick_addr1 })}
            error={errors.pick_addr1 ?? null}
            className="card:col-span-2"
          />
          <TextField
            label={t('상세 주소')}
            name="pick_addr2"
            optional
            autoComplete="address-line2"
            value={address.pick_addr2}
            onChange={(pick_addr2) => onChange({ pick_addr2 })}
            error={errors.pick_addr2 ?? null}
            className="card:col-span-2"
          />
        </div>
      )}
    </>
  )
}
