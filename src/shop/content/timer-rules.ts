/** A timer of a step: running until a moment, or stopped with so many milliseconds left. */
export type Timer = { ends: number; rang?: boolean } | { left: number }
export type Timers = Readonly<Record<string, Timer>>

export function leftOf(timer: Timer, now: number): number {
  return Math.max(0, 'ends' in timer ? timer.ends - now : timer.left)
}

export function isRunning(timer: Timer | undefined, now: number): boolean {
  return timer !== undefined && 'ends' in timer && timer.ends > now
}

export function isOver(timer: Timer | undefined, now: number): boolean {
  return timer !== undefined && leftOf(timer, now) === 0
}

/** From the start, or on from where it was stopped. */
export function started(timer: Timer | undefined, minutes: number, now: number): Timer {
  const left = timer && leftOf(timer, now)
  return { ends: now + (left || minutes * 60_000) }
}

export function stopped(timer: Timer, now: number): Timer {
  return { left: leftOf(timer, now) }
}

/** Those that have come to their end and were not told yet. */
export function dueOf(timers: Timers, now: number): string[] {
  return Object.entries(timers).flatMap(([step, timer]) =>
    'ends' in timer && !timer.rang && timer.ends <= now ? [step] : [],
  )
}

/** "1:04:05", "12:05"; a second that has begun is still there. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours ? `${hours}:${rest}` : rest
}

/** What a device kept; anything else is no timer. */
export function timersIn(text: string | null): Timers {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isTimer(one)))
  } catch {
    return {}
  }
}

function isTimer(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const figure = 'ends' in one ? one.ends : 'left' in one ? one.left : null
  return typeof figure === 'number' && Number.isFinite(figure) && figure >= 0
}
