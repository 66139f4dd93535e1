import { type AnyEndpoint, moneyRoles, notYourMoney, standsFor } from '#kernel/endpoint.ts'
import { Failure } from '#kernel/failure.ts'
import { memberHeader, tokenHeader } from '#kernel/token.ts'
import type { House, Visitor } from './context.ts'
import { isXsrfToken } from './session.ts'

const needsLogin = () => new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')

/** A write comes from a page of this shop, and with the token of its session. */
export function guardWrite(house: House, request: Request, sid: string | null, xsrf: boolean) {
  const origin = request.headers.get('origin')
  const own =
    origin === null || origin === house.config.ORIGIN || origin === new URL(request.url).origin
  const crossSite = request.headers.get('sec-fetch-site') === 'cross-site'
  if (
    !own ||
    crossSite ||
    (xsrf && !(sid && isXsrfToken(house.config, sid, request.headers.get(tokenHeader))))
  ) {
    throw new Failure('BAD_TOKEN', '화면이 오래되었어요. 새로고침한 뒤 다시 시도해 주세요.')
  }
}

/** A form that one member filled in is sent neither by another nor by a guest once the session has ended. */
export function guardMember(request: Request, visitor: Visitor) {
  const meant = request.headers.get(memberHeader)
  if (meant && meant !== encodeURIComponent(visitor.mb_id ?? '')) throw needsLogin()
}

/** The endpoint's own `who`, and the second step where the owner asks for one. */
export function guardWho(who: AnyEndpoint['who'], visitor: Visitor, method: string) {
  if (who === 'anyone') return
  if (!visitor.mb_id) throw needsLogin()
  if (who === 'member') return
  const role = visitor.staff_role
  const allowed =
    role !== null && (standsFor(role, who) || (role === 'accountant' && method === 'GET'))
  if (!allowed)
    throw new Failure(
      'FORBIDDEN',
      role !== null && who === moneyRoles ? notYourMoney : '이 일을 할 권한이 없어요.',
    )
  if (visitor.must_enrol)
    throw new Failure('FORBIDDEN', '두 단계 로그인을 먼저 켜 주세요.', {
      detail: { must_enrol: true },
    })
}
