import { expect, test } from 'vitest'
import { Failure } from '#kernel/failure.ts'
import type * as tasks from '#test/heavy-tasks.ts'
import { type HeavyTask, heavyLimits, heavyLoad, heavyTask, inWorker } from './heavy.ts'
import { openLog } from './log.ts'

const file = '#test/heavy-tasks.ts'
const double = heavyTask<typeof tasks.double>(file, 'double')
const refused = heavyTask<typeof tasks.refused>(file, 'refused')
const unavailable = heavyTask<typeof tasks.unavailable>(file, 'unavailable')
const broken = heavyTask<typeof tasks.broken>(file, 'broken')
const spin = heavyTask<typeof tasks.spin>(file, 'spin', { seconds: 2 })
const hoard = heavyTask<typeof tasks.hoard>(file, 'hoard', { seconds: 60 })
const wait = heavyTask<typeof tasks.wait>(file, 'wait')
const leave = heavyTask<typeof tasks.leave>(file, 'leave')

const from = (ip: string) => ({ ip, house: { log: openLog({ LOG_LEVEL: 'silent' }) } })
const house = from('')
const given = { value: 21, bytes: new Uint8Array([1, 2]), words: new Map([['a', 'b']]) }

test('bytes and maps go there and come back, and nothing of the shop is known there', async () => {
  const answer = await inWorker(house, double, given)
  expect(answer).toMatchObject({ value: 42, words: given.words })
  expect([...answer.bytes]).toEqual([1, 2])
  expect(answer.names.filter((name) => /SECRET|KEY|PASSWORD|URL|TOKEN/.test(name))).toEqual([])
})

test('what a person can mend comes back as it was said; a bug as a bug', async () => {
  await expect(inWorker(house, refused, 'name')).rejects.toMatchObject({
    code: 'INVALID',
    fields: { name: ['안 돼요.'] },
  })
  await expect(inWorker(house, unavailable, undefined)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    detail: { retry_after: 7 },
  })
  const bug = inWorker(house, broken, 'a mistake')
  await expect(bug).rejects.toThrow('a mistake')
  await expect(bug).rejects.not.toBeInstanceOf(Failure)
})

test.each<[string, HeavyTask<never, unknown>, unknown, string]>([
  ['never ends', spin, undefined, 'UNAVAILABLE'],
  ['fills the heap', hoard, 'heap', 'TOO_LARGE'],
  ['fills memory outside of the heap', hoard, 'outside', 'TOO_LARGE'],
  ['ends its process', leave, undefined, 'TOO_LARGE'],
])('work that %s is stopped in words, and the next is done', async (_, task, input, code) => {
  await expect(inWorker(house, task, input as never)).rejects.toMatchObject({ code })
  expect(await inWorker(house, double, given)).toMatchObject({ value: 42 })
})

test('while it works, the shop has its turns', async () => {
  const before = process.threadCpuUsage()
  await expect(inWorker(house, spin, undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const { user, system } = process.threadCpuUsage(before)
  // two seconds of work beside it
  expect((user + system) / 1_000).toBeLessThan(1_000)
})

test('one network takes its share and no more; the others are served', async () => {
  const mine = Array.from({ length: heavyLimits.perNetwork }, (_, at) =>
    inWorker(from(`2001:db8::${at + 1}`), wait, 300),
  )
  await expect(inWorker(from('2001:db8::99'), wait, 1)).rejects.toMatchObject({
    code: 'TOO_MANY',
    detail: { retry_after: expect.any(Number) },
  })
  expect(await inWorker(from('192.0.2.7'), wait, 1)).toBe(1)
  expect(await Promise.all(mine)).toHaveLength(heavyLimits.perNetwork)
})

test('more than can wait are told to come again, and work of the house still waits', async () => {
  const many = Array.from({ length: heavyLimits.processes + heavyLimits.waiting }, (_, at) =>
    inWorker(from(`192.0.2.${at}`), wait, 50),
  )
  await expect(inWorker(from('198.51.100.1'), wait, 1)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    detail: { retry_after: expect.any(Number) },
  })
  expect(await inWorker(house, wait, 1)).toBe(1)
  await Promise.all(many)
  expect(heavyLoad()).toEqual({ working: 0, waiting: 0 })
})
