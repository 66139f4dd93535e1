import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { memoryEnvironment, shopArguments } from '../scripts/lib/bounds.mjs'

const words = (file: string) => readFileSync(`deploy/${file}`, 'utf8').replaceAll(/["',]/g, '')

test.each(['odemoa.service', 'Containerfile'])('%s starts the shop as npm start does', (file) => {
  expect(words(file)).toContain(`node ${shopArguments.join(' ')}`)
  for (const [name, value] of Object.entries(memoryEnvironment))
    expect(words(file)).toContain(` ${name}=${value}`)
})

test('a pooler lets the limits of every connection pass, and sets them itself', async () => {
  const { pool, close } = openDatabase('postgres://nobody@127.0.0.1:1/none')
  const limits = Object.entries(pool.options).filter(([name]) =>
    /^(statement|lock|idle_in_transaction_session)_timeout$/.test(name),
  )
  expect(limits).toHaveLength(3)
  const [, ignored] = /^ignore_startup_parameters = (.*)$/m.exec(words('pgbouncer.ini')) ?? []
  for (const [name, value] of limits) {
    expect(words('pgbouncer.ini')).toContain(`set ${name} = ${value}`)
    expect(ignored).toContain(name)
  }
  await close()
})

test('the proxy refuses nothing that the shop takes: it would call a process broken that lost an upload', () => {
  expect(words('Caddyfile')).not.toMatch(/^\s*max_size/m)
})
