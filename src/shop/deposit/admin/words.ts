import type { Deposit } from '#shop/deposit/contract.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'

export const depositTones: Record<Deposit['state'], BadgeTone> = {
  queued: 'wait',
  matched: 'done',
  ignored: 'plain',
}

export function depositWord(t: Translate, state: Deposit['state']): string {
  const words: Record<Deposit['state'], string> = {
    queued: t('맞춰야 해요'),
    matched: t('맞춤'),
    ignored: t('관계없음'),
  }
  return words[state]
}

export function whyWord(t: Translate, why: string): string {
  const words: Record<string, string> = {
    name: t('금액은 맞고 이름이 달라요'),
    amount: t('이름은 맞고 금액이 달라요'),
    many: t('같은 주문이 여러 건이에요'),
    none: t('맞는 주문이 없어요'),
    undone: t('잘못 맞춘 것을 되돌렸어요'),
  }
  return words[why] ?? ''
}
