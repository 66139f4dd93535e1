import { totalmem } from 'node:os'
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
  /** what the process holds of the memory that it may have, from 0 to 1 */
  held(): number
  close(): void
}

const mega = 1024 * 1024
/** In MB: twice what the shop holds after a day of many visitors; less where the machine or its container has less. */
const most = 1_024
/** A process that has no more than this is not to be told that it has little. */
const least = 512
/** ticks between two looks */
const looks = 5

export function watchLoop(): Loop {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  let due = performance.now() + every
  let late = 0
  let ticks = 0
  let held = 0
  const room = roomOf(process.constrainedMemory(), totalmem())
  const ticking = setInterval(() => {
    const now = performance.now()
    late += share * (Math.min(longest, Math.max(0, now - due)) - late)
    due = now + every
    if (++ticks % looks === 0) held = process.memoryUsage.rss() / room
  }, every).unref()
  return {
    late: () => late,
    held: () => held,
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

/** Bytes that a process may come to hold, by what its container grants (0 or astronomical: no limit) and what the machine has. */
export function roomOf(granted: number, machine: number): number {
  const given = granted > 0 ? Math.min(granted, machine) : machine
  return Math.max(Math.min(most * mega, 0.8 * given), Math.min(least * mega, given))
}

let own: Loop | null = null

/** The meter of this process: there is one loop, however many ask. */
export function ownLoop(): Loop {
  own ??= watchLoop()
  return own
}
