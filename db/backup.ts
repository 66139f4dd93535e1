import { backUpNow, shelfOf } from '#shop/upkeep/service/backups.ts'
import { openTool, readConfig } from './tool.ts'

/** `npm run backup`: one backup now, checked by bringing it back. The shop may be open meanwhile. */
const tool = await openTool(readConfig(), { mayRun: true })
try {
  console.log('· copying the shop')
  const name = await backUpNow(tool.house, 'command')
  if (!name) throw new Error('Another backup is being made: wait for it to end.')
  console.log(`· made and checked ${name} at ${shelfOf(tool.house.config).place}`)
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await tool.close()
}
