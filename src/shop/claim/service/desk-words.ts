import { Failure } from '#kernel/failure.ts'
import type { ClaimKind } from '#shop/claim/contract.ts'

const words: Record<ClaimKind, { ko: string; en: string }> = {
  return: { ko: '반품', en: 'return' },
  exchange: { ko: '교환', en: 'exchange' },
}

/** For the news: both languages, whoever reads them. */
export function kindWord(kind: ClaimKind): { ko: string; en: string } {
  return words[kind]
}

export function wait(): Failure {
  return new Failure(
    'CONFLICT',
    '그사이 신청의 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
  )
}
