import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heapBounds, memoryEnvironment } from '../scripts/lib/bounds.mjs'

const words = (file: string) => readFileSync(`deploy/${file}`, 'utf8').replaceAll(/["',]/g, '')

test.each(['odemoa.service', 'Containerfile'])('%s starts the shop as npm start does', (file) => {
  expect(words(file)).toContain(`${heapBounds.join(' ')} build/server/serve.js`)
  for (const [name, value] of Object.entries(memoryEnvironment))
    expect(words(file)).toContain(` ${name}=${value}`)
})
