/** A shop that only its own machine can reach may play with pretend money and keep its mail to itself. */
export function isLocal(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
}
