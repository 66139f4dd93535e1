import type { Ctx } from '../../../platform/context.ts'
import type { Happened } from '../../../platform/react.ts'
import { readSettings } from '../../setting/service.ts'
import { grantPoints } from './grant-points.ts'

/** Points for joining, once. */
export async function welcomeMember(ctx: Ctx, happened: Happened) {
  const mb_id = typeof happened.payload.mb_id === 'string' ? happened.payload.mb_id : happened.subject
  const { point } = await readSettings(ctx)
  await grantPoints(ctx, { mb_id, points: point.sign_up, content: '회원 가입 축하 포인트', rel: { rel_table: 'member', rel_id: mb_id, rel_action: 'joined' } })
}
