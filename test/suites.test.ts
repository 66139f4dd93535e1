import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { suites } from '../scripts/lib/suites.mjs'

test.each(Object.entries(suites))('every file that npm run test:%s names is there', (_, kinds) => {
  const named = Object.values(kinds).flat()
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one) => !globSync(one).length)).toEqual([])
  // one kind each, so that nothing is counted twice
  expect(named.length).toBe(new Set(named).size)
})
