import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { families } from './face-rules.ts'

const css = globSync(['src/ui/faces/*.css', 'src/shop/bottle/ui/*.css'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const brought = new Set(
  [...css.matchAll(/@font-face \{[^}]*?font-family: "([^"]+)"/g)].map(([, name]) => name),
)

test.each(Object.entries(families))(
  'the screen draws %s in a face that the shop brings',
  (_, { family }) => {
    const named = [...family.matchAll(/'([^']+)'/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !brought.has(name))).toEqual([])
    // a name without quotation marks is a generic one
    expect(family.replace(/'[^']+',? ?/g, '')).toMatch(/^(sans-)?serif$/)
  },
)
