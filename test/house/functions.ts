import { type Code, code, isNode, type Node, walk, wordOf } from './code.ts'

/** `shop/payment/admin/payment-page.tsx Desk`, with its lines; a component is a function that draws. */
export type Long = { name: string; lines: number; isComponent: boolean }

export const most = { function: 80, component: 120 }

/** Functions that are longer than the house allows, the longest first. */
export function longFunctions(files: Code[] = code): Long[] {
  return functions(files)
    .filter(({ lines, isComponent }) => lines > (isComponent ? most.component : most.function))
    .toSorted((one, other) => other.lines - one.lines)
}

/** Every function that has a name, or stands in a place that has one. */
export function functions(files: Code[] = code): Long[] {
  const found: Long[] = []
  for (const { file, text, tree } of files) {
    const starts = lineStarts(text)
    walk(tree, (node, parents) => {
      if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
        return
      const lines = lineAt(starts, node.end) - lineAt(starts, node.start) + 1
      const name = nameOf(node, parents)
      const isComponent = /^[A-Z]/.test(name) && file.endsWith('.tsx') && draws(node)
      found.push({ name: `${file} ${name}`, lines, isComponent })
    })
  }
  return found
}

function nameOf(node: Node, parents: Node[]): string {
  const own = wordOf(node.id)
  if (own) return own
  for (const parent of parents.toReversed()) {
    const name = wordOf(parent.id) || wordOf(parent.key)
    if (name) return name
    if (/Function/.test(parent.type)) break
  }
  return 'default'
}

function draws(node: Node): boolean {
  let found = false
  walk(node, ({ type }) => {
    if (/^JSX/.test(type)) found = true
    return !found
  })
  return found
}

/** Casts that no comment beside or above them explains: `shop/cart/rules.ts: as Line`. */
export function bareCasts(files: Code[] = code): string[] {
  const found: string[] = []
  for (const { file, text, tree } of files) {
    const starts = lineStarts(text)
    const rows = text.split('\n')
    walk(tree, ({ type, typeAnnotation, start, end }) => {
      if (type !== 'TSAsExpression' || !isNode(typeAnnotation)) return
      const kind = text.slice(typeAnnotation.start, end)
      if (kind === 'const') return
      const [first, last] = [lineAt(starts, start), lineAt(starts, end)]
      const near = rows.slice(Math.max(first - 2, 0), last)
      if (!near.some((row) => /\/\/|\/\*|\*\//.test(row.replace(/https?:\/\//g, ''))))
        found.push(`${file}: as ${kind}`)
    })
  }
  return found
}

function lineStarts(text: string): number[] {
  return [...text.matchAll(/^/gm)].map(({ index }) => index)
}

/** Counted from 1. */
function lineAt(starts: number[], place: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
