import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { readSettings } from '#shop/setting/service.ts'
import { grantPoints } from './grant-points.ts'

/** Points for joining, once; whoever has left again meanwhile gets none. */
export async function welcomeMember(ctx: Ctx, happened: Happened) {
  const mb_id =
    typeof happened.payload.mb_id === 'string' ? happened.payload.mb_id : happened.subject
  const { point } = await readSettings(ctx)
  const rel = { rel_table: 'member', rel_id: mb_id, rel_action: 'joined' }
  await grantPoints(ctx, {
    mb_id,
    points: point.sign_up,
    content: '회원 가입 축하 포인트',
    rel,
  }).catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'NOT_FOUND')) throw error
  })
}
