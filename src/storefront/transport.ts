import type { Transport } from '#kernel/client.ts'
import { wrapTransport } from '#kernel/queries.ts'
import { memberHeader, tokenCookie, tokenHeader } from '#kernel/token.ts'
import { sessions } from '#shop/session/contract.ts'

let opened = false
let askForLogin: () => void = () => {}
let member = ''

/** What anybody may go on doing after a session ended: a basket, the language, the log-in itself. */
const forAnybody =
  /^\/api\/(v1\/(cart|material-packs|order-prices|click-log|visit-log|popup-record|restock-bells|language|login|logout|register|kakao|forget_|reset_)|translation-ai|statistic-center)/

/** The member in whose name this page sends what is typed on it; an empty id for a guest. */
export function actFor(mb_id: string) {
  member = mb_id
}

/** Every call of the browser carries the token and reports a 401. */
export function openTransport() {
  if (opened) return
  opened = true
  wrapTransport(guarded)
}

/** What happens on a 401; returns how to stop. */
export function whenLoginIsNeeded(ask: () => void): () => void {
  askForLogin = ask
  return () => {
    askForLogin = () => {}
  }
}

function token(): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${tokenCookie}=`))
  return found ? decodeURIComponent(found.slice(tokenCookie.length + 1)) : null
}

export function guarded(inner: Transport): Transport {
  let greeting: Promise<unknown> | null = null

  // login-check makes the session and its token; calls that need one wait for the same greeting
  function greet() {
    greeting ??= inner(sessions.check.path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{}',
    }).finally(() => {
      greeting = null
    })
    return greeting
  }

  return async (path, init) => {
    const unsafe =
      init.method !== undefined && init.method !== 'GET' && path !== sessions.check.path
    const named = unsafe && member !== '' && !forAnybody.test(path)
    const send = () => {
      if (!unsafe) return inner(path, init)
      const headers = { ...init.headers, [tokenHeader]: token() ?? '' }
      return inner(path, {
        ...init,
        headers: named ? { ...headers, [memberHeader]: encodeURIComponent(member) } : headers,
      })
    }
    if (unsafe && !token()) await greet()
    let response = await send()
    if (unsafe && response.status === 419) {
      await greet()
      response = await send()
    }
    if (response.status === 401) askForLogin()
    return response
  }
}
