import { implement } from '#platform/implement.ts'
import { kakao } from './kakao-contract.ts'
import { comeBackFromKakao, pollKakao } from './service/kakao.ts'
import { begin, hearUnlinked, mine, newcomer, unlink, ways } from './service/kakao-account.ts'

export const kakaoApi = implement(kakao, {
  ways: (ctx) => ({ data: ways(ctx) }),
  prepare: async (ctx, ask) => ({ data: await begin(ctx, ask.body) }),
  poll: (ctx, ask, reply) => pollKakao(ctx, ask.body.code, reply),
  comeBack: (ctx, ask, reply) => comeBackFromKakao(ctx, ask.body, reply),
  newcomer: async (ctx, ask) => ({ data: await newcomer(ctx, ask.body.code) }),
  mine: async (ctx) => ({ data: await mine(ctx) }),
  unlinked: async (ctx, ask) => {
    await hearUnlinked(ctx, ask.body)
    return { data: { heard: true } }
  },
  unlink: (ctx) => unlink(ctx),
})
