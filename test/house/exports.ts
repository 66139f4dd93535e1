import { globSync, readFileSync } from 'node:fs'
import { type Code, code, isNode, parse, walk, wordOf } from './code.ts'

/** Read by others by their place alone: pages, lists at the top, words that are gathered from all folders, and tables. */
const asked = /^[^/]+$|\/phrases\.ts$|tables\.ts$|-page\.tsx$|\/pages\/|frame\.tsx$/

/** Exports that no file of the project imports and that their own file does not use: `shop/cart/rules.ts oldRule`. */
export function deadExports(files: Code[] = code): string[] {
  const used = new Set<string>()
  const wholly = new Set<string>()
  for (const { imports } of [...files, ...others()])
    for (const { to, names } of imports)
      for (const { theirs } of names) {
        used.add(`${to} ${theirs}`)
        if (theirs === '*') wholly.add(to)
      }
  return files.flatMap((one) => {
    if (asked.test(one.file) || wholly.has(one.file)) return []
    const alone = exportsOf(one).filter((name) => !used.has(`${one.file} ${name}`))
    return alone.filter((name) => countOf(one.text, name) < 2).map((name) => `${one.file} ${name}`)
  })
}

function others(): Code[] {
  return globSync(['{test,db,bench,scripts}/**/*.{ts,tsx,mjs}', 'src/**/*.test.{ts,tsx}', '*.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/migrations/'))
    .map((file) => parse(file.replace(/^src\//, ''), readFileSync(file, 'utf8')))
}

function exportsOf({ tree }: Code): string[] {
  const found: string[] = []
  walk(tree, ({ type, declaration }) => {
    if (type === 'Program') return true
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return false
    const { id, declarations } = declaration
    if (wordOf(id)) found.push(wordOf(id))
    if (Array.isArray(declarations))
      for (const one of declarations) if (wordOf(one.id)) found.push(wordOf(one.id))
    return false
  })
  return found
}

const countOf = (text: string, name: string) =>
  text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
