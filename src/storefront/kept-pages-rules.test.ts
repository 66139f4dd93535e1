import { expect, test } from 'vitest'
import { firstVisit, mostKeptPages, turnTo, type Visits } from './kept-pages-rules.ts'

const walk = (...steps: [key: string, pathname: string][]): Visits => {
  const [[key, pathname] = ['', ''], ...rest] = steps
  return rest.reduce(
    (visits, [key, pathname]) => turnTo(visits, { key, pathname }),
    firstVisit({ key, pathname }),
  )
}
const pathsOf = ({ visits }: Visits) => visits.map((visit) => visit.pathname)

test('three pages are alive, the one on the screen first', () => {
  expect(mostKeptPages).toBe(3)
  expect(pathsOf(walk(['a', '/'], ['b', '/one'], ['c', '/two'], ['d', '/three']))).toEqual([
    '/three',
    '/two',
    '/one',
  ])
})

test('back leads to the page that was left, not to a copy', () => {
  const left = walk(['a', '/'], ['b', '/one'])
  const back = turnTo(left, { key: 'a', pathname: '/' })
  expect(back.visits[0]?.id).toBe(0)
  expect(turnTo(back, { key: 'b', pathname: '/one' }).visits[0]?.id).toBe(1)
})

test('filters move within a page, and back leads through them', () => {
  const filtered = walk(['a', '/list'], ['b', '/list'], ['c', '/product'])
  expect(pathsOf(filtered)).toEqual(['/product', '/list'])
  expect(turnTo(filtered, { key: 'a', pathname: '/list' }).visits[0]?.id).toBe(0)
})

test('the same path entered anew is a new visit', () => {
  const again = walk(['a', '/'], ['b', '/one'], ['c', '/'])
  expect(again.visits.map((visit) => visit.id)).toEqual([2, 1, 0])
})

test('an order form, a login or an account is not kept', () => {
  for (const pathname of [
    '/shop/order-form',
    '/shop/payment_confirm',
    '/shop/claim-fee',
    '/login',
    '/register',
    '/my-page/account',
    '/shop/order/1/confirm',
  ])
    expect(pathsOf(walk(['a', '/'], ['b', pathname], ['c', '/two']))).toEqual(['/two', '/'])
})
