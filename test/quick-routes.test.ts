import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createStaticHandler, matchRoutes, createStaticRouter as theirs } from 'react-router'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withQuickRoutes } from '../scripts/lib/quick-routes.ts'
import routes from '../src/routes.ts'

const at = (file: string) => `node_modules/react-router/dist/production/lib/${file}`
const matching = at('router/utils.js')
const waking = at('dom/ssr/hydration.js')
const rendering = at('dom/ssr/server.js')
const router = at('dom/server.js')

type Route = { path?: string; index?: boolean; children?: Route[]; id?: string; file?: string }
type Matcher = {
  flattenAndRankRoutes: (routes: Route[]) => unknown
  matchRoutesImpl: (
    routes: Route[],
    address: string,
    base: string,
    part: boolean,
    branches: unknown,
  ) => { route: Route; params: object; pathname: string; pathnameBase: string }[] | null
}

/** The router's own file with the changes, as a module. */
async function quickMatcher(): Promise<Matcher> {
  const code = withQuickRoutes(readFileSync(matching, 'utf8'), `/shop/${matching}`, {
    browser: false,
  })
  return (await asModule(matching, code)) as Matcher
}

function asModule(file: string, code: string | null): Promise<unknown> {
  const here = createRequire(path.resolve(file))
  const whole = (code ?? '').replaceAll(
    /^(import .*) from "([^"]+)"/gm,
    (_, names, from) => `${names} from "${pathToFileURL(here.resolve(from))}"`,
  )
  return import(`data:text/javascript,${encodeURIComponent(whole)}`)
}

/** One address for each path of the table, and what is nearly one. */
function addressesOf(all: Route[], before = ''): string[] {
  return all.flatMap(({ path = '', children = [] }) => {
    const here = `${before}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const asked = here.replace(/:(\w+)\??/g, 'some-$1').replace('*', 'a/b')
    return [
      asked,
      `${asked}/`,
      asked.toUpperCase(),
      `${asked}/more`,
      `${asked}x`,
      `/${asked}`,
      encodeURI(`${asked}/향 수%2F`),
      ...addressesOf(children, here),
    ]
  })
}

test('every address leads to the same pages, with the same parts, as in the router as it comes', async () => {
  const table = (await routes) as Route[]
  const { flattenAndRankRoutes, matchRoutesImpl } = await quickMatcher()
  const branches = flattenAndRankRoutes(table)
  const addresses = new Set(addressesOf(table))
  expect(addresses.size).toBeGreaterThan(1_000)
  let met = 0
  for (const address of addresses) {
    const theirs = matchRoutes(table as Parameters<typeof matchRoutes>[0], address)
    const quick = matchRoutesImpl(table, address, '/', false, branches)
    if (theirs) met++
    expect(quick, address).toEqual(theirs)
  }
  expect(met).toBeGreaterThan(300)
})

test('in browsers the page says which routes it matched; the server looks for them', () => {
  const code = readFileSync(waking, 'utf8')
  const less = withQuickRoutes(code, `/shop/${waking}`, { browser: true }) ?? ''
  parseAst(less)
  expect(less).toContain('Object.keys(window.__reactRouterRouteModules)')
  expect(less).not.toContain('dataRouteMatcher')
  expect(withQuickRoutes(code, `/shop/${waking}`, { browser: false })).toBeNull()
  expect(withQuickRoutes('const one = 1', '/shop/src/ui/money.tsx', { browser: true })).toBeNull()
})

test('the server renders from the routes that a page matched', () => {
  const code = readFileSync(rendering, 'utf8')
  const less = withQuickRoutes(code, `/shop/${rendering}`, { browser: false }) ?? ''
  parseAst(less)
  expect(less).toContain('createServerRoutes(matched, routeModules,')
  expect(withQuickRoutes(code, `/shop/${rendering}`, { browser: true })).toBeNull()
})

test('the router of a page on the server is the one it was, in values instead of getters', async () => {
  const code = readFileSync(router, 'utf8')
  const quick = withQuickRoutes(code, `/shop/${router}`, { browser: false })
  const { createStaticRouter } = (await asModule(router, quick)) as {
    createStaticRouter: typeof theirs
  }
  const table = [{ id: 'home', path: '/', children: [{ id: 'shop', path: 'shop' }] }]
  const context = await createStaticHandler(table).query(new Request('http://shop.example/shop'))
  if (context instanceof Response) throw new Error('the page was sent elsewhere')
  const [made, before] = [createStaticRouter(table, context), theirs(table, context)]
  const told = (one: typeof made) => {
    const { basename, future, state, routes, window } = one
    return { basename, future, state, window, routes: JSON.stringify(routes) }
  }
  expect(told(made)).toEqual(told(before))
  expect(Object.keys(made).sort()).toEqual(Object.keys(before).sort())
  const getters = Object.values(Object.getOwnPropertyDescriptors(made)).filter(({ get }) => get)
  expect(getters).toEqual([])
  expect(withQuickRoutes(code, `/shop/${router}`, { browser: true })).toBeNull()
})

test('a router that is written otherwise stops the build', () => {
  expect(() => withQuickRoutes('let other', `/shop/${matching}`, { browser: true })).toThrow(
    /written anew/,
  )
})
