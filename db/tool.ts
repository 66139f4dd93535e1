import { BadConfig, type Config, parseConfig } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { plentyOfRoom } from '#platform/disk.ts'
import { openKept } from '#platform/kept.ts'
import { openLog } from '#platform/log.ts'
import { directUrl } from '#platform/pooler.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { reachPostgres } from '#platform/postgres/reach.ts'

/** What a command is set up with; a mistake is a readable line, and its end. */
export function readConfig(): Config {
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    for (const mistake of error.mistakes) console.error(`✗ ${mistake}`)
    process.exit(1)
  }
}

/** The shop's database for a command: started for it where nobody runs it. With `mayRun` it may be the one that an open shop uses. */
export async function openTool(
  config: Config,
  { mayRun }: { mayRun: boolean },
): Promise<{ house: House; close(): Promise<void> }> {
  const own = config.DATABASE_URL
    ? null
    : await startPostgres({
        dataDir: config.DATA_DIR,
        log: { info: console.log, warn: console.warn },
      }).catch((error: unknown) => {
        const url = mayRun ? reachPostgres(config.DATA_DIR) : null
        if (!url) throw error
        return { url, stop: async () => {} }
      })
  const databaseUrl = directUrl(config, config.DATABASE_URL ?? own?.url ?? '')
  const { db, close } = openDatabase(databaseUrl, { patience: 0 })
  const house: House = {
    config,
    db,
    databaseUrl,
    log: openLog({ LOG_LEVEL: 'warn' }),
    kept: openKept(),
    mailer: {
      send: () => Promise.resolve(),
      isOpen: false,
      mailbox: null,
      close: () => Promise.resolve(),
    },
    disk: plentyOfRoom,
  }
  return {
    house,
    async close() {
      await close()
      await own?.stop()
    },
  }
}
