import type { KakaoPolled } from '#shop/session/kakao-contract.ts'

export const pollEvery = 1_000
export const mostPolls = 600

/** What the poll answers: ask again, or Kakao cannot be reached. */
const waitCode = 300
const errorCode = 700

/** Why a log-in came to nothing, in the words of the messenger's own kit. */
export class KakaoTrouble extends Error {
  error: 'timeout' | 'auto_login' | 'network'
  description: 'LOGIN_TIMEOUT' | 'NOT_SUPPORTED_BROWSER' | 'NETWORK_ERROR'

  constructor(error: KakaoTrouble['error'], description: KakaoTrouble['description']) {
    super(description)
    this.error = error
    this.description = description
  }
}

export function isMessenger(userAgent: string): boolean {
  return /KAKAOTALK/i.test(userAgent)
}

export type KakaoCalls = {
  prepare: (ask: {
    way: 'window' | 'page'
    silent: boolean
  }) => Promise<{ code: string; url: string }>
  poll: (code: string) => Promise<KakaoPolled>
  /** opens the address at Kakao: beside this page, or in its place */
  open: (url: string, code: string) => void
  userAgent: string
}

type Asked = { way: 'window' | 'page'; silent?: boolean; signal?: AbortSignal }

/**
 * Sends the visitor to Kakao. Beside this page it asks every second how far they are; in its place the page they come back to goes on, and null is answered.
 * A silent log-in asks nothing of the visitor and works only within the messenger, which knows them.
 */
export async function kakaoLogin(
  calls: KakaoCalls,
  { way, silent = false, signal }: Asked,
): Promise<{ code: string; polled: KakaoPolled } | null> {
  if (silent && !isMessenger(calls.userAgent))
    throw new KakaoTrouble('auto_login', 'NOT_SUPPORTED_BROWSER')
  const { code, url } = await calls.prepare({ way, silent })
  calls.open(url, code)
  if (way === 'page') return null
  for (let poll = 0; poll < mostPolls; poll++) {
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
    signal?.throwIfAborted()
    const polled = await calls.poll(code)
    if (polled.code === waitCode) continue
    if (polled.code === errorCode && polled.status === 'error')
      throw new KakaoTrouble('network', 'NETWORK_ERROR')
    return { code, polled }
  }
  throw new KakaoTrouble('timeout', 'LOGIN_TIMEOUT')
}
