import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { phrases as staffPhrases } from '#admin/words.ts'
import { phrases as shopPhrases } from '#phrases.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'

// a stand-in of an outside service (twin/) speaks that service's own words;
// *-text.ts holds long texts with both languages side by side, which tests of their own compare
const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/twin\/|phrases\.ts$|-text\.ts$|\/sample\.ts$|env\.d\.ts$/.test(file),
)

// the back office brings its words along with those of the shop
const phrases: Record<string, string> = { ...shopPhrases, ...staffPhrases }

type Node = { type?: string; value?: unknown; key?: { name?: string } }

/** Korean texts of a source file that are sentences of the interface, not data. */
function koreanTexts(code: string): string[] {
  const found: string[] = []
  const walk = (node: unknown) => {
    if (!node || typeof node !== 'object') return
    const { type, value, key } = node as Node
    // what the API page says of an endpoint is English, with the states' own words
    if (type === 'Property' && key?.name === 'about') return
    if (type === 'Literal' && typeof value === 'string' && /[가-힣]/.test(value)) found.push(value)
    if (type === 'JSXText' && typeof value === 'string' && /[가-힣]/.test(value))
      found.push(`JSX: ${value.trim()}`)
    for (const child of Object.values(node))
      Array.isArray(child) ? child.forEach(walk) : walk(child)
  }
  walk(parseAst(code, { lang: 'tsx' }))
  return found
}

// the words of order states and the like are values of the wire; screens translate them as phrases as well
const notPhrases = new Set<string>([
  ...orderStatuses,
  '무통장',
  // weekdays are chosen by their number
  ...'일월화수목금토',
  '원',
  // numbers in words
  ...['영', '일이삼사오육칠팔구', '십백천', '만억조경'],
  'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ',
  '을',
  '를',
  '이',
  '가',
  '은',
  '는',
  '과',
  '와',
  '으로',
  '로',
])

test('every Korean phrase of the interface has its English', () => {
  const missing = files.flatMap((file) =>
    koreanTexts(readFileSync(file, 'utf8'))
      .filter((text) => !notPhrases.has(text) && !Object.hasOwn(phrases, text))
      .map((text) => `${file}: ${text}`),
  )
  expect(missing).toEqual([])
})

test('what shoppers or the server say does not stand among the words of the back office alone', () => {
  const missing = files
    .filter((file) => !/^src\/admin\/|^src\/shop\/[^/]+\/admin\//.test(file))
    .flatMap((file) =>
      koreanTexts(readFileSync(file, 'utf8'))
        .filter(
          (text) =>
            !notPhrases.has(text) &&
            Object.hasOwn(staffPhrases, text) &&
            !Object.hasOwn(shopPhrases, text),
        )
        .map((text) => `${file}: ${text}`),
    )
  expect(missing).toEqual([])
})

test('a phrase keeps its placeholders in English', () => {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()
  expect(
    Object.entries(phrases).filter(([korean, english]) => names(korean) !== names(english)),
  ).toEqual([])
})
