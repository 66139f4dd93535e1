import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Native, nativeAt } from './native.ts'

/** How PostgreSQL, which refuses to run as root, is run here. */
export type Account = {
  name: 'plain' | 'namespace' | 'nobody'
  /** put before the command */
  prefix: string[]
  /** who owns its files, and for `nobody` who runs it */
  uid?: number
  gid?: number
}

const SHELTER = '/var/lib/odemoa'

export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return { name: 'plain', prefix: [] }
  const { uid, gid } = nobody()
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--']
  const [command = '', ...args] = [...prefix, 'true']
  if (spawnSync(command, args).status === 0) return { name: 'namespace', prefix, uid: 0, gid: 0 }
  if (spawnSync('true', { uid, gid }).status === 0) return { name: 'nobody', prefix: [], uid, gid }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine allows neither a user namespace nor another user: start the shop as an ordinary user, or set DATABASE_URL.',
  )
}

/** A home that the account can reach, and binaries that it can run: both are moved to a shelter when they lie out of its reach. */
export function settle(
  account: Account,
  home: string,
  native: Native,
): { base: string; native: Native } {
  if (account.name !== 'nobody') return { base: home, native }
  chmodSync(home, 0o711)
  return {
    base: isOpen(home) ? home : shelterFor(home),
    native: isOpen(native.root) ? native : shelteredCopy(native),
  }
}

/** Hands a directory tree over to the account, when an earlier run used another one. */
export function handOver(dir: string, { uid, gid }: Account) {
  if (uid === undefined || gid === undefined || lstatSync(dir).uid === uid) return
  for (const entry of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dir, entry), uid, gid)
  lchownSync(dir, uid, gid)
}

// initdb wants a user with a name, and "nobody" has another number on some systems
function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

function isOpen(dir: string): boolean {
  const canPass = (statSync(dir).mode & 0o001) !== 0
  return canPass && (dirname(dir) === dir || isOpen(dirname(dir)))
}

function shelterFor(home: string) {
  const dir = join(SHELTER, createHash('sha256').update(home).digest('hex').slice(0, 12))
  mkdirSync(dir, { recursive: true, mode: 0o711 })
  return dir
}

function shelteredCopy(native: Native) {
  const version = createHash('sha256')
    .update(readFileSync(native.postgres))
    .digest('hex')
    .slice(0, 12)
  const root = join(SHELTER, `native-${version}`)
  if (!existsSync(join(root, 'complete'))) {
    cpSync(native.root, root, { recursive: true, verbatimSymlinks: true })
    mkdirSync(join(root, 'complete'))
  }
  return nativeAt(root)
}

/** A directory that only the account (and root) can enter. */
export function privateDirectory(dir: string, { uid, gid }: Account) {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const owner = lstatSync(dir)
  if (!owner.isDirectory()) throw new Error(`${dir} is not a directory`)
  if (uid !== undefined && gid !== undefined && process.getuid?.() === 0) chownSync(dir, uid, gid)
  chmodSync(dir, 0o700)
}
