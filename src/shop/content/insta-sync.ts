import * as z from 'zod/mini'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { readAtMost, readJson } from '#platform/read-answer.ts'
import { touch, transact } from '#platform/transact.ts'
import { keepUpload, redraw } from '#platform/uploads.ts'
import { isSafeLink, mostFeeds, shownFeeds } from './rules.ts'
import { insertEntry, listSources } from './store.ts'

type Ask = (url: string, init?: RequestInit) => Promise<Response>
/** Where the feed is asked for, and with what. */
export type InstaDoor = {
  api: string
  token: string
  /** hosts that pictures may come from */
  mediaHosts: RegExp
}

const largestPicture = 10 * 1024 * 1024
const patience = 8_000
const longestCaption = 120
const fields = 'id,media_type,media_url,permalink,caption,timestamp'

const media = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      media_url: z.optional(z.string()),
      permalink: z.string(),
      caption: z.optional(z.string()),
    }),
  ),
})

/** The Graph API with the shop's token; without one a local shop asks the twin, and a public one nobody. */
export function instaDoor({
  INSTAGRAM_TOKEN,
  TWINS,
}: Pick<Config, 'INSTAGRAM_TOKEN' | 'TWINS'>): InstaDoor | null {
  if (INSTAGRAM_TOKEN)
    return {
      api: 'https://graph.instagram.com',
      token: INSTAGRAM_TOKEN,
      mediaHosts: /^https:\/\/[\w.-]+\.(cdninstagram\.com|fbcdn\.net)\//,
    }
  return TWINS
    ? {
        api: `${TWINS}/instagram`,
        token: 'twin',
        mediaHosts: /^http:\/\/(127\.0\.0\.1|localhost):\d+\/twin\/instagram\//,
      }
    : null
}

/** Copies the newest pictures of the feed, each once; the page never asks Instagram for anything. Answers how many came. */
export async function syncFeed(
  ctx: Ctx,
  door: InstaDoor | null = instaDoor(ctx.house.config),
  ask: Ask = fetch,
): Promise<number> {
  if (!door) return 0
  const answer = await ask(
    `${door.api}/me/media?${new URLSearchParams({ fields, limit: '25', access_token: door.token })}`,
    { signal: AbortSignal.timeout(patience) },
  )
  // the token stays out of the log
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`)
  const known = await listSources(ctx, 'insta')
  const { data } = media.parse(await readJson(answer))
  const fresh = shownFeeds(data.map((one) => ({ ...one, media_url: one.media_url ?? '' }))).filter(
    ({ id, permalink }) => !known.has(id) && isSafeLink(permalink),
  )
  let copied = 0
  for (const one of fresh.slice(0, mostFeeds))
    if (await copyPicture(ctx, door, one, ask)) copied += 1
  return copied
}

async function copyPicture(
  ctx: Ctx,
  door: InstaDoor,
  one: { id: string; media_url: string; permalink: string; caption?: string },
  ask: Ask,
): Promise<boolean> {
  if (!door.mediaHosts.test(one.media_url)) return false
  const answer = await ask(one.media_url, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  const bytes = answer?.ok ? await readAtMost(answer, largestPicture).catch(() => null) : null
  const drawn = bytes && (await redraw(bytes))
  // one that cannot be had now is tried again next time
  if (!drawn) return false
  const picture = await keepUpload(ctx.house.config, drawn)
  const title = (one.caption?.split('\n')[0]?.trim() || 'Instagram').slice(0, longestCaption)
  return transact(ctx, async (ctx) => {
    // another process may have been quicker
    if ((await listSources(ctx, 'insta')).has(one.id)) return false
    await insertEntry(ctx, {
      kind: 'insta',
      title,
      position: 0,
      shown: true,
      source_id: one.id,
      body: { picture, permalink: one.permalink },
    })
    touch(ctx, 'content')
    return true
  })
}
