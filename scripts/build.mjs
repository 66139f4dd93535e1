import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, forgetBuild, sourcesHash, stampBuild } from './lib/ensure.mjs'
import { holdParts, putBack } from './lib/parts-before.mjs'
import { fail, filesIn, inRoot, step } from './lib/project.mjs'
import { runNode } from './lib/run.mjs'

const TEXT = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|map|ico)$/
const SMALLEST = 512

const hash = await install()
const held = holdParts(inRoot('build', 'server'))
await pages()
trimManifest()
dropDoor()
putBack(inRoot('build', 'server'), held)
await compress()
stampBuild(hash)

async function install() {
  await ensureInstalled()
  // who runs the shop may not be allowed to write here; where none is packed, DATABASE_URL names one
  await runNode([
    '-e',
    `import('./src/platform/postgres/native.ts').then((it) => it.findNative()).catch(() => {})`,
  ])
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
 * files a moment earlier on the way there, so it is a file of its own, fetched near the first link. Of the back office,
 * which has the longest lists, it is left out, and pages of the shop get a table without its routes.
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
      if (!isOfDesk(route)) imports[route.id] = route.imports
      route.imports = []
    }
    manifest.imports = `/assets/${written('imports', `export default ${JSON.stringify(imports)}`)}`
    writeFileSync(file, before + JSON.stringify(manifest) + after)
    const shop = {
      ...manifest,
      url: manifest.url.replace('/manifest-', '/shop-manifest-'),
      routes: shopRoutes(manifest.routes),
    }
    writeFileSync(
      file.replace(/manifest-([^\\/]+)$/, 'shop-manifest-$1'),
      before + told(shop) + after,
    )
  }
}

/** The entry is a file that only names another: pages ask for that one at once. */
function dropDoor() {
  const assets = inRoot('build', 'client', 'assets')
  const files = filesIn(assets)
  const door = files.find((file) => /[\\/]entry\.client-[^\\/]+\.js$/.test(file)) ?? ''
  const [, behind] = /^import"\.\/([\w-]+\.js)";\s*$/.exec(readFileSync(door, 'utf8')) ?? []
  if (!behind) return
  const naming = [
    ...files.filter((file) => /manifest-[^\\/]+\.js$/.test(file)),
    ...filesIn(inRoot('build', 'server')).filter((file) => file.endsWith('.js')),
  ]
  for (const file of naming) {
    const text = readFileSync(file, 'utf8')
    if (text.includes(basename(door))) writeFileSync(file, text.replaceAll(basename(door), behind))
  }
}

function isOfDesk({ id }) {
  return /(^|\/)admin\//.test(id)
}

/** Whoever goes to the back office from the shop leaves the page: one route in place of all of its own. */
function shopRoutes(routes) {
  const go = written(
    'to-the-desk',
    'export async function clientLoader({request}){location.assign(request.url);await new Promise(()=>{})}export default()=>null',
  )
  const desk = {
    ...routes.root,
    id: 'to-the-desk',
    parentId: 'root',
    path: 'admin/*',
    hasLoader: false,
    hasClientLoader: true,
    hasErrorBoundary: false,
    module: `/assets/${go}`,
    css: [],
  }
  return Object.fromEntries([
    ...Object.entries(routes).filter(([, route]) => !isOfDesk(route)),
    [desk.id, desk],
  ])
}

/**
 * The table in a third less: a row for each route, what many of them have alike said once, and of a file's name only what
 * the route's own does not tell.
 */
function told({ routes, ...rest }) {
  const kinds = []
  const rows = Object.values(routes).map(({ id, path = '', module, imports, css, ...alike }) => {
    if (imports.length) fail(`${id} still names what it imports`)
    const kind = JSON.stringify(css.length ? { ...alike, css } : alike)
    if (!kinds.includes(kind)) kinds.push(kind)
    const own = `/assets/${id.split('/').at(-1)}-`
    const file = module.startsWith(own) ? module.slice(own.length) : module
    return [id, path, file.replace(/\.js$/, ''), kinds.indexOf(kind)].join(' ')
  })
  return `((rows,kinds)=>({...${JSON.stringify(rest)},routes:Object.fromEntries(rows.split('\\n').map(row=>{
let[id,path,file,kind]=row.split(' ');
if(file[0]!='/')file='/assets/'+id.split('/').at(-1)+'-'+file;
return[id,{id,path,module:file+'.js',imports:[],css:[],...kinds[kind]}]}))}))(${JSON.stringify(rows.join('\n'))},[${kinds}])`
}

function written(name, code) {
  const file = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(inRoot('build', 'client', 'assets', file), code)
  return file
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
