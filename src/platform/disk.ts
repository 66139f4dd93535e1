import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** `low`: staff should make room. `short`: nothing more is written until there is room again. */
export type Room = 'well' | 'low' | 'short'

export type Disk = {
  room(): Room
  /** bytes that are free; null where the system does not tell */
  free(): number | null
  /** a write has failed for want of space: believed before any figure */
  sawFull(): void
  /** resolves as soon as there is room, at once when there is */
  untilRoom(stop?: AbortSignal): Promise<void>
  close(): void
}

type Given = {
  dir: string
  /** bytes below which nothing more is written; staff are told at four times that */
  short: number
  onChange?: (room: Room, free: number | null) => void
  every?: number
  /** ms that a failed write counts; after that the next writer tries */
  fullFor?: number
  readFree?: (dir: string) => Promise<number>
}

const lowFrom = 4
// a figure that swings around a line would open and shut the shop by the second
const slack = 1.1

/** Watches the space of the disk that holds what the shop writes. */
export function openDisk({
  dir,
  short,
  onChange = () => {},
  every = 5_000,
  fullFor = 15_000,
  readFree = freeIn,
}: Given): Disk {
  let free: number | null = null
  let fullUntil = 0
  let room: Room = 'well'

  function judge() {
    const before = room
    room = roomOf(free, short, before)
    if (performance.now() < fullUntil) room = 'short'
    if (room !== before) onChange(room, free)
  }

  async function look() {
    // a disk that cannot be asked is no reason to shut the shop
    free = await readFree(dir).catch(() => null)
    judge()
  }

  void look()
  const looking = setInterval(look, every).unref()

  return {
    room: () => room,
    free: () => free,
    sawFull() {
      fullUntil = performance.now() + fullFor
      judge()
    },
    async untilRoom(stop) {
      while (room === 'short') await sleep(Math.min(every, 500), null, { signal: stop })
    },
    close: () => clearInterval(looking),
  }
}

function roomOf(free: number | null, short: number, before: Room): Room {
  if (free === null) return 'well'
  const line = (bytes: number, wasBelow: boolean) => (wasBelow ? bytes * slack : bytes)
  if (free < line(short, before === 'short')) return 'short'
  return free < line(short * lowFrom, before !== 'well') ? 'low' : 'well'
}

async function freeIn(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

/** A disk that nobody watches: for tools and tests. */
export const plentyOfRoom: Disk = {
  room: () => 'well',
  free: () => null,
  sawFull: () => {},
  untilRoom: async () => {},
  close: () => {},
}
