import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import {
  insteadOf,
  isSignMaker,
  leftOut,
  signMaker,
  withoutIdle,
  withoutSignNames,
} from './scripts/lib/left-out.ts'
import { inOneByte } from './scripts/lib/one-byte.ts'
import { withQuickRoutes } from './scripts/lib/quick-routes.ts'
import { withQuickWrites } from './scripts/lib/quick-writes.ts'
import { searchEngineData, withoutSchemas } from './scripts/lib/without-schemas.ts'

const standIn = fileURLToPath(new URL('./src/kernel/no-schemas.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
)

/** Contracts reach the browser without their schemas: about 11 kB less on every page (docs/decisions/first-load.md). */
const schemasStay: Plugin = {
  name: 'schemas-stay-on-the-server',
  enforce: 'pre',
  transform(code, id) {
    if (
      this.environment.name !== 'client' ||
      !/\/src\/.+\.tsx?(\?|$)/.test(id) ||
      !(code.includes("'zod/mini'") || code.includes(searchEngineData))
    )
      return null
    return { code: withoutSchemas(code, standIn, /\.tsx/.test(id) ? 'tsx' : 'ts'), map: null }
  },
}

/** Parts of packages that the shop never comes to stay away from browsers: about 4 kB on every page. */
function unusedStays(): Plugin {
  const met = new Set<string>()
  return {
    name: 'unused-stays-away',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const instead = insteadOf(id)
      if (instead) met.add(instead)
      return instead && { code: instead, moduleSideEffects: false }
    },
    transform(code, id) {
      const less = withoutIdle(code, id)
      return less === null ? null : { code: less, map: null }
    },
    buildEnd(error) {
      const gone = Object.keys(leftOut).filter((path) => !met.has(leftOut[path] ?? ''))
      if (!error && gone.length) this.error(`left-out.ts names what no package has: ${gone}`)
    },
  }
}

/** On both sides: the server matches every page it renders, and writes it. */
const quickPaths: Plugin = {
  name: 'quick-paths',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const browser = this.environment.name === 'client'
    const quick = withQuickRoutes(code, id, { browser }) ?? withQuickWrites(code, id)
    return quick === null ? null : { code: quick, map: null }
  },
}

/** On both sides, which must draw the same. */
const plainSigns: Plugin = {
  name: 'plain-signs',
  apply: 'build',
  load: (id) => (isSignMaker(id) ? signMaker.code : null),
  transform(code, id) {
    const less = withoutSignNames(code, id)
    return less === null ? null : { code: less, map: null }
  },
}

/** React, the router and the query cache as one file: it packs better and outlives releases of the shop. What only some pages use of them is theirs. */
const ofSomePages =
  /[\\/](useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/
const inVendor = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/
const vendor = {
  debugName: 'vendor',
  priority: 100,
  name: (id: string) => (inVendor.test(id) && !ofSomePages.test(id) ? 'vendor' : null),
}

/** What every page of the shop brings: all that the entry, the root and the frame import, in one file. Thirty small ones pack worse. */
const shell = {
  debugName: 'shell',
  priority: 90,
  name: (id: string, context: Modules) =>
    !inVendor.test(id) && isInShell(id, context) ? 'shell' : null,
}

/**
 * What comes together on the shop's most visited pages, a file each: left alone it is cut by who shares it with whom, into forty
 * pieces of half a kB, which a phone pays for one by one. Each holds only what those who ask for one part of it want as well.
 */
const together: [name: string, parts: RegExp][] = [
  ['sending', /src\/ui\/(field-errors|use-send|use-sending|select|accordion)\./],
  [
    'fields',
    /src\/(ui\/(use-fields|use-messages|form-errors|cut-text|text-field|password-field|phone-caret|phone-field|text-area|form-refusal|radio-cards|kept-dots)\.|kernel\/(phone|mail-address|mail-shape|person-name)\.)|icons\/(eye|eye-off)\./,
  ],
  [
    'buying',
    /src\/(ui\/(quantity-stepper|sticky-foot)\.|shop\/(catalog\/(return|delivery)-rules|tssa\/price-rules|cart\/(problem-rules|engraved-rules|class-rules|bottle-rules|ui\/(most-words|card-field)))\.)|icons\/(minus|plus|plane-takeoff|truck)\./,
  ],
  [
    'bits',
    /src\/(ui\/(badge|rich-text|language-mark)\.|shop\/(review\/(contract|ui\/reviews-of)|inquiry\/(contract|ui\/questions-of))\.)|icons\/(file-text|bell|lock)\./,
  ],
  [
    'goods',
    /src\/(ui\/(price|stars|tab-class|breadcrumb)\.|shop\/(catalog\/ui\/(product-tile|tile-|color-tips|note-words|viewed)|cart\/ui\/stays-behind|wish\/ui\/(use-wish|heart)))/,
  ],
  [
    'lists',
    /src\/(ui\/(chip|load-more|empty-drawings)\.|shop\/catalog\/ui\/(keyword-links|category-tree|list\/list-head))|(useQueries|queriesObserver)\.js$|icons\/sliders-horizontal\./,
  ],
  // what a bottle can be stays with those who draw one
  ['bottles', /src\/shop\/bottle\/(design|job)-contract\./],
  [
    'orders',
    /src\/shop\/(order\/contract\/(order|place|checkout|prices|fields|papers)|payment\/(contract|receipt-contract)|coupon\/contract)\./,
  ],
  ['order-desk', /src\/shop\/order\/contract\//],
  [
    'cart',
    /src\/shop\/(catalog\/ui\/no-return-note|cart\/(title-rules|class-contract|ui\/(arrival-day|cannot-send|waiting-changes|use-cart-changes|use-cart|card-words|line-kinds|line-problem|amounts|free-shipping)))\./,
  ],
  ['people', /src\/shop\/member\/(rules|common-rules|account-rules)\./],
  [
    'paying',
    /src\/shop\/(order\/ui\/(typed-order|count-phrases|order-draft|paying|attempt-key|form-section|order-line-row|order-summary|promise-sections|no-return-consent|address-field|field-rules)\.|payment\/(receipt-rules|rules|ui\/(receipt-fields|ways|window-closed))\.|member\/(account-contract|ui\/use-(addresses|member-details))\.)/,
  ],
  [
    'opinions',
    /src\/shop\/(inquiry\/(rules|ui\/(kept-draft|question-row|use-remove-question|answer|state-badge))\.|review\/(rules|ui\/(use-review-list|helpful|review-card|review-list|facet-words|review-photos))\.)|icons\/thumbs-up\./,
  ],
  [
    'stories',
    /src\/(ui\/tabs\.|shop\/(content\/ui\/(trend-view|week-picks|feed-query|card-list|promotion-cards|recipe-facts)|tssa\/(class-contract|ui\/class-queries))\.|storefront\/pages\/home\/(queries|head)\.)/,
  ],
  ['popups', /src\/shop\/content\/(popup-rules|ui\/(popups|popup-memory|popup-dialog))\./],
  [
    'late',
    /src\/(storefront\/(late-parts|use-visit-log|visit-log|held\/(?!send)|offline\/(register|cart-seen)|old-host-rules)|shop\/statistics\/(visit-rules|contract)\.|ui\/(rest-faces|faces\/first-syllables))/,
  ],
]
// a group takes along what its members import, so the more common ones choose first
const parts = together.map(([name, members], at) => ({
  debugName: name,
  priority: 50 - at,
  name: (id: string, context: Modules) =>
    members.test(id.replaceAll('\\', '/')) && (ofSomePages.test(id) || !isInShell(id, context))
      ? name
      : null,
}))

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }
// the last lines: most pages need them, and they are too small for files of their own
const alwaysLoaded =
  /[\\/]src[\\/](entry\.client\.tsx|root\.tsx|storefront[\\/]frame\.tsx|storefront[\\/]destination-memory\.ts|ui[\\/](explain|skeleton|money|field|checkbox|use-typed-early|use-hydrated)\.tsx?$|kernel[\\/](days|day-words|korean-time|loaded|structured-data|form-shapes)\.ts|shop[\\/](content[\\/]rules|cart[\\/]((choice-)?contract|abroad-rules)|wish[\\/]contract|order[\\/]contract[\\/]account|tssa[\\/]contract|catalog[\\/]ui[\\/]tile-columns)\.tsx?)|icons[\\/](info|circle-exclamation-point|chevron-down)\./
const inSomeCarts = /[\\/]src[\\/](shop[\\/]cart[\\/]message-rules|kernel[\\/]card-numbers)\./
const known = new Map<string, boolean>()

function isInShell(id: string, context: Modules): boolean {
  if (alwaysLoaded.test(id)) return true
  if (inSomeCarts.test(id)) return false
  // the list of all icons says nothing about who needs one
  if (/lucide-react[\\/]dist[\\/]esm[\\/](lucide-react|icons[\\/]index)\./.test(id)) return false
  const before = known.get(id)
  if (before !== undefined) return before
  known.set(id, false) // a circle of imports is in the shell only through another of its members
  const found =
    context.getModuleInfo(id)?.importers.some((importer) => isInShell(importer, context)) ?? false
  known.set(id, found)
  return found
}

/** Native parts and what brings files of its own; all else is bundled into the server, of which only the used part is loaded: a start without it reads 1,700 icons. */
const leftOutside = [
  'sharp',
  'pg',
  '@node-rs/argon2',
  'pino',
  'prom-client',
  'nodemailer',
  'smtp-server',
  'postal-mime',
  'graphile-worker',
  'sanitize-html',
  'pdfkit',
  'fontkit',
  'vite',
]

/**
 * The process (serve.ts) beside what it serves, in one build: what both need is there once, and no types are left to be taken out
 * at the start. The engine keeps the text of all code, so it is short and in letters of one byte; names stay, for faults are told by them.
 */
const ownProcess: Plugin = {
  name: 'own-process',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rollupOptions: { output } } } : undefined,
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = inOneByte(file.code, file.fileName)
  },
}
const output = {
  entryFileNames: '[name].js',
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
}

/** Rules and contracts do nothing by being there: a file of them is asked for only by those who use one. */
const onlySays = /[\\/]src[\\/](kernel|shop)[\\/].*(rules|contract)[^\\/]*\.ts$/

export default defineConfig(({ command }) => ({
  plugins: [
    schemasStay,
    quickPaths,
    unusedStays(),
    plainSigns,
    tailwindcss(),
    reactRouter(),
    ownProcess,
  ],
  // every page is looked through at the start, so that none finds a package unprepared and reloads
  optimizeDeps: {
    entries: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.test.ts',
      '!src/platform/**',
      '!src/shop/*/{api,service,store,tables}.ts',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true, sourcemap: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: [vendor, shell, ...parts] } },
          treeshake: { moduleSideEffects: [{ test: onlySays, sideEffects: false }] },
        },
      },
    },
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: leftOutside } : {},
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        rollupOptions: { input: { index: './src/site.ts', serve: './serve.ts' } },
        target: 'node24',
      },
    },
  },
}))
