// A shop process reduced to its door, its API and its queue, for tests that kill it: says when it listens, and runs the job it is told.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { api } from '#api.ts'
import { jobs } from '#jobs.ts'
import { openApi } from '#platform/api-server.ts'
import { addressReader } from '#platform/client-address.ts'
import { parseConfig } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { plentyOfRoom } from '#platform/disk.ts'
import { createHttpServer, listen } from '#platform/http-server.ts'
import { openJobs } from '#platform/jobs.ts'
import { openKept } from '#platform/kept.ts'
import { openLog } from '#platform/log.ts'
import { calm } from '#test/calm.ts'

const config = parseConfig(process.env)
const log = openLog(config)
const { db, pool } = openDatabase(config.DATABASE_URL ?? '')
const house: House = {
  config,
  db,
  databaseUrl: config.DATABASE_URL ?? '',
  log,
  kept: openKept(),
  disk: plentyOfRoom,
  mailer: {
    send: async () => undefined,
    isOpen: true,
    mailbox: null,
    close: async () => undefined,
  },
}
await openJobs(house, pool, { tasks: jobs.tasks, cron: [] })
const answer = openApi(house, api)
const { server } = createHttpServer(
  (request, address) => answer(request, request.headers.get('x-test-ip') ?? address),
  log,
  addressReader(),
  // however busy the machine of the tests is
  { load: calm },
)
await listen(server, config.PORT, '127.0.0.1')
const turns = watchTurns()
process.send?.('listening')
process.on('message', (task: string) => {
  if (task === 'turns') process.send?.({ turns: turns.splice(0) })
  else if (task === 'memory') process.send?.({ memory: memory() })
  else void jobs.tasks[task]?.(house, {}).then(() => process.send?.(task))
})
// the tests are gone, whatever ended them
process.on('disconnect', () => process.exit())

/** How long this thread worked between two looks ten milliseconds apart, in ms: what others do with the machine counts for nothing. */
function watchTurns(): number[] {
  const turns: number[] = []
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    turns.push((user + system) / 1_000)
    before = process.threadCpuUsage()
  }, 10).unref()
  return turns
}

/** What is held after all that can go has gone. */
function memory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // Node names it nowhere
  collect()
  collect()
  return {
    heap: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().filter((name) => name !== 'Timeout').length,
  }
}
