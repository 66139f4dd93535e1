import { expect, test } from 'vitest'
import { withFreeNumber } from './free-number.ts'

function taken(): Error {
  return Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
  })
}

test('a number that is taken is drawn anew, and what comes of the free one is the answer', async () => {
  const drawn = [1234, 1234, 5678]
  const answer = await withFreeNumber(async () => {
    const number = drawn.shift()
    if (number === 1234) throw taken()
    return number
  })
  expect(answer).toBe(5678)
})

test('when none of five is free the last fault is told, and any other at once', async () => {
  let tries = 0
  const never = withFreeNumber(async () => {
    tries++
    throw taken()
  })
  await expect(never).rejects.toMatchObject({ code: '23505' })
  expect(tries).toBe(5)
  const broken = withFreeNumber(async () => {
    tries++
    throw new Error('something else')
  })
  await expect(broken).rejects.toThrow('something else')
  expect(tries).toBe(6)
})
