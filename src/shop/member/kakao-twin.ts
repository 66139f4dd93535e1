import { createHash, randomBytes } from 'node:crypto'
import type { House } from '#platform/context.ts'
import { languageOf, readCookies } from '#platform/session.ts'
import type { Twin } from '#platform/twins.ts'
import { pretendKeys, redirectUri } from './kakao-client.ts'
import { newcomer, people } from './kakao-people-text.ts'
import { twinAppsPage, twinPage } from './kakao-twin-page.ts'

type Code = { person: string; challenge: string; redirect_uri: string; expires: number }

const codeLife = 60_000

/** Speaks Kakao's OAuth: a page to consent on, codes that work once and only with their PKCE secret, profiles; and unlinking from either side. */
export const kakaoTwin: Twin = { name: 'kakao', open: (house) => openKakao(house) }

function openKakao(house: House): (request: Request) => Promise<Response> {
  const codes = new Map<string, Code>()
  const tokens = new Map<string, string>()
  const linked = new Map<number, string>()
  return async (request) => {
    const url = new URL(request.url)
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /oauth/authorize':
        return authorize(house, request, url.searchParams)
      case 'POST /oauth/authorize':
        return consent(house, url.searchParams, await request.formData(), codes)
      case 'POST /oauth/token':
        return swap(new URLSearchParams(await request.text()), codes, tokens, linked)
      case 'GET /v2/user/me':
        return profile(
          tokens.get((request.headers.get('authorization') ?? '').replace(/^Bearer /, '')),
        )
      case 'POST /v1/user/unlink':
        return unlink(
          request.headers.get('authorization'),
          new URLSearchParams(await request.text()),
          linked,
        )
      case 'GET /apps':
        return appsPage(request, linked)
      case 'POST /apps/unlink':
        return unlinkFromApps(house, new URLSearchParams(await request.text()), linked)
      default:
        return Response.json({ msg: 'there is no such call', code: -1 }, { status: 404 })
    }
  }
}

function authorize(house: House, request: Request, asked: URLSearchParams): Response {
  const wrong = whyNotAsked(house, asked)
  if (wrong)
    return Response.json(
      { error: 'invalid_request', error_description: wrong, error_code: 'KOE006' },
      { status: 400 },
    )
  // nobody is ever logged in at the pretend Kakao, so a silent log-in must ask
  if (asked.get('prompt') === 'none')
    return back(asked, { error: 'login_required', error_description: 'user must be authenticated' })
  const { lang } = languageOf(new URL(request.url), readCookies(request.headers.get('cookie')))
  return new Response(twinPage(lang, `/twin/kakao/oauth/authorize?${asked}`), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

function whyNotAsked(house: House, asked: URLSearchParams): string | null {
  if (asked.get('client_id') !== pretendKeys.clientId) return 'unknown client_id'
  if (asked.get('redirect_uri') !== redirectUri(house.config))
    return 'redirect_uri is not registered'
  if (asked.get('response_type') !== 'code') return 'response_type must be code'
  if (!asked.get('state')) return 'state is missing'
  return asked.get('code_challenge_method') === 'S256' && asked.get('code_challenge')
    ? null
    : 'a code_challenge by S256 is needed'
}

function consent(
  house: House,
  asked: URLSearchParams,
  form: FormData,
  codes: Map<string, Code>,
): Response {
  const wrong = whyNotAsked(house, asked)
  if (wrong)
    return Response.json({ error: 'invalid_request', error_description: wrong }, { status: 400 })
  if (form.get('answer') !== 'agree')
    return back(asked, { error: 'access_denied', error_description: 'User denied access' })
  const code = randomBytes(24).toString('base64url')
  const person = String(form.get('person') ?? '')
  codes.set(code, {
    person,
    challenge: asked.get('code_challenge') ?? '',
    redirect_uri: asked.get('redirect_uri') ?? '',
    expires: Date.now() + codeLife,
  })
  return back(asked, { code })
}

function back(asked: URLSearchParams, told: Record<string, string>): Response {
  const to = new URL(asked.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ ...told, state: asked.get('state') ?? '' }))
    to.searchParams.set(name, value)
  return new Response(null, { status: 302, headers: { location: to.href } })
}

function swap(
  form: URLSearchParams,
  codes: Map<string, Code>,
  tokens: Map<string, string>,
  linked: Map<number, string>,
): Response {
  const no = (error_description: string) =>
    Response.json(
      { error: 'invalid_grant', error_description, error_code: 'KOE320' },
      { status: 400 },
    )
  if (
    form.get('client_id') !== pretendKeys.clientId ||
    form.get('client_secret') !== pretendKeys.secret
  )
    return Response.json({ error: 'invalid_client', error_code: 'KOE010' }, { status: 401 })
  if (form.get('grant_type') !== 'authorization_code') return no('unknown grant_type')
  const name = form.get('code') ?? ''
  const code = codes.get(name)
  // a code is worth one try, right or wrong
  codes.delete(name)
  if (!code || code.expires < Date.now()) return no('authorization code not found')
  if (code.redirect_uri !== form.get('redirect_uri')) return no('redirect_uri mismatch')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (challenge !== code.challenge) return no('code_verifier mismatch')
  if (code.person === 'broken')
    return Response.json({ msg: 'internal server error', code: -1 }, { status: 500 })
  const access_token = randomBytes(24).toString('base64url')
  tokens.set(access_token, code.person)
  const person = accountOf(code.person)
  linked.set(person.id, person.name)
  return Response.json({ token_type: 'bearer', access_token, expires_in: 21_599 })
}

function profile(person: string | undefined): Response {
  if (person === undefined)
    return Response.json({ msg: 'this access token does not exist', code: -401 }, { status: 401 })
  const { id, ...account } = accountOf(person)
  return Response.json({
    id,
    kakao_account: {
      profile: { nickname: account.name },
      ...(account.email
        ? { email: account.email, is_email_valid: true, is_email_verified: account.verified }
        : {}),
      ...(account.phone ? { phone_number: account.phone } : {}),
    },
  })
}

function accountOf(person: string) {
  // somebody whom no shop has seen: their number is in the key
  return (
    people.find(({ key }) => key === person) ?? {
      id: 9_000_000_000 + Number(/\d+/.exec(person)?.[0] ?? 0),
      ...newcomer,
    }
  )
}

function unlink(
  header: string | null,
  form: URLSearchParams,
  linked: Map<number, string>,
): Response {
  if (header !== `KakaoAK ${pretendKeys.adminKey}`)
    return Response.json({ msg: 'wrong appKey', code: -401 }, { status: 401 })
  const id = Number(form.get('target_id'))
  if (!linked.delete(id))
    return Response.json({ msg: 'NotRegisteredUserException', code: -101 }, { status: 400 })
  return Response.json({ id })
}

function appsPage(request: Request, linked: ReadonlyMap<number, string>): Response {
  const { lang } = languageOf(new URL(request.url), readCookies(request.headers.get('cookie')))
  return new Response(twinAppsPage(lang, [...linked]), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** As on Kakao's page of connected services: unlinked there first, then the shop is told by its webhook. */
async function unlinkFromApps(
  house: House,
  form: URLSearchParams,
  linked: Map<number, string>,
): Promise<Response> {
  const id = Number(form.get('user_id'))
  linked.delete(id)
  const body = new URLSearchParams({
    app_id: pretendKeys.appId,
    user_id: String(id),
    referrer_type: form.get('referrer_type') || 'UNLINK_FROM_APPS',
  })
  const url = `${String(house.config.TWINS).replace(/\/twin$/, '')}/api/v1/kakao/unlinked`
  // Kakao waits three seconds
  const heard = await fetch(url, {
    method: 'POST',
    headers: { authorization: `KakaoAK ${pretendKeys.adminKey}` },
    body,
    signal: AbortSignal.timeout(3_000),
  }).catch(() => null)
  return heard?.ok
    ? new Response(null, { status: 303, headers: { location: '/twin/kakao/apps' } })
    : Response.json({ msg: 'the service did not answer 200', code: -1 }, { status: 502 })
}
