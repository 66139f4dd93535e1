import type { Transport } from '#kernel/client.ts'
import { wrapTransport } from '#kernel/queries.ts'
import { tokenCookie, tokenHeader } from '#kernel/token.ts'
import { sessions } from '#shop/session/contract.ts'

let opened = false
let askForLogin: () => void = () => {}

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
    const send = () =>
      inner(
        path,
        unsafe ? { ...init, headers: { ...init.headers, [tokenHeader]: token() ?? '' } } : init,
      )
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
