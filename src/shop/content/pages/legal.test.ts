import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { destinationCookie } from '#kernel/destination.ts'
import { tokenCookie } from '#kernel/token.ts'
import { languageCookie, sessionCookie } from '#platform/session.ts'
import { privacyVersion } from '#shop/order/rules.ts'
import { sampleSettings } from '#test/settings.ts'
import {
  type Both,
  both,
  factsIn,
  inForceSince,
  isKnown,
  type LegalText,
  sayLine,
} from './legal.ts'
import { privacyText } from './privacy-text.ts'
import { termsText } from './terms-text.ts'

const texts = { privacy: privacyText, terms: termsText }
const names = Object.keys(texts) as (keyof typeof texts)[] // the keys of a literal

function linesOf({ lead, sections }: LegalText): Both[] {
  return [
    ...lead,
    ...sections.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) =>
        'text' in block
          ? [block.text]
          : 'list' in block
            ? block.list
            : [...block.table.head, ...block.table.rows.flat()],
      ),
    ]),
  ]
}

test.each(names)('%s says everything in both languages, with the same facts', (name) => {
  for (const line of linesOf(texts[name])) {
    expect(line.en, line.ko).not.toMatch(/[가-힣]|^$/)
    expect([...new Set(factsIn(line.en))].sort(), line.ko).toEqual(
      [...new Set(factsIn(line.ko))].sort(),
    )
  }
})

test.each(names)('%s has one anchor per section and full rows', (name) => {
  const { sections } = texts[name]
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  for (const { id, blocks } of sections) {
    expect(id).toMatch(/^[a-z-]+$/)
    for (const block of blocks)
      if ('table' in block)
        for (const row of block.table.rows) expect(row).toHaveLength(block.table.head.length)
  }
})

test.each(names)('%s takes what it says of the company from the settings', (name) => {
  const code = linesOf(texts[name]).map(({ ko, en }) => ko + en)
  const { phone, email, business_number } = sampleSettings.company
  for (const fact of [phone, email, business_number, '(주)오드모아', 'ODEMOA Inc.'])
    expect(code.some((line) => line.includes(fact))).toBe(false)
})

test('the policy is the version that orders record, in force since that month', () => {
  expect(privacyText.version).toBe(privacyVersion)
  expect(inForceSince('2026-01')).toBe('2026-01-01')
})

test('the policy names every cookie and whatever else the shop leaves in a browser', () => {
  const told = linesOf(privacyText).map(({ ko }) => ko)
  const cookies = [
    tokenCookie,
    languageCookie,
    destinationCookie,
    ...['http://a', 'https://a'].map((ORIGIN) =>
      sessionCookie({ ORIGIN } as Parameters<typeof sessionCookie>[0]),
    ),
  ] // only the address matters
  const kept = globSync('src/{storefront,ui,kernel,shop}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\/admin\/|-text\.ts$/.test(file))
    .flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=')(?:odemoa|pinia)\/[\w/-]+(?=')/g) ?? [],
    )
  expect(kept.length).toBeGreaterThan(5)
  const missing = [...cookies, ...kept].filter(
    (name) => !told.some((line) => line.split(', ').includes(name)),
  )
  expect(missing).toEqual([])
})

test('facts fill their places, and particles follow them', () => {
  const line = both('{company}은(는) {mail}으로(로) 답해요.', '{company} answers at {mail}.')
  const facts = { company: '모아향', mail: 'a@b.example' }
  expect(sayLine('kr', line, facts)).toBe('모아향은 a@b.example로 답해요.')
  expect(sayLine('en', line, facts)).toBe('모아향 answers at a@b.example.')
})

test('a line whose fact is empty is left out', () => {
  expect(isKnown(both('{hosting}', '{hosting}'), { hosting: '' })).toBe(false)
  expect(isKnown(both('말', 'word'), {})).toBe(true)
})
