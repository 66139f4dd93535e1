import type { JobState } from '#shop/bottle/job-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useT } from '#ui/language.tsx'

const tones: Record<JobState, BadgeTone> = {
  submitted: 'wait',
  proof_sent: 'info',
  revision_requested: 'wait',
  approved: 'info',
  paid: 'going',
  production: 'going',
  shipped: 'going',
  done: 'done',
  on_hold: 'wait',
  cancelled: 'plain',
}

export function stateWord(t: Translate, state: JobState): string {
  const words: Record<JobState, string> = {
    submitted: t('시안 준비 중'),
    proof_sent: t('시안 확인'),
    revision_requested: t('시안 고치는 중'),
    approved: t('결제 기다림'),
    paid: t('제작 준비'),
    production: t('제작 중'),
    shipped: t('배송 중'),
    done: t('완료'),
    on_hold: t('보류'),
    cancelled: t('의뢰 취소됨'),
  }
  return words[state]
}

export function JobBadge({ state }: { state: JobState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{stateWord(t, state)}</Badge>
}
