/**
 * Modules of packages that the shop never comes to, though their package imports them: browsers get these in their place.
 * A package that no longer has the module stops the build, so that nothing is left out unseen.
 */
export const leftOut: Record<string, string> = {
  // the table of routes comes with the page (react-router.config.ts): none is looked for later
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPartialManifest = (manifest) => manifest
    export const URL_LIMIT = 0
    export const getManifestPath = (path) => path
    export const getPathsWithAncestors = (paths) => paths
    export const handleClientVersionMismatch = async () => false`,
  // nothing measures the router
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined`,
  // what changes something is sent by the shop's own client, and no form by the router
  '@tanstack/query-core/build/modern/mutationCache.js': `
    export class MutationCache {
      getAll = () => []
      findAll = () => []
      find = () => undefined
      notify() {}
      clear() {}
      resumePausedMutations = async () => {}
    }`,
}

/** What stands in for this file of a package; null for one that stays. */
export function insteadOf(id: string): string | null {
  return leftOut[pathIn(id)] ?? null
}

export function isSignMaker(id: string): boolean {
  return pathIn(id) === signMaker.path
}

const renderer = 'react-dom/cjs/react-dom-client.production.js'
const signals = 5

/** The maker of signs, which can do more than the shop asks of it; this one draws the same with a kB less. */
export const signMaker = {
  path: 'lucide-react/dist/esm/createLucideIcon.mjs',
  code: `
    import { createElement, forwardRef } from 'react'
    export default function createLucideIcon({ node, size: box }) {
      return forwardRef(({ size = 24, strokeWidth = 2, ...rest }, ref) =>
        createElement(
          'svg',
          {
            ref,
            xmlns: 'http://www.w3.org/2000/svg',
            width: size,
            height: size,
            viewBox: '0 0 ' + box + ' ' + box,
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
            'aria-hidden': rest['aria-label'] ? undefined : 'true',
            ...rest,
          },
          ...node.map(([tag, attributes]) => createElement(tag, attributes)),
        ),
      )
    }`,
}

const sign = /^lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/

/** A sign without its name and the keys of its strokes, which that maker asks for no more; null for any other file. */
export function withoutSignNames(code: string, id: string): string | null {
  if (!sign.test(pathIn(id))) return null
  return code
    .replace(/,\s*key: "\w+"(?=\s*\})/g, '')
    .replace(/^\s*name: "[a-z0-9-]+",\n/m, '')
    .replace(/^__iconData\.node;\n/m, '')
}

/** What React's renderer does for parts that the shop does not use: these functions do nothing in browsers. */
const idle: Record<string, string[]> = {
  'ViewTransition, which the shop leaves to style sheets': [
    'getViewTransitionName',
    'getViewTransitionClassName',
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'scheduleViewTransitionEvent',
    'reportViewTransitionError',
    'applyViewTransitionName',
    'restoreViewTransitionName',
    'startViewTransition',
    'createViewTransitionInstance',
  ],
  'useActionState: forms have useSend': [
    'dispatchActionState',
    'runActionStateAction',
    'handleActionReturnValue',
    'onActionSuccess',
    'onActionError',
    'notifyActionListeners',
    'mountActionState',
    'updateActionState',
    'updateActionStateImpl',
    'rerenderActionState',
  ],
  SuspenseList: ['updateSuspenseListComponent'],
}

/** A file of a package without what the shop never comes to in it; null for one that stays as it is. */
export function withoutIdle(code: string, id: string): string | null {
  const path = pathIn(id)
  if (path.startsWith('react-router/')) return withPureWraps(code)
  return path === renderer
    ? withoutTraces(withoutMethods(withoutBodies(code, Object.values(idle).flat())))
    : null
}

/**
 * The renderer's own signals are errors that nobody reads. Each is made as the file is read in, with a trace for which the
 * engine reads the whole file once more: half of what waking up takes at first. Here they have none.
 */
function withoutTraces(code: string): string {
  const signal = /^( *(?:var )?\w*Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/gm
  if (code.match(signal)?.length !== signals)
    throw new Error(`left-out.ts: ${renderer} signals otherwise`)
  return `${code.replace(signal, '$1untracedSignal($2)')}
function untracedSignal(code) {
  return Object.create(Error.prototype, { message: { value: formatProdErrorMessage(code) } });
}
`
}

/** Functions of the file's top level lose what stands in them; one that is not there stops the build. */
function withoutBodies(code: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const [head] = new RegExp(`^function ${name}\\([^)]*\\) \\{$`, 'm').exec(text) ?? []
    const at = head ? text.indexOf(head) + head.length : -1
    const end = text.indexOf('\n}\n', at)
    if (at < 0 || end < 0) throw new Error(`left-out.ts: ${renderer} has no ${name}`)
    return text.slice(0, at) + text.slice(end + 1)
  }, code)
}

/** The methods of a ref to a fragment, and of a view transition. */
function withoutMethods(code: string): string {
  return code.replace(
    /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?\n\};$/gm,
    '',
  )
}

/** Says of what React wraps that nothing happens in wrapping and naming it: else a form stays though nobody uses it. */
function withPureWraps(code: string): string {
  return code
    .replace(/= (React(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
}

/** Where a file stands in its package, the package first; empty for one of the shop's own. */
export function pathIn(id: string): string {
  const [, path = ''] = /.*\/node_modules\/(.*)/.exec(id.replaceAll('\\', '/')) ?? []
  return path
}
