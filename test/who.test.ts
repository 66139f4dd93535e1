import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#api.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { Failure } from '#kernel/failure.ts'
import { implement } from '#platform/implement.ts'
import { wrongDoors } from './doors.ts'

test('every endpoint opens to whom its `who` names, and to nobody else', async () => {
  expect(api.length).toBeGreaterThan(150)
  expect(await wrongDoors(api)).toEqual([])
}, 240_000)

test('a door that is open to the wrong people is found', async () => {
  const answer = z.object({ ok: z.boolean() })
  const planted = {
    shut: endpoint({ method: 'GET', path: '/api/v1/planted-shut', who: 'anyone', about: 'says anyone, and asks for a log-in', answer }),
    strict: endpoint({ method: 'GET', path: '/api/v1/planted-strict', who: ['order'], about: 'says order staff, and forbids them', answer }),
  }
  const wrong = await wrongDoors(
    implement(planted, {
      shut: () => {
        throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
      },
      strict: () => {
        throw new Failure('FORBIDDEN', '이 일을 할 권한이 없어요.')
      },
    }),
  )
  expect(wrong).toContain('GET /api/v1/planted-shut: guest should be through, was 401 LOGIN_REQUIRED')
  expect(wrong).toContain('GET /api/v1/planted-strict: order should be through, was 403 FORBIDDEN')
})

test('the back office is for staff, and my own things are for members', () => {
  const wrong = api.filter(({ endpoint: { path, who } }) => {
    if (path.startsWith('/api/v1/admin/')) return !Array.isArray(who)
    if (/^\/api\/v1\/(my-|notification(\/|$)|unregister|confirm-my-password)/.test(path)) return who !== 'member'
    return Array.isArray(who)
  })
  expect(wrong.map(({ endpoint: { method, path, who } }) => `${method} ${path} ${who}`)).toEqual([])
})
