import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { whyBadPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { orders } from '#shop/order/contract/place.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Typed = { od_id: string; od_hp: string; od_pwd: string }

/** A guest opens an order with its number, phone and password. */
export function LookUpForm({
  od_id = '',
  look = 'solid',
}: {
  od_id?: string
  look?: 'solid' | 'outline'
}) {
  const t = useT()
  const navigate = useNavigate()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'od_id')
        return typed.od_id.replace(/[\s-]/g, '') ? null : t('주문번호를 적어 주세요.')
      if (name === 'od_pwd')
        return typed.od_pwd ? null : t('주문할 때 정한 비밀번호를 적어 주세요.')
      const why = whyBadPhone(typed.od_hp)
      return why && t(why[0], why[1])
    },
    [t],
  )
  const fields = useFields<Typed>({ od_id, od_hp: '', od_pwd: '' }, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    const { data } = await call(orders.lookUp, { body: fields.values })
    await navigate(paths.orderView(data.od_id))
  })

  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...fields.bind('od_id')}
        label={t('주문번호')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        hint={t('주문 확인 메일에 적힌 숫자예요.')}
      />
      <PhoneField
        {...fields.bind('od_hp')}
        label={t('주문한 휴대폰 번호')}
        required
        autoComplete="tel"
      />
      <PasswordField
        {...fields.bind('od_pwd')}
        label={t('주문 조회 비밀번호')}
        required
        autoComplete="off"
        maxLength={64}
      />
      <FormRefusal message={refusal} />
      <Button type="submit" look={look} wide busy={busy} className="mt-1">
        {t('주문 조회')}
      </Button>
    </form>
  )
}
