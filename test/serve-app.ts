import { type ServerType, serve } from '@hono/node-server'

/**
 * Answers HTTP on a port of this machine (0: any that is free). Node's own `Request` and `Response` stay: test files
 * share a process, and the shop's server answers through them.
 */
export function serveApp(
  port: number,
  fetch: (request: Request) => Response | Promise<Response>,
): ServerType {
  return serve({ port, hostname: '127.0.0.1', fetch, overrideGlobalObjects: false })
}
