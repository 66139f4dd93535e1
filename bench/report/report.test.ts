import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Report, writeReport } from './report.ts'

const report: Report = {
  taken: '2026-11-25T10:20:00.000Z',
  machine: '2 cores',
  command: 'npm run bench -- --large',
  minutes: 20,
  parts: [
    {
      rows: [
        { what: 'orders', value: 250, unit: '/s', goal: { least: 300 }, said: ['1,500 accepted'] },
        {
          what: 'adds <b>',
          value: 2_000,
          unit: '/s',
          goal: { least: 1_500 },
          broken: ['3 refused'],
        },
        { what: 'memory', value: 300, unit: 'MB', goal: { most: 350 } },
        { what: 'large lists', value: null, unit: 'ms', goal: { most: 150 } },
      ],
      series: [
        {
          what: 'search',
          unit: 'ms',
          points: [1_000, 10_000].map((size) => ({ size, value: size / 1_000 })),
        },
      ],
      bars: { title: 'Slowest', unit: 'ms', line: 150, bars: [{ what: 'orders', value: 200 }] },
      course: {
        title: 'Memory',
        unit: 'MB',
        line: 350,
        points: [
          { at: 1, value: 300 },
          { at: 2, value: 310 },
        ],
      },
    },
  ],
}

test('a run is written as JSON, as a table and as a page with its plots; what fell short is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'odemoa-report-'))
  try {
    writeReport(report, folder)
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    expect(JSON.parse(read('bench.json')).verdicts).toEqual([
      { what: 'orders', is: 'short' },
      { what: 'adds <b>', is: 'broken' },
      { what: 'memory', is: 'met' },
      { what: 'large lists', is: 'left out' },
    ])
    const table = read('bench.md')
    expect(table).toContain('| orders | 250/s | ≥ 300/s | short | 1,500 accepted |')
    expect(table).toContain('- orders: 250/s, goal ≥ 300/s')
    expect(table).toContain('- adds <b>: 2,000/s, goal ≥ 1,500/s: 3 refused')
    const page = read('bench.html')
    expect(page.match(/<svg /g)).toHaveLength(4)
    expect(page).not.toContain('<b>')
    expect(page).not.toMatch(/NaN|Infinity|undefined/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
