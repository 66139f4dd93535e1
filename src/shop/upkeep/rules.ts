import type { PhraseParams } from '#kernel/translate.ts'
import type { Part, PartState } from './contract.ts'

/** How one part is doing, in a phrase that is not translated yet. */
export type Judged = { part: Part; state: PartState; said: string; params?: PhraseParams }

const mega = 1024 * 1024
const slowDatabase = 200
const longQueue = 300
const lateLoop = 100
const lateBackup = 36

export function megabytes(bytes: number): number {
  return Math.round(bytes / mega)
}

type Database = { version: string; size: number; connections: number; ms: number }

export function judgeDatabase(found: Database | null): Judged {
  if (!found) return { part: 'database', state: 'bad', said: '데이터베이스에 연결되지 않아요.' }
  const { version, size, connections, ms } = found
  return {
    part: 'database',
    state: ms > slowDatabase ? 'warn' : 'good',
    said: 'PostgreSQL {version} · {size} MB · 연결 {connections}개 · {ms}ms',
    params: { version, size: megabytes(size), connections, ms: Math.round(ms) },
  }
}

export function judgeDisk(room: 'well' | 'low' | 'short', free: number | null): Judged {
  if (free === null)
    return {
      part: 'disk',
      state: room === 'well' ? 'off' : 'bad',
      said: '남은 공간을 알 수 없어요.',
    }
  const params = { left: megabytes(free) }
  if (room === 'short')
    return {
      part: 'disk',
      state: 'bad',
      said: '{left} MB 남아 주문과 저장을 멈췄어요. 공간이 생기면 저절로 다시 열려요.',
      params,
    }
  return room === 'low'
    ? { part: 'disk', state: 'warn', said: '{left} MB 남았어요. 곧 공간을 마련해 주세요.', params }
    : {
        part: 'disk',
        state: 'good',
        said: '{left} GB 남았어요.',
        params: { left: Math.floor(megabytes(free) / 1024) },
      }
}

/** Where pictures and papers lie; `why` in the words of the bucket when it does not answer. */
export function judgeFiles(place: string, inBucket: boolean, why: string | null): Judged {
  if (why !== null)
    return {
      part: 'files',
      state: 'bad',
      said: '{place}에 닿지 않아 사진을 보여 드리거나 올릴 수 없어요. 주소와 키를 확인해 주세요. ({why})',
      params: { place, why },
    }
  return inBucket
    ? { part: 'files', state: 'good', said: '저장소 {place}에 있어요.', params: { place } }
    : { part: 'files', state: 'good', said: '이 서버의 폴더에 있어요.' }
}

type Queue = { waiting: number; failing: number; given_up: number; oldest: number }

export function judgeQueue({ waiting, failing, given_up, oldest }: Queue): Judged {
  const params = { waiting, failing, given_up, oldest }
  if (oldest > longQueue)
    return {
      part: 'queue',
      state: 'bad',
      said: '할 일 {waiting}개가 밀려 있어요. 가장 오래된 일이 {oldest}초를 기다렸어요.',
      params,
    }
  return failing + given_up
    ? {
        part: 'queue',
        state: 'warn',
        said: '할 일 {waiting}개, 되풀이해 실패하는 일 {failing}개, 그만둔 일 {given_up}개가 있어요.',
        params,
      }
    : { part: 'queue', state: 'good', said: '기다리는 일 {waiting}개', params }
}

type Channel = { sent: number; failed: number; waiting: number }

/** `off` where nothing was set up to send with, `closed` where a public shop lacks it. */
export function judgeChannel(
  part: 'mail' | 'messages',
  service: 'open' | 'off' | 'closed',
  { sent, failed, waiting }: Channel,
): Judged {
  if (service === 'closed')
    return {
      part,
      state: 'bad',
      said: '메일 서버를 정하지 않아 메일이 나가지 않아요. 서버에 SMTP_URL을 정하고 다시 시작해 주세요. 그동안 비밀번호 찾기와 메일로 하는 초대는 할 수 없어요.',
    }
  if (service === 'off')
    return {
      part,
      state: 'off',
      said:
        part === 'mail'
          ? '메일 서버를 정하지 않아 이 서버의 우편함에 모아 두고 있어요.'
          : '문자 서비스를 정하지 않았어요.',
    }
  const params = { sent, failed, waiting }
  const said = '하루 동안 보냄 {sent}건, 실패 {failed}건, 15분 넘게 대기 {waiting}건'
  if (waiting) return { part, state: 'bad', said, params }
  return { part, state: failed > sent / 10 ? 'warn' : 'good', said, params }
}

/** Names of ways to pay, and of those whose company rests. */
export function judgePayments(offered: number, resting: readonly string[]): Judged {
  if (!offered)
    return { part: 'payments', state: 'off', said: '카드 결제를 정하지 않아 무통장입금만 받아요.' }
  return resting.length
    ? {
        part: 'payments',
        state: 'bad',
        said: '{names}이(가) 응답하지 않아 잠시 쉬고 있어요.',
        params: { names: resting.join(', ') },
      }
    : { part: 'payments', state: 'good', said: '모든 결제 회사가 응답해요.' }
}

type LastBackup = { state: 'making' | 'done' | 'failed'; verdict: string | null; hours: number }

/** The newest that is not being made; null where there is none yet. */
export function judgeBackup(last: LastBackup | null): Judged {
  if (!last)
    return {
      part: 'backup',
      state: 'warn',
      said: '아직 백업이 없어요. 매일 새벽 3시 반에 저절로 만들고, 백업 화면에서 지금 만들 수도 있어요.',
    }
  const params = { hours: Math.round(last.hours) }
  if (last.state === 'failed')
    return {
      part: 'backup',
      state: 'bad',
      said: '마지막 백업이 실패했어요. ({hours}시간 전)',
      params,
    }
  if (last.hours > lateBackup)
    return { part: 'backup', state: 'bad', said: '마지막 백업이 {hours}시간 전이에요.', params }
  if (last.verdict === 'restored')
    return last.hours < 1
      ? { part: 'backup', state: 'good', said: '한 시간 안에 만들고, 되살려 확인했어요.' }
      : {
          part: 'backup',
          state: 'good',
          said: '{hours}시간 전에 만들고, 되살려 확인했어요.',
          params,
        }
  return last.hours < 1
    ? {
        part: 'backup',
        state: 'warn',
        said: '한 시간 안에 만들었어요. 시험 데이터베이스를 만들 권한이 없어 끝까지 읽어 보기만 했어요.',
      }
    : {
        part: 'backup',
        state: 'warn',
        said: '{hours}시간 전에 만들었어요. 시험 데이터베이스를 만들 권한이 없어 끝까지 읽어 보기만 했어요.',
        params,
      }
}

export function judgeProcess(p99: number, memory: number): Judged {
  return {
    part: 'process',
    state: p99 > lateLoop ? 'warn' : 'good',
    said: '응답 지연 {late}ms · 메모리 {memory} MB',
    params: { late: Math.round(p99), memory: megabytes(memory) },
  }
}
