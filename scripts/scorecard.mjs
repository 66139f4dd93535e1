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

const shop = (path) => `src/shop/${path}.test.ts`
const suites = {
  attack: {
    'who may what, over all endpoints': ['test/who.test.ts'],
    'whose it is, over all reads and changes': ['test/owners.test.ts'],
    'the wire: tokens, sessions, origins, odd calls': [
      'test/wire.test.ts',
      'src/platform/http-server.test.ts',
      'src/platform/hosts.test.ts',
      'src/platform/json-body.test.ts',
      'src/platform/client-address.test.ts',
      'src/platform/route-patterns.test.ts',
    ],
    'words that would be statements, and calls by chance': [
      'test/sql-in-words.test.ts',
      'test/random-calls.test.ts',
    ],
    'work: every call with the worst that its contract lets through': [
      'test/worst-calls.test.ts',
      'test/heavy-work.test.ts',
      'src/platform/heavy.test.ts',
    ],
    'what leaves, and to whom': ['test/answer-keys.test.ts'],
    'texts and files that are more than they seem': [
      'test/free-texts.test.ts',
      'src/platform/form-body.test.ts',
      'src/platform/sheet-file.test.ts',
      'src/kernel/csv.test.ts',
      'src/kernel/safe-redirect.test.ts',
    ],
    'prices, sums and benefits': [
      shop('order/service/tampering'),
      shop('order/service/benefits'),
      shop('order/service/per-person'),
      'test/large-sums.test.ts',
    ],
    'races for goods, coupons and seats': [
      shop('order/service/races'),
      shop('order/service/two-processes'),
      shop('order/service/shared-stock'),
    ],
    'holding stock and seats without paying': [
      'src/shop/order/hold-rules.test.ts',
      shop('order/service/hoarding'),
      shop('order/service/seat-hoarding'),
    ],
    'by staff: enriching oneself through any door of money': [
      'test/money-doors.test.ts',
      'test/staff-gain.test.ts',
      shop('order/service/hand-money'),
      shop('order/service/own-prices'),
      shop('credit/service/adjust-credit'),
      shop('store-order/service/receipt-ceilings'),
    ],
    'trying cards': [shop('payment/service/declines')],
    'signing in, guessing, flooding': [
      shop('session/service/log-in'),
      shop('session/service/kakao'),
      shop('member/service/second-factor'),
      shop('member/service/forgotten'),
      shop('member/service/reset-mails'),
      shop('order/service/look-up'),
    ],
    'forged words of providers': [
      shop('payment/service/webhook'),
      'src/platform/read-answer.test.ts',
    ],
  },
  faults: {
    'the server is killed while payments are taken': [shop('order/service/killed-server')],
    'the server is killed while orders and files come': [
      shop('order/service/killed-orders'),
      shop('inquiry/torn-upload'),
      'src/platform/storage.test.ts',
    ],
    'the database is killed while orders come': [shop('order/service/killed-database')],
    'the database is killed, stopped, broken, started twice': ['src/platform/postgres/*.test.ts'],
    'the disk is full': [
      shop('upkeep/full-disk'),
      shop('inquiry/full-drawer'),
      'src/platform/disk.test.ts',
    ],
    'providers fail, lie, or stay silent': [
      shop('payment/service/faults'),
      shop('payment/service/resting'),
      'src/platform/circuit.test.ts',
    ],
    'mails and messages do not leave': [
      shop('notification/service/deliver'),
      shop('notification/service/trouble'),
    ],
    'connections are cut, the clock jumps': [shop('order/service/cut-lines'), 'test/clock.test.ts'],
    'jobs of an ended process, and what follows events': ['src/platform/jobs.test.ts'],
    'a migration breaks half-way': ['src/platform/migrate.test.ts'],
    'processes behind one port are killed and started anew': ['src/platform/workers.test.ts'],
    'the copy of the database is behind or away': ['src/platform/replica.test.ts'],
    'signals, silent readers, too many visitors': [
      'src/platform/signals.test.ts',
      'src/platform/http-server.test.ts',
      'src/platform/shed.test.ts',
    ],
    'the drill: a backup comes back': [shop('upkeep/backups'), 'src/platform/backup/*.test.ts'],
  },
}

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
