import { after, before } from '#kernel/korean-time.ts'
import type { TrackState, TrackStep, TrackTrouble } from './track-contract.ts'
import { trackStates } from './track-contract.ts'

/** The numbers by which the tracking service knows couriers, by the codes of the shop. */
const knownCodes: Record<string, string> = {
  cj: '04',
  hanjin: '05',
  lotte: '08',
  epost: '01',
  logen: '06',
  kd: '23',
  gs25: '24',
  cu: '46',
  ems: '12',
}

/** Null for couriers nobody can be asked about, such as the shop's own car. */
export function trackCode(courier: { code: string; track?: string }): string | null {
  return courier.track?.trim() || knownCodes[courier.code] || null
}

export const stateWords: Record<TrackState, string> = {
  waiting: '택배사 접수 대기',
  picked: '택배사가 가져갔어요',
  moving: '이동 중',
  near: '가까운 지점에 도착',
  out: '오늘 배달해요',
  delivered: '배달을 마쳤어요',
}
export const troubleWords: Record<Exclude<TrackTrouble, ''>, string> = {
  unknown: '택배사가 모르는 번호예요. 송장번호를 확인해 주세요.',
  away: '조회 서비스가 답하지 않아요. 잠시 뒤에 다시 물어봐요.',
  key: '조회 서비스의 키가 맞지 않아요. 설정한 키를 확인해 주세요.',
  limit: '조회 횟수를 다 썼어요. 나중에 다시 물어봐요.',
  lost: '두 주가 지나도 도착하지 않았어요. 택배사에 물어봐 주세요.',
}

export const mostSteps = 60
/** A parcel that is this old is not asked for any more. */
const mostDays = 14
/** Until then an unknown number is one the courier has not read yet. */
const hoursToScan = 24
const longestWaitHours = 12

// the service answers a free key ten times a day for one number
const hoursUntilNext: Record<TrackState, number> = {
  waiting: 4,
  picked: 4,
  moving: 4,
  near: 3,
  out: 1,
  delivered: 0,
}

export function rankOf(state: TrackState): number {
  return trackStates.indexOf(state)
}

type Known = { state: TrackState; steps: readonly TrackStep[] }

/** A courier that has lost a part of what it told before takes nothing back. */
export function isFurther(told: Known, known: Known): boolean {
  return rankOf(told.state) > rankOf(known.state) || told.steps.length >= known.steps.length
}

/** When a parcel is asked for again; null when there is nothing left to ask. */
export function nextCheck(
  { state, failures, sent_at }: { state: TrackState; failures: number; sent_at: Date },
  now: Date,
): Date | null {
  if (state === 'delivered' || isLost(sent_at, now)) return null
  if (failures === 0) return after(now, { hours: hoursUntilNext[state] })
  return after(now, { hours: Math.min(2 ** (failures - 1), longestWaitHours) })
}

export function isLost(sent_at: Date, now: Date): boolean {
  return sent_at < before(now, { days: mostDays })
}

/** Numbers reach the courier's books in the evening: until then not knowing one is no trouble. */
export function isTrouble(trouble: TrackTrouble, sent_at: Date, now: Date): boolean {
  return trouble !== 'unknown' || sent_at < before(now, { hours: hoursToScan })
}
