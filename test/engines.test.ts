import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What came with which PostgreSQL; 15 is the oldest the shop works with, its own is 18. */
const younger: readonly [number, RegExp][] = [
  [
    16,
    /\bany_value\s*\(|\bis json\b|\bjson_(array|object)agg\s*\(|\bdate_add\s*\(|\barray_sample\s*\(|\brandom_normal\s*\(/i,
  ],
  [
    17,
    /\bjson_(table|exists|query|value|scalar|serialize)\s*\(|\bpg_c_utf8\b|\bmerge_action\s*\(|\bto_bin\s*\(|\brandom\s*\(\s*\d/i,
  ],
  [
    18,
    /\buuidv[47]\s*\(|\breturning\s+(with\s*\(|old\.|new\.)|\bcasefold\s*\(|\barray_(sort|reverse)\s*\(|\bwithout overlaps\b|\bgenerated always as\s*\(.*\)\s*virtual|\bcrc32c?\s*\(/i,
  ],
]
const whatIsTooYoung = (text: string) =>
  younger.filter(([, words]) => words.test(text)).map(([version]) => version)

// case 224; .ci/run runs the tests once more on the PostgreSQL of Debian
test('no statement asks for more than the oldest PostgreSQL can', () => {
  const files = [
    ...globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts')),
    ...globSync('db/**/*.{ts,sql}'),
  ]
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    // crc32 of Node's own is no SQL
    const sql = file.endsWith('.sql')
      ? text
      : (text.match(/sql(<[^`]*>)?`[^`]*`/g) ?? []).join('\n')
    return whatIsTooYoung(sql).map((version) => `${file}: PostgreSQL ${version}`)
  })
  expect(found).toEqual([])
  // the words are found where they stand
  expect(whatIsTooYoung('select uuidv7(), any_value(x)')).toEqual([16, 18])
})
