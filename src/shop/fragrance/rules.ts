import type { ScentState } from './contract.ts'

/** What goes back of the deposit, by how far the work had come: development is paid by what was made. */
export const refundTable = [
  { step: 'before_sample', percent: 100 },
  { step: 'after_first', percent: 50 },
  { step: 'after_second', percent: 0 },
] as const
export type RefundStep = (typeof refundTable)[number]['step']

/** Which row of the table stands; nothing goes back once the formula is approved. */
export function refundStepOf({
  rounds,
  approved,
}: {
  rounds: number
  approved: boolean
}): RefundStep {
  if (approved || rounds >= 2) return 'after_second'
  return rounds === 1 ? 'after_first' : 'before_sample'
}

export function refundOf(deposit: number, stands: { rounds: number; approved: boolean }): number {
  const step = refundStepOf(stands)
  const percent = refundTable.find((row) => row.step === step)?.percent ?? 0
  return Math.floor((deposit * percent) / 100)
}

export function sumOfLines(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

type Standing = { state: ScentState; isPaid: boolean }

/** Which states staff may move it to from where it stands. */
export function movesFrom({ state, isPaid }: Standing): readonly ScentState[] {
  const open: readonly ScentState[] = [
    'quoted',
    'accepted',
    'deposit_paid',
    'sample_sent',
    'feedback',
  ]
  if (open.includes(state)) return ['cancelled']
  if (state === 'approved') return isPaid ? ['production'] : ['cancelled']
  if (state === 'production') return ['shipped']
  return state === 'shipped' ? ['done'] : []
}

export function whyCannotMove(stands: Standing, to: ScentState): string | null {
  if (movesFrom(stands).includes(to)) return null
  return stands.state === 'approved' && to === 'production'
    ? '잔금을 받은 뒤에 제작을 시작할 수 있어요.'
    : '지금 상태에서는 할 수 없는 일이에요. 새로 불러와서 확인해 주세요.'
}

/** Why the offer cannot be taken; null when it can. */
export function whyCannotAccept(
  { state }: Pick<Standing, 'state'>,
  { valid_until, today }: { valid_until: string; today: string },
): string | null {
  if (state === 'accepted') return '이미 수락한 견적이에요. 계약금을 결제해 주세요.'
  if (state !== 'quoted') return '이미 시작했거나 끝난 견적이에요.'
  return valid_until < today ? '유효 기간이 지난 견적이에요. 새 견적을 부탁해 주세요.' : null
}

/** Why no samples can be sent; null when they can. */
export function whyCannotSample(
  { state }: Pick<Standing, 'state'>,
  { rounds, most }: { rounds: number; most: number },
): string | null {
  if (state !== 'deposit_paid' && state !== 'feedback')
    return state === 'sample_sent'
      ? '보낸 샘플의 의견을 기다리고 있어요. 의견을 받은 뒤 다음 샘플을 보내 주세요.'
      : '계약금을 받은 뒤에 샘플을 보낼 수 있어요.'
  return rounds >= most ? '견적에 적은 샘플 횟수를 다 썼어요. 새 견적을 보내 주세요.' : null
}

export function whyCannotRate({ state }: Pick<Standing, 'state'>): string | null {
  return state === 'sample_sent' ? null : '의견을 기다리는 샘플이 없어요.'
}

/** Why no sample can be approved; null when one can. */
export function whyCannotApprove({ state }: Pick<Standing, 'state'>): string | null {
  return state === 'sample_sent' || state === 'feedback'
    ? null
    : '아직 받은 샘플이 없거나 이미 승인했어요.'
}

/** Why the customer cannot decline; null when they can. */
export function whyCannotDecline({ state }: Pick<Standing, 'state'>): string | null {
  return ['quoted', 'accepted', 'deposit_paid', 'sample_sent', 'feedback'].includes(state)
    ? null
    : '이미 승인했거나 끝난 일이라 그만둘 수 없어요. 고객센터로 알려 주세요.'
}
