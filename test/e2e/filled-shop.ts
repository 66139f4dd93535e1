import type { TestProject } from 'vitest/node'
import { widenHolds } from '#test/wide-holds.ts'
import { chromiumPaths } from './chromium.ts'
import { newDataDir, ownerPassword, serve, throwAway } from './running-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** the data folder of a shop that was filled and closed */
    filledShop: string
  }
}

/** Fills one shop and closes it: every file of journeys opens a copy of it, so that none meets what another left. */
export default async function fillShop(project: TestProject) {
  // here, once: a worker that unpacked it too would take it from under the browser of the other
  await chromiumPaths()
  const dataDir = newDataDir()
  const shop = await serve(dataDir)
  await widenHolds(shop.url, ownerPassword)
  await shop.close()
  project.provide('filledShop', dataDir)
  return () => throwAway(dataDir)
}
