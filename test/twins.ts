import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ApiFetch } from '#platform/api-server.ts'
import type { House } from '#platform/context.ts'
import { openTwins } from '#platform/twins.ts'
import { twins } from '#twins.ts'

/** The twins behind an address, as the shop reaches them; the house learns it. With `api` they reach the shop there too. Answers how to close them. */
export async function openTwinServer(house: House, api?: ApiFetch): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const init = {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(request.method === 'GET' ? {} : { body: new Uint8Array(await buffer(request)) }),
    }
    const asked = new Request(new URL(request.url ?? '/', 'http://twins.example'), init)
    const answer =
      api && request.url?.startsWith('/api/')
        ? await api(asked, '127.0.0.1')
        : await fetchTwin(asked)
    response
      .writeHead(answer.status, Object.fromEntries(answer.headers))
      .end(Buffer.from(await answer.arrayBuffer()))
  })
  const fetchTwin = openTwins(house, twins)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  house.config.TWINS = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/twin`
  return () => {
    house.config.TWINS = null
    server.close()
  }
}
