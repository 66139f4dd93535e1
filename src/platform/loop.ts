import { monitorEventLoopDelay } from 'node:perf_hooks'

const nanosPerMs = 1e6
const every = 50
/** How much of the figure is the newest tick: one long pause passes, a queue that does not end is seen. */
const share = 0.25
/** What one pause counts at most: a single one, however long, turns nobody away. */
const longest = 1_500

/** How late this process is with what it has to do. */
export type Loop = {
  /** of late, on the whole, in ms */
  late(): number
  /** 99 of 100 waits since the last question were shorter, in ms */
  p99(): number
  close(): void
}

export function watchLoop(): Loop {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  let due = performance.now() + every
  let late = 0
  const ticking = setInterval(() => {
    const now = performance.now()
    late += share * (Math.min(longest, Math.max(0, now - due)) - late)
    due = now + every
  }, every).unref()
  return {
    late: () => late,
    p99() {
      const ms = histogram.percentile(99) / nanosPerMs
      histogram.reset()
      return Number.isFinite(ms) ? ms : 0
    },
    close() {
      clearInterval(ticking)
      histogram.disable()
    },
  }
}

let own: Loop | null = null

/** The meter of this process: there is one loop, however many ask. */
export function ownLoop(): Loop {
  own ??= watchLoop()
  return own
}
