import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// the least that a Node server can do: the same bytes and headers, from memory
const { body, headers } = workerData as { body: Uint8Array; headers: Record<string, string> }
const bytes = Buffer.from(body)
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  parentPort?.postMessage(address && typeof address === 'object' ? address.port : 0)
})
