import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Config } from '#platform/config.ts'
import { type House, houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { plentyOfRoom } from '#platform/disk.ts'
import { openKept } from '#platform/kept.ts'
import { openLog } from '#platform/log.ts'
import type { Mail } from '#platform/mail.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { ask, withDatabase } from './database-server.ts'
import { sampleSettings } from './settings.ts'

export type TestShop = {
  house: House
  pool: ReturnType<typeof openDatabase>['pool']
  url: string
  outbox: Mail[]
}

/** The same shop in another process: connections and kept answers of its own. Close the pool when done. */
export async function secondProcess(): Promise<{ house: House; pool: TestShop['pool'] }> {
  const { house, url } = await testShop()
  const { db, pool } = openDatabase(url)
  return { house: { ...house, db, kept: openKept() }, pool }
}

let opened: Promise<TestShop> | undefined

/** This worker's own shop: an empty database with sample settings. Tests make their own goods, so none needs it clean. */
export function testShop(): Promise<TestShop> {
  opened ??= open()
  return opened
}

async function open(): Promise<TestShop> {
  const { url: server, template } = inject('database')
  const name = `${template}_${process.env.VITEST_POOL_ID ?? '1'}_${process.pid}`
  await ask(server, `create database ${name} template ${template}`)
  const url = withDatabase(server, name)
  const { db, pool } = openDatabase(url)
  const config: Config = {
    PORT: 3000,
    HOST: '127.0.0.1',
    ORIGIN: 'http://localhost:3000',
    IS_NAMED: true,
    SAMPLE: 'shop',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-shop-')),
    SESSION_SECRET: 'a secret for tests, long enough to pass',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    TWINS: null,
    DISK_RESERVE_MB: 256,
    OTEL_SERVICE_NAME: 'odemoa',
    OTEL_TRACES_SAMPLER_ARG: 1,
  }
  const outbox: Mail[] = []
  const mailer: House['mailer'] = {
    send: async (mail) => void outbox.push(mail),
    isOpen: true,
    mailbox: null,
    close: async () => {},
  }
  const house: House = {
    config,
    db,
    databaseUrl: url,
    log: openLog(config),
    kept: openKept(),
    mailer,
    disk: plentyOfRoom,
  }
  await insertSettings(
    houseCtx(house),
    Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
  )
  return { house, pool, url, outbox }
}
