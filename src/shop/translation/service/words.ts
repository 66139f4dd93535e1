import { createHash } from 'node:crypto'
import { overridePhrases } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { listApproved } from '#shop/translation/store.ts'

/** what is said differently, dropped by this tag */
export const wordsTag = 'translation'

/** Makes what staff wrote the words of this process. Everything kept was said in the old ones. */
export async function loadWords(ctx: Ctx) {
  const rows = await listApproved(ctx)
  const version = rows.length
    ? createHash('sha256')
        .update(JSON.stringify(rows.map(({ phrase, translation }) => [phrase, translation])))
        .digest('base64url')
        .slice(0, 12)
    : ''
  overridePhrases(
    Object.fromEntries(rows.map(({ phrase, translation }) => [phrase, translation])),
    version,
  )
  ctx.house.kept.drop(['*'])
}
