import type { TestProject } from 'vitest/node'
import { widenHolds } from '#test/wide-holds.ts'
import { newDataDir, ownerPassword, serve, throwAway } from '../e2e/running-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** where the one shop of these journeys is */
    shopUrl: string
  }
}

/** Opens one shop for all journeys: each makes what it buys. */
export default async function openShop(project: TestProject) {
  const dataDir = newDataDir()
  const shop = await serve(dataDir)
  await widenHolds(shop.url, ownerPassword)
  project.provide('shopUrl', shop.url)
  return async () => {
    await shop.close()
    throwAway(dataDir)
  }
}
