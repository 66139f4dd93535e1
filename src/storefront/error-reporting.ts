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

/** Starts reporting once the page is alive; off without a key and on the local host. Never in the way of the page. */
export async function startErrorReporting({ sentry, release }: Services) {
  if (!sentry || isLocalHost(location.hostname)) return
  const { browserTracingIntegration, init, replayIntegration } = await import('@sentry/browser')
  init({
    dsn: sentry,
    release,
    tracesSampleRate,
    replaysSessionSampleRate,
    replaysOnErrorSampleRate,
    ignoreErrors: ignoredErrors,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllInputs: true, maskAllText: true, blockAllMedia: true }),
    ],
    beforeSend: (event, hint) =>
      isIgnored(hint.originalException, event.exception?.values?.[0]?.value ?? event.message ?? '')
        ? null
        : event,
  })
}
