import { Check } from 'lucide-react'
import { longestPassword, passwordParts } from '#shop/member/rules.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type Person = { mb_id?: string; mb_hp?: string; mb_birth?: string; mb_email?: string }
type Props = {
  name: string
  label: string
  value: string
  onChange: (typed: string) => void
  onBlur: () => void
  error: string | null
  person?: Person
}

/** A password to be: its rules stand below and are ticked off while it is typed. */
export function NewPasswordField({ person = {}, ...field }: Props) {
  const t = useT()
  const parts = passwordParts(field.value, person)
  const rules = [
    { met: parts.length, words: t('8자 이상') },
    { met: parts.kinds, words: t('대문자·소문자·숫자·기호 중 세 가지, 또는 두 가지로 10자 이상') },
    { met: parts.plain, words: t('흔한 낱말과 1234, qwer 같은 줄은 빼기') },
    { met: parts.own, words: t('아이디·메일·휴대폰 번호·생일은 빼기') },
  ]
  return (
    <PasswordField
      {...field}
      required
      autoComplete="new-password"
      maxLength={longestPassword}
      hint={
        <span className="mt-2 grid gap-1">
          {rules.map(({ met, words }) => (
            <span
              key={words}
              className={cx('flex items-start gap-1.5', met ? 'text-ok' : 'text-ink-500')}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'mt-[3px] grid size-[14px] shrink-0 place-items-center rounded-full',
                  met ? 'bg-ok text-paper-0' : 'border border-control',
                )}
              >
                {met && <Check size={10} strokeWidth={3} />}
              </span>
              <span>
                {words}
                {met && <span className="sr-only"> ({t('지켰어요')})</span>}
              </span>
            </span>
          ))}
        </span>
      }
    />
  )
}
