import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

type Node = {
  type?: string
  callee?: { property?: { name?: string } }
  arguments?: Node[]
  properties?: (Node & { key?: { name?: string }; argument?: Node })[]
  start?: number
}

/** Names that an object of options gives, also those spread into it. */
const given = (options: Node | undefined): (string | undefined)[] =>
  (options?.properties ?? []).flatMap(({ type, key, argument }) =>
    type === 'SpreadElement' ? given(argument) : [key?.name],
  )

/** Questions asked by `dialog.confirm(words, { … })`, and whether they name what they are about. */
function questions(code: string): { at: number; isNamed: boolean }[] {
  const found: { at: number; isNamed: boolean }[] = []
  const walk = (node: unknown) => {
    if (!node || typeof node !== 'object') return
    const { type, callee, arguments: asked = [], start = 0 } = node as Node
    if (type === 'CallExpression' && callee?.property?.name === 'confirm')
      found.push({
        at: code.slice(0, start).split('\n').length,
        isNamed: ['title', 'yes'].every((name) => given(asked[1]).includes(name)),
      })
    for (const child of Object.values(node))
      Array.isArray(child) ? child.forEach(walk) : walk(child)
  }
  walk(parseAst(code, { lang: 'tsx' }))
  return found
}

test('what the office asks before it acts is named in its title, and its button says what it does', () => {
  const asked = globSync(['src/admin/**/*.{ts,tsx}', 'src/shop/*/admin/**/*.{ts,tsx}']).flatMap(
    (file) => questions(readFileSync(file, 'utf8')).map((one) => ({ file, ...one })),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ isNamed }) => !isNamed).map(({ file, at }) => `${file}:${at}`)).toEqual([])
})
