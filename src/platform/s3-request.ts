import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { unescapeHtml } from '#kernel/escape-html.ts'

export type Signer = {
  /** whom to ask; the bucket is part of it where it is named by host */
  origin: URL
  key: string
  secret: string
  region: string
}

export type Asking = {
  query?: Record<string, string>
  /** bytes, or the path of a file */
  body?: Buffer | string
  size?: number
  sum?: string
  range?: string
  /** ms that it may say nothing */
  silence: number
}

const largestWord = 4 * 1024 * 1024
const emptySum = createHash('sha256').digest('hex')

/** The storage answered, and not with what was asked for. */
export class StorageRefusal extends Error {
  status: number
  /** its own word for it */
  told: string

  constructor(status: number, told: string) {
    super(`the storage answered ${status} ${told}`.trim())
    this.status = status
    this.told = told
  }
}

/** Asks until the head of an answer is there; any but a good one throws `StorageRefusal`. */
export async function ask(
  place: Signer,
  method: string,
  path: string,
  asking: Asking,
): Promise<IncomingMessage> {
  const answer = await sent(place, method, path, asking).catch((error: unknown) => {
    // a line that was kept open may be closed at the moment it is used again; every request here may be repeated
    if (error instanceof LostLine) return sent(place, method, path, asking)
    throw error
  })
  const status = answer.statusCode ?? 0
  if (status < 200 || status >= 300) {
    const told = tagOf(await textOf(answer), 'Code')
    throw new StorageRefusal(status, told)
  }
  return answer
}

class LostLine extends Error {}

function sent(
  place: Signer,
  method: string,
  path: string,
  { query = {}, body, size, sum = emptySum, range, silence }: Asking,
): Promise<IncomingMessage> {
  const { origin } = place
  const search = canonicalQuery(query)
  const headers = signed(place, { method, path, search, sum, now: new Date() })
  const send = origin.protocol === 'https:' ? askHttps : askHttp
  return new Promise((resolve, reject) => {
    const request = send(
      {
        hostname: origin.hostname,
        port: origin.port,
        method,
        path: `${encodePath(path)}${search ? `?${search}` : ''}`,
        headers: {
          ...headers,
          ...(range ? { range } : {}),
          ...(size === undefined ? {} : { 'content-length': size }),
        },
        timeout: silence,
      },
      resolve,
    )
    request.on('timeout', () => request.destroy(new Error('the storage does not answer')))
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? new LostLine() : error),
    )
    if (typeof body === 'string') pipeline(createReadStream(body), request).catch(reject)
    else request.end(body)
  })
}

/** What stands in the first element of that name. */
export const tagOf = (xml: string, tag: string) =>
  unescapeHtml(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')

export async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > largestWord) throw new Error('the storage says too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const encodePath = (path: string) => path.split('/').map(encode).join('/')
const canonicalQuery = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type ToSign = { method: string; path: string; search: string; sum: string; now: Date }

/** AWS Signature Version 4 over the headers that go with every request here. */
export function signed(
  { origin, key, secret, region }: Signer,
  { method, path, search, sum, now }: ToSign,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = at.slice(0, 8)
  const headers: Record<string, string> = {
    host: origin.host,
    'x-amz-content-sha256': sum,
    'x-amz-date': at,
  }
  const names = Object.keys(headers).join(';')
  const canonical = [
    method,
    encodePath(path),
    search,
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sum,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = [
    'AWS4-HMAC-SHA256',
    at,
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const signing = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  const signature = createHmac('sha256', signing).update(text).digest('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
