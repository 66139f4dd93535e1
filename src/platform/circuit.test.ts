import { expect, test, vi } from 'vitest'
import { after } from '#kernel/korean-time.ts'
import { openCircuit, Resting } from './circuit.ts'

/** A service and a clock in our hand. */
function service() {
  let now = 0
  const told: number[] = []
  const circuit = openCircuit({ clock: () => now, random: () => 0.5, onRest: () => told.push(now) })
  const asked: number[] = []
  const answer = (status: number) => () => {
    asked.push(now)
    return Promise.resolve(status)
  }
  return {
    told,
    asked,
    restsFor: circuit.restsFor,
    wait: (seconds: number) => {
      now += seconds * 1_000
    },
    ask: (status: number) =>
      circuit
        .ask(answer(status), (got) => got < 500)
        .catch((error: unknown) => (error instanceof Resting ? 'resting' : 'broken')),
    ends: () =>
      circuit
        .ask(() => Promise.reject(new Error('silence')))
        .catch((error: unknown) => (error instanceof Resting ? 'resting' : 'broken')),
    hang: () => {
      let answer = (_status: number) => {}
      const asking = circuit
        .ask(
          () => new Promise<number>((resolve) => (answer = resolve)),
          (got) => got < 500,
        )
        .catch(() => 'resting')
      return { asking, answer: (status: number) => answer(status) }
    },
  }
}

test('three failures in a row leave the service alone, which is told once; nothing is asked meanwhile', async () => {
  const it = service()
  expect([await it.ask(500), await it.ends(), it.restsFor(), await it.ask(503)]).toEqual([
    500,
    'broken',
    null,
    503,
  ])
  expect(it.restsFor()).toBe(10)
  expect([await it.ask(200), await it.ask(200)]).toEqual(['resting', 'resting'])
  expect([it.asked.length, it.told]).toEqual([2, [0]])
})

test('failures far apart, and a few among many answers, change nothing', async () => {
  const slow = service()
  for (let time = 0; time < 6; time++) {
    await slow.ask(500)
    slow.wait(31)
  }
  expect([slow.restsFor(), slow.told]).toEqual([null, []])
  const busy = service()
  for (let time = 0; time < 20; time++) await busy.ask(time % 3 === 0 ? 500 : 200)
  expect([busy.restsFor(), busy.told]).toEqual([null, []])
})

test('after the rest one question goes through while the others are still held back; its answer opens the way for all', async () => {
  const it = service()
  for (let time = 0; time < 3; time++) await it.ask(500)
  it.wait(10)
  const probe = it.hang()
  expect([await it.ask(200), await it.ask(200)]).toEqual(['resting', 'resting'])
  probe.answer(200)
  expect(await probe.asking).toBe(200)
  expect([it.restsFor(), await it.ask(200)]).toEqual([null, 200])
})

test('a try that fails makes the rest longer, up to two minutes, and is not told again', async () => {
  const it = service()
  for (let time = 0; time < 3; time++) await it.ask(500)
  const rests: (number | null)[] = []
  for (let time = 0; time < 6; time++) {
    rests.push(it.restsFor())
    it.wait(it.restsFor() ?? 0)
    expect(await it.ask(502)).toBe(502)
  }
  expect([rests, it.told]).toEqual([[10, 20, 40, 80, 120, 120], [0]])
  it.wait(120)
  expect([await it.ask(200), it.restsFor()]).toEqual([200, null])
  // what went wrong before it came back does not count any more
  expect([await it.ask(500), await it.ask(500), it.restsFor()]).toEqual([500, 500, null])
})

test('an answer that was asked for before the rest ends it; a failure asked for before does not make it longer', async () => {
  const it = service()
  const [slow, slower] = [it.hang(), it.hang()]
  for (let time = 0; time < 3; time++) await it.ask(500)
  slow.answer(500)
  await slow.asking
  expect(it.restsFor()).toBe(10)
  slower.answer(200)
  await slower.asking
  expect(it.restsFor()).toBe(null)
})

test('several processes do not come back at one moment', async () => {
  const rests = [0, 1].map(async (random) => {
    const circuit = openCircuit({ clock: () => 0, random: () => random })
    for (let time = 0; time < 3; time++)
      await circuit.ask(() => Promise.reject(new Error('silence'))).catch(() => undefined)
    return circuit.restsFor()
  })
  expect(await Promise.all(rests)).toEqual([8, 13])
})

// case 200
test('a clock that is set on by a day ends no rest: pauses follow one that only goes on', async () => {
  const circuit = openCircuit({ random: () => 0.5 })
  for (let time = 0; time < 3; time++)
    await circuit.ask(() => Promise.reject(new Error('silence'))).catch(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: after(new Date(), { days: 1 }) })
  try {
    expect(circuit.restsFor()).toBeGreaterThan(5)
    await expect(circuit.ask(() => Promise.resolve(1))).rejects.toThrow(Resting)
  } finally {
    vi.useRealTimers()
  }
})
