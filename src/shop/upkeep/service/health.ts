import { hourMs } from '#kernel/korean-time.ts'
import { sendsTexts } from '#platform/config-checks.ts'
import { type Ctx, say } from '#platform/context.ts'
import { ownLoop } from '#platform/loop.ts'
import { storageOf } from '#platform/storage.ts'
import { waysOf } from '#shop/payment/service/attempt.ts'
import type { Health } from '#shop/upkeep/contract.ts'
import {
  type Judged,
  judgeBackup,
  judgeChannel,
  judgeDatabase,
  judgeDisk,
  judgeFiles,
  judgePayments,
  judgeProcess,
  judgeQueue,
} from '#shop/upkeep/rules.ts'
import { listNotes } from '#shop/upkeep/store/backups.ts'
import { findChannel, findDatabase, findQueue } from '#shop/upkeep/store/health.ts'

const opened = new Date()

/** How everything is doing that the shop leans on. It answers while some of it does not. */
export async function showHealth(ctx: Ctx): Promise<Health> {
  const { config, disk } = ctx.house
  const parts: Judged[] = [
    await databaseNow(ctx),
    judgeDisk(disk.room(), disk.free()),
    await filesNow(ctx),
    ...(
      await Promise.all([
        orNothing(ctx, async () => judgeQueue(await findQueue(ctx))),
        orNothing(ctx, async () =>
          judgeChannel('mail', mailNow(ctx), await findChannel(ctx, 'mail')),
        ),
        orNothing(ctx, async () =>
          judgeChannel(
            'messages',
            sendsTexts(config) ? 'open' : 'off',
            await findChannel(ctx, 'message'),
          ),
        ),
      ])
    ).flat(),
    paymentsNow(ctx),
    ...(await orNothing(ctx, () => backupNow(ctx))),
    judgeProcess(ownLoop().p99(), process.memoryUsage.rss()),
  ]
  return {
    at: ctx.now.toISOString(),
    since: opened.toISOString(),
    parts: parts.map(({ part, state, said, params }) => ({
      part,
      state,
      said: say(ctx, said, params),
    })),
  }
}

function mailNow({ house }: Ctx): 'open' | 'off' | 'closed' {
  if (!house.mailer.isOpen) return 'closed'
  return house.config.SMTP_URL ? 'open' : 'off'
}

async function databaseNow(ctx: Ctx): Promise<Judged> {
  const since = performance.now()
  const found = await findDatabase(ctx).catch(() => null)
  return judgeDatabase(found && { ...found, ms: performance.now() - since })
}

async function filesNow({ house }: Ctx): Promise<Judged> {
  const storage = storageOf(house.config)
  const why = await storage.list('uploads/u-00').then(
    () => null,
    ({ cause }: Error) => (cause instanceof Error ? cause.message : ''),
  )
  return judgeFiles(storage.place, Boolean(house.config.FILES_S3), why)
}

// what the database would have to tell is left out while it does not answer; its own line says so
async function orNothing(ctx: Ctx, judge: () => Promise<Judged>): Promise<Judged[]> {
  try {
    return [await judge()]
  } catch (error) {
    ctx.house.log.warn({ err: error }, 'a part of the shop could not be looked at')
    return []
  }
}

async function backupNow(ctx: Ctx): Promise<Judged> {
  const [last] = (await listNotes(ctx)).filter(({ state }) => state !== 'making')
  const hours = last ? (ctx.now.getTime() - last.made_at.getTime()) / hourMs : 0
  return judgeBackup(last ? { ...last, hours } : null)
}

const companies: Record<string, string> = { krw: 'Toss Payments', usd: 'PayPal' }

function paymentsNow({ house }: Ctx): Judged {
  const ways = waysOf(house)
  const resting = ways.filter(({ rests_for }) => rests_for !== null)
  return judgePayments(ways.length, [
    ...new Set(resting.map(({ currency }) => companies[currency] ?? currency)),
  ])
}
