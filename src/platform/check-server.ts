import type { ClientBase } from 'pg'

const OLDEST = 150000

/** Refuses a server on which the shop would break, and warns about one that may lose orders. */
export async function checkServer(client: ClientBase, warn: (message: string) => void) {
  const { rows } = await client.query<Record<string, string>>(`
    SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
      current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('full_page_writes') AS full_page_writes,
      (SELECT datctype FROM pg_database WHERE datname = current_database()) AS ctype`)
  const server = rows[0] ?? {}
  if (Number(server.number) < OLDEST) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${server.version}; the shop needs 15 or newer.`,
    )
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(
      `The database is encoded in ${server.encoding}; create it with ENCODING 'UTF8' TEMPLATE template0.`,
    )
  }
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    if (server[name] !== 'off') continue
    warn(
      `!!! ${name} is OFF on this database server: a power cut will LOSE ORDERS that customers saw confirmed. Switch it on.`,
    )
  }
  if (server.ctype === 'C' || server.ctype === 'POSIX') {
    warn(
      `The database's LC_CTYPE is ${server.ctype}: the search cannot see Korean letters. Create it with LC_CTYPE 'C.UTF-8'.`,
    )
  }
}
