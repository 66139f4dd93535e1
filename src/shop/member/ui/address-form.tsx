import { useCallback } from 'react'
import { whyBadName } from '#kernel/person-name.ts'
import { formatPhone, whyBadPhone } from '#kernel/phone.ts'
import type { Address, AddressForm as Form } from '#shop/member/account-contract.ts'
import { AddressField } from '#shop/order/ui/address-field.tsx'
import { fieldRules } from '#shop/order/ui/field-rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

type Typed = {
  ad_subject: string
  ad_default: boolean
  ad_name: string
  ad_hp: string
  od_b_zip: string
  od_b_addr1: string
  od_b_addr2: string
  od_b_addr3: string
  od_b_addr_jibeon: string
}

const typedOf = (row: Address | null): Typed => ({
  ad_subject: row?.ad_subject ?? '',
  ad_default: row?.ad_default ?? false,
  ad_name: row?.ad_name ?? '',
  ad_hp: row ? formatPhone(row.ad_hp) : '',
  od_b_zip: row?.ad_zip ?? '',
  od_b_addr1: row?.ad_addr1 ?? '',
  od_b_addr2: row?.ad_addr2 ?? '',
  od_b_addr3: row?.ad_addr3 ?? '',
  od_b_addr_jibeon: row?.ad_jibeon ?? 'R',
})

const formOf = (typed: Typed): Form => ({
  ad_subject: typed.ad_subject,
  ad_default: typed.ad_default,
  ad_name: typed.ad_name,
  ad_hp: typed.ad_hp,
  ad_zip: typed.od_b_zip,
  ad_addr1: typed.od_b_addr1,
  ad_addr2: typed.od_b_addr2,
  ad_addr3: typed.od_b_addr3,
  ad_jibeon: typed.od_b_addr_jibeon === 'J' ? 'J' : 'R',
})

// the street is typed in the fields of the order form
const shownAs = {
  ad_zip: 'od_b_zip',
  ad_addr1: 'od_b_addr1',
  ad_addr2: 'od_b_addr2',
  ad_addr3: 'od_b_addr3',
} as const

type Props = { before: Address | null; first: boolean; onSave: (form: Form) => Promise<void> }

export function AddressForm({ before, first, onSave }: Props) {
  const t = useT()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'ad_name')
        return typed.ad_name.trim()
          ? say(whyBadName(typed.ad_name))
          : t('받는 분의 이름을 적어 주세요.')
      if (name === 'ad_hp') return say(whyBadPhone(typed.ad_hp))
      if (name === 'od_b_zip')
        return typed.od_b_addr1 || typed.od_b_zip ? say(fieldRules.od_b_zip(typed.od_b_zip)) : null
      if (name === 'od_b_addr1') return say(fieldRules.od_b_addr1(typed.od_b_addr1))
      return name === 'ad_subject' || name === 'od_b_addr2'
        ? say(fieldRules.od_b_addr2(typed[name]))
        : null
      function say(why: readonly [string, Record<string, string | number>?] | null) {
        return why && t(why[0], why[1])
      }
    },
    [t],
  )
  const fields = useFields<Typed>(typedOf(before), check, shownAs)
  const { busy, send } = useSend(fields)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.checkAll()) void send(() => onSave(formOf(fields.values)))
      }}
      className="grid gap-4 pb-2"
    >
      <TextField
        {...fields.bind('ad_subject')}
        label={t('주소 이름')}
        optional
        maxLength={20}
        placeholder={t('집, 회사')}
      />
      <TextField
        {...fields.bind('ad_name')}
        label={t('받는 분')}
        required
        autoComplete="shipping name"
        maxLength={50}
      />
      <PhoneField
        {...fields.bind('ad_hp')}
        label={t('휴대폰 번호')}
        required
        autoComplete="shipping tel"
        placeholder="010-0000-0000"
      />
      <AddressField fields={fields} />
      {!first && !before?.ad_default && (
        <Checkbox {...fields.bindTick('ad_default')}>{t('기본 배송지로 쓸게요')}</Checkbox>
      )}
      <Button type="submit" wide busy={busy}>
        {t('저장하기')}
      </Button>
    </form>
  )
}
