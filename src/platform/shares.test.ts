import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openRows, openShares } from './shares.ts'

const limits = { reads: 3, writes: 4 }
const ask = (network: string, method = 'GET', path = '/shop/list') => ({ network, method, path })

test('one network has its share of what is at work, and the next one its own', () => {
  const shares = openShares(limits)
  const held = [1, 2, 3].map(() => shares.take(ask('192.0.2.1')))
  expect(held.every(Boolean)).toBe(true)
  expect(shares.take(ask('192.0.2.1'))).toBe(null)
  expect(shares.take(ask('192.0.2.2'))).not.toBe(null)
  // whoever buys is not held up by whoever looks
  expect(shares.take(ask('192.0.2.1', 'POST'))).not.toBe(null)
  // nor is whoever looks after the process
  expect(shares.take(ask('192.0.2.1', 'GET', '/healthz'))).not.toBe(null)
  held[0]?.()
  expect(shares.take(ask('192.0.2.1'))).not.toBe(null)
})

test('the first request too many is the last that its connection is answered', () => {
  const rows = openRows(2)
  const [line, other] = [{}, {}]
  const answers = Array.from({ length: 5 }, () => new EventEmitter())
  const [first = new EventEmitter(), ...more] = answers
  expect(rows.come(line, first)).toBe('next')
  first.emit('close')
  expect(more.map((answer) => rows.come(line, answer))).toEqual(['next', 'next', 'last', 'last'])
  rows.end(line)
  expect(rows.come(line, new EventEmitter())).toBe('unheard')
  expect(rows.come(other, new EventEmitter())).toBe('next')
})
