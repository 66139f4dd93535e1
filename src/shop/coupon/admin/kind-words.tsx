import type { Holder, KindState } from '#shop/coupon/admin-contract.ts'
import { type CouponWay, couponWays } from '#shop/coupon/contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'

export function useKindWords() {
  const t = useT()
  const ways: Record<CouponWay, string> = {
    zone: t('쿠폰존 다운로드'),
    code: t('쿠폰 번호'),
    sign_up: t('회원 가입'),
    birthday: t('생일'),
    first_order: t('첫 구매확정'),
    staff: t('직접 발급'),
  }
  const methods = [t('상품 하나'), t('분류'), t('주문 전체'), t('배송비')]
  const states: Record<KindState, string> = {
    running: t('진행 중'),
    coming: t('예정'),
    over: t('기간 끝'),
    stopped: t('멈춤'),
  }
  return {
    way: (way: CouponWay) => ways[way],
    wayChoices: couponWays.map((value) => ({ value, label: ways[value] })),
    methods,
    state: (state: KindState) => states[state],
  }
}

const tones: Record<KindState, BadgeTone> = {
  running: 'done',
  coming: 'wait',
  over: 'plain',
  stopped: 'bad',
}

export function KindChip({ state }: { state: KindState }) {
  const words = useKindWords()
  return <Badge tone={tones[state]}>{words.state(state)}</Badge>
}

const heldTones: Record<Holder['state'], BadgeTone> = {
  usable: 'info',
  waiting: 'wait',
  used: 'done',
  expired: 'plain',
  withdrawn: 'bad',
  stopped: 'bad',
}

export function HeldChip({ state }: { state: Holder['state'] }) {
  const t = useT()
  const words: Record<Holder['state'], string> = {
    usable: t('사용 전'),
    waiting: t('예정'),
    used: t('사용함'),
    expired: t('기간 끝'),
    withdrawn: t('회수됨'),
    stopped: t('멈춤'),
  }
  return <Badge tone={heldTones[state]}>{words[state]}</Badge>
}
