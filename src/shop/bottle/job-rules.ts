import type { JobState } from './job-contract.ts'

/** Proof rounds that cost nothing more. */
export const freeRounds = 2

/** Which states staff may move a job to from where it stands. */
const moves: Record<JobState, readonly JobState[]> = {
  submitted: ['on_hold', 'cancelled'],
  proof_sent: ['on_hold', 'cancelled'],
  revision_requested: ['on_hold', 'cancelled'],
  approved: ['on_hold', 'cancelled'],
  paid: ['production', 'on_hold'],
  production: ['shipped', 'on_hold'],
  shipped: ['done'],
  done: [],
  on_hold: [],
  cancelled: [],
}

/** What an order takes care of when the bottles are a line of it. */
const ofOrder: readonly JobState[] = ['cancelled', 'shipped', 'done']

/** On hold it goes back to where it was. */
export function movesFrom(
  state: JobState,
  held: JobState | null,
  od_id: string | null = null,
): readonly JobState[] {
  const all = movesOf(state, held)
  return od_id ? all.filter((to) => !ofOrder.includes(to)) : all
}

function movesOf(state: JobState, held: JobState | null): readonly JobState[] {
  if (state !== 'on_hold') return moves[state]
  const back: readonly JobState[] = held ? [held] : []
  return held === 'paid' || held === 'production' ? back : [...back, 'cancelled']
}

/** Why staff cannot move it there; null when they can. */
export function whyCannotMove(
  job: { state: JobState; held_state: JobState | null; od_id: string | null },
  to: JobState,
): string | null {
  return movesFrom(job.state, job.held_state, job.od_id).includes(to)
    ? null
    : '지금 상태에서는 할 수 없는 일이에요. 새로 불러와서 확인해 주세요.'
}

const open: readonly JobState[] = ['submitted', 'proof_sent', 'revision_requested']

/** Why the design cannot be exchanged any more; null when it can. */
export function whyCannotChange({ state }: { state: JobState }): string | null {
  return open.includes(state)
    ? null
    : '이미 승인한 도안이라 바꿀 수 없어요. 고객센터로 알려 주세요.'
}

/** Why no proof can be sent; null when one can. What was ordered as it is may need one before it is pressed. */
export function whyCannotSend({
  state,
  od_id,
}: {
  state: JobState
  od_id: string | null
}): string | null {
  return open.includes(state) || (od_id && state === 'paid')
    ? null
    : '이미 승인했거나 끝난 의뢰라 시안을 보낼 수 없어요.'
}

/** Why the newest proof cannot be approved; null when it can. */
export function whyCannotApprove({
  state,
  round,
}: {
  state: JobState
  round: number
}): string | null {
  if (!open.includes(state)) return '이미 승인했거나 끝난 의뢰예요.'
  if (round === 0) return '아직 보낸 시안이 없어요. 시안을 받은 뒤 승인해 주세요.'
  return state === 'proof_sent'
    ? null
    : '고쳐 달라고 한 시안이에요. 새 시안을 받은 뒤 승인해 주세요.'
}

/** Why the customer cannot give it up; null when it can be given up. */
export function whyCannotCancel({
  state,
  od_id,
}: {
  state: JobState
  od_id: string | null
}): string | null {
  if (od_id) return '주문에 담긴 병이에요. 주문 상세에서 취소해 주세요.'
  return open.includes(state) || state === 'approved'
    ? null
    : '이미 결제했거나 끝난 의뢰예요. 고객센터로 알려 주세요.'
}

/** Why none of it can be made again for nothing; null when some can. What was faulty is known once it has left. */
export function whyCannotRemake({
  state,
  name,
}: {
  state: JobState
  /** gone with a member who left */
  name: string
}): string | null {
  return name && (state === 'shipped' || state === 'done')
    ? null
    : '보낸 뒤에 흠이 있는 병을 다시 만들 수 있어요.'
}

/** Why it cannot be ordered once more by itself; null when it can. */
export function whyCannotRepeat({
  approved_at,
  name,
}: {
  approved_at: Date | null
  /** gone with a member who left */
  name: string
}): string | null {
  return approved_at && name
    ? null
    : '승인한 적이 없는 도안이에요. 도안을 열어서 다시 의뢰해 주세요.'
}
