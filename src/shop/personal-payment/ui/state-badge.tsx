import type { PersonalState } from '#shop/personal-payment/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useT } from '#ui/language.tsx'

const tones: Record<PersonalState, BadgeTone> = {
  waiting: 'wait',
  paid: 'done',
  expired: 'plain',
  withdrawn: 'plain',
  refunded: 'info',
}

export function personalWord(t: Translate, state: PersonalState): string {
  const words: Record<PersonalState, string> = {
    waiting: t('결제 기다림'),
    paid: t('결제 완료'),
    expired: t('결제 기한 지남'),
    withdrawn: t('거둬들임'),
    refunded: t('모두 돌려드림'),
  }
  return words[state]
}

export function PersonalBadge({ state }: { state: PersonalState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{personalWord(t, state)}</Badge>
}
