import type { Services } from '#kernel/load.ts'

export const tracesSampleRate = 0.1
export const replaysSessionSampleRate = 0.1
export const replaysOnErrorSampleRate = 1

/** What is nobody's bug: refused or broken calls, and files of a release that is gone (storefront/page-failures.ts tells the visitor). */
export const ignoredErrors: RegExp[] = [
  /AxiosError/,
  /^undefined$/,
  /Request failed with status code (?:405|422)/,
  /Network Error/i,
  /Request aborted/i,
  /Non-Error (?:promise )?rejection captured with value: undefined/i,
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload/i,
]

const ignoredStatus = new Set([405, 422])

/** True for an error that is not worth a report. `error` is whatever was thrown, `message` what the reporter made of it. */
export function isIgnored(error: unknown, message: string): boolean {
  if (error === undefined && !message) return true
  const { status, name } = (typeof error === 'object' && error ? error : {}) as {
    status?: unknown
    name?: unknown
  } // anything may be thrown
  if (typeof status === 'number' && ignoredStatus.has(status)) return true
  if (name === 'AbortError') return true
  return ignoredErrors.some((pattern) => pattern.test(message))
}

export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
}

const asked = /((?:https?:\/\/|\/)[^\s"'?#]*)[?#][^\s"')]*/g
const apart = /cookie|query|fragment/i

/** Addresses in a report keep their paths alone: behind them stands what somebody looked for, or the key of a mailed link. */
export function withoutQueries<T>(told: T): T {
  return pathsOnly(told) as T // strings stay strings, and what is left out is optional
}

function pathsOnly(told: unknown): unknown {
  if (typeof told === 'string') return told.replace(asked, '$1')
  if (Array.isArray(told)) return told.map(pathsOnly)
  // the reporter's own things are no part of what is sent
  if (!told || Object.getPrototypeOf(told) !== Object.prototype) return told
  return Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => !apart.test(name))
      .map(([name, value]) => [name, name === 'sdkProcessingMetadata' ? value : pathsOnly(value)]),
  )
}

/** A recording shows where things stood, and nothing of what stood there. Links that tell more than a path are blanks in it. */
export const recording = {
  maskAllInputs: true,
  maskAllText: true,
  blockAllMedia: true,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'content'],
  block: ['a[href*="?"]', 'form[action*="?"]', 'link[href*="?"]'],
}

/** A recording tells whole addresses: none is made of a visit that began with more than a path, and it ends where one comes to such a page. */
export function mayRecord(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'lang')
}

/** Starts reporting once the page is alive; off without a key and on the local host. Never in the way of the page. */
export async function startErrorReporting({ sentry, release }: Services) {
  if (!sentry || isLocalHost(location.hostname)) return
  const { addEventProcessor, browserTracingIntegration, getReplay, init, replayIntegration } =
    await import('@sentry/browser')
  // where the visit went on to and what its pages asked for are noted as they happen
  function beforeAddRecordingEvent<T>(noted: T): T {
    if (!mayRecord(location.search)) void getReplay()?.stop()
    return withoutQueries(noted)
  }
  init({
    dsn: sentry,
    release,
    tracesSampleRate,
    replaysSessionSampleRate,
    replaysOnErrorSampleRate,
    ignoreErrors: ignoredErrors,
    integrations: [
      browserTracingIntegration(),
      ...(mayRecord(location.search)
        ? [replayIntegration({ ...recording, beforeAddRecordingEvent })]
        : []),
    ],
    beforeSend: (event, hint) =>
      isIgnored(hint.originalException, event.exception?.values?.[0]?.value ?? event.message ?? '')
        ? null
        : event,
  })
  // of errors, of what was timed and of recordings alike
  addEventProcessor(withoutQueries)
}
