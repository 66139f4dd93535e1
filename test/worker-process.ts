// A small server behind the shop's own door, in several processes, for the test that starts them anew while they are asked.
import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpServer, listen } from '#platform/http-server.ts'
import { openLog } from '#platform/log.ts'
import { onStop } from '#platform/signals.ts'
import { openOthers, passOn } from '#platform/worker-talk.ts'
import { alive, openWorkers, retire } from '#platform/workers.ts'
import { calm } from '#test/calm.ts'

const port = Number(process.argv[2])
const silent = Number(process.argv[3]) || undefined

if (cluster.isPrimary) {
  const tell = (text: string) => process.send?.(text)
  passOn()
  const workers = await openWorkers({ count: 2, env: {}, tell, silent })
  process.on('message', (word) => {
    if (word === 'renew') void workers.renew().then(() => process.send?.('renewed'))
    if (word === 'stop') void workers.stop().then(() => process.exit())
  })
  process.on('disconnect', () => process.exit())
  process.send?.('open')
} else {
  const others = openOthers(async () => process.pid)
  const http = createHttpServer(
    async (request) => {
      // nothing else has its turn any more
      while (request.url.endsWith('/stall'));
      if (request.url.endsWith('/all'))
        return { status: 200, headers: {}, body: [process.pid, ...(await others.ask())].join(' ') }
      await sleep(Math.random() * 40)
      return { status: 200, headers: {}, body: String(process.pid) }
    },
    openLog({ LOG_LEVEL: 'silent' }),
    (address) => address,
    { load: calm },
  )
  await listen(http.server, port, '127.0.0.1')
  onStop(
    () => http.drain({ notice: 1_000, patience: 10_000 }),
    () => {},
  )
  process.on('message', (word) => {
    if (word === retire) process.kill(process.pid, 'SIGTERM')
  })
  process.send?.(alive)
  setInterval(() => process.send?.(alive), 200)
}
