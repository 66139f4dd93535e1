import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#kernel/queries.ts'
import { account } from '#shop/member/account-contract.ts'
import { devices } from '#shop/member/device-contract.ts'
import { whyBadPassword } from '#shop/member/rules.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { ProofField, proofOf } from './proof-field.tsx'

type Typed = {
  current_password: string
  confirm_code: string
  password: string
  password_confirmation: string
}
type Who = { mb_id: string; mb_hp: string; mb_email: string; has_password: boolean }
const empty: Typed = {
  current_password: '',
  confirm_code: '',
  password: '',
  password_confirmation: '',
}

/** The current password, the new one, the new one again. */
export function PasswordForm({ mine }: { mine: Who }) {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  const { refresh } = useSession()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'current_password')
        return mine.has_password && !typed.current_password
          ? t('현재 비밀번호를 적어 주세요.')
          : null
      if (name === 'confirm_code')
        return !mine.has_password && !typed.confirm_code
          ? t('메일로 받은 확인 번호를 적어 주세요.')
          : null
      if (name === 'password_confirmation')
        return typed.password === typed.password_confirmation
          ? null
          : t('새 비밀번호와 달라요. 다시 적어 주세요.')
      if (!typed.password) return t('새 비밀번호를 적어 주세요.')
      const why = whyBadPassword(typed.password, mine)
      return why && t(why[0], why[1])
    },
    [t, mine],
  )
  const fields = useFields<Typed>(empty, check)
  const { busy, send } = useSend(fields)

  async function change() {
    const { password, password_confirmation } = fields.values
    const done = await call(account.changePassword, {
      body: { ...proofOf(mine.has_password, fields.values), password, password_confirmation },
    })
    fields.reset(empty)
    void client.invalidateQueries({ queryKey: [devices.list.path] })
    void client.invalidateQueries({ queryKey: [account.show.path] })
    void refresh()
    await dialog.done(done.message, { title: done.title })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.checkAll()) void send(change)
      }}
      className="grid max-w-[420px] gap-4"
    >
      {/* lets a password manager know whose it is */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={mine.mb_id}
        readOnly
        hidden
      />
      <ProofField
        hasPassword={mine.has_password}
        password={fields.bind('current_password')}
        code={fields.bind('confirm_code')}
      />
      <PasswordField
        {...fields.bind('password')}
        label={t('새 비밀번호')}
        required
        autoComplete="new-password"
        maxLength={128}
        hint={t(
          '대문자, 소문자, 숫자, 기호 중 세 가지를 섞어 8자 이상, 두 가지면 10자 이상이에요.',
        )}
      />
      <PasswordField
        {...fields.bind('password_confirmation')}
        label={t('새 비밀번호 확인')}
        required
        autoComplete="new-password"
        maxLength={128}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('비밀번호 바꾸기')}
        </Button>
      </div>
    </form>
  )
}
