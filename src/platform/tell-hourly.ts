import { Failure } from '#kernel/failure.ts'
import type { Ctx } from './context.ts'
import { announce } from './events.ts'
import { limitTries } from './rate-limit.ts'

const quietSeconds = 3_600

/** Announces what would otherwise be said for every visitor: once an hour about one subject, whichever process finds out. */
export async function tellHourly(
  ctx: Ctx,
  name: string,
  subject: string,
  payload: Record<string, unknown> = {},
) {
  try {
    await limitTries(ctx, `told:${name}:${subject}`, 1, quietSeconds)
  } catch (error) {
    if (error instanceof Failure) return
    throw error
  }
  await announce(ctx, name, subject, payload)
}
