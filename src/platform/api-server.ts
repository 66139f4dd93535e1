import { type Context, Hono } from 'hono'
import { overrideHeader } from '#kernel/client.ts'
import { Failure, notFound } from '#kernel/failure.ts'
import { tokenCookie } from '#kernel/token.ts'
import { type Answer, etagOf, failureAnswer, jsonAnswer, noRoom, responseOf } from './answer.ts'
import type { Ctx, House, Visitor } from './context.ts'
import { isDatabaseFull } from './database-errors.ts'
import { readFormBody } from './form-body.ts'
import { guardMember, guardWho, guardWrite } from './guards.ts'
import type { Implemented, Reply } from './implement.ts'
import { readBytes, readJsonBody, readSignedBody, readText, typeOf } from './json-body.ts'
import { answerText, isKept, keptAnswer, memberText, paramsOf, parseWith } from './kept-answers.ts'
import { withoutTokens } from './keys.ts'
import { copyFor, isReplicaTrouble, wroteLine } from './replica.ts'
import {
  countryOf,
  isXsrfToken,
  languageOf,
  lightGuest,
  ownSid,
  readCookies,
  sessionCookie,
  sessionCookies,
  visitorOf,
} from './session.ts'

export type ApiFetch = (request: Request, ip: string) => Promise<Response>
type Asked = { Bindings: { ip: string; answer?: Answer } }

/** Every endpoint of the shop as one function from Request to Response. */
export function openApi(house: House, implemented: Implemented[]): ApiFetch {
  const answer = openAnswers(house, implemented)
  return async (request, ip) => responseOf(await answer(request, ip))
}

/** The same, for whoever sends the answer on as it is. */
export function openAnswers(
  house: House,
  implemented: Implemented[],
): (request: Request, ip: string) => Promise<Answer> {
  const app = new Hono<Asked>()
  // the router passes Responses on; ours goes beside it
  const passed = new Response()
  const answerWith = async (c: Context<Asked>, one: Implemented) => {
    c.env.answer = await answerRequest(house, one, c.req.raw, c.req.param(), c.env.ip)
    return passed
  }
  // a form can only be posted: one that stands for a PUT says so in a header
  for (const one of implemented) {
    if (one.endpoint.method !== 'PUT') continue
    app.post(one.endpoint.path, (c, next) =>
      c.req.header(overrideHeader)?.toUpperCase() === 'PUT' ? answerWith(c, one) : next(),
    )
  }
  for (const one of implemented) {
    app.on(one.endpoint.method, one.endpoint.path, (c) => answerWith(c, one))
  }
  const known = new Set(implemented.map((one) => `${one.endpoint.method} ${one.endpoint.path}`))
  app.all('*', (c) => {
    const lang = languageOf(new URL(c.req.url), readCookies(c.req.header('cookie') ?? null)).lang
    const others = [...known].some((line) => matches(line.slice(line.indexOf(' ') + 1), c.req.path))
    c.env.answer = failureAnswer(
      others ? new Failure('METHOD', '이 주소에서 할 수 없는 요청이에요.') : notFound(),
      lang,
      house.log,
      c.req.path,
    )
    return passed
  })
  return async (request, ip) => {
    const asked: Asked['Bindings'] = { ip }
    await app.fetch(request, asked)
    if (!asked.answer) throw new Error('the router passed a request by')
    return asked.answer
  }
}

function matches(path: string, actual: string): boolean {
  const [wanted, got] = [path.split('/'), actual.split('/')]
  return (
    wanted.length === got.length &&
    wanted.every((part, at) => part.startsWith(':') || part === got[at])
  )
}

function withCookies({ status, headers, body }: Answer, cookies: string[]): Answer {
  return {
    status,
    headers: cookies.length ? { ...headers, 'set-cookie': cookies } : headers,
    body: status === 304 ? null : body,
  }
}

async function answerRequest(
  house: House,
  one: Implemented,
  request: Request,
  params: Record<string, string>,
  ip: string,
): Promise<Answer> {
  const url = new URL(request.url)
  const cookies = readCookies(request.headers.get('cookie'))
  const { lang, currency } = languageOf(url, cookies)
  const reply: Reply = { cookies: [], headers: {} }
  try {
    const { endpoint } = one
    const session = ownSid(house.config, cookies.get(sessionCookie(house.config)))
    const parseQuery = () => parseWith(endpoint.query, url.searchParams)

    const ctxOf = (visitor: Visitor, signed = ''): Ctx => ({
      house,
      db: house.db,
      visitor,
      lang,
      currency,
      country: countryOf(cookies),
      ip,
      headers: request.headers,
      gone: () => request.signal.aborted,
      now: new Date(),
      touched: new Set(),
      signed,
    })

    if (isKept(one)) {
      const { body, etag } = await keptAnswer(house, one, {
        pathname: url.pathname,
        params: paramsOf(endpoint, params),
        query: parseQuery(),
        lang,
        currency,
        ip,
        headers: request.headers,
      })
      const own = one.forMember && session && (await memberBehind(house, session))
      if (own)
        return privately(request, own, await memberText(one, ctxOf(own), body), { lang, currency })
      return etagged(
        request,
        body,
        etag,
        `public, max-age=0, s-maxage=${one.endpoint.keep?.seconds}, must-revalidate`,
      )
    }

    if (endpoint.method !== 'GET') guardWrite(house, request, session, endpoint.xsrf)
    // the greeting also mends a token that was lost or belongs to an older session
    if (
      !endpoint.xsrf &&
      session &&
      !isXsrfToken(house.config, session, cookies.get(tokenCookie) ?? null)
    )
      reply.cookies.push(...sessionCookies(house.config, session))
    const visitor =
      (endpoint.light && session && lightGuest(house.config, session)) ||
      (await visitorOf(house, session, { ip, userAgent: request.headers.get('user-agent') ?? '' }))
    guardMember(request, visitor)
    guardWho(endpoint.who, visitor, endpoint.method)
    if (endpoint.method !== 'GET' && !endpoint.vital && house.disk.room() === 'short')
      throw noRoom()
    // whoever may not ask hears that first, whatever the question
    const named = paramsOf(endpoint, params)
    const query = parseQuery()
    const sent =
      endpoint.method === 'GET' ? { value: {}, text: '' } : await readBody(request, endpoint)
    const asked = endpoint.method === 'GET' ? {} : parseWith(endpoint.body, sent.value)
    const ctx = ctxOf(visitor, sent.text)
    const question = { params: named, query, body: asked }
    const copy = endpoint.replica ? copyFor(house.replica, cookies, query) : null
    const body = await (copy
      ? answerText(one, { ...ctx, db: copy }, question, reply).catch((error: unknown) => {
          if (!isReplicaTrouble(error)) throw error
          return answerText(one, ctx, question, reply)
        })
      : answerText(one, ctx, question, reply))
    if (house.replica && endpoint.method !== 'GET') reply.cookies.push(wroteLine(house.config))
    if (reply.file) return fileAnswer(reply.file, reply)
    if (endpoint.method === 'GET') {
      const isReader = visitor.staff_role === 'accountant' && Array.isArray(endpoint.who)
      return privately(request, visitor, isReader ? withoutTokens(body) : body, ctx, reply)
    }
    return withCookies({ ...jsonAnswer(endpoint.status, null, reply.headers), body }, reply.cookies)
  } catch (error) {
    if (isDatabaseFull(error)) house.disk.sawFull()
    return withCookies(
      failureAnswer(error, lang, house.log, `${request.method} ${url.pathname}`),
      reply.cookies,
    )
  }
}

/** The member of a session; null for a guest, who needs no look-up. */
async function memberBehind(house: House, session: string): Promise<Visitor | null> {
  if (lightGuest(house.config, session)) return null
  const visitor = await visitorOf(house, session)
  return visitor.mb_id ? visitor : null
}

function privately(
  request: Request,
  visitor: Visitor,
  body: string,
  { lang, currency, country = '' }: Pick<Ctx, 'lang' | 'currency'> & { country?: string },
  reply?: Reply,
): Answer {
  return etagged(
    request,
    body,
    etagOf(`${visitor.session}${lang}${currency}${country}${body}`),
    'private, no-cache',
    reply,
  )
}

async function readBody(
  request: Request,
  endpoint: Implemented['endpoint'],
): Promise<{ value: unknown; text: string }> {
  return endpoint.signed
    ? readSignedBody(request, endpoint.limit, endpoint.shape)
    : { value: await readValue(request, endpoint), text: '' }
}

function readValue(request: Request, endpoint: Implemented['endpoint']): Promise<unknown> {
  if (endpoint.form && typeOf(request) === 'multipart/form-data')
    return readFormBody(request, endpoint.limit)
  if (endpoint.form && typeOf(request) === 'application/x-www-form-urlencoded')
    return readBytes(request, endpoint.limit).then((bytes) =>
      Object.fromEntries(new URLSearchParams(readText(bytes))),
    )
  return readJsonBody(request, endpoint.limit, endpoint.shape)
}

/** Somebody's file: saved, never opened as a page of the shop, kept nowhere on the way. */
function fileAnswer(file: NonNullable<Reply['file']>, reply: Reply): Answer {
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const headers = {
    'content-type': file.type,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
  const body = file.bytes instanceof ReadableStream ? file.bytes : new Uint8Array(file.bytes)
  return withCookies({ status: 200, headers, body }, reply.cookies)
}

function etagged(
  request: Request,
  body: string,
  etag: string,
  cacheControl: string,
  reply?: Reply,
): Answer {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
    etag,
    vary: 'Cookie, Accept-Encoding',
    ...reply?.headers,
  }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  return withCookies({ status: known ? 304 : 200, headers, body }, reply?.cookies ?? [])
}
