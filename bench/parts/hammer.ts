import { connect } from 'node:net'

/**
 * Requests per second of one address over `connections` kept-alive sockets. Counts bytes instead of parsing,
 * since every answer is the same: a client that parses is slower than the servers it should measure.
 */
export async function hammer(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = 40,
): Promise<{ perSecond: number; bytes: number; head: string }> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const { bytes, head } = await measureAnswer(hostname, Number(port), request)
  let answered = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname)
      let waiting = bytes
      socket.on('connect', () => socket.write(request))
      socket.on('data', (chunk) => {
        waiting -= chunk.length
        if (waiting > 0) return
        if (waiting < 0) socket.destroy(new Error('an answer of another length'))
        answered++
        waiting = bytes
        if (performance.now() - started < seconds * 1000) socket.write(request)
        else socket.end()
      })
      return new Promise((resolve, reject) => {
        socket.on('close', resolve)
        socket.on('error', reject)
      })
    }),
  )
  return { perSecond: answered / ((performance.now() - started) / 1000), bytes, head }
}

/** Bytes of one whole answer, head and body, and the head itself. */
function measureAnswer(
  host: string,
  port: number,
  request: Buffer,
): Promise<{ bytes: number; head: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    let seen = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => {
      seen = Buffer.concat([seen, chunk])
      const end = seen.indexOf('\r\n\r\n') + 4
      if (end < 4) return
      const head = seen.subarray(0, end).toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      socket.end()
      length
        ? resolve({ bytes: end + length, head })
        : reject(new Error('an answer without its length'))
    })
  })
}
