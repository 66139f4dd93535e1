import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { sessions } from '#shop/session/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { inWords } from '#ui/explain.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'

type Props = {
  mb_id?: string
  onIn: (user: { mb_id: string; staff_role: string | null }) => void | Promise<void>
}

/** Id and password, on a page that stays. Says plainly what was wrong: the pair, too many tries, or the connection. */
export function LoginForm({ mb_id = '', onIn }: Props) {
  const t = useT()
  const client = useQueryClient()
  const { refresh } = useSession()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  // asked for once the password was right, by those who have a second step
  const [second, setSecond] = useState(false)
  const fields = useFields({ mb_id, password: '', code: '' }, (name, values) => {
    if (name === 'code')
      return !second || values.code.trim() ? null : t('인증 앱의 6자리 숫자를 적어 주세요.')
    return values[name].trim()
      ? null
      : name === 'mb_id'
        ? t('아이디를 적어 주세요.')
        : t('비밀번호를 적어 주세요.')
  })

  async function logIn() {
    setTrouble(null)
    if (busy || !fields.checkAll()) return
    setBusy(true)
    try {
      const { user } = await call(sessions.login, {
        body: {
          mb_id: fields.values.mb_id,
          password: fields.values.password,
          ...(second ? { code: fields.values.code } : {}),
        },
      })
      // somebody else's answers are not for this person
      if (mb_id && user.mb_id !== mb_id) client.clear()
      await refresh()
      await onIn(user)
    } catch (error) {
      const asksSecond = error instanceof Refusal && error.detail.second_factor === true
      // the first time it is a question, not a mistake
      if (!asksSecond || second) setTrouble(inWords(t, error))
      setSecond(asksSecond)
      fields.set(asksSecond ? 'code' : 'password', '')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void logIn()
      }}
    >
      <FormRefusal message={trouble} />
      <TextField
        label={t('아이디 또는 메일')}
        {...fields.bind('mb_id')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={!mb_id}
      />
      <PasswordField
        label={t('비밀번호')}
        {...fields.bind('password')}
        autoComplete="current-password"
        autoFocus={!!mb_id}
      />
      {second && (
        <TextField
          label={t('인증 숫자')}
          hint={t('인증 앱의 6자리 숫자예요. 휴대폰이 없다면 복구 코드를 적어 주세요.')}
          {...fields.bind('code')}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={24}
          autoFocus
        />
      )}
      <Button type="submit" wide busy={busy} className="mt-2">
        {t('로그인')}
      </Button>
    </form>
  )
}
