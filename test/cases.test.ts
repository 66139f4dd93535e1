import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const last = 248
// every eighth number from the fourth on was given up before anything was built
const numbers = Array.from({ length: last }, (_, at) => at + 1).filter((n) => n % 8 !== 4)

const rows = readFileSync('docs/cases.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, what, does, heldBy] = /^\| (\d+) \| (.+) \| (.+) \| (.+) \|$/.exec(line) ?? []
    return number ? [{ number: Number(number), what, does, heldBy: heldBy ?? '' }] : []
  })

test('every case has its line, once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('every test and record that a case names is there, and a case without a test says so', () => {
  const gone: string[] = []
  for (const { number, heldBy } of rows) {
    const tests = [...heldBy.matchAll(/`([^`]+\.test\.ts)` "([^"]+)"/g)]
    const records = [...heldBy.matchAll(/\]\((decisions\/[^)]+)\)/g)]
    for (const [, file = '', title = ''] of tests) {
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      if (!["'", '`'].some((quote) => source.includes(quote + title + quote)))
        gone.push(`${number}: ${file} "${title}"`)
    }
    for (const [, path] of records)
      if (!existsSync(`docs/${path}`)) gone.push(`${number}: docs/${path}`)
    if (tests.length + records.length === 0 && !heldBy.startsWith('no test'))
      gone.push(`${number}: neither a test nor a record`)
  }
  expect(gone).toEqual([])
})
