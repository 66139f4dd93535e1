import { expect, test } from 'vitest'
import { inOneByte } from '../scripts/lib/one-byte.ts'

test.each([
  ['a text', `'향초 두 개'`],
  ['a text with a sign outside the first plane', `"🕯️ 향초"`],
  ['a template with a value', `\`향초 \${1 + 1}개\``],
  ['a backslash before a letter', String.raw`'\한\\글'`],
  ['a pattern of one letter', '/^[가-힣]$/u.exec("한")[0]'],
  ['a pattern of a sign outside the first plane', '/^[🕯]$/u.exec("🕯")[0]'],
  ['a name', '(() => { const 값 = 3; return { 값 } })()'],
])('%s means what it meant', (_, code) => {
  const short = inOneByte(code, 'a.js')
  expect(short).toMatch(/^[\0-\x7f]+$/)
  // biome-ignore lint/security/noGlobalEval: it is code that is looked at
  const run = eval as (code: string) => unknown
  expect(run(short)).toEqual(run(code))
})

test('raw text, which would show the escape, stops the build', () => {
  expect(() => inOneByte('const a = String.raw`향초`', 'a.js')).toThrow('raw text')
})
