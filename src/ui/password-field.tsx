import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useT } from './language.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** Shown on demand; paste and managers are never blocked. */
export function PasswordField(props: Props) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      shortSuffix
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('비밀번호 보기')}
          onClick={() => setShown(!shown)}
          className="-mr-2.5 grid size-11 place-items-center text-ink-700"
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      }
    />
  )
}
