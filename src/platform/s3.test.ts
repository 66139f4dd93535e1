import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestBucket } from '#test/s3-bucket.ts'
import { openShelf } from './backup/shelf.ts'
import { readBucket } from './s3.ts'
import { signed } from './s3-request.ts'

const bucket = await openTestBucket()
const work = await mkdtemp(join(tmpdir(), 'odemoa-s3-'))
afterAll(async () => {
  bucket.close()
  await rm(work, { recursive: true })
})

test('what is put into a bucket is listed, comes back and goes again', async () => {
  const shelf = openShelf({ folder: work, s3: bucket.address('copies') })
  const bytes = Buffer.alloc(300_000, 'odemoa')
  await writeFile(join(work, 'file'), bytes)
  const names = ['odemoa-2026-11-22T183000.backup', 'odemoa-2026-11-23T183000.backup']
  for (const name of names) await shelf.put(name, join(work, 'file'))
  expect([...bucket.kept.keys()]).toEqual(names.map((name) => `/shop/copies/${name}`))
  expect((await shelf.list()).map(({ name, bytes }) => [name, bytes])).toEqual(
    names.map((name) => [name, bytes.length]),
  )
  await shelf.get(names[0] ?? '', join(work, 'back'))
  expect((await readFile(join(work, 'back'))).equals(bytes)).toBe(true)
  for (const name of names) await shelf.drop(name)
  expect(await shelf.list()).toEqual([])
})

test('a wrong secret and a missing file are told in the words of the storage', async () => {
  const other = openShelf({ folder: work, s3: bucket.address('copies', 'another') })
  await expect(other.list()).rejects.toThrow('403 SignatureDoesNotMatch')
  const shelf = openShelf({ folder: work, s3: bucket.address('copies') })
  await expect(shelf.get('odemoa-2026-01-01T000000.backup', join(work, 'none'))).rejects.toThrow(
    '404 NoSuchKey',
  )
})

test('an address is signed as the published example is', () => {
  // "GET Bucket lifecycle" of the documentation of Signature Version 4
  const place = readBucket(
    'https://AKIAIOSFODNN7EXAMPLE:wJalrXUtnFEMI%2FK7MDENG%2FbPxRfiCYEXAMPLEKEY@examplebucket.s3.amazonaws.com/x?region=us-east-1',
  )
  if (!place) throw new Error('no bucket')
  const { authorization } = signed(place, {
    method: 'GET',
    path: '/',
    search: 'lifecycle=',
    sum: createHash('sha256').digest('hex'),
    now: new Date('2013-05-24T00:00:00Z'),
  })
  expect(authorization).toContain(
    'Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  )
})

test('the bucket is named in the path, or before the host', () => {
  const told = (address: string) => {
    const place = readBucket(address)
    return place && [place.origin.href, place.root, place.prefix]
  }
  expect(told('https://key:secret@kr.object.example/shop/one/two?region=kr')).toEqual([
    'https://kr.object.example/',
    '/shop/',
    'one/two/',
  ])
  expect(told('https://key:secret@s3.example:9000/shop?style=host')).toEqual([
    'https://shop.s3.example:9000/',
    '/',
    '',
  ])
  for (const wrong of [
    's3.example/shop',
    'https://s3.example/shop',
    'https://a:b@s3.example',
    'https://a:b@s3.example/shop?style=other',
  ])
    expect(told(wrong)).toBeNull()
})
