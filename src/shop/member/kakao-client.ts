import * as z from 'zod/mini'
import { phoneDigits } from '#kernel/phone.ts'
import type { Config } from '#platform/config.ts'
import { readJson } from '#platform/read-answer.ts'

/** Where Kakao answers and what it knows this shop by. */
export type KakaoDoor = {
  kind: 'real' | 'pretend'
  authorize: string
  token: string
  profile: string
  unlink: string
  clientId: string
  secret: string
  adminKey: string
  appId: string
}

/** What a pretend Kakao knows the shop by. */
export const pretendKeys = {
  clientId: 'pretend-rest-key',
  secret: 'pretend-secret',
  adminKey: 'pretend-admin-key',
  appId: '100200',
}

const patience = 5_000

/** Kakao itself with keys, its stand-in on a shop of this machine alone, else none. */
export function kakaoDoor(config: Config): KakaoDoor | null {
  const {
    KAKAO_REST_KEY,
    KAKAO_SECRET = '',
    KAKAO_ADMIN_KEY = '',
    KAKAO_APP_ID = '',
    TWINS,
    ORIGIN,
  } = config
  if (KAKAO_REST_KEY) {
    return {
      kind: 'real',
      authorize: 'https://kauth.kakao.com/oauth/authorize',
      token: 'https://kauth.kakao.com/oauth/token',
      profile: 'https://kapi.kakao.com/v2/user/me',
      unlink: 'https://kapi.kakao.com/v1/user/unlink',
      ...{
        clientId: KAKAO_REST_KEY,
        secret: KAKAO_SECRET,
        adminKey: KAKAO_ADMIN_KEY,
        appId: KAKAO_APP_ID,
      },
    }
  }
  if (!TWINS) return null
  return {
    kind: 'pretend',
    authorize: `${ORIGIN}/twin/kakao/oauth/authorize`,
    token: `${TWINS}/kakao/oauth/token`,
    profile: `${TWINS}/kakao/v2/user/me`,
    unlink: `${TWINS}/kakao/v1/user/unlink`,
    ...pretendKeys,
  }
}

export function redirectUri(config: Config): string {
  return `${config.ORIGIN}/login/kakao`
}

type Leaving = { state: string; challenge: string; silent: boolean }

export function authorizeUrl(
  door: KakaoDoor,
  config: Config,
  { state, challenge, silent }: Leaving,
): string {
  const url = new URL(door.authorize)
  const asked = {
    client_id: door.clientId,
    redirect_uri: redirectUri(config),
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  if (silent) url.searchParams.set('prompt', 'none')
  return url.href
}

export type KakaoProfile = {
  id: string
  mb_name: string
  /** empty unless Kakao has verified it */
  mb_email: string
  mb_hp: string
}

/** Kakao did not answer, or not as it should. */
export class KakaoLost extends Error {}

/** Swaps the code for the visitor's profile; null when Kakao refuses the code. */
export async function askProfile(
  door: KakaoDoor,
  config: Config,
  code: string,
  verifier: string,
): Promise<KakaoProfile | null> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: door.clientId,
    redirect_uri: redirectUri(config),
    code,
    code_verifier: verifier,
  })
  if (door.secret) body.set('client_secret', door.secret)
  const swapped = await ask(door.token, { method: 'POST', body })
  if (swapped.status === 400 || swapped.status === 401) return null
  const { access_token } = tokenShape.parse(await answerOf(swapped))
  const told = await ask(door.profile, { headers: { authorization: `Bearer ${access_token}` } })
  return profileOf(await answerOf(told))
}

/** Lets Kakao forget the link as well; without the admin's key only we do. */
export async function tellUnlinked(door: KakaoDoor, external_id: string) {
  if (!door.adminKey) return
  const body = new URLSearchParams({ target_id_type: 'user_id', target_id: external_id })
  const answer = await ask(door.unlink, {
    method: 'POST',
    headers: { authorization: `KakaoAK ${door.adminKey}` },
    body,
  })
  // who unlinked at Kakao before is not known there any more
  if (
    answer.status === 400 &&
    unknownUser.safeParse(await readJson(answer.clone()).catch(() => null)).success
  )
    return
  await answerOf(answer)
}

const unknownUser = z.object({ code: z.literal(-101) })

async function ask(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(patience), redirect: 'error' }).catch(
    (error: unknown) => {
      throw new KakaoLost('no answer from Kakao', { cause: error })
    },
  )
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new KakaoLost(`Kakao answered ${response.status}`)
  return readJson(response)
}

const tokenShape = z.object({ access_token: z.string() })
const profileShape = z.object({
  id: z.union([z.number(), z.string()]),
  kakao_account: z.optional(
    z.object({
      name: z.optional(z.string()),
      profile: z.optional(z.object({ nickname: z.optional(z.string()) })),
      email: z.optional(z.string()),
      is_email_valid: z.optional(z.boolean()),
      is_email_verified: z.optional(z.boolean()),
      phone_number: z.optional(z.string()),
    }),
  ),
})

function profileOf(answer: unknown): KakaoProfile {
  const { id, kakao_account: account } = profileShape.parse(answer)
  const proven = account?.is_email_valid === true && account.is_email_verified === true
  return {
    id: String(id),
    mb_name: account?.name ?? account?.profile?.nickname ?? '',
    mb_email: proven ? (account?.email ?? '').trim().toLowerCase() : '',
    mb_hp: phoneDigits(account?.phone_number ?? ''),
  }
}
