import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/decisions/heavy-work.md', 'utf8')
const lines = [...page.matchAll(/^\| `(\w+)`: [^|]+ \| beside the shop, (\d+) s \|/gm)]

/** Every act that the code declares, with the file that it names. */
const declared = globSync('src/**/*.ts')
  .filter((file) => !/\.test\.ts$|platform[\\/]heavy\.ts$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /heavyTask<[^(]*>\(\s*'#([^']+)',\s*'(\w+)'(?:,\s*\{\s*seconds: (\d+),?\s*\})?,?\s*\)/g,
      ),
    ].map(([, from = '', name = '', seconds = '20']) => ({ from, name, seconds })),
  )

test('every heavy act stands in the table with its seconds, and nothing else does', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(lines.map(([, name, seconds]) => `${name} ${seconds}`).toSorted()).toEqual(
    declared.map(({ name, seconds }) => `${name} ${seconds}`).toSorted(),
  )
})

test('every heavy act is a function that a process can load by itself', async () => {
  for (const { from, name } of declared) {
    const file = `src/${from}`
    expect(readFileSync(file, 'utf8'), file).toMatch(
      new RegExp(`export (async )?function ${name}\\b`),
    )
  }
})

test('the limits of the page are those of the code', async () => {
  const { heavyLimits } = await import('#platform/heavy.ts')
  for (const words of [
    `${heavyLimits.heapMegabytes} MB of heap and ${heavyLimits.megabytes} MB in all`,
    `${heavyLimits.waiting} acts wait, six of them of one network`,
    `for ${heavyLimits.patience} seconds at most`,
    `after ${heavyLimits.idle} seconds without work`,
  ])
    expect(page).toContain(words)
  expect(heavyLimits).toMatchObject({ processes: 2, perNetwork: 6 })
})

/** Packages that make or read PDFs, sheets, pictures, faces, archives, marks, mails, forms or HTML. */
const heavyPackages =
  /^(pdfkit|fontkit|sharp|papaparse|yauzl|jszip|archiver|fflate|exceljs|csv-[\w-]+|canvas|jimp|pdf-lib|unpdf|jsdom|cheerio|qr|qrcode[\w-]*|postal-mime|sanitize-html|@fastify\/busboy|@e965\/xlsx|xlsx|write-excel-file|@hyzyla\/pdfium|node:zlib)(\/|$)/

const imported = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => heavyPackages.test(name))
      .map((name) => `${file} ${name}`),
  )

test('whatever can do heavy work stands in the list of where it runs', () => {
  const places = [...page.matchAll(/^\| `(src\/[^`]+)` \| `([^`]+)` \| [^|]{20,} \|$/gm)]
  expect(places.map(([, file, name]) => `${file} ${name}`).toSorted()).toEqual(
    [...new Set(imported)].toSorted(),
  )
})
