import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueRows } from './e2e/catalogue-rows.ts'

test.each(Object.entries(catalogueRows))('a journey provokes: %s', (_row, { file, name }) => {
  expect(readFileSync(`test/e2e/${file}.test.ts`, 'utf8')).toContain(`'${name}'`)
})
