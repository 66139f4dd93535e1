/*
 * node scripts/test.mjs                 everything: first the fast projects, then the journeys in a browser
 * node scripts/test.mjs FILE ...        these alone: paths of test files, or folders of them
 * node scripts/test.mjs --only=database what needs a database, for a run against another server
 * node scripts/test.mjs --only=browsers the core journeys in Firefox and WebKit, as far as they are installed
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installedBrowsers, leftOut } from './lib/browsers.mjs'
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs'
import { fail, inRoot, ROOT, step } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const RUNS = {
  fast: ['--project=server'],
  database: ['--project=server', '--exclude=**/platform/postgres/**'],
  e2e: ['--project=e2e'],
  browsers: ['--project=browsers'],
}

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const files = process.argv
  .slice(2)
  .filter((arg) => !arg.startsWith('-'))
  .flatMap(testsAt)
/** @type {Record<string, string[]>} */
const named = { fast: [], e2e: [], browsers: [] }
for (const file of files) named[runOf(file)].push(file)
const asked = files.length
  ? Object.keys(named).filter((name) => named[name].length)
  : only
    ? [only]
    : ['fast', 'e2e']
const away = asked.includes('browsers') ? leftOut() : []
const runs = asked.filter((name) => name !== 'browsers' || Object.keys(installedBrowsers()).length)
const reports = mkdtempSync(join(tmpdir(), 'odemoa-test-'))
let passed = 0
let failed = 0

const phases = []
/** @type {string[]} what fell, and what passed only when it was tried again */
const fallen = []

await timed('installing', ensureInstalled)
if (runs.includes('e2e') || runs.includes('browsers')) await timed('building', ensureBuilt)
for (const name of runs) await timed(`testing: ${name}`, () => runTests(name))
rmSync(reports, { recursive: true, force: true })

for (const { name, seconds } of phases) step(`${name}: ${seconds.toFixed(1)} s`)
// once more at the end: who reads only the last lines of a long log learns the names
for (const line of [...fallen, ...away]) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
// a run that tried nothing is no pass, unless there was no browser to try it in
process.exitCode = failed || (runs.length && !passed) ? 1 : 0

/** Runs on the machine's own Node, which may be 20. The test files of a path, seen from where the command was given or from the project's folder. */
function testsAt(given) {
  for (const from of [process.env.INIT_CWD ?? process.cwd(), ROOT]) {
    const path = relative(ROOT, resolve(from, given)).split(sep).join('/')
    const at = inRoot(path)
    if (path.startsWith('..') || !existsSync(at)) continue
    const found = statSync(at).isFile()
      ? [path]
      : readdirSync(at, { recursive: true }).map(
          (one) => `${path}/${String(one).split(sep).join('/')}`,
        )
    const tests = found.filter((one) => one.endsWith('.test.ts'))
    if (tests.length) return tests
  }
  return fail(`There is no test at ${given}: name a file that ends with .test.ts, or its folder.`)
}

function runOf(file) {
  const [, folder] = /^test\/(e2e|browsers)\//.exec(file) ?? []
  return folder ?? 'fast'
}

async function timed(name, work) {
  const begun = performance.now()
  await work()
  phases.push({ name, seconds: (performance.now() - begun) / 1000 })
}

async function runTests(name) {
  step(`testing: ${name}`)
  const report = join(reports, `${name}.json`)
  const args = [
    'run',
    ...RUNS[name],
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(named[name] ?? []),
  ]
  const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), ...args], {
    env: { NODE_ENV: 'test' },
  })
  const sum = readReport(report)
  passed += sum.passed
  failed += sum.failed
  // a run that broke outside its tests must not look like a pass
  if (code !== 0 && sum.failed === 0) {
    failed++
    fallen.push(
      `fell: ${name}: ended with ${code} though no test fell; an error outside them stands above`,
    )
  }
}

function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    // files that could not even be loaded
    const broken = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.length,
    )
    for (const file of testResults) fallen.push(...fallenOf(file))
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param file one of the JSON report; its own status falls with a hook or an import, too */
function fallenOf({ name, status, message, assertionResults }) {
  const place = relative(inRoot('.'), name)
  const whole = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  const tests = assertionResults
    .filter(({ status, failureMessages }) => status === 'failed' || failureMessages?.length)
    .map(({ status, fullName, failureMessages }) => {
      const how = status === 'failed' ? 'fell' : 'passed at another try'
      return `${how}: ${place} > ${fullName}: ${failureMessages?.map(wordsOf).join(' ‖ ')}`
    })
  return whole ? [`fell: ${place}: ${wordsOf(message)}`, ...tests] : tests
}

/** In one line: what was said, and the line of the test, but not the rest of the stack. */
function wordsOf(text = '') {
  const [said] = text.split(/\n\s+at /, 1)
  const [at = ''] = /\S+\.test\.ts:\d+/.exec(text.slice(said.length)) ?? []
  const words = `${said.slice(0, 500)} ${at && `at ${relative(inRoot('.'), at)}`}`
  return stripVTControlCharacters(words).replace(/\s+/g, ' ').trim()
}
