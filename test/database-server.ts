import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { startPostgres } from '#platform/postgres/index.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** a server, and on it an empty shop to copy */
    database: { url: string; template: string }
  }
}

const quiet = { info: () => {}, warn: () => {} }

/** One server for the whole run, DATABASE_URL's or our own; every worker copies the migrated template. */
export default async function start(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'odemoa-test-'))
  const own = process.env.DATABASE_URL ? null : await startPostgres({ dataDir, log: quiet })
  const url = process.env.DATABASE_URL ?? own?.url ?? ''
  const template = `odemoa_test_${process.pid}`
  await ask(url, `create database ${template} encoding 'UTF8' template template0`)
  const templateUrl = withDatabase(url, template)
  await migrate({
    url: templateUrl,
    dir: join(import.meta.dirname, '../db/migrations'),
    log: quiet,
  })
  const database = openDatabase(templateUrl)
  await migrateJobs(database.pool, openLog({ LOG_LEVEL: 'silent' }))
  await database.close()
  project.provide('database', { url, template })

  return async () => {
    for (const name of await listCopies(url, template))
      await ask(url, `drop database if exists "${name}" with (force)`)
    await own?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function listCopies(url: string, template: string): Promise<string[]> {
  return (
    await ask(
      url,
      `select datname from pg_database where datname like '${template}%' order by datname desc`,
    )
  ).map(({ datname }) => String(datname))
}
