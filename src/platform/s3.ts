import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { type Asking, ask, type Signer, StorageRefusal, tagOf, textOf } from './s3-request.ts'

type Place = Signer & {
  /** before every key, begun and ended by a slash */
  root: string
  /** what keys begin with inside of the bucket */
  prefix: string
}

export type Listed = { key: string; bytes: number; at: Date }
export type Stretch = { from: number; to?: number }

/** One bucket, or a folder of it. */
export type Bucket = {
  /** for people */
  place: string
  list(prefix: string): Promise<Listed[]>
  put(key: string, body: Buffer | { file: string }): Promise<void>
  /** null when nothing bears that name */
  get(key: string, stretch?: Stretch): Promise<IncomingMessage | null>
  drop(key: string): Promise<void>
}

/**
 * `https://KEY:SECRET@host/bucket/prefix?region=…`; null when it is not one. The bucket is named in the path, or with
 * `&style=host` before the host, as some storages ask for.
 */
export function readBucket(address: string): Place | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const [, bucket = '', ...inside] = url.pathname.replace(/\/+$/, '').split('/')
  const style = url.searchParams.get('style') ?? 'path'
  const isWhole = url.username && url.password && bucket && /^(path|host)$/.test(style)
  if (!/^https?:$/.test(url.protocol) || !isWhole) return null
  const byHost = style === 'host'
  return {
    origin: new URL(byHost ? `${url.protocol}//${bucket}.${url.host}` : url.origin),
    root: byHost ? '/' : `/${bucket}/`,
    prefix: inside.length ? `${decodeURIComponent(inside.join('/'))}/` : '',
    key: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** Any storage that speaks S3: AWS, Naver Cloud, MinIO and others. `silence` is how long it may say nothing. */
export function openBucket(address: string, { silence }: { silence: number }): Bucket {
  const place = readBucket(address)
  if (!place) throw new Error('this is no address of a bucket')
  const { origin, root, prefix: below } = place
  const send = (method: string, key: string, asking: Omit<Asking, 'silence'> = {}) =>
    ask(place, method, `${root}${below}${key}`, { ...asking, silence })
  return {
    place: `${origin.host}${root}${below}`.replace(/\/$/, ''),
    async list(prefix) {
      const found: Listed[] = []
      let token = ''
      do {
        const query = {
          'list-type': '2',
          prefix: `${below}${prefix}`,
          ...(token ? { 'continuation-token': token } : {}),
        }
        const answer = await ask(place, 'GET', root.replace(/(.)\/$/, '$1'), { query, silence })
        const xml = await textOf(answer)
        for (const [, inside = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            key: tagOf(inside, 'Key').slice(below.length),
            bytes: Number(tagOf(inside, 'Size')),
            at: new Date(tagOf(inside, 'LastModified') || 0),
          })
        token = tagOf(xml, 'NextContinuationToken')
      } while (token)
      return found
    },
    async put(key, body) {
      const given = Buffer.isBuffer(body)
        ? { body, size: body.length, sum: createHash('sha256').update(body).digest('hex') }
        : { body: body.file, size: (await stat(body.file)).size, sum: await sumOf(body.file) }
      const answer = await send('PUT', key, given)
      answer.resume()
    },
    async get(key, stretch) {
      const range = stretch && `bytes=${stretch.from}-${stretch.to ?? ''}`
      try {
        return await send('GET', key, range ? { range } : {})
      } catch (error) {
        if (error instanceof StorageRefusal && error.told === 'NoSuchKey') return null
        throw error
      }
    },
    async drop(key) {
      const answer = await send('DELETE', key)
      answer.resume()
    },
  }
}

async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file)) sum.update(chunk)
  return sum.digest('hex')
}
