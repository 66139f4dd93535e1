import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const [key, secret, region] = ['AKIATEST', 'a/secret+of=tests', 'kr-standard']

/** A bucket as far as the shop speaks to one: it checks the signature from what arrived, and tells lists in pages of one. */
export async function openTestBucket() {
  const kept = new Map<string, { bytes: Buffer; at: Date }>()
  const asked: string[] = []
  let away = false
  let full = false
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const url = new URL(request.url ?? '/', 'http://x')
    const method = request.method ?? ''
    const name = decodeURIComponent(url.pathname)
    const say = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text)
    asked.push(`${method} ${name}`)
    if (away) return say(503, '<Error><Code>SlowDown</Code></Error>')
    if (!isSigned(method, url, request.headers, body))
      return say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (method === 'PUT') {
      if (full) return say(507, '<Error><Code>QuotaExceeded</Code></Error>')
      kept.set(name, { bytes: body, at: new Date() })
      return say(200)
    }
    if (method === 'DELETE') {
      kept.delete(name)
      return say(204)
    }
    if (name === '/shop') return say(200, listOf(url.searchParams))
    const found = kept.get(name)
    if (!found) return say(404, '<Error><Code>NoSuchKey</Code></Error>')
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    return from === undefined
      ? say(200, found.bytes)
      : say(206, found.bytes.subarray(Number(from), to ? Number(to) + 1 : undefined))
  })

  function listOf(query: URLSearchParams): string {
    const prefix = `/shop/${query.get('prefix') ?? ''}`
    const all = [...kept].filter(([path]) => path.startsWith(prefix))
    const from = Number(query.get('continuation-token') ?? 0)
    const page = all.slice(from, from + 1).map(([path, { bytes, at }]) => {
      const inside = `<Key>${path.slice('/shop/'.length)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size>`
      return `<Contents>${inside}</Contents>`
    })
    const more = from + 1 < all.length
    return `<ListBucketResult>${page.join('')}${more ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : ''}</ListBucketResult>`
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    /** by their whole path */
    kept,
    /** every request since it opened */
    asked,
    address: (prefix: string, of = secret) =>
      `http://${key}:${encodeURIComponent(of)}@127.0.0.1:${port}/shop/${prefix}?region=${region}`,
    goAway(gone: boolean) {
      away = gone
    },
    /** from now on it tells what it has and takes nothing more */
    fillUp(isFull: boolean) {
      full = isFull
    },
    close: () => server.close(),
  }
}

function isSigned(method: string, url: URL, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const hex = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
  const mac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest()
  const at = String(headers['x-amz-date'])
  if (headers['x-amz-content-sha256'] !== hex(body)) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const canonical = `${method}\n${url.pathname}\n${query}\nhost:${headers.host}\nx-amz-content-sha256:${hex(body)}\nx-amz-date:${at}\n\nhost;x-amz-content-sha256;x-amz-date\n${hex(body)}`
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const day = mac(`AWS4${secret}`, at.slice(0, 8))
  const signing = mac(mac(mac(day, region), 's3'), 'aws4_request')
  const wanted = mac(signing, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${hex(canonical)}`).toString(
    'hex',
  )
  return String(headers.authorization).endsWith(`Signature=${wanted}`)
}
