import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Answer } from '#platform/answer.ts'
import type { AddressReader } from '#platform/client-address.ts'
import type { Log } from '#platform/log.ts'
import type { Sent } from '#platform/pages.ts'

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
  /** answers "not ready", lets running requests finish, and closes; at most `patience` ms in all */
  drain: (options: { notice: number; patience: number }) => Promise<void>
}

const SECOND = 1_000
const FINISH_LOOK = 100
const QUIET = /^\/(assets|img)\/|^\/(healthz|readyz)$|^\/@|^\/(src|node_modules)\//

/** A server whose limits hold against slow and greedy clients. It does not listen yet. */
export function createHttpServer(fetch: Fetch, log: Log, addressOf: AddressReader): HttpServer {
  let draining = false
  let middleware: Middleware = (_request, _response, next) => next()
  const answer = async (request: Request, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const answered = await fetch(
      request,
      addressOf(
        incoming.socket.remoteAddress ?? '',
        String(incoming.headers['x-forwarded-for'] ?? ''),
      ),
    )
    if (answered instanceof Response) return answered
    send(outgoing, answered)
    return RESPONSE_ALREADY_SENT
  }
  // the server speaks HTTP/1.1 alone, which is what these two are
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
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
      headersTimeout: 15 * SECOND,
      requestTimeout: 30 * SECOND,
      keepAliveTimeout: 5 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      maxHeaderSize: 16 * 1024,
      noDelay: true,
    },
    (request, response) => {
      if (log.isLevelEnabled('info')) logRequest(request, response, log)
      if (draining) response.setHeader('connection', 'close')
      if (draining && request.url === '/readyz') return response.writeHead(503).end('draining')
      const sent = request.method === 'GET' ? http.quick(request.url ?? '/', request.headers) : null
      if (sent) return send(response, sent)
      middleware(request, response, () => listener(request, response))
    },
  )
  server.maxHeadersCount = 100
  server.maxConnections = 2_000

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

  const http: HttpServer = {
    server,
    drain,
    quick: () => null,
    before: (next) => {
      middleware = next
    },
  }
  return http
}

function send(response: ServerResponse, { status, headers, body }: Answer) {
  const length =
    body === null || 'content-length' in headers
      ? undefined
      : { 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(status, length ? { ...headers, ...length } : headers).end(body)
}

// without the query string: people type names and addresses into searches
function logRequest({ method, url = '' }: IncomingMessage, response: ServerResponse, log: Log) {
  const path = url.split('?', 1)[0] ?? ''
  if (QUIET.test(path)) return
  const since = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - since)
    log.info({
      method,
      path,
      status: response.statusCode,
      ms,
      ...(!response.writableFinished && { cut: true }),
    })
  })
}

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`PORT ${port} is taken by another program: stop it, or choose another PORT.`)
          : error,
      )
    })
    server.listen({ port, host, backlog: 1_024 }, resolve)
  })
}
