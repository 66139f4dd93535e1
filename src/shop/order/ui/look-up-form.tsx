import { CircleAlert } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '../../../kernel/client.ts'
import { paths } from '../../../kernel/paths.ts'
import { whyBadPhone } from '../../../kernel/phone.ts'
import { call } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../ui/use-fields.ts'
import { orders } from '../contract.ts'

type Typed = { od_id: string; od_hp: string; od_pwd: string }

/** A guest opens an order with its number, phone and password. */
export function LookUpForm({ od_id = '', look = 'solid' }: { od_id?: string; look?: 'solid' | 'outline' }) {
  const t = useT()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'od_id') return typed.od_id.replace(/[\s-]/g, '') ? null : t('주문번호를 적어 주세요.')
      if (name === 'od_pwd') return typed.od_pwd ? null : t('주문할 때 정한 비밀번호를 적어 주세요.')
      const why = whyBadPhone(typed.od_hp)
      return why && t(why[0], why[1])
    },
    [t],
  )
  const fields = useFields<Typed>({ od_id, od_hp: '', od_pwd: '' }, check)

  async function lookUp() {
    setRefusal(null)
    if (busy || !fields.checkAll()) return
    setBusy(true)
    try {
      const { data } = await call(orders.lookUp, { body: fields.values })
      await navigate(paths.orderView(data.od_id))
    } catch (error) {
      const told = error instanceof Refusal && error.message && Object.keys(error.errors).length === 0
      if (told) setRefusal(error.message)
      else if (!fields.refused(error)) setRefusal(t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'))
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void lookUp()
      }}
      className="grid gap-4"
    >
      <TextField {...fields.bind('od_id')} label={t('주문번호')} required inputMode="numeric" autoComplete="off" maxLength={30} hint={t('주문 확인 메일에 적힌 숫자예요.')} />
      <PhoneField {...fields.bind('od_hp')} label={t('주문한 휴대폰 번호')} required autoComplete="tel" />
      <PasswordField {...fields.bind('od_pwd')} label={t('주문 조회 비밀번호')} required autoComplete="off" maxLength={64} />
      <FormRefusal message={refusal} />
      <Button type="submit" look={look} wide busy={busy} className="mt-1">
        {t('주문 조회')}
      </Button>
    </form>
  )
}

/** Why a whole form was refused. */
export function FormRefusal({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 rounded-tag border-l-4 border-bad bg-bad-100 px-4 py-3 text-[14px] leading-snug font-medium text-bad">
          <CircleAlert aria-hidden="true" size={17} strokeWidth={1.75} className="mt-px shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
