import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import path from 'node:path'
import { goalOf, type Measured, type Row, shown, verdictOf } from '../rows.ts'
import { pageOf, sentence } from './page.ts'

export type Report = {
  /** ISO */
  taken: string
  machine: string
  command: string
  minutes: number
  parts: Measured[]
}

export function machineOf(): string {
  const model = cpus()[0]?.model.trim() || process.arch
  return `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`
}

/** The figures as JSON, as a page with plots and as a table, under these names in a folder. */
export function writeReport(report: Report, folder: string) {
  mkdirSync(folder, { recursive: true })
  const rows = report.parts.flatMap((one) => one.rows)
  const told = { ...report, verdicts: rows.map((row) => ({ what: row.what, is: verdictOf(row) })) }
  writeFileSync(path.join(folder, 'bench.json'), `${JSON.stringify(told, null, 2)}\n`)
  writeFileSync(path.join(folder, 'bench.html'), pageOf(report))
  writeFileSync(path.join(folder, 'bench.md'), markdownOf(report))
}

export function markdownOf({ taken, machine, command, minutes, parts }: Report): string {
  const rows = parts.flatMap((one) => one.rows)
  const short = rows.filter((row) => ['short', 'broken'].includes(verdictOf(row)))
  return `# The figures of ${taken.slice(0, 10)}

\`${command}\` wrote this, [the same with plots](bench.html) and [as JSON](bench.json), in ${minutes.toFixed(0)} minutes on ${machine}. Load, shop and database share these cores. What the figures mean and where the time goes: [decisions/speed.md](decisions/speed.md).

| What | Measured | Goal | Met | About it |
|---|--:|--:|---|---|
${rows.map(line).join('\n')}

${short.length ? `Short of the goal:\n\n${short.map((row) => `- ${sentence(row)}`).join('\n')}` : 'No goal was missed.'}
`
}

function line(row: Row): string {
  const about = [...(row.broken ?? []), ...(row.said ?? [])].join('; ')
  const verdict = verdictOf(row)
  const cells = [
    row.what,
    shown(row.value, row.unit),
    goalOf(row),
    verdict === 'told' ? '' : verdict,
    about,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
