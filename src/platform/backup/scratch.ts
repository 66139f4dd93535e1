import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { sqlState } from '#platform/database-errors.ts'

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

async function tell(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  // told again by the statement that needed the connection
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes an empty database beside the shop's, lends it out and drops it. Null where this user may make none. */
export async function inScratch<T>(
  url: string,
  work: (url: string) => Promise<T>,
): Promise<T | null> {
  const name = `odemoa_check_${randomBytes(6).toString('hex')}`
  try {
    await tell(url, `create database ${name}`)
  } catch (error) {
    if (sqlState(error) === '42501') return null
    throw error
  }
  try {
    return await work(withDatabase(url, name))
  } finally {
    await tell(url, `drop database if exists ${name} with (force)`)
  }
}
