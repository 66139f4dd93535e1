import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { openRows, openShares } from './shares.ts'

const limits = { reads: 3, writes: 4, line: 2 }
const ask = (network: string, line: object = {}, method = 'GET', path = '/shop/list') => ({
  ...{ network, line, method, path },
})

test('one network has its share of what is at work, and the next one its own', () => {
  const shares = openShares(limits)
  const held = [1, 2, 3].map(() => shares.take(ask('192.0.2.1')))
  expect(held.every(Boolean)).toBe(true)
  expect(shares.take(ask('192.0.2.1'))).toBe(null)
  expect(shares.take(ask('192.0.2.2'))).not.toBe(null)
  // whoever buys is not held up by whoever looks
  expect(shares.take(ask('192.0.2.1', {}, 'POST'))).not.toBe(null)
  held[0]?.()
  expect(shares.take(ask('192.0.2.1'))).not.toBe(null)
})

test('one connection sends no long row of requests before it has their answers', () => {
  const shares = openShares(limits)
  const line = {}
  const first = shares.take(ask('192.0.2.1', line))
  shares.take(ask('192.0.2.1', line, 'POST'))
  expect(shares.take(ask('192.0.2.1', line))).toBe(null)
  expect(shares.take(ask('192.0.2.1', line, 'GET', '/healthz'))).not.toBe(null)
  first?.()
  expect(shares.take(ask('192.0.2.1', line))).not.toBe(null)
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
