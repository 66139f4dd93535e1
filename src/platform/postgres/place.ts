import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, privateDirectory } from './account.ts'
import { freePort } from './free-port.ts'

/** Where the server listens, and how a client gets there. */
export type Place = {
  settings: Record<string, string>
  url: (password: string, database: string) => string
}

const PORT = 5432
const LONGEST_SOCKET = 100

/** A Unix socket in a private directory; a loopback port where no short enough path can be found. */
export async function choosePlace(home: string, account: Account): Promise<Place> {
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const dir = [join(home, 'socket'), join(tmpdir(), `odemoa-${mark}`)].find(isShort)
  if (!dir || process.platform === 'win32') return loopback(await freePort())
  privateDirectory(dir, account)
  return socket(dir)
}

function isShort(dir: string) {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${PORT}.lock`)) < LONGEST_SOCKET
}

function socket(dir: string): Place {
  return {
    settings: {
      port: String(PORT),
      listen_addresses: '',
      unix_socket_directories: `"${dir.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    // the host in front is never asked: it lets any URL parser read the address
    url: (password, database) =>
      `postgres://odemoa:${password}@localhost:${PORT}/${database}?host=${encodeURIComponent(dir)}`,
  }
}

function loopback(port: number): Place {
  return {
    settings: { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' },
    url: (password, database) => `postgres://odemoa:${password}@127.0.0.1:${port}/${database}`,
  }
}
