import { parseAst } from 'vite'

/** What a browser needs of an endpoint to call it; the rest is the server's. */
const needed = ['method', 'path', 'form']

type Node = { type: string; start: number; end: number }
type Cut = { from: number; to: number; by: string }

/**
 * A module as browsers get it: every schema is the one stand-in `z`, every endpoint a plain object of how to call it, and
 * nothing is told to search engines. What only these used is then left out by the bundler.
 */
export function withoutSchemas(code: string, standIn: string, lang: 'ts' | 'tsx' = 'ts'): string {
  const cuts: Cut[] = []
  visit(parseAst(code, { lang }), (node) => {
    const by = replacement(node, code, standIn)
    if (by === null) return true
    cuts.push({ from: node.start, to: node.end, by })
    return false
  })
  return cuts.reduceRight(
    (text, { from, to, by }) => text.slice(0, from) + by + text.slice(to),
    code,
  )
}

function replacement(node: Node, code: string, standIn: string): string | null {
  if (isForSearchEngines(node)) return 'undefined'
  if (isImportOfSchemas(node)) return `import { z } from '${standIn}'`
  if (node.type !== 'CallExpression') return null
  const { callee, arguments: given } = node as Node & { callee: Node; arguments: Node[] } // the parts of a call
  if (isMadeBySchemas(callee)) return 'z'
  const [shape] = given
  if (nameOf(callee) !== 'endpoint' || shape?.type !== 'ObjectExpression') return null
  const { properties } = shape as Node & { properties: (Node & { key?: Node })[] } // the parts of an object
  const kept = properties.filter(
    (one) => one.type === 'SpreadElement' || needed.includes(nameOf(one.key) ?? ''),
  )
  // in brackets: an arrow function answers it as well
  return `({ ${kept.map((one) => code.slice(one.start, one.end)).join(', ')} })`
}

export const searchEngineData = 'script:ld+json'

/** What a page tells search engines of itself: they read the server's HTML, and whoever goes on in the shop has no use for it. */
function isForSearchEngines(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false
  const { properties } = node as Node & { properties: { key?: { value?: unknown } }[] } // the parts of an object
  return properties.length === 1 && properties[0]?.key?.value === searchEngineData
}

function isImportOfSchemas(node: Node): boolean {
  const { source, importKind } = node as Node & {
    source?: { value?: unknown }
    importKind?: string
  } // the parts of an import
  return node.type === 'ImportDeclaration' && source?.value === 'zod/mini' && importKind !== 'type'
}

/** `z.object`, `z.string().check`; what parses stays, and the stand-in refuses it. */
function isMadeBySchemas(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false
  const { object, property } = callee as Node & { object: Node; property: Node } // the parts of a member
  if (/parse$/i.test(nameOf(property) ?? '')) return false
  return (
    nameOf(object) === 'z' ||
    (object.type === 'CallExpression' &&
      isMadeBySchemas((object as Node & { callee: Node }).callee))
  )
}

function nameOf(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? (node as Node & { name: string }).name : undefined
}

/** Goes down into a node's children while the visitor says so, in the order of the text. */
function visit(node: unknown, enter: (node: Node) => boolean) {
  if (Array.isArray(node)) for (const one of node) visit(one, enter)
  if (!isNode(node) || !enter(node)) return
  for (const child of Object.values(node)) visit(child, enter)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
