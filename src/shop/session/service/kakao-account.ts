import type { Ctx } from '#platform/context.ts'
import { kakaoWay } from '#shop/member/service/kakao.ts'

// members are linked by verbs of their own domain; this domain only offers them beside the log-in
export {
  myKakao as mine,
  newcomerOf as newcomer,
  prepareKakao as begin,
} from '#shop/member/service/kakao.ts'
export { hearUnlinked, unlinkKakao as unlink } from '#shop/member/service/kakao-unlink.ts'

export function ways(ctx: Ctx): { kakao: 'real' | 'pretend' | 'off' } {
  return { kakao: kakaoWay(ctx) }
}
