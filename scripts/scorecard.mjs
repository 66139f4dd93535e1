/*
 * npm run test:attack   what somebody may try, by kind; WORST=all npm run test:attack sends each call the worst in every kind of text
 * npm run test:faults   what may break, by kind; KILLS=100 npm run test:faults kills server and database a hundred times each
 * Both run tests that `npm test` runs as well, and print what held.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure.mjs'
import { fail, inRoot, ROOT, step } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'
import { suites } from './lib/suites.mjs'

const name = process.argv[2]
const suite = suites[name]
if (!suite) fail(`Which suite? ${Object.keys(suites).join(' or ')}`)
const filesOf = (patterns) => patterns.flatMap((one) => globSync(one, { cwd: ROOT }))
for (const [kind, patterns] of Object.entries(suite))
  for (const one of patterns) if (!filesOf([one]).length) fail(`${kind}: there is no ${one}`)

await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'odemoa-scores-'))
const report = join(reports, 'report.json')
step(`${name}: ${Object.keys(suite).length} kinds`)
await runNode(
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project=server',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filesOf(Object.values(suite).flat()),
  ],
  { env: { NODE_ENV: 'test' } },
)
const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(reports, { recursive: true, force: true })

let fell = 0
for (const [kind, patterns] of Object.entries(suite)) {
  const files = filesOf(patterns).map((file) => inRoot(file))
  const results = testResults.filter(({ name }) => files.includes(name))
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const held = tests.filter(({ status }) => status === 'passed').length
  const broken = tests.filter(({ status }) => status === 'failed')
  // a file that could not be loaded has held nothing
  const missing =
    files.length - results.filter(({ assertionResults }) => assertionResults.length).length
  fell += broken.length + missing
  console.log(`${broken.length || missing ? '✗' : '✓'} ${String(held).padStart(4)} held  ${kind}`)
  for (const { fullName } of broken) console.log(`       fell  ${fullName}`)
}
console.log(fell ? `${fell} fell` : 'all held')
process.exitCode = fell ? 1 : 0
