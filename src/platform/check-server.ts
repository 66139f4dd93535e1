import type { ClientBase } from 'pg'

const OLDEST = 150000
// small and large letters, accents, figures, Korean, signs: what languages sort differently
const samples = `ARRAY['b', 'A', 'a', 'B', 'é', 'f', '10', '9', '가', '나', '_', '-x', '😀', 'Z']`

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
  if (!(await sortsPlainly(client))) {
    const way =
      "create it with LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' ENCODING 'UTF8' TEMPLATE template0, so that lists stand in one order on every server."
    if (!(await isInUse(client))) throw new Error(`The database sorts names in its own way; ${way}`)
    warn(
      `The database sorts names in its own way, so lists stand in another order than elsewhere. Restore a backup into another one: ${way}`,
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

/** Whether names stand in the order of their letters, as on the shop's own database. */
async function sortsPlainly(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ plain: boolean }>(
    `SELECT array_agg(word ORDER BY word) = array_agg(word ORDER BY word COLLATE "C") AS plain FROM unnest(${samples}) word`,
  )
  return rows[0]?.plain === true
}

async function isInUse(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    "SELECT to_regclass('applied_migration') IS NOT NULL AS used",
  )
  return rows[0]?.used === true
}
