import { afterEach, expect, test } from 'vitest'
import { type Disk, openDisk, type Room } from './disk.ts'

const open: Disk[] = []
afterEach(() => {
  for (const disk of open.splice(0)) disk.close()
})

function watched(free: () => number | null) {
  const told: Room[] = []
  const disk = openDisk({
    dir: '/',
    short: 100,
    every: 5,
    onChange: (room) => told.push(room),
    readFree: async () => {
      const bytes = free()
      if (bytes === null) throw new Error('no such disk')
      return bytes
    },
  })
  open.push(disk)
  return { disk, told }
}

test('space runs short, is told once at each line, and comes back', async () => {
  let free = 1_000
  const { disk, told } = watched(() => free)
  await expect.poll(() => disk.free()).toBe(1_000)
  expect(disk.room()).toBe('well')
  free = 399
  await expect.poll(() => disk.room()).toBe('low')
  free = 99
  await expect.poll(() => disk.room()).toBe('short')
  // just above the line is not yet room
  free = 105
  await expect.poll(() => disk.free()).toBe(105)
  expect(disk.room()).toBe('short')
  let waited = false
  const waiting = disk.untilRoom().then(() => {
    waited = true
  })
  await Promise.resolve()
  expect(waited).toBe(false)
  free = 5_000
  await waiting
  expect(told).toEqual(['low', 'short', 'well'])
})

test('a failed write is believed before any figure, and a disk that cannot be asked shuts nothing', async () => {
  const { disk, told } = watched(() => null)
  expect(disk.room()).toBe('well')
  disk.sawFull()
  disk.sawFull()
  expect([disk.room(), told]).toEqual(['short', ['short']])
  await expect(disk.untilRoom(AbortSignal.timeout(20))).rejects.toThrow()
})
