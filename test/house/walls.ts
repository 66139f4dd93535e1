import { type Code, code, isNode, type Node, walk, wordOf } from './code.ts'
import { roomOf } from './rooms.ts'

/** A table of another room in SQL or Drizzle: `shop/order/store/stock.ts writes item_option of shop/catalog`. */
export type Touch = { file: string; table: string; room: string; how: 'reads' | 'writes' }

type Table = { name: string; file: string; exported: string; room: string }

/** Every table of the shop, by the file and the name that export it. */
export const tables: Table[] = code.flatMap(({ file, tree }) => {
  const room = roomOf(file)
  if (!room || !/\/(?:[\w-]+-)?tables(?:\.ts|\/)/.test(file)) return []
  const found: Table[] = []
  walk(tree, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return
    const [name] = Array.isArray(init.arguments) ? init.arguments : []
    if (wordOf(init.callee) === 'pgTable')
      found.push({ name: wordOf(name), file, exported: wordOf(id), room })
  })
  return found
})

const byName = new Map(tables.map((table) => [table.name, table]))
const byExport = new Map(tables.map((table) => [`${table.file} ${table.exported}`, table]))

const reading = /\b(?:from|join|using)\s+(?:only\s+)?(?:public\.)?"?(\w+)"?/gi
const writing =
  /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?(?:public\.)?"?(\w+)"?/gi
const listed = /,\s*"?(\w+)"?(?=\s+(?:as\s+)?\w+\s*(?:,|where|\)|$))/gi

/** The tables of other rooms that the server's code reads or writes, each once a file. */
export function touches(files: Code[] = code): Touch[] {
  const found = new Map<string, Touch>()
  for (const one of files) {
    const room = roomOf(one.file)
    if (!room || !isServer(one.file)) continue
    const note = (table: Table | undefined, how: Touch['how']) => {
      if (!table || table.room === room) return
      const touch = { file: one.file, table: table.name, room: table.room, how }
      found.set(`${touch.file} ${touch.how} ${touch.table}`, touch)
    }
    const imported = importedTables(one)
    walk(one.tree, (node) => {
      for (const [table, how] of byDrizzle(node, imported)) note(table, how)
      const sql = sqlOf(node, imported)
      if (!sql) return
      for (const [, name = ''] of sql.matchAll(writing)) note(byName.get(name), 'writes')
      const rest = sql.replace(/\bdelete\s+from\b/gi, 'delete')
      for (const [, name = ''] of rest.matchAll(reading)) note(byName.get(name), 'reads')
    })
  }
  // what is written is looked at on the way
  return [...found.values()].filter(
    ({ file, table, how }) => how === 'writes' || !found.has(`${file} writes ${table}`),
  )
}

const isServer = (file: string) =>
  /^(?:shop|platform)\//.test(file) &&
  !/\/(?:pages|admin|ui)\/|tables|contract|rules|phrases|-text\.|\/templates\//.test(file)

function importedTables({ imports }: Code): Map<string, Table> {
  const found = new Map<string, Table>()
  for (const { to, names } of imports)
    for (const { theirs, ours } of names) {
      const table = byExport.get(`${to} ${theirs}`)
      if (table) found.set(ours, table)
    }
  return found
}

/** `.from(t)`, `.leftJoin(t, …)`, `.insert(t)` and their like. */
function byDrizzle(node: Node, imported: Map<string, Table>): [Table | undefined, Touch['how']][] {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return []
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const table = imported.get(wordOf(first))
  const verb = wordOf(node.callee.property)
  if (/^(?:insert|update|delete)$/.test(verb)) return [[table, 'writes']]
  return /^(?:from|\w+Join|\$count|countOf)$/.test(verb) ? [[table, 'reads']] : []
}

/** A text that is SQL, with the names of tables where they are put in. */
function sqlOf(node: Node, imported: Map<string, Table>): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return sqlOnly(node.value)
  if (node.type !== 'TemplateLiteral') return
  const quasis = Array.isArray(node.quasis) ? node.quasis : []
  const put = Array.isArray(node.expressions) ? node.expressions : []
  const text = quasis.map(({ value }, at) => {
    const table = imported.get(wordOf(put[at]))
    return `${value?.raw ?? ''}${at < put.length ? (table?.name ?? '?') : ''}`
  })
  return sqlOnly(text.join(''))
}

const sqlOnly = (text: string) =>
  /\b(?:select|insert\s+into|update\s+\w+\s+(?:\w+\s+)?set|delete\s+from|join|from|exists|truncate)\b/i.test(
    text,
  )
    ? text.replace(listed, (whole, name) => (byName.has(name) ? ` from ${name}` : whole))
    : undefined
