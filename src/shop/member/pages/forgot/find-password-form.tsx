import { MailCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { call } from '#kernel/queries.ts'
import { accounts } from '#shop/member/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Typed = { mb_id: string }

/** Asks for the mail with the link; says the same for members and strangers. */
export function FindPasswordForm() {
  const t = useT()
  const [told, setTold] = useState<string | null>(null)
  const check = useCallback(
    (_: keyof Typed, typed: Typed) =>
      typed.mb_id.trim() ? null : t('아이디나 메일을 적어 주세요.'),
    [t],
  )
  const fields = useFields<Typed>({ mb_id: '' }, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    setTold(null)
    setTold((await call(accounts.forgetPassword, { body: fields.values })).message)
  })

  return (
    <form {...form} className="grid gap-4">
      <p className="text-plain text-ink-700">
        {t('가입한 메일로 새 비밀번호를 정하는 링크를 보내 드려요.')}
      </p>
      <TextField
        {...fields.bind('mb_id')}
        label={t('아이디 또는 메일')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
      />
      <FormRefusal message={refusal} />
      <div role="status">
        {told && (
          <div className="flex items-start gap-2.5 rounded-tag bg-ok-100 px-4 py-3 text-small leading-snug text-ok">
            <MailCheck aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
            <div>
              <p className="font-semibold">{told}</p>
              <p className="mt-1">{t('메일이 오지 않으면 스팸함과 적은 내용을 확인해 주세요.')}</p>
            </div>
          </div>
        )}
      </div>
      <Button type="submit" wide busy={busy} look={told ? 'outline' : 'solid'}>
        {told ? t('메일 다시 받기') : t('메일 받기')}
      </Button>
    </form>
  )
}
