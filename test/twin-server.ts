import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { House } from '#platform/context.ts'
import { openTwins, type Twin } from '#platform/twins.ts'

export type TwinServer = {
  house: House
  close: () => Promise<void>
  /** takes the next request in place of the twin */
  answerWith: (answer: (() => Response | Promise<Response>) | null) => void
  asked: string[]
}

/** A house whose outside services are twins, over real HTTP as in a shop. */
export async function withTwins(given: House, twins: Twin[]): Promise<TwinServer> {
  let instead: (() => Response | Promise<Response>) | null = null
  const asked: string[] = []
  const server: Server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const headers = new Headers(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ) as [string, string][],
    )
    const url = new URL(
      incoming.url ?? '/',
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    )
    asked.push(`${incoming.method} ${url.pathname.replace(/^\/twin\/[^/]+/, '')}`)
    const request = new Request(url, {
      method: incoming.method,
      headers,
      body: body.length ? body : undefined,
    })
    const answer = instead ? await instead() : await open(request)
    outgoing
      .writeHead(answer.status, Object.fromEntries(answer.headers))
      .end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const house: House = {
    ...given,
    config: {
      ...given.config,
      TWINS: `http://127.0.0.1:${(server.address() as AddressInfo).port}/twin`,
    },
  }
  const open = openTwins(house, twins)
  return {
    house,
    asked,
    answerWith: (answer) => {
      instead = answer
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
