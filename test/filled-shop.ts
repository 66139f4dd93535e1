import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { seedCatalogue, seedSales } from '#db/seed/fill-catalogue.ts'
import { type House, houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openKept } from '#platform/kept.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { testShop } from './database.ts'
import { ask, withDatabase } from './database-server.ts'
import { sampleSettings } from './settings.ts'

/** A shop with the sample goods and nobody else's, in a database of its own; or one that nothing was put into yet. */
export async function filledShop({ empty = false } = {}): Promise<{
  house: House
  close: () => Promise<void>
}> {
  const { house: own } = await testShop()
  const { url: server, template } = inject('database')
  const name = `${template}_filled_${randomBytes(4).toString('hex')}`
  await ask(server, `create database ${name} template ${template}`)
  const databaseUrl = withDatabase(server, name)
  const { db, close } = openDatabase(databaseUrl)
  const house: House = { ...own, db, databaseUrl, kept: openKept() }
  if (empty) return { house, close }
  const ctx = houseCtx(house)
  await insertSettings(
    ctx,
    Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
  )
  await seedCatalogue(ctx)
  await seedSales(ctx)
  return { house, close }
}
