import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { knownQueries } from '#platform/page-queries.ts'
import { publicPages } from './public-pages.ts'

// read by the browser alone, when the page stands: what is sent is the same for everybody
const ofTheBrowser = ['find', 'kakao', 'redirect']

/** The pages of `routes.ts` by their path. */
const routes = [
  ...readFileSync('src/routes.ts', 'utf8').matchAll(/route\(\s*'([^']+)',\s*'([^']+\.tsx)'/g),
].map(([, path = '', file = '']) => ({
  path: `/${path.replace(/:\w+/g, '1')}`,
  file: `src/${file}`,
}))

/** What a file and its neighbours read of the address. */
function namesReadBy(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const beside = [...source.matchAll(/from '(\.\/[^']+)'/g)]
    .map(([, name = '']) => join(dirname(file), name))
    .filter((name) => existsSync(name))
  return [source, ...beside.map((name) => readFileSync(name, 'utf8'))].flatMap((text) =>
    [...text.matchAll(/\bsearch(?:Params)?\.get\('(\w+)'\)|pageIn\(search, '(\w+)'\)/g)].map(
      ([, read, page]) => read ?? page ?? '',
    ),
  )
}

test('a page that is kept for everybody is kept under all that it reads of its address', () => {
  const pages = routes.filter(({ path }) => publicPages.some((pattern) => pattern.test(path)))
  expect(pages.length).toBeGreaterThan(20)
  const known = new Set([...knownQueries, ...ofTheBrowser])
  const unknown = pages.flatMap(({ path, file }) =>
    namesReadBy(file)
      .filter((name) => !known.has(name))
      .map((name) => `${path} reads ?${name}`),
  )
  expect(unknown).toEqual([])
})
