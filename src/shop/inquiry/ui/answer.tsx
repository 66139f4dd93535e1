import type { ReactNode } from 'react'
import { spokenIn } from '#kernel/language.ts'
import { useT } from '#ui/language.tsx'
import { LanguageMark } from '#ui/language-mark.tsx'
import { Day } from './state-badge.tsx'

/** What the shop says, under what was asked. */
export function Answer({
  text,
  at,
  grouped = false,
  children,
}: {
  text: string
  at: string | null
  /** it was said already in which language this is */
  grouped?: boolean
  children?: ReactNode
}) {
  const t = useT()
  return (
    <div className="measure border-l-2 border-pine-600 pl-4">
      <p className="flex flex-wrap items-center gap-x-3 text-caption">
        <b className="font-semibold">{t('오드모아의 답')}</b>
        {at && <Day at={at} />}
        {!grouped && <LanguageMark text={text} />}
      </p>
      <p lang={spokenIn(text)} className="mt-1 text-plain whitespace-pre-line text-ink-700">
        {text}
      </p>
      {children && <div className="mt-3 text-plain">{children}</div>}
    </div>
  )
}
