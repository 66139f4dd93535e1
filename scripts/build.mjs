import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, forgetBuild, sourcesHash, stampBuild } from './lib/ensure.mjs'
import { fail, filesIn, inRoot, step } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const TEXT = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|map|ico)$/
const SMALLEST = 512

const hash = await install()
await pages()
trimManifest()
await compress()
stampBuild(hash)

async function install() {
  await ensureInstalled()
  // taken before the build: a file saved meanwhile makes the build old, not new
  return sourcesHash()
}

async function pages() {
  forgetBuild()
  const code = await runNode([inRoot('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) fail(`react-router build ended with ${code}`)
}

/**
 * Every page carries the table of all routes. What each of them imports is two thirds of it and only good for fetching those
 * files a moment earlier on the way there, so it is a file of its own, fetched when the page is awake. Of the back office,
 * which has the longest lists, it is left out.
 */
function trimManifest() {
  const assets = inRoot('build', 'client', 'assets')
  for (const file of filesIn(assets).filter((one) => /[\\/]manifest-[^\\/]+\.js$/.test(one))) {
    const [, before = '', table = '', after = ''] =
      /^([^{]*)(\{.*\})(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? []
    if (!table) fail(`the table of routes in ${file} cannot be read`)
    const manifest = JSON.parse(table)
    const imports = {}
    for (const route of Object.values(manifest.routes)) {
      if (!/(^|\/)admin\//.test(route.id)) imports[route.id] = route.imports
      route.imports = []
    }
    const list = `export default ${JSON.stringify(imports)}`
    manifest.imports = `/assets/imports-${createHash('sha256').update(list).digest('hex').slice(0, 8)}.js`
    writeFileSync(inRoot('build', 'client', manifest.imports), list)
    writeFileSync(file, before + JSON.stringify(manifest) + after)
  }
}

async function compress() {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const files = filesIn(inRoot('build', 'client')).filter((file) => TEXT.test(file))
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(file)
      if (plain.length < SMALLEST) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      }
      keepIfSmaller(`${file}.br`, await brotli(plain, { params }), plain)
      keepIfSmaller(`${file}.gz`, await zip(plain, { level: 9 }), plain)
    }),
  )
  step(`compressed ${files.length} files`)
}

function keepIfSmaller(path, packed, plain) {
  if (packed.length < plain.length) writeFileSync(path, packed)
}
