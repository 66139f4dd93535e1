import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { withoutSchemas } from './scripts/lib/without-schemas.ts'

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
      !code.includes("'zod/mini'")
    )
      return null
    return { code: withoutSchemas(code, standIn, /\.tsx/.test(id) ? 'tsx' : 'ts'), map: null }
  },
}

/** React, the router and the query cache as one file: it packs better and outlives releases of the shop. What only some pages use of them is theirs. */
const ofSomePages =
  /[\\/](useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/
const inVendor = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/
const vendor = {
  debugName: 'vendor',
  name: (id: string) => (inVendor.test(id) && !ofSomePages.test(id) ? 'vendor' : null),
}

/** What every page of the shop brings: all that the entry, the root and the frame import, in one file. Thirty small ones pack worse. */
const shell = {
  debugName: 'shell',
  name: (id: string, context: Modules) =>
    !inVendor.test(id) && isInShell(id, context) ? 'shell' : null,
}

/** The base of all forms of a shopper in one file, for the same reason. */
const forms = {
  debugName: 'forms',
  test: /[\\/]src[\\/]ui[\\/](use-fields|use-messages|field-errors)\.ts/,
  name: 'forms',
}

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }
// most pages send something: what reads a refusal is too small for a file of its own
const alwaysLoaded =
  /[\\/]src[\\/](entry\.client\.tsx|root\.tsx|storefront[\\/]frame\.tsx|ui[\\/]explain\.ts)/
const known = new Map<string, boolean>()

function isInShell(id: string, context: Modules): boolean {
  if (alwaysLoaded.test(id)) return true
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
  'nodemailer',
  'smtp-server',
  'postal-mime',
  'graphile-worker',
  'sanitize-html',
  'pdfkit',
  'vite',
]

export default defineConfig(({ command }) => ({
  plugins: [schemasStay, tailwindcss(), reactRouter()],
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
      build: { rollupOptions: { output: { codeSplitting: { groups: [vendor, shell, forms] } } } },
    },
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: leftOutside } : {},
      build: { rollupOptions: { input: './src/site.ts' }, target: 'node24' },
    },
  },
}))
