import type { Claim, ClaimKind, ClaimReason, ClaimState } from '#shop/claim/contract.ts'
import type { Translate } from '#ui/language.tsx'

export function kindWord(t: Translate, kind: ClaimKind): string {
  return kind === 'return' ? t('반품 요청') : t('교환 요청')
}

export function reasonWord(t: Translate, reason: ClaimReason): string {
  const words: Record<ClaimReason, string> = {
    changed_mind: t('마음이 바뀌었어요'),
    order_mistake: t('잘못 주문했어요'),
    damaged: t('깨지거나 새서 왔어요'),
    wrong_item: t('다른 상품이 왔어요'),
    different: t('설명과 달라요'),
    delayed: t('너무 늦게 왔어요'),
  }
  return words[reason]
}

/** The last step of a return is over when the money has left, not when it was agreed to. */
export function claimStandingWord(
  t: Translate,
  { state, refund_state }: Pick<Claim, 'state' | 'refund_state'>,
): string {
  return state !== 'exchanged' && refund_state && refund_state !== 'done'
    ? t('환불 진행 중')
    : claimStateWord(t, state)
}

export function claimStateWord(t: Translate, state: ClaimState): string {
  const words: Record<ClaimState, string> = {
    requested: t('신청함'),
    accepted: t('접수됨'),
    collected: t('상품 도착'),
    inspected: t('검수 마침'),
    refunded: t('환불함'),
    exchanged: t('교환 마침'),
    refused: t('거절됨'),
    withdrawn: t('거둠'),
  }
  return words[state]
}

/** The road of a claim that goes well. */
export function roadOf(kind: ClaimKind): ClaimState[] {
  return [
    'requested',
    'accepted',
    'collected',
    'inspected',
    kind === 'return' ? 'refunded' : 'exchanged',
  ]
}
