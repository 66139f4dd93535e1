import type {
  LinePart,
  RecipeOwner,
  SafetyPaper,
  ScentState,
  Verdict,
} from '#shop/fragrance/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type Translate, useT } from '#ui/language.tsx'

const tones: Record<ScentState, BadgeTone> = {
  quoted: 'info',
  accepted: 'wait',
  deposit_paid: 'going',
  sample_sent: 'info',
  feedback: 'going',
  approved: 'info',
  production: 'going',
  shipped: 'going',
  done: 'done',
  declined: 'plain',
  cancelled: 'plain',
  expired: 'bad',
}

export function scentWord(t: Translate, state: ScentState): string {
  return {
    quoted: t('견적 보냄'),
    accepted: t('계약금 기다림'),
    deposit_paid: t('조향 중'),
    sample_sent: t('샘플 보냄'),
    feedback: t('다음 샘플 준비'),
    approved: t('향 승인함'),
    production: t('제작 중'),
    shipped: t('배송 중'),
    done: t('완료'),
    declined: t('의뢰인이 그만둠'),
    cancelled: t('공방이 그만둠'),
    expired: t('유효 기간 지남'),
  }[state]
}

export function ScentBadge({ state }: { state: ScentState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{scentWord(t, state)}</Badge>
}

export function partWord(t: Translate, part: LinePart): string {
  return {
    development: t('향 개발'),
    samples: t('샘플'),
    production: t('제작 (최소 수량)'),
    licence: t('사용 권리'),
  }[part]
}

export function verdictWord(t: Translate, verdict: Verdict): string {
  return { keep: t('이대로 좋아요'), change: t('고쳐 주세요'), drop: t('빼 주세요') }[verdict]
}

export function ownerWord(t: Translate, owner: RecipeOwner): string {
  return { house: t('오드모아'), customer: t('의뢰하신 분'), shared: t('함께') }[owner]
}

export function paperWord(t: Translate, paper: SafetyPaper): string {
  return { ifra: t('IFRA 인증서'), sds: t('물질안전보건자료'), allergen: t('알레르겐 목록') }[paper]
}
