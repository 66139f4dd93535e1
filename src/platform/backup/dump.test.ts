import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openFolder } from '#platform/storage.ts'
import { testShop } from '#test/database.ts'
import { dumpShop } from './dump.ts'

test('a backup leaves no setting behind on its line, which a pooler lends to the shop next', async () => {
  const { url } = await testShop()
  const files = mkdtempSync(join(tmpdir(), 'odemoa-dump-'))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  for await (const _piece of dumpShop({ url, files: openFolder(files), secretIn: null }));
  const texts = asked.mock.calls.map(([text]) => String(text))
  asked.mockRestore()
  rmSync(files, { recursive: true })
  const [begins, ends] = [/^begin/, /^commit/].map((one) =>
    texts.findIndex((text) => one.test(text)),
  )
  const sets = texts.filter((text) => /\bset\b/.test(text))
  expect(sets.length).toBeGreaterThan(0)
  for (const text of sets) {
    expect(texts.indexOf(text)).toBeGreaterThan(begins ?? 0)
    expect(texts.indexOf(text)).toBeLessThan(ends ?? 0)
    for (const part of text.split(';')) expect(part.trim()).toMatch(/^set local /)
  }
})
