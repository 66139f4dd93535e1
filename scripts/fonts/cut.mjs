/**
 * Cuts the faces of src/ui/faces from what an open shop says: docs/decisions/fonts.md.
 *
 *   npm ci --prefix scripts/fonts && node scripts/fonts/cut.mjs http://localhost:3000
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { inRoot, step } from '../lib/project.mjs'
import { readPages } from './said.mjs'
import { packagedSlices, rangesOf } from './slices.mjs'

const shop = process.argv[2] ?? 'http://localhost:3000'
const folder = inRoot('src', 'ui', 'faces')

/** Syllables in the first file of each face; their sizes are bounds of a first visit. */
const first = { sans: 600, serif: 136 }
/** Syllables in each file that is fetched only for a page that has one of them. */
const perSlice = 40

const letters = `${chars(0x20, 0x7e)}\u00a0·×÷±°²³½©®™é–—‘’“”…•−→←↑↓✓₩€「」『』`
/** The 2,350 syllables of KS X 1001: nearly all that Korean is written with. */
const common = syllablesOfStandard()

const sans = {
  name: 'Pretendard',
  file: readFileSync(
    inRoot('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
  ),
  weight: '400 700',
  cut: {
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'vhea', 'vmtx'],
  },
  slices: packagedSlices('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
}
const serif = {
  name: 'Hahmlet',
  file: readFileSync(
    inRoot('scripts/fonts/node_modules/@fontsource/hahmlet/files/hahmlet-korean-500-normal.woff2'),
  ),
  weight: '400 600',
  cut: { keepFeatures: ['kern'], noHinting: true },
  slices: packagedSlices('@fontsource-variable/hahmlet/wght.css'),
}

const said = await readPages(shop)
mkdirSync(folder, { recursive: true })
// the licence of both stays with them
for (const file of readdirSync(folder)) if (file !== 'OFL.txt') rmSync(path.join(folder, file))

const order = standardFirst(ranked(said.all, sans.slices), first.sans)
const headOrder = standardFirst(ranked(said.headings, serif.slices), first.serif)
const [head, more, rare] = [[], [], []]

await firstFile(sans, 'letters', letters, rangesOf(letters))
await firstFile(sans, 'syllables', order.slice(0, first.sans).join(''), 'U+AC00-D7A3')
const title = letters + headOrder.slice(0, first.serif).join('')
await firstFile(serif, 'headings', title, `${rangesOf(letters)}, U+AC00-D7A3`)
await rest(sans, order.slice(first.sans), letters + order.slice(0, first.sans).join(''))
await rest(serif, headOrder.slice(first.serif), title)

const made = '/* Made by scripts/fonts/cut.mjs: docs/decisions/fonts.md. */\n'
writeFileSync(path.join(folder, 'first.css'), made + head.join(''))
writeFileSync(path.join(folder, 'more.css'), made + more.join(''))
writeFileSync(path.join(folder, 'rare.css'), made + rare.join(''))
// a bit for each syllable of the standard, in its order: a third of what the syllables would be
const listed = (syllables) => {
  const bits = Buffer.alloc(Math.ceil(common.length / 8))
  for (const one of syllables) {
    const at = common.indexOf(one)
    bits[at >> 3] |= 1 << (at & 7)
  }
  return bits.toString('base64')
}
writeFileSync(
  path.join(folder, 'first-syllables.json'),
  JSON.stringify({
    text: listed(order.slice(0, first.sans)),
    headings: listed(headOrder.slice(0, first.serif)),
  }),
)

async function firstFile(face, name, text, range) {
  const bytes = await cutTo(face, name, text)
  head.push(fontFace(`${face.name} Variable`, face.weight, `./${name}.woff2`, range))
  step(`${name}: ${[...text].length} letters, ${(bytes / 1000).toFixed(1)} kB`)
}

/** What is left: small files of common syllables, then the packages' own for all the others. */
async function rest(face, syllables, drawn) {
  let bytes = 0
  const short = face.name.toLowerCase()
  for (let at = 0; at < syllables.length; at += perSlice) {
    const text = syllables.slice(at, at + perSlice).join('')
    const name = `${short}-${String(at / perSlice + 1).padStart(2, '0')}`
    bytes += await cutTo(face, name, text)
    more.push(fontFace(`${face.name} Rest`, face.weight, `./${name}.woff2`, rangesOf(text)))
  }
  const done = new Set([...drawn, ...syllables])
  for (const { url, letters: all } of face.slices) {
    const left = all.filter((letter) => !done.has(letter))
    if (left.length)
      // of one weight with the others: a browser takes one set of a family's weights, and passes the rest by
      rare.push(fontFace(`${face.name} Rest`, face.weight, url, rangesOf(left.join(''))))
  }
  step(`${face.name}, the rest: ${(bytes / 1000).toFixed(1)} kB in small files`)
}

async function cutTo(face, name, text) {
  const bytes = await subsetFont(face.file, text, { targetFormat: 'woff2', ...face.cut })
  writeFileSync(path.join(folder, `${name}.woff2`), bytes)
  return bytes.length
}

function fontFace(family, weight, url, range) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`
}

/** Syllables as often as pages say them, then the common ones as often as Korean does: the packages' later slices hold the more frequent. */
function ranked(count, slices) {
  const place = new Map()
  slices.forEach(({ letters: all }, at) => {
    for (const letter of all) place.set(letter, at)
  })
  return [...new Set([...count.keys(), ...common])].toSorted(
    (a, b) =>
      (count.get(b) ?? 0) - (count.get(a) ?? 0) ||
      (place.get(b) ?? 0) - (place.get(a) ?? 0) ||
      (a < b ? -1 : 1),
  )
}

/** The first file lists its letters by the standard, so that another one cannot be in it, however often it is said. */
function standardFirst(syllables, count) {
  const chosen = new Set(syllables.filter((one) => common.includes(one)).slice(0, count))
  return [...chosen, ...syllables.filter((one) => !chosen.has(one))]
}

function syllablesOfStandard() {
  const reader = new TextDecoder('euc-kr')
  const found = []
  for (let row = 0xb0; row <= 0xc8; row++)
    for (let cell = 0xa1; cell <= 0xfe; cell++) found.push(reader.decode(Uint8Array.of(row, cell)))
  return found.filter((one) => /^[가-힣]$/.test(one))
}

function chars(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n))
}
