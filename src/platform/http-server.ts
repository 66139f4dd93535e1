import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { translate } from '#kernel/translate.ts'
import type { Answer } from '#platform/answer.ts'
import { type AddressReader, networkOf } from '#platform/client-address.ts'
import type { Log } from '#platform/log.ts'
import { type Loop, ownLoop } from '#platform/loop.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Sent } from '#platform/pages.ts'
import { inRequest, newRequestId, requestHeader } from '#platform/request-id.ts'
import { fileHeaders, type Header } from '#platform/security-headers.ts'
import { openRows, openShares } from '#platform/shares.ts'
import { isShed } from '#platform/shed.ts'
import { pathForLog, whyNoRequest } from '#platform/target.ts'
import type { Tracing } from '#platform/tracing.ts'

export type Fetch = (
  request: Request,
  clientIp: string,
) => Response | Answer | Promise<Response | Answer>
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

export type HttpServer = {
  server: Server
  /** asked before the shop: the build tool, while developing */
  before: (middleware: Middleware) => void
  /** asked for every GET before anything is built: a kept page, or null */
  quick: (path: string, headers: IncomingHttpHeaders) => Sent | null
  /** does the work of a request where requests are traced */
  traced?: Tracing['request']
  /** told of every answer that has gone out */
  seen?: Metrics['seen']
  /** go with every answer, those of documents not with files */
  headers: Header[]
  /** whether the shop answers under this name */
  isOwnHost: (host: string) => boolean
  /** answers "not ready", lets running requests finish, and closes; at most `patience` ms in all */
  drain: (options: { notice: number; patience: number }) => Promise<void>
}

const SECOND = 1_000
const FINISH_LOOK = 100
/** So many times as long as a connection may be silent the shop itself may work at an answer. */
const longWork = 9
const refusals = {
  400: 'Bad request\n',
  405: 'Method not allowed\n',
  421: 'This shop does not answer under that name. Whoever runs it sets ORIGIN to its address.\n',
}
const plainHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const busyWords = '지금 찾는 분이 아주 많아요. 몇 초 뒤에 다시 열어 주세요.'
const FILES = /^\/(assets|img)\//
const NO_DOCUMENTS = /^\/(assets|img|api)\//
const QUIET = /^\/(assets|img)\/|^\/(healthz|readyz|metrics)$|^\/@|^\/(src|node_modules)\//

export type Limits = {
  /** how long a second is, and how many lines there may be at once: tests wait less and hold fewer */
  second?: number
  lines?: number
  /** a connection on which nothing moves for so many ms is cut */
  silence?: number
  /** by how much the process is late and what it holds of its memory: too much, and those who only look are turned away */
  load?: Pick<Loop, 'late' | 'held'>
}

/** A server whose limits hold against slow and greedy clients. It does not listen yet. */
export function createHttpServer(
  fetch: Fetch,
  log: Log,
  addressOf: AddressReader,
  { second = SECOND, lines = 2_000, silence = 20 * second, load = ownLoop() }: Limits = {},
): HttpServer {
  let draining = false
  let middleware: Middleware = (_request, _response, next) => next()
  const shares = openShares()
  const rows = openRows()
  /** of requests that have come and whose work has not begun */
  const leaving = new WeakMap<ServerResponse, () => void>()
  const addressOfRequest = ({ socket, headers }: IncomingMessage) =>
    addressOf(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''))
  const answer = async (request: Request, incoming: IncomingMessage, outgoing: ServerResponse) => {
    // whoever hangs up leaves the work behind: until it is done it counts as theirs
    const leave = leaving.get(outgoing)
    leaving.delete(outgoing)
    const work = async () => fetch(request, addressOfRequest(incoming))
    // while the shop works it is not the visitor who is silent: a long file takes its time
    incoming.socket.setTimeout(silence * longWork)
    const answered = await work().finally(() => {
      incoming.socket.setTimeout(silence)
      // not before the next turn: what is answered at once counts for all that comes at once
      if (leave) setImmediate(leave)
    })
    if (answered instanceof Response) return answered
    send(outgoing, answered)
    return RESPONSE_ALREADY_SENT
  }
  const refuse = ({ socket }: IncomingMessage, response: ServerResponse) => {
    rows.end(socket)
    response.setHeader('connection', 'close')
    turnAway(response)
  }
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      // the server speaks HTTP/1.1 alone, which is what these two are
      answer(request, incoming as IncomingMessage, outgoing as ServerResponse),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        log.error({ err: error }, 'request broke')
        return new Response('Something broke', {
          status: 500,
          headers: { 'cache-control': 'no-store' },
        })
      },
    },
  )
  const server = createServer(
    {
      headersTimeout: 15 * second,
      requestTimeout: 30 * second,
      keepAliveTimeout: 5 * second,
      connectionsCheckingInterval: 5 * second,
      maxHeaderSize: 16 * 1024,
      noDelay: true,
    },
    (request, response) => {
      const place = rows.come(request.socket, response)
      if (place === 'unheard') return
      if (log.isLevelEnabled('info')) logRequest(request, response, log)
      if (http.seen) tellOf(request, response, http.seen)
      if (draining) response.setHeader('connection', 'close')
      if (draining && request.url === '/readyz') return response.writeHead(503).end('draining')
      const { method = '', url = '/' } = request
      const status = whyNoRequest(method, url) ?? (isOwn(request) ? null : 421)
      const sent = method === 'GET' && !status ? http.quick(url, request.headers) : null
      if (sent) return send(response, sent)
      const id = newRequestId()
      if (!FILES.test(url)) response.setHeader(requestHeader, id)
      // a kept page brings its own
      const isFile = NO_DOCUMENTS.test(url)
      for (const [name, value] of isFile ? fileHeaders(http.headers) : http.headers)
        response.setHeader(name, value)
      // that the connection stays open goes without saying
      if (isFile && !draining) response.removeHeader('connection')
      if (status) return response.writeHead(status, plainHeaders).end(refusals[status])
      if (place === 'last') return refuse(request, response)
      if (isShed(method, url, load.late(), load.held())) return turnAway(response)
      const leave = shares.take({
        method,
        path: url.split('?', 1)[0] ?? '',
        network: networkOf(addressOfRequest(request)),
      })
      if (!leave) return refuse(request, response)
      leaving.set(response, leave)
      response.once('close', () => leaving.get(response)?.())
      const work = () => inRequest(id, () => void listener(request, response))
      middleware(request, response, () =>
        http.traced ? http.traced(method, url, response, work) : work(),
      )
    },
  )
  server.maxHeadersCount = 100
  server.maxConnections = lines
  // who takes nothing of what lies ready holds memory, and turns with everybody else's answers
  server.timeout = silence

  async function drain({ notice, patience }: { notice: number; patience: number }) {
    const until = performance.now() + patience
    draining = true
    // a balancer needs a moment to see that this process no longer wants requests
    await sleep(notice)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    while (performance.now() < until) {
      server.closeIdleConnections()
      if (await Promise.race([closed.then(() => true), sleep(FINISH_LOOK, false)])) return
    }
    server.closeAllConnections()
    await closed
  }

  // whoever only asks how the process is doing knows no name of it
  const isOwn = ({ url = '', headers }: IncomingMessage) =>
    /^\/(healthz|readyz|metrics)$/.test(url) || http.isOwnHost(headers.host ?? '')

  const http: HttpServer = {
    server,
    drain,
    headers: [],
    isOwnHost: () => true,
    quick: () => null,
    before: (next) => {
      middleware = next
    },
  }
  return http
}

function turnAway(response: ServerResponse) {
  response
    .writeHead(503, { ...plainHeaders, 'retry-after': '3' })
    .end(`${busyWords}\n${translate('en', busyWords)}\n`)
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  if (body instanceof ReadableStream) {
    response.writeHead(status, headers)
    // a file that breaks off is not taken for a whole one
    pipeline(
      // the browser's type of a stream does not say that Node's can be read in a loop
      Readable.from(body as unknown as AsyncIterable<Uint8Array>),
      response,
      (error) => void (error && response.destroy()),
    )
    return
  }
  const length =
    body === null || 'content-length' in headers
      ? undefined
      : { 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(status, length ? { ...headers, ...length } : headers).end(body)
}

// without the query string: people type names and addresses into searches
function logRequest({ method, url = '' }: IncomingMessage, response: ServerResponse, log: Log) {
  const path = pathForLog(url.split('?', 1)[0] ?? '')
  if (QUIET.test(path)) return
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    const id = response.getHeader(requestHeader)
    log.info({
      ...(id !== undefined && { request: id }),
      method,
      path,
      status: response.statusCode,
      ms,
      ...(!response.writableFinished && { cut: true }),
    })
  })
}

function tellOf(
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse,
  seen: Metrics['seen'],
) {
  const since = performance.now()
  response.once('close', () =>
    seen(
      method,
      url,
      response.headersSent ? response.statusCode : 0,
      (performance.now() - since) / SECOND,
    ),
  )
}

/** The first file after input and output, as supervisors number them. */
const handedOver = 3

/** Opens the door; or takes over the one that a supervisor holds open, at which nobody is turned away while the shop starts anew. */
export function listen(
  server: Server,
  port: number,
  host: string,
  isHandedOver = false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`PORT ${port} is taken by another program: stop it, or choose another PORT.`)
          : error,
      )
    })
    if (isHandedOver) server.listen({ fd: handedOver }, resolve)
    else server.listen({ port, host, backlog: 1_024 }, resolve)
  })
}
