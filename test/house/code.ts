import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

/** A node of the syntax tree as the parser gives it; `start` and `end` are places in the text. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

export type Import = {
  /** below src/: "shop/cart/rules.ts" */
  to: string
  /** nothing of it is left at run time */
  isType: boolean
  /** as the other file calls them; `*` for all of it */
  names: { theirs: string; ours: string }[]
}

export type Code = { file: string; text: string; lines: number; tree: Node; imports: Import[] }

/** All files of src/ but tests, read and parsed once. */
export const code: Code[] = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/').replace(/^src\//, ''))
  .filter((file) => !/\.test\.tsx?$|\/\+types\//.test(file))
  .toSorted()
  .map(read)

export function read(file: string): Code {
  return parse(file, readFileSync(path.join('src', file), 'utf8'))
}

export function parse(file: string, text: string): Code {
  // the parser's own type knows more kinds of nodes than are asked for here
  const tree = parseAst(text, { lang: /\.tsx$/.test(file) ? 'tsx' : 'ts' }) as unknown as Node
  const imports: Import[] = []
  walk(tree, (node) => {
    const to = place(file, node)
    if (to) imports.push({ to, isType: isType(node), names: namesOf(node) })
  })
  return { file, text, lines: text.trimEnd().split('\n').length, tree, imports }
}

/** Parents first; `false` from `visit` leaves out what lies below. */
export function walk(
  node: unknown,
  visit: (node: Node, parents: Node[]) => unknown,
  parents: Node[] = [],
) {
  if (!isNode(node)) return
  if (visit(node, parents) === false) return
  const below = [...parents, node]
  for (const [key, child] of Object.entries(node)) {
    if (key === 'parent') continue
    if (Array.isArray(child)) for (const one of child) walk(one, visit, below)
    else walk(child, visit, below)
  }
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** The name of an identifier or the value of a text; nothing for other nodes. */
export function wordOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}

function place(file: string, { type, source }: Node): string | undefined {
  if (!/^(Import|Export)/.test(type)) return
  const word = wordOf(source)
  if (word.startsWith('.')) return path.posix.join(path.posix.dirname(file), word)
  if (word.startsWith('#') && !/^#(?:test|db)\//.test(word)) return word.slice(1)
}

function isType({ importKind, exportKind, specifiers }: Node): boolean {
  if (importKind === 'type' || exportKind === 'type') return true
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === 'type')
  )
}

function namesOf({ type, specifiers }: Node): Import['names'] {
  if (type === 'ImportExpression' || type === 'ExportAllDeclaration')
    return [{ theirs: '*', ours: '' }]
  if (!Array.isArray(specifiers)) return []
  return specifiers.map((one) => {
    if (one.type === 'ImportDefaultSpecifier') return { theirs: 'default', ours: wordOf(one.local) }
    if (one.type === 'ImportNamespaceSpecifier') return { theirs: '*', ours: wordOf(one.local) }
    if (one.type === 'ExportSpecifier')
      return { theirs: wordOf(one.local), ours: wordOf(one.exported) }
    return { theirs: wordOf(one.imported), ours: wordOf(one.local) }
  })
}
