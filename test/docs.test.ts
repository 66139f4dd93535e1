import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['README.md', 'SECURITY.md', ...globSync('docs/**/*.md')].map((file) =>
  file.replaceAll('\\', '/'),
)
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Links of a page, code left out: they lead out of the project, to a heading of the page, or to a file beside it. */
function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^(?:https?:|mailto:|#)/.test(to))
}

test('every link of README and docs leads to a file', () => {
  const lost = pages.flatMap((page) =>
    linksOf(textOf(page))
      .filter((to) => !existsSync(posix.join(posix.dirname(page), to.replace(/[?#].*$/, ''))))
      .map((to) => `${page}: ${to}`),
  )
  expect(lost).toEqual([])
})

const rooms = readdirSync('src/shop').toSorted()
const wall = [
  'docs/MAP.md',
  'docs/STYLE.md',
  'docs/GLOSSARY.md',
  ...globSync('docs/how-to/*.md').map((file) => file.replaceAll('\\', '/')),
]
const inTree = /^(?:src|test|db|docs|scripts|bench|deploy|public|media)\/[\w./-]+$/

/** Paths in backticks; a word in capitals (`src/shop/ROOM/contract.ts`) stands for any name. */
function pathsOf(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => inTree.test(code))
}

const isThere = (path: string) =>
  globSync(path.replace(/\b[A-Z]{2,}\b(?!\.md)/g, '*').replace(/\/$/, '')).length > 0

test.each(wall)('every path that %s names is there', (page) => {
  const named = pathsOf(textOf(page))
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((path) => !isThere(path))).toEqual([])
})

test('a path that is not there is found, and a stand-in takes any name', () => {
  expect(
    pathsOf('`src/shop/cart/rules.ts`, `npm test`, `src/gone.ts`').filter((path) => !isThere(path)),
  ).toEqual(['src/gone.ts'])
  expect(isThere('src/shop/ROOM/contract.ts')).toBe(true)
  expect(isThere('src/shop/ROOM/no-such-part.ts')).toBe(false)
})

test('every room of the shop stands on the map in one line, and no other', () => {
  const lines = [...textOf('docs/MAP.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \|$/gm)]
  expect(lines.map(([, room]) => room).toSorted()).toEqual(rooms)
})

test('the glossary has at most thirty words', () => {
  const words = textOf('docs/GLOSSARY.md').match(/^\| \*\*/gm) ?? []
  expect(words.length).toBeGreaterThan(10)
  expect(words.length).toBeLessThanOrEqual(30)
})

test('every variable that the shop reads stands in docs/configuration.md', () => {
  const { shape = '' } =
    /const Environment = z\.object\(\{\n(?<shape>[\s\S]*?)\n\}\)/.exec(
      textOf('src/platform/config.ts'),
    )?.groups ?? {}
  const read = [...shape.matchAll(/^ {2}([A-Z][A-Z_\d]+): /gm)].map(([, name = '']) => name)
  expect(read.length).toBeGreaterThan(30)
  // set by the program itself, by systemd and by tools
  const inner = ['LENT_DATABASE_URL', 'LISTEN_FDS', 'NODE_ENV']
  const told = textOf('docs/configuration.md')
  expect(read.filter((name) => !inner.includes(name) && !told.includes(`\`${name}\``))).toEqual([])
})
