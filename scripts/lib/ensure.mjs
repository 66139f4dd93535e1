import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fail, hashOf, inRoot, readStamp, step, writeStamp } from './project.mjs'
import { run, runNode } from './run.mjs'

const LOCK = 'package-lock.json'
const SOURCES = [
  'src',
  'public',
  'db',
  'media',
  'serve.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  LOCK,
  'scripts/build.mjs',
  'scripts/lib/left-out.ts',
  'scripts/lib/one-byte.ts',
  'scripts/lib/quick-routes.ts',
  'scripts/lib/quick-writes.ts',
  'scripts/lib/without-schemas.ts',
]

const INSTALL = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

const installStamp = inRoot('node_modules', '.odemoa-lock')
const buildStamp = inRoot('build', '.sources')

/** Installs the packages when they are missing or not those of the lock file. */
export async function ensureInstalled() {
  const wanted = `${process.platform}-${process.arch} ${hashOf([LOCK])}`
  if (readStamp(installStamp) === wanted) return
  if (!isInstalledByHand()) {
    step('installing the packages (npm ci), once for this version')
    if ((await npm(['ci', ...INSTALL])) !== 0) await installWithGaps()
  }
  writeStamp(installStamp, wanted)
}

/** Builds when the build is older than the sources. */
export async function ensureBuilt() {
  if (readStamp(buildStamp) === sourcesHash() && existsSync(inRoot('build', 'server', 'index.js')))
    return
  step('building the pages, once for this version')
  const code = await runNode(['scripts/build.mjs'])
  if (code !== 0) fail(`the build ended with ${code}`)
}

export function forgetBuild() {
  rmSync(inRoot('build'), { recursive: true, force: true })
}

export function stampBuild(hash) {
  writeStamp(buildStamp, hash)
}

export function sourcesHash() {
  return hashOf(SOURCES, { without: (name) => /\.test\.tsx?$/.test(name) })
}

// "npm ci" refuses a registry that lacks a package for some other platform; this takes the same versions and checksums
async function installWithGaps() {
  step('npm ci refused: installing what the lock file lists (npm install --no-save)')
  const code = await npm(['install', '--no-save', ...INSTALL])
  if (code !== 0) fail(`npm install ended with ${code}`)
}

// nothing here needs install scripts, and they are what attacks on packages live on
function npm(args) {
  const cli = process.env.npm_execpath
  // Windows only finds npm.cmd through a shell
  if (!cli?.endsWith('.js')) return run('npm', args, { shell: process.platform === 'win32' })
  return run(process.execPath, [cli, ...args])
}

// npm notes what it installed: somebody who ran "npm ci" need not wait for another
function isInstalledByHand() {
  const note = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const there = JSON.parse(readFileSync(note, 'utf8')).packages
  const wanted = Object.entries(JSON.parse(readFileSync(inRoot(LOCK), 'utf8')).packages).filter(
    ([path]) => path,
  )
  return wanted.every(([path, { version, integrity, optional, devOptional }]) => {
    const found = there[path]
    return found
      ? found.version === version && found.integrity === integrity
      : optional || devOptional
  })
}
