import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

type Found = { file: string; source: string; flags: string }

/** Every pattern that stands in the code which visitors' words may meet. */
function patternsIn(file: string): Found[] {
  const found: Found[] = []
  const look = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(look)
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags })
    Object.values(node).forEach(look)
  }
  look(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

// what makes patterns slow: one letter again and again, and an end that does not fit
const letters = [
  'a',
  ' ',
  '0',
  '-',
  '.',
  '/',
  '%',
  '@',
  '<',
  '가',
  '\n',
  'a.',
  'a ',
  '1,',
  '0-',
  '가 ',
  '="',
  '&#',
  '{{',
]
// longer than most fields may be: what grows with the square of it passes, what grows with its cube does not
const long = 3_000
const words = letters.flatMap((one) => {
  const many = one.repeat(long / one.length)
  return [many, `${many}!`, `a@${many}\u0000`, `<a ${many}`]
})

// case 160
test('no pattern takes longer over a long text than a visitor would notice', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
  const patterns = files.flatMap(patternsIn)
  expect(patterns.length).toBeGreaterThan(300)
  const slow = patterns.flatMap(({ file, source, flags }) => {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
    const worst = Math.max(
      ...words.map((word) => {
        const since = performance.now()
        pattern.test(word)
        return performance.now() - since
      }),
    )
    return worst > 400 ? [`${file}: /${source}/ takes ${Math.round(worst)} ms`] : []
  })
  expect(slow).toEqual([])
}, 120_000)
