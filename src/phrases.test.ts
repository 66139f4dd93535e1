import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phrases as staffPhrases } from './admin/words.ts'
import { phrases as shopPhrases } from './phrases.ts'

// the back office brings its words along with those of the shop
const phrases: Record<string, string> = { ...shopPhrases, ...staffPhrases }

const pages = globSync('src/{ui,storefront,admin,kernel,shop}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))

/** `t('...')` and the Korean strings of tables that are given to `t` later. */
function said(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) => (match[1] ?? '').replaceAll("\\'", "'"))
}

test('every phrase of a page has its English', () => {
  const missing = pages.flatMap((file) =>
    said(file)
      .filter((phrase) => /[가-힣]/.test(phrase) && !(phrase in phrases))
      .map((phrase) => `${file}: ${phrase}`),
  )
  expect(missing).toEqual([])
})

test('an English phrase keeps the placeholders of the Korean one', () => {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join()
  expect(Object.entries(phrases).filter(([korean, english]) => names(korean) !== names(english))).toEqual([])
})
