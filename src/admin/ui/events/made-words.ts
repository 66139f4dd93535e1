import type { JobState } from '#shop/bottle/job-contract.ts'
import type { ScentState } from '#shop/fragrance/contract.ts'
import type { Translate } from '#ui/language.tsx'

type Word =
  | `bottle.${JobState | 'received' | 'changed' | 'remade' | 'remake_begun'}`
  | `fragrance.${ScentState | 'balance_paid'}`

/** What became of bottles and fragrances that somebody has made for them. */
export function madeWords(t: Translate): Record<string, string> {
  return {
    'bottle.received': t('바틀 제작을 신청했어요'),
    'bottle.submitted': t('바틀 제작을 신청했어요'),
    'bottle.changed': t('바틀 디자인을 고쳤어요'),
    'bottle.proof_sent': t('바틀 시안을 보냈어요'),
    'bottle.revision_requested': t('바틀 시안을 고쳐 달라고 했어요'),
    'bottle.approved': t('바틀 시안을 확정했어요'),
    'bottle.paid': t('바틀 제작비를 냈어요'),
    'bottle.production': t('바틀 제작을 시작했어요'),
    'bottle.shipped': t('바틀을 보냈어요'),
    'bottle.done': t('바틀 제작을 마쳤어요'),
    'bottle.on_hold': t('바틀 제작을 멈춰 두었어요'),
    'bottle.remade': t('바틀을 다시 만들어요'),
    'bottle.remake_begun': t('바틀 일부를 다시 만들어요'),
    'bottle.cancelled': t('바틀 제작을 취소했어요'),
    'fragrance.quoted': t('조향 견적을 보냈어요'),
    'fragrance.accepted': t('조향 견적을 받아들였어요'),
    'fragrance.deposit_paid': t('조향 착수금을 냈어요'),
    'fragrance.balance_paid': t('조향 잔금을 냈어요'),
    'fragrance.sample_sent': t('향 샘플을 보냈어요'),
    'fragrance.feedback': t('향 샘플을 평가했어요'),
    'fragrance.approved': t('향을 확정했어요'),
    'fragrance.production': t('향 제작을 시작했어요'),
    'fragrance.shipped': t('만든 향을 보냈어요'),
    'fragrance.done': t('맞춤 향을 마쳤어요'),
    'fragrance.declined': t('조향 견적을 사양했어요'),
    'fragrance.cancelled': t('맞춤 향을 취소했어요'),
    'fragrance.expired': t('조향 견적의 기한이 지났어요'),
  } satisfies Record<Word, string>
}
