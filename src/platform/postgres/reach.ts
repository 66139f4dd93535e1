import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, MAJOR } from './names.ts'

/** The address of the shop's own server while another process runs it; null where none can be found. */
export function reachPostgres(dataDir: string): string | null {
  const home = join(dataDir, 'postgres')
  const [note, password] = [join(home, MAJOR, 'postmaster.pid'), join(home, 'password')]
  if (!existsSync(note) || !existsSync(password)) return null
  // as PostgreSQL writes it: pid, directory, start, port, directory of the socket, address
  const [, , , port = '', socket = ''] = readFileSync(note, 'utf8').split('\n')
  const secret = readFileSync(password, 'utf8').trim()
  const host = socket.trim()
  return host
    ? `postgres://odemoa:${secret}@localhost:${port}/${DATABASE}?host=${encodeURIComponent(host)}`
    : `postgres://odemoa:${secret}@127.0.0.1:${port}/${DATABASE}`
}
