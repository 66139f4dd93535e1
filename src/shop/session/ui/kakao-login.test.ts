import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KakaoPolled } from '#shop/session/kakao-contract.ts'
import { type KakaoCalls, kakaoLogin, mostPolls, pollEvery } from './kakao-login.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait: KakaoPolled = { code: 300, status: 'wait', redirect: '' }
const messenger = 'Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile Safari/537.36 KAKAOTALK 26.1.0'

function calls(answers: (poll: number) => KakaoPolled, userAgent = 'Mozilla/5.0 Chrome/150') {
  const seen = { prepared: [] as object[], opened: [] as string[], polls: 0 }
  const made: KakaoCalls = {
    prepare: async (ask) => {
      seen.prepared.push(ask)
      return { code: 'c', url: 'https://kakao.example/a' }
    },
    poll: async () => answers(++seen.polls),
    open: (url) => void seen.opened.push(url),
    userAgent,
  }
  return { seen, made }
}

test('one poll a second, until there is an answer', async () => {
  expect([pollEvery, mostPolls]).toEqual([1_000, 600])
  const { seen, made } = calls((poll) =>
    poll < 4 ? wait : { code: 200, status: 'in', redirect: '/my-page' },
  )
  const login = kakaoLogin(made, { way: 'window' })
  await vi.advanceTimersByTimeAsync(999)
  expect([seen.prepared, seen.opened, seen.polls]).toEqual([
    [{ way: 'window', silent: false }],
    ['https://kakao.example/a'],
    0,
  ])
  await vi.advanceTimersByTimeAsync(2_001)
  expect(seen.polls).toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await login).toEqual({
    code: 'c',
    polled: { code: 200, status: 'in', redirect: '/my-page' },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(seen.polls).toBe(4)
})

test('after six hundred polls it has taken too long', async () => {
  const { seen, made } = calls(() => wait)
  const login = expect(kakaoLogin(made, { way: 'window' })).rejects.toMatchObject({
    error: 'timeout',
    description: 'LOGIN_TIMEOUT',
  })
  await vi.advanceTimersByTimeAsync(601_000)
  await login
  expect(seen.polls).toBe(600)
})

test('700 with status error means that Kakao cannot be reached', async () => {
  const { made } = calls(() => ({ code: 700, status: 'error', redirect: '' }))
  const login = expect(kakaoLogin(made, { way: 'window' })).rejects.toMatchObject({
    error: 'network',
  })
  await vi.advanceTimersByTimeAsync(1_000)
  await login
})

test('a silent log-in outside the messenger is not supported, and asks nobody', async () => {
  const { seen, made } = calls(() => wait)
  await expect(kakaoLogin(made, { way: 'page', silent: true })).rejects.toMatchObject({
    error: 'auto_login',
    description: 'NOT_SUPPORTED_BROWSER',
  })
  expect(seen.prepared).toEqual([])
})

test('within the messenger it leaves on this page, without polling', async () => {
  const { seen, made } = calls(() => wait, messenger)
  expect(await kakaoLogin(made, { way: 'page', silent: true })).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([seen.prepared, seen.opened.length, seen.polls]).toEqual([
    [{ way: 'page', silent: true }],
    1,
    0,
  ])
})

test('a page that is left stops asking', async () => {
  const { seen, made } = calls(() => wait)
  const stop = new AbortController()
  const login = expect(kakaoLogin(made, { way: 'window', signal: stop.signal })).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(2_000)
  stop.abort()
  await vi.advanceTimersByTimeAsync(3_000)
  await login
  expect(seen.polls).toBe(2)
})
