// the figures of the house, printed by npm run measures
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { code } from './code.ts'
import { deadExports } from './exports.ts'
import { bareCasts, functions, longFunctions } from './functions.ts'
import { arrows, mutualPairs, rings, roomSizes } from './rooms.ts'
import { touches } from './walls.ts'

const kept = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const walls = touches()
const [largest = ['', 0]] = roomSizes()
const sizes = code.map(({ lines }) => lines).toSorted((one, other) => one - other)
const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
const [flattest = ['', 0]] = Object.entries(
  Object.groupBy(code, ({ file }) => path.posix.dirname(file)),
)
  .map(([folder, files]): [string, number] => [folder, files?.length ?? 0])
  .toSorted(([, one], [, other]) => other - one)

const linesOf = (files: string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0)
const megabytes = (files: string[]) =>
  (files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1)

function glossaryWords(): number {
  const page = 'docs/GLOSSARY.md'
  if (!existsSync(page)) return 0
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  return Math.max(rows.length - 2, 0)
}

const rows: [what: string, now: string | number, bar: string][] = [
  ['largest room, product lines', `${largest[1]} (${largest[0]})`, '≤ 9,000'],
  ['rooms that import each other', `${mutualPairs().size} of ${arrows().size} arrows`, '≤ 10'],
  ['foreign writes in SQL', walls.filter(({ how }) => how === 'writes').length, '0 but leaving'],
  ['foreign reads in SQL', walls.filter(({ how }) => how === 'reads').length, '≤ 120'],
  ['import cycles, types too', rings().length, '0'],
  ['dead exports', deadExports().length, '0'],
  ['casts without a reason', bareCasts().length, '0'],
  ['functions above 80 lines, components above 120', longFunctions().length, 'shrinks'],
  ['functions above 60 lines', functions().filter(({ lines }) => lines > 60).length, '≤ 200'],
  ['flat files in one folder, most', `${flattest[1]} (${flattest[0]})`, '≤ 30'],
  ['JSON lines in db', linesOf(kept.filter((file) => /^db\/.+\.json$/.test(file))), '≤ 16,000'],
  ['own words in the glossary', glossaryWords(), '≤ 30'],
  ['product lines in src', code.reduce((sum, { lines }) => sum + lines, 0), ''],
  ['median and p90 file', `${at(0.5)} / ${at(0.9)}`, '≤ 60 / ≤ 150'],
  [
    'checkout without pictures, MB',
    megabytes(kept.filter((file) => !file.startsWith('media/'))),
    '≤ 20',
  ],
]
console.log('| measure | now | bar |\n|---|--:|--:|')
for (const [what, now, bar] of rows) console.log(`| ${what} | ${now} | ${bar} |`)
