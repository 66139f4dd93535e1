import { useCallback, useEffect, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { accounts } from '#shop/member/contract.ts'
import { whyBadPassword } from '#shop/member/rules.ts'
import { NewPasswordField } from '#shop/member/ui/new-password-field.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '비밀번호 다시 정하기'), noindex: true })
}

type Link = { token: string; mb_id: string } | { refusal: string } | null

/** The secret of the link leaves the address bar, and with it what others see and the browser remembers; a reload still has it. */
function takeToken(): string {
  const given = location.hash.slice(1) || new URLSearchParams(location.search).get('token') || ''
  if (!given) return String(history.state?.reset ?? '')
  history.replaceState({ ...history.state, reset: given }, '', location.pathname)
  return given
}

/** Where the mail's link leads. The secret stands behind the #, so that it reaches no log on the way. */
export default function ResetPage() {
  const t = useT()
  const [link, setLink] = useState<Link>(null)
  const taken = useRef('')

  useEffect(() => {
    taken.current ||= takeToken()
    const token = taken.current
    call(accounts.checkReset, { body: { token } }).then(
      ({ data }) => setLink({ token, mb_id: data.mb_id }),
      (error: unknown) => setLink({ refusal: inWords(t, error) }),
    )
  }, [t])

  return (
    <div className="wrap pt-7 pb-16 desk:pt-14 desk:pb-28">
      <div className="mx-auto max-w-[480px]">
        <h1 className="type-h1 mb-5 desk:text-display">{t('비밀번호 다시 정하기')}</h1>
        {!link && <Skeleton className="h-48" />}
        {link && 'refusal' in link && (
          <>
            <FormRefusal message={link.refusal} />
            <ButtonLink wide to={paths.forgotPassword()} className="mt-4">
              {t('새 메일 받기')}
            </ButtonLink>
          </>
        )}
        {link && 'token' in link && (
          <ResetForm {...link} onSpent={(refusal) => setLink({ refusal })} />
        )}
      </div>
    </div>
  )
}

type Typed = { password: string }

function ResetForm({
  token,
  mb_id,
  onSpent,
}: {
  token: string
  mb_id: string
  onSpent: (why: string) => void
}) {
  const t = useT()
  const dialog = useDialog()
  const check = useCallback(
    (_: keyof Typed, { password }: Typed) => {
      const why = whyBadPassword(password, { mb_id })
      return why && t(...why)
    },
    [t, mb_id],
  )
  const fields = useFields<Typed>({ password: '' }, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    try {
      const { message } = await call(accounts.resetPassword, {
        body: { token, password: fields.values.password },
      })
      await dialog.done(message, { title: t('비밀번호 변경') })
      // a new page: the secret leaves the address, and whoever was logged in here no longer is
      location.replace(paths.login())
    } catch (error) {
      if (error instanceof Refusal && error.status === 410) return onSpent(error.message)
      throw error
    }
  })

  return (
    <form {...form} className="grid gap-4">
      <p className="text-plain text-ink-700">
        {t('{mb_id} 계정의 새 비밀번호를 정해 주세요. 다른 기기에서는 모두 로그아웃돼요.', {
          mb_id,
        })}
      </p>
      {/* password managers need to know whose password it is */}
      <input type="text" name="username" autoComplete="username" value={mb_id} readOnly hidden />
      <NewPasswordField {...fields.bind('password')} label={t('새 비밀번호')} person={{ mb_id }} />
      <FormRefusal message={refusal} />
      <Button type="submit" wide busy={busy}>
        {t('비밀번호 바꾸기')}
      </Button>
    </form>
  )
}
