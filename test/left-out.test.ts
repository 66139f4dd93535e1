import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import {
  insteadOf,
  isSignMaker,
  leftOut,
  signMaker,
  withoutIdle,
  withoutSignNames,
} from '../scripts/lib/left-out.ts'

const fileOf = (path: string) => `node_modules/${path}`
const at = (path: string) => `/shop/${fileOf(path)}`
const renderer = 'react-dom/cjs/react-dom-client.production.js'

/** The names that a module hands out, whichever way it says so. */
function exportsOf(code: string): string[] {
  const [, listed = ''] = /export \{([^}]*)\}/.exec(code) ?? []
  return [
    ...[...code.matchAll(/export (?:const|class|function) (\w+)/g)].map(([, name = '']) => name),
    ...listed.split(',').map((name) => name.trim()),
  ].filter(Boolean)
}

test.each(Object.keys(leftOut))('what stands in for %s has all that it handed out', (path) => {
  const theirs = exportsOf(readFileSync(fileOf(path), 'utf8'))
  expect(theirs.length).toBeGreaterThan(0)
  expect(exportsOf(insteadOf(at(path)) ?? '').toSorted()).toEqual(theirs.toSorted())
  parseAst(leftOut[path] ?? '')
})

test('what nobody imports in its place stays as it is', () => {
  expect(insteadOf('/shop/src/ui/money.tsx')).toBeNull()
  expect(withoutIdle('const one = 1', '/shop/src/ui/money.tsx')).toBeNull()
  expect(existsSync(fileOf(signMaker.path))).toBe(true)
  expect(isSignMaker(at(signMaker.path))).toBe(true)
})

test('the renderer is a whole program without what the shop does not use, and a tenth smaller', () => {
  const whole = readFileSync(fileOf(renderer), 'utf8')
  const less = withoutIdle(whole, at(renderer)) ?? ''
  parseAst(less)
  expect(less).toMatch(/function startViewTransition\([^)]*\) \{\s*\}/)
  expect(less).not.toContain('FragmentInstance.prototype.')
  expect(less.length).toBeLessThan(whole.length * 0.93)
  const functions = (code: string) => code.match(/^function \w+/gm)?.length ?? 0
  // the one more makes its signals, which have no trace
  expect(functions(less)).toBe(functions(whole) + 1)
  expect(less.match(/Exception = untracedSignal\(\d+\)/g)).toHaveLength(5)
  expect(less).not.toMatch(/Exception = Error\(/)
})

test('a renderer in which something is called otherwise stops the build', () => {
  expect(() => withoutIdle('function another() {\n}\n', at(renderer))).toThrow(/has no/)
})

test('the shop uses nothing of what is left out', () => {
  const missing =
    /import [^;]*\b(ViewTransition|unstable_SuspenseList|useActionState|useMutation|useFetcher|useFormState)\b[^;]*?from '(react|react-dom|react-router|@tanstack\/react-query)'/
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => missing.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a sign keeps all its strokes without its name and their keys', () => {
  const path = 'lucide-react/dist/esm/icons/truck.mjs'
  const whole = readFileSync(fileOf(path), 'utf8')
  const less = withoutSignNames(whole, at(path)) ?? ''
  parseAst(less)
  expect(less).not.toMatch(/key:|name:|__iconData\.node/)
  const strokes = (code: string) =>
    [...code.matchAll(/\b(?:d|cx|cy|r): "[^"]+"/g)].map(([one]) => one)
  expect(strokes(whole).length).toBeGreaterThan(5)
  expect(strokes(less)).toEqual(strokes(whole))
  expect(withoutSignNames('const one = { d: "M1", key: "a" }', '/shop/src/ui/one.tsx')).toBeNull()
})
