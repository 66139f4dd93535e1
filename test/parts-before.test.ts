import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { holdParts, putBack } from '../scripts/lib/parts-before.mjs'

test('the parts of the last build stay beside those of the next, and of no older one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'odemoa-parts-'))
  const assets = path.join(folder, 'assets')
  const build = (parts: Record<string, string>) => {
    const held = holdParts(folder)
    rmSync(assets, { recursive: true, force: true })
    mkdirSync(assets)
    for (const [name, text] of Object.entries(parts)) writeFileSync(path.join(assets, name), text)
    putBack(folder, held)
    return readdirSync(assets).toSorted()
  }
  try {
    expect(build({ 'tile-1.js': 'one', 'same.js': 'same' })).toEqual(['same.js', 'tile-1.js'])
    expect(build({ 'tile-2.js': 'two', 'same.js': 'newer' })).toEqual([
      'same.js',
      'tile-1.js',
      'tile-2.js',
    ])
    expect(readFileSync(path.join(assets, 'same.js'), 'utf8')).toBe('newer')
    expect(build({ 'tile-3.js': 'three' })).toEqual(['same.js', 'tile-2.js', 'tile-3.js'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
