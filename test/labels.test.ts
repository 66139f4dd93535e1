import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { phrases as staffPhrases } from '#admin/words.ts'
import { phrases as shopPhrases } from '#phrases.ts'

const english: Record<string, string> = { ...shopPhrases, ...staffPhrases }

type Node = {
  type?: string
  name?: { name?: string }
  value?: unknown
  expression?: Node
  callee?: Node & { name?: string }
  arguments?: Node[]
  consequent?: Node
  alternate?: Node
  openingElement?: Node & { attributes: Node[] }
  children?: Node[]
}

/** The phrases that `t('…')` or `x ? t('…') : t('…')` may say; none where it is something else. */
function said(node: Node | undefined): string[] {
  if (node?.type === 'JSXExpressionContainer') return said(node.expression)
  if (node?.type === 'ConditionalExpression')
    return [...said(node.consequent), ...said(node.alternate)]
  const [first] = node?.type === 'CallExpression' ? (node.arguments ?? []) : []
  const isPhrase = (node?.callee as { name?: string } | undefined)?.name === 't'
  return isPhrase && typeof first?.value === 'string' ? [first.value] : []
}

/** Elements whose name is one phrase and whose visible words are another. */
function named(code: string): { label: string; shown: string }[] {
  const found: { label: string; shown: string }[] = []
  const walk = (node: unknown) => {
    if (!node || typeof node !== 'object') return
    const { type, openingElement, children } = node as Node
    if (type === 'JSXElement') {
      const label = openingElement?.attributes.find((one) => one.name?.name === 'aria-label')
      const [name, ...others] = said(label?.value as Node)
      if (name && !others.length)
        for (const shown of (children ?? []).flatMap(said)) found.push({ label: name, shown })
    }
    for (const child of Object.values(node))
      Array.isArray(child) ? child.forEach(walk) : walk(child)
  }
  walk(parseAst(code, { lang: 'tsx' }))
  return found
}

const plain = (text = '') =>
  text
    .toLowerCase()
    .replace(/\{\w+\}/g, '')
    .trim()

test('whoever speaks to the page says what stands on a button: its name holds the words that are seen', () => {
  const pairs = globSync('src/**/*.tsx').flatMap((file) =>
    named(readFileSync(file, 'utf8')).map((pair) => ({ file, ...pair })),
  )
  expect(pairs.length).toBeGreaterThan(10)
  const other = pairs.filter(
    ({ label, shown }) =>
      !plain(label).includes(plain(shown)) ||
      !plain(english[label]).includes(plain(english[shown])),
  )
  expect(
    other.map(
      ({ file, label, shown }) =>
        `${file}: ${label} / ${shown} (${english[label]} / ${english[shown]})`,
    ),
  ).toEqual([])
})
