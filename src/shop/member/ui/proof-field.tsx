import { call } from '#kernel/queries.ts'
import { account } from '#shop/member/account-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

type Bound = {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  error: string | null
}
type Props = { hasPassword: boolean; password: Bound; code: Bound; hint?: string }

/** The current password; for a member who has none, a number by mail. */
export function ProofField({ hasPassword, password, code, hint }: Props) {
  const t = useT()
  const toast = useToast()
  const { busy, send } = useSend()
  const ask = () => send(async () => toast((await call(account.mailCode, {})).message))

  if (hasPassword)
    return (
      <PasswordField
        {...password}
        label={t('현재 비밀번호')}
        hint={hint}
        required
        autoComplete="current-password"
        maxLength={128}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
      <TextField
        {...code}
        label={t('확인 번호')}
        hint={hint ?? t('메일로 받은 6자리 숫자예요.')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button look="outline" busy={busy} onClick={ask} className="mt-[27px]">
        {t('메일로 받기')}
      </Button>
    </div>
  )
}

/** What the proof's two fields send: only the one that is asked for. */
export function proofOf(
  hasPassword: boolean,
  { current_password, confirm_code }: { current_password: string; confirm_code: string },
) {
  return hasPassword ? { current_password } : { confirm_code }
}
