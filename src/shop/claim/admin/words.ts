import type { ClaimKind, ClaimReason, ClaimState, FeeWay } from '#shop/claim/contract.ts'
import type { RefundState } from '#shop/payment/contract.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'

export const tones: Record<ClaimState, BadgeTone> = {
  requested: 'wait',
  accepted: 'info',
  collected: 'going',
  inspected: 'going',
  refunded: 'done',
  exchanged: 'done',
  refused: 'bad',
  withdrawn: 'bad',
}

export function stateWord(t: Translate, state: ClaimState): string {
  const words: Record<ClaimState, string> = {
    requested: t('신청함'),
    accepted: t('접수됨'),
    collected: t('회수함'),
    inspected: t('검수함'),
    refunded: t('환불 처리'),
    exchanged: t('교환함'),
    refused: t('거절됨'),
    withdrawn: t('철회'),
  }
  return words[state]
}

/** A return that was agreed to is not yet money that has left: colleagues on the telephone read which. */
export function standingWord(
  t: Translate,
  { state, refund_state }: { state: ClaimState; refund_state: RefundState | null },
): string {
  if (!refund_state) return stateWord(t, state)
  // the goods of an exchange have left; what is owed is the difference alone
  if (state === 'exchanged') {
    if (refund_state === 'done') return stateWord(t, state)
    return refund_state === 'failed' ? t('차액 환불 거절됨') : t('차액 보낼 것')
  }
  if (refund_state === 'done') return t('환불 보냄')
  return refund_state === 'failed' ? t('환불 거절됨') : t('환불 보낼 것')
}

export function standingTone({
  state,
  refund_state,
}: {
  state: ClaimState
  refund_state: RefundState | null
}): BadgeTone {
  if (!refund_state || refund_state === 'done') return tones[state]
  return refund_state === 'failed' ? 'bad' : 'wait'
}

export function kindWord(t: Translate, kind: ClaimKind): string {
  return kind === 'return' ? t('반품 요청') : t('교환 요청')
}

export function reasonWord(t: Translate, reason: ClaimReason): string {
  const words: Record<ClaimReason, string> = {
    changed_mind: t('단순 변심'),
    order_mistake: t('주문 실수'),
    damaged: t('파손'),
    wrong_item: t('오배송'),
    different: t('설명과 다름'),
    delayed: t('배송 지연'),
  }
  return words[reason]
}

export function feeWord(t: Translate, way: FeeWay): string {
  const words: Record<FeeWay, string> = {
    card: t('카드 결제'),
    easy: t('간편결제'),
    card_abroad: t('해외 발급 카드'),
    paypal: 'PayPal',
    credit: t('예치금'),
    account: t('외상'),
    transfer: t('계좌 입금'),
    enclosed: t('상품과 함께'),
  }
  return words[way]
}

export function eventWord(
  t: Translate,
  { name, payload }: { name: string; payload: Record<string, unknown> },
): string {
  if (name === 'claim.requested' && payload.by === 'staff') return t('고객 대신 직원이 열었어요')
  const words: Record<string, string> = {
    'claim.requested': t('신청했어요'),
    'claim.accepted': t('접수했어요'),
    'claim.refused': t('거절했어요'),
    'claim.withdrawn': t('고객이 거두었어요'),
    'claim.collected': t('상품이 돌아왔어요'),
    'claim.inspected': t('검수했어요'),
    'claim.refund_promised': t('환불하기로 했어요'),
    'claim.refunded': t('환불을 보냈어요'),
    'claim.fee_paid':
      payload.way === 'account'
        ? t('교환 배송비·차액을 외상에 더했어요')
        : t('교환 배송비·차액을 받았어요'),
    'claim.exchanged': t('교환 상품을 보냈어요'),
  }
  return words[name] ?? name
}
