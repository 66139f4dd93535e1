import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { type StaffRole, staffRoles } from '#kernel/endpoint.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import type { Implemented } from '#platform/implement.ts'
import { hashSid, newSid, rememberInSession, sessionCookie, xsrfToken } from '#platform/session.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from './database.ts'

const { house } = await testShop()

/** Everybody who may stand before a door. */
export const cast = ['guest', 'member', 'other member', ...staffRoles] as const
export type Caller = (typeof cast)[number]

const roleOf = (caller: Caller): StaffRole | null =>
  staffRoles.find((role) => role === caller) ?? null
export const idOf = (caller: Caller) => `door_${caller.replace(' ', '_')}`

let people = 0

/** A fresh session for every call, so that no call spoils the next: a log-out, a lock, a limit. */
export async function knock(
  api: ReturnType<typeof openApi>,
  caller: Caller,
  endpoint: AnyEndpoint,
  params: Record<string, string> = {},
  body: unknown = {},
  lang: 'kr.krw' | 'en.usd' = 'kr.krw',
) {
  const ctx = houseCtx(house)
  const sid = newSid(house.config, caller === 'guest' ? 'guest' : 'member')
  if (caller !== 'guest') {
    const staff_role = roleOf(caller)
    const row = {
      mb_id: idOf(caller),
      password_hash: '',
      mb_name: '문지기',
      mb_email: `${idOf(caller)}@mail.example`,
      staff_role,
    }
    // a call may have changed or closed the account
    await ctx.db
      .insert(member)
      .values(row)
      .onConflictDoUpdate({
        target: member.mb_id,
        set: { ...row, mb_leave_date: null, mb_intercept_date: null },
      })
    await rememberInSession(ctx, hashSid(sid), { mb_id: row.mb_id, confirmed_at: new Date() })
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    // what is no number where one belongs is no address: nobody would be asked who they are there
    encodeURIComponent(params[name] ?? (endpoint.params[name] ? '999999999' : 'x')),
  )
  const headers = {
    cookie: `${sessionCookie(house.config)}=${sid}; odemoa_lang=${lang}`,
    'x-xsrf-token': xsrfToken(house.config, sid),
    'content-type': 'application/json',
  }
  const sent = endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }
  const ip = `10.200.${(people >> 8) & 255}.${people++ & 255}`
  const answer = await api(
    new Request(new URL(path, house.config.ORIGIN), { method: endpoint.method, headers, ...sent }),
    ip,
  )
  const { code = '', errors = {} } = (await answer.json().catch(() => ({}))) as {
    code?: string
    errors?: Record<string, string[]>
  }
  return { status: answer.status, code, errors }
}

/** What the `who` of an endpoint means for a caller: let through, sent to the log-in, or forbidden. */
export function expected(endpoint: AnyEndpoint, caller: Caller): 'through' | 401 | 403 {
  const { who, method } = endpoint
  if (who === 'anyone') return 'through'
  if (caller === 'guest') return 401
  if (who === 'member') return 'through'
  const role = roleOf(caller)
  // finance staff stand where order staff stand, never the other way round
  const listed =
    role !== null && (who.includes(role) || (role === 'finance' && who.includes('order')))
  return role === 'owner' || listed || (role === 'accountant' && method === 'GET') ? 'through' : 403
}

/** Doors that open to whom they should not, or do not open to whom they should. */
export async function wrongDoors(implemented: Implemented[]): Promise<string[]> {
  const api = openApi({ ...house, log: house.log.child({}, { level: 'silent' }) }, implemented)
  const wrong: string[] = []
  for (const { endpoint } of implemented) {
    for (const caller of cast) {
      const { status, code } = await knock(api, caller, endpoint)
      const outcome =
        status === 401 && code === 'LOGIN_REQUIRED'
          ? 401
          : status === 403 && code === 'FORBIDDEN'
            ? 403
            : 'through'
      if (outcome !== expected(endpoint, caller))
        wrong.push(
          `${endpoint.method} ${endpoint.path}: ${caller} should be ${expected(endpoint, caller)}, was ${status} ${code}`,
        )
    }
  }
  return wrong
}
