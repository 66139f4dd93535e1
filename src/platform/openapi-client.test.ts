import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSource } from 'oazapfts'
import { expect, test } from 'vitest'
import { api } from '#api.ts'
import { openApiOf } from './openapi.ts'

test('a generator makes a typed client of the description', async () => {
  // beside the packages that the client leans on
  const dir = mkdtempSync(join(import.meta.dirname, '../../node_modules/.client-'))
  const description = join(dir, 'openapi.json')
  const endpoints = api.map((one) => one.endpoint)
  writeFileSync(description, JSON.stringify(openApiOf(endpoints, 'https://odemoa.example')))
  const client = join(dir, 'client.ts')
  writeFileSync(client, await generateSource(description))
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'esnext',
  ]
  const compiled = spawnSync(process.execPath, [tsc, ...flags, client], { encoding: 'utf8' })
  rmSync(dir, { recursive: true })
  expect([compiled.status, compiled.stdout.slice(0, 2_000)]).toEqual([0, ''])
})
