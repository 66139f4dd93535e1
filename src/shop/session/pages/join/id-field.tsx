import { useEffect, useState } from 'react'
import { call } from '#kernel/queries.ts'
import { accounts } from '#shop/member/contract.ts'
import { whyBadId } from '#shop/member/rules.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  name: string
  value: string
  onChange: (typed: string) => void
  onBlur: () => void
  error: string | null
}

const pause = 500

/** An id, and whether it is free, asked a moment after the last key. */
export function IdField({ error, ...field }: Props) {
  const t = useT()
  const id = field.value.trim()
  const [answer, setAnswer] = useState<{ id: string; free: boolean; reason: string } | null>(null)

  useEffect(() => {
    if (whyBadId(id)) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // a hint that cannot be had is no fault: joining asks again
      call(accounts.checkId, { params: { mb_id: id } }, { signal: stop.signal }).then(
        ({ data }) => setAnswer({ id, ...data }),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id])

  const known = answer?.id === id ? answer : null
  return (
    <TextField
      {...field}
      label={t('아이디')}
      required
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      error={error ?? (known && !known.free ? known.reason : null)}
      hint={
        <span role="status">
          {known?.free ? (
            <b className="font-semibold text-ok">{t('쓸 수 있는 아이디예요.')}</b>
          ) : (
            t('영문, 숫자, 밑줄(_) 3~20자')
          )}
        </span>
      }
    />
  )
}
