import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shopArguments } from '../scripts/lib/bounds.mjs'

test('no flag keeps the shop short of memory', () => {
  expect(shopArguments).toEqual(['build/server/serve.js'])
  for (const file of ['scripts/start.mjs', 'scripts/lib/run.mjs', 'test/killable-shop.ts'])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/-space-size|heap-growing|max-heap/)
})

test('whoever starts the shop does so with the arguments of npm start', () => {
  const files = globSync('{scripts,test,bench}/**/*.{ts,mjs}').filter(
    (file) => !/bounds\.mjs$|start-flags\.test\.ts$|deploy\.test\.ts$/.test(file),
  )
  const own = files.filter((file) => readFileSync(file, 'utf8').includes('server/serve.js'))
  expect(own).toEqual([])
  for (const file of ['scripts/start.mjs', 'test/e2e/running-shop.ts', 'bench/shop.ts'])
    expect(readFileSync(file, 'utf8'), file).toContain('shopArguments')
})
