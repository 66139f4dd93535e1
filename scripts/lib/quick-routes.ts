import { pathIn } from './left-out.ts'

/**
 * The router's table, sooner ready. As it comes, every path of every route is made a pattern before the first page is woken
 * up, twice, and each address is then held against all of them: on a phone a task of 80 ms. Here a path becomes a pattern when
 * an address first begins like it. A router that is written otherwise stops the build.
 */
const changes: Record<string, [from: string, to: string][]> = {
  'react-router/dist/production/lib/router/utils.js': [
    [
      `			routesMeta: routesMeta.map((meta, i) => {
				let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);
				return {
					...meta,
					matcher,
					compiledParams: params
				};
			})`,
      `			start: path.replace(/\\/*(?:[:*?].*)?$/, "").toLowerCase(),
			routesMeta`,
    ],
    [
      `	let { routesMeta } = branch;
`,
      `	if (!allowPartial && !pathname.toLowerCase().startsWith(branch.start)) return null;
	let { routesMeta } = branch;
`,
    ],
    [
      'let match = meta.matcher && meta.compiledParams ? matchPathImpl(pattern, remainingPathname, meta.matcher, meta.compiledParams) : matchPath(pattern, remainingPathname);',
      `let [matcher, compiledParams] = meta[end ? "whole" : "first"] ??= compilePath(meta.relativePath, meta.caseSensitive, end);
		let match = matchPathImpl(pattern, remainingPathname, matcher, compiledParams);`,
    ],
  ],
}

/**
 * A page is rendered from the routes it matched; the three hundred others were made anew for each. Its router says what it is
 * in values: a getter that is made anew makes the engine a new kind of object, which holds the page and its data until the
 * next look through the whole memory.
 */
const onServer: typeof changes = {
  'react-router/dist/production/lib/dom/ssr/server.js': [
    [
      'let routes = createServerRoutes(manifest.routes, routeModules,',
      `let matched = Object.fromEntries(context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
	let routes = createServerRoutes(matched, routeModules,`,
    ],
  ],
  'react-router/dist/production/lib/dom/server.js': [
    [
      `		get basename() {
			return context.basename;
		},
		get future() {
			return future;
		},
		get state() {
			return {
				historyAction: "POP",`,
      `		basename: context.basename,
		future,
		routes: dataRoutes,
		manifest,
		window: void 0,
		state: {
				historyAction: "POP",`,
    ],
    [
      `				blockers: /* @__PURE__ */ new Map()
			};
		},
		get routes() {
			return dataRoutes;
		},
		get manifest() {
			return manifest;
		},
		get window() {},
`,
      `				blockers: /* @__PURE__ */ new Map()
		},
`,
    ],
  ],
}

/** The page brings the code of the routes it matched and of no other: they need not be looked for again. */
const inBrowsers: typeof changes = {
  'react-router/dist/production/lib/dom/ssr/hydration.js': [
    [
      `	let dataRouteMatcher = createDataRouteMatcher(future, basename || "/");
	dataRouteMatcher.update(routes);
	let initialMatches = dataRouteMatcher.match(location);
	if (initialMatches) for (let match of initialMatches) {
		let routeId = match.route.id;
`,
      `	for (let routeId of Object.keys(window.__reactRouterRouteModules)) {
`,
    ],
  ],
}

/** A file of the router with these changes; null for any other file. */
export function withQuickRoutes(
  code: string,
  id: string,
  { browser }: { browser: boolean },
): string | null {
  const path = pathIn(id)
  const wanted = changes[path] ?? (browser ? inBrowsers : onServer)[path]
  if (!wanted) return null
  return wanted.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`quick-routes.ts: ${path} is written anew`)
    return text.replace(from, () => to)
  }, code)
}
