import { implement } from '#platform/implement.ts'
import { sessions } from './contract.ts'
import { logIn, register } from './service/log-in.ts'
import { checkLogin, chooseLanguage, logOut } from './service.ts'

export const sessionApi = implement(sessions, {
  check: (ctx, _ask, reply) => checkLogin(ctx, reply),
  login: (ctx, ask, reply) => logIn(ctx, ask.body, reply),
  register: (ctx, ask, reply) => register(ctx, ask.body, reply),
  logout: (ctx, _ask, reply) => logOut(ctx, reply),
  language: (ctx, ask, reply) => chooseLanguage(ctx, ask.body, reply),
})
