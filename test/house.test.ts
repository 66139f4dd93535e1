import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, serviceOrder, wrongImports } from './house-rules.ts'

const files = globSync('src/**/*.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/').replace(/^src\//, ''),
)

test('every import goes where the house allows', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap((file) => wrongImports(file, importsOf(file)))).toEqual([])
})

test.each([
  ['kernel/money.ts', "import { sql } from '../platform/database.ts'"],
  ['ui/button.tsx', "import { cart } from '#shop/cart/contract.ts'"],
  ['shop/cart/contract.ts', "import { placeOrder } from '../order/service.ts'"],
  ['shop/cart/service.ts', "import { listTiles } from '../catalog/store.ts'"],
  ['shop/cart/service.ts', "import { placeOrder } from '../order/service/place-order.ts'"],
  ['shop/catalog/pages/product-page.tsx', "import { productDetail } from '../service.ts'"],
  ['shop/catalog/pages/product-page.tsx', "const late = import('../../../platform/database.ts')"],
  ['storefront/frame.tsx', "import { readSettings } from '../shop/setting/service.ts'"],
  ['platform/session.ts', "import { findMember } from '../shop/member/store.ts'"],
])('%s is refused %s', (file, code) => {
  expect(wrongImports(file, importsOf(file, code))).not.toEqual([])
})

test('every domain has its place in the order of services', () => {
  const domains = new Set(files.flatMap((file) => /^shop\/([^/]+)\//.exec(file)?.[1] ?? []))
  expect([...domains].filter((domain) => !serviceOrder.includes(domain))).toEqual([])
})

const source = (file: string) => readFileSync(`src/${file}`, 'utf8')

// law texts in two languages and tables are as long as what they tell
const told = /tables|pages\/.+-text\.|\.test\./

test('no file has grown past 300 lines', () => {
  const long = files.filter((file) => !told.test(file) && source(file).split('\n').length > 301)
  expect(long).toEqual([])
})

test('lines are at most 100 wide', () => {
  const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(formatter).toMatchObject({ enabled: true, lineWidth: 100 })
})

test('no journey waits for the first of twins, of which the one for the other width is hidden', () => {
  const blind =
    /getBy(?:Text|Label)\([^\n]*\)\s*(?<!visible: true \}\)\s*)\.first\(\)\s*\.(?:waitFor\(\)|isVisible\()/
  const journeys = globSync('test/e2e/*.ts')
  expect(journeys.filter((file) => blind.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('imports climb by name, not by steps', () => {
  const climbing = /(?:from|import)\s*\(?\s*'\.\.\//
  expect(files.filter((file) => climbing.test(source(file)))).toEqual([])
})

/** The one clock: everything else asks it for days, and writes them in its words. */
const clock = /^kernel\/(?:days|day-words|korean-time)\./
const ownClocks = [
  /\b(?:3_?600_?000|86_?400_?000)\b|\b9 \* (?:60|hour)|\b24 \* 60 \* 60/,
  /toISOString\(\)\s*\.(?:slice|split|startsWith|substring)/,
  /\bDate\.UTC\(|\.getUTC(?:Day|Date|Month|Hours)\(/,
  /Intl\.DateTimeFormat|toLocale(?:Date|Time)String/,
  // a moment of the wire cut to its day is the day of London
  /(?:_at|_time|_datetime|\bat|iso|moment)\.slice\((?:0, 1[069]|5, 10)\)/,
]

test('only the clock of the house computes days', () => {
  const wrong = files.filter(
    (file) => !clock.test(file) && ownClocks.some((own) => own.test(source(file))),
  )
  expect(wrong).toEqual([])
})

test.each([
  'const day = 86_400_000',
  'const ahead = 9 * 60 * 60_000',
  'new Date().toISOString().slice(0, 10)',
  "new Intl.DateTimeFormat('ko')",
  'row.created_at.slice(0, 10)',
])('the clock of the house is asked instead of %s', (code) => {
  expect(ownClocks.some((own) => own.test(code))).toBe(true)
})

const masks = /'\*'\.repeat|\*{3,}[`')]|[`'(]\*{3,}|\}\*{2,}/

test('what is hidden of a person is hidden by one rule', () => {
  // what stands on a card's receipt comes from the provider, and a secret is no person
  const own =
    /^kernel\/(?:masked|card-numbers)\.ts|^shop\/payment\/(?:provider|twin)\/|payment\/service\/webhook/
  const wrong = files.filter(
    (file) => !own.test(file) && !/\.test\.|phrases/.test(file) && masks.test(source(file)),
  )
  expect(wrong).toEqual([])
  for (const file of ['kernel/masked.ts', 'kernel/card-numbers.ts'])
    expect(masks.test(source(file))).toBe(true)
})

test('no number of a row is parsed by hand: the contract does it at the door', () => {
  const byHand = /\\d\{1,(?:9|1\d)\}\$?\/\.test\(/
  const server = /^shop\/[^/]+\/(?:service|store|api|[\w-]+-(?:service|store|api))(?:\.ts|\/)/
  const wrong = files.filter((file) => server.test(file) && byHand.test(source(file)))
  expect(wrong).toEqual([])
})

test('a doc comment stands above what it describes', () => {
  const behind = files.flatMap((file) =>
    source(file)
      .split('\n')
      .filter((line) => /\S.*\s\/\*\*\s/.test(line) && !/^\s*\/\*\*/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(behind).toEqual([])
})

test('letters have sizes by name, which follow the size the reader chose', () => {
  const sizes = [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--text-([a-z]+): /g)]
  expect(sizes.length).toBeGreaterThan(10)
  const own = files.flatMap((file) =>
    [...source(file).matchAll(/[\w:-]*text-\[[^\]]*\]!?/g)].map(
      ([word]) => `${file}: ${word}, of ${sizes.map(([, name]) => `text-${name}`).join(' ')}`,
    ),
  )
  expect(own).toEqual([])
  const fixed = globSync('src/**/*.css').filter((file) =>
    /font-size: [\d.]+px/.test(readFileSync(file, 'utf8')),
  )
  expect(fixed).toEqual([])
})

/** What a page says of a failed call is read in one place, and shown by one kind of form. */
const unpacked = [
  /\.message\s*\?\s*[\s\S]{0,40}?\.message\s*:\s*t\(/,
  /Object\.(?:entries|values)\(\s*(?:error|refusal|refused|reason)\.errors\s*\)/,
  /useState<Record<string, string(?:\[\])?>>/,
  /t\('서버에 닿지 못했어요/,
]

test('pages leave a failed call to `useSend`, and messages of fields to `useMessages`', () => {
  const pages = files.filter((file) => /^(?:ui|admin|storefront|shop)\/.*\.tsx?$/.test(file))
  const own = pages.filter(
    (file) =>
      !/^ui\/|\.test\.|\/service|\/phrases\.ts|storefront\/typed-memory/.test(file) &&
      unpacked.some((pattern) => pattern.test(source(file))),
  )
  expect(own).toEqual([])
  expect(unpacked.every((pattern) => pattern.test(oldForm))).toBe(true)
})

const oldForm = `
  const [errors, setErrors] = useState<Record<string, string>>({})
  setErrors(Object.fromEntries(Object.entries(error.errors)))
  dialog.error(error instanceof Refusal && error.message ? error.message : t('다시'))
  t('서버에 닿지 못했어요. 연결을 확인해 주세요.')`

/** Small words that once stood in every store: each has one place now. */
const smallWords: [place: string, word: RegExp, written: string][] = [
  ['platform/like.ts', /\[[^\]]*%_[^\]]*\]\/g/, String.raw`word.replace(/[\\%_]/g, '\\$&')`],
  ['kernel/paging.ts', /page - 1\) \* \w*\.?per_page/, '(ask.page - 1) * ask.per_page'],
  ['kernel/escape-html.ts', /\[&<>"?'?\]|'&lt;'/, 'text.replace(/[&<>]/g, code)'],
  ['kernel/token.ts', /'x-xsrf-token'|= 'XSRF-TOKEN'/i, "const header = 'X-XSRF-TOKEN'"],
  ['platform/context.ts', /mb_id: null,\s*staff_role: null/, 'mb_id: null,\n staff_role: null'],
  [
    'platform/left-behind.ts',
    /\blistPrivate\(|\blistShelf\(config/,
    'await listPrivate(config, old)',
  ],
  ['ui/copy-button.tsx', /function CopyButton/, 'function CopyButton()'],
]

test.each(smallWords)('only %s writes its small word', (place, word, written) => {
  expect(word.test(source(place)) && word.test(written)).toBe(true)
  const made = /^platform\/(?:private-files|uploads)\.ts$/
  const others = files.filter(
    (file) => file !== place && !made.test(file) && !/\.test\.|-twin-page/.test(file),
  )
  expect(others.filter((file) => word.test(source(file)))).toEqual([])
})

/** The frames of the back office, and the pages that stand beside them: none may be added. */
const frames: [part: string, beside: string[]][] = [
  // a receipt is entered over and over, and never stored as a form
  ['#admin/ui/save-bar', ['shop/store-order/admin/enter-page.tsx']],
  // an order is saved after its difference was agreed to
  ['#admin/ui/draft-notices', ['shop/order/admin/edit-form.tsx']],
  // tables below a chart, days of reports, and phrases that are edited in the list
  [
    '#admin/ui/pager',
    [
      'shop/payment/admin/reports-page.tsx',
      'shop/statistics/admin/clicks-tab.tsx',
      'shop/statistics/admin/funnel-tab.tsx',
      'shop/statistics/admin/sales-tab.tsx',
      'shop/statistics/admin/words-tab.tsx',
      'shop/translation/admin/translations-page.tsx',
    ],
  ],
]

test.each(frames)('pages of the back office leave %s to their frame', (part, beside) => {
  const users = files.filter((file) => file.startsWith('shop/') && source(file).includes(part))
  expect(users.toSorted()).toEqual(beside)
})
