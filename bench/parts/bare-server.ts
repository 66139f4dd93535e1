import { createServer } from 'node:http'

type Given = { body: string; headers: Record<string, string> }

// the least that a Node server can do: the same bytes and headers, from memory
process.once('message', ({ body, headers }: Given) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(address && typeof address === 'object' ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit())
