import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Account, handOver, privateDirectory } from './account.ts'
import type { Native } from './native.ts'

/** The password of the only database user; a socket in a private directory is the first lock, this the second. */
export function keptPassword(home: string) {
  const file = join(home, 'password')
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(24).toString('base64url'), {
      mode: 0o600,
      flush: true,
    })
    renameSync(`${file}.new`, file)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Makes the cluster, whole or not at all: a killed first start leaves only a `.new` that the next one replaces. */
export async function ensureCluster(
  cluster: string,
  password: string,
  native: Native,
  account: Account,
) {
  if (existsSync(cluster)) {
    handOver(cluster, account)
    // a restored copy seldom brings the mode that PostgreSQL insists on
    chmodSync(cluster, 0o700)
    return
  }
  for (const name of readdirSync(dirname(cluster)).filter((name) =>
    name.startsWith(`${basename(cluster)}.new`),
  )) {
    rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 20 })
  }
  // a name of its own: a killed start's initdb may still be writing into another
  const fresh = `${cluster}.new-${process.pid}`
  const passwordFile = `${fresh}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined)
    chownSync(passwordFile, account.uid, account.gid)
  try {
    await initdb(fresh, passwordFile, native, account)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(fresh, cluster)
  syncDirectory(dirname(cluster))
}

async function initdb(dir: string, passwordFile: string, native: Native, account: Account) {
  // made here: the account itself may be unable to write in the parent
  privateDirectory(dir, account)
  const locale =
    process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'
  const options = [
    '-D',
    dir,
    '-U',
    'odemoa',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-instructions',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    '--data-checksums',
  ]
  await run([...account.prefix, native.initdb, ...options], account)
}

function run([command = '', ...args]: string[], { name, uid, gid }: Account): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(name === 'nobody' && { uid, gid, cwd: '/' }),
    })
    const end = () => child.kill()
    process.once('exit', end)
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else
        reject(
          new Error(
            `The database could not be created: ${complaint.trim() || `initdb ended with ${code}`}`,
          ),
        )
    })
  })
}

function syncDirectory(dir: string) {
  // Windows cannot open a directory, and needs no such sync
  if (process.platform === 'win32') return
  const handle = openSync(dir, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
