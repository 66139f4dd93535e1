// A shop process reduced to its database, for tests that kill it: prints the address, then waits.
import { startPostgres } from '#platform/postgres/index.ts'

const quiet = { info: () => {}, warn: (message: string) => console.error(message) }
const { url } = await startPostgres({ dataDir: process.argv[2] ?? '', log: quiet })
console.log(url)
setInterval(() => {}, 60_000)
