import { useState } from 'react'
import { keepDraft, useDraft } from '#shop/inquiry/ui/kept-draft.ts'

type Step = { at: number; seen: number }

/** Which step one is at and how far one came, kept beside what was typed. */
export function useStep(draft: string, last: number): [Step, (at: number) => void] {
  const key = `${draft}/step`
  const [step, setStep] = useState<Step>({ at: 0, seen: 0 })
  useDraft<Step>(key, ({ at = 0, seen = 0 }) =>
    setStep({ at: within(at, last), seen: within(seen, last) }),
  )
  const put = (at: number) => {
    const next = { at, seen: Math.max(step.seen, at) }
    setStep(next)
    keepDraft(key, next)
  }
  return [step, put]
}

const within = (at: number, last: number) =>
  Number.isInteger(at) ? Math.min(Math.max(at, 0), last) : 0
