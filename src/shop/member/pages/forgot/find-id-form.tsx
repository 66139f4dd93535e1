import { useCallback, useState } from 'react'
import { whyBadMail } from '#kernel/mail-address.ts'
import { paths } from '#kernel/paths.ts'
import { whyBadName } from '#kernel/person-name.ts'
import { whyBadPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { accounts } from '#shop/member/contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Typed = { mb_name: string; mb_email: string; mb_hp: string }
type By = 'mail' | 'phone'

export function FindIdForm() {
  const t = useT()
  const [by, setBy] = useState<By>('mail')
  const [told, setFound] = useState<{ message: string; mb_ids: string[] } | null>(null)
  const found = told?.mb_ids.length ? told : null
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name !== 'mb_name' && name !== (by === 'mail' ? 'mb_email' : 'mb_hp')) return null
      const why =
        name === 'mb_name'
          ? whyBadName(typed.mb_name)
          : name === 'mb_email'
            ? whyBadMail(typed.mb_email)
            : whyBadPhone(typed.mb_hp)
      return why && t(...why)
    },
    [t, by],
  )
  const fields = useFields<Typed>({ mb_name: '', mb_email: '', mb_hp: '' }, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    setFound(null)
    const { mb_name, mb_email, mb_hp } = fields.values
    const { message, data } = await call(accounts.forgetId, {
      body: { mb_name, ...(by === 'mail' ? { mb_email } : { mb_hp }) },
    })
    setFound({ message, mb_ids: data.mb_ids })
  })

  return (
    <form {...form} className="grid gap-4">
      <p className="text-plain text-ink-700">{t('가입할 때 적은 이름과 연락처를 적어 주세요.')}</p>
      <TextField
        {...fields.bind('mb_name')}
        label={t('이름')}
        required
        autoComplete="name"
        maxLength={50}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small font-medium">{t('무엇으로 찾을까요?')}</legend>
        <div className="flex gap-2">
          <Chip on={by === 'mail'} onClick={() => setBy('mail')}>
            {t('이메일')}
          </Chip>
          <Chip on={by === 'phone'} onClick={() => setBy('phone')}>
            {t('휴대폰 번호')}
          </Chip>
        </div>
      </fieldset>
      {by === 'mail' ? (
        <TextField
          {...fields.bind('mb_email')}
          label={t('가입한 이메일')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
        />
      ) : (
        <PhoneField
          {...fields.bind('mb_hp')}
          label={t('가입한 휴대폰 번호')}
          required
          autoComplete="tel"
        />
      )}
      <FormRefusal message={refusal ?? (found ? null : (told?.message ?? null))} />
      <div role="status">
        {found && (
          <div className="rounded-tag bg-ok-100 px-4 py-3.5">
            <ul className="grid gap-1 text-title font-[650]">
              {found.mb_ids.map((mb_id, at) => (
                <li key={at}>{mb_id}</li>
              ))}
            </ul>
            <p className="mt-1 text-small text-ok">{found.message}</p>
          </div>
        )}
      </div>
      {found && <ButtonLink to={paths.login()}>{t('로그인')}</ButtonLink>}
      <Button type="submit" wide busy={busy} look={found ? 'outline' : 'solid'}>
        {t('아이디 찾기')}
      </Button>
    </form>
  )
}
