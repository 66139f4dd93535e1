import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { moveFiles } from '#db/move-files.ts'
import { before } from '#kernel/korean-time.ts'
import { testShop } from '#test/database.ts'
import { openTestBucket } from '#test/s3-bucket.ts'
import { servePicture } from './images.ts'
import { keepPrivate, listPrivate, readPrivate } from './private-files.ts'
import { openFolder, type Storage, StorageAway, storageOf } from './storage.ts'
import { dropUploads, keepUpload, listShelf, listUploads } from './uploads.ts'

const { house } = await testShop()
const bucket = await openTestBucket()
const folders: string[] = []
afterAll(async () => {
  bucket.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'odemoa-files-'))
  folders.push(folder)
  return folder
}

/** A machine of its own that shares a bucket with others. */
async function machine(prefix: string) {
  return { ...house.config, DATA_DIR: await emptyFolder(), FILES_S3: bucket.address(prefix) }
}

const drivers: [string, () => Promise<Storage>][] = [
  ['a folder', async () => openFolder(await emptyFolder())],
  ['a bucket', async () => storageOf(await machine('driver'))],
]

test.each(drivers)(
  '%s keeps a file whole, lists it, hands out a stretch and lets it go',
  async (_, open) => {
    const storage = await open()
    const path = 'private/claims/한 글자 + 1.bin'
    expect(await storage.read(path)).toBeNull()
    expect(await storage.stream(path, { from: 0 })).toBeNull()
    await storage.put(path, Buffer.from('first'))
    await storage.put(path, Buffer.from('0123456789'))
    await storage.put('private/plain', Buffer.from('another'))
    expect(String(await storage.read(path))).toBe('0123456789')
    const stretch = await storage.stream(path, { from: 3, to: 5 })
    expect(stretch && (await text(stretch))).toBe('345')
    const rest = await storage.stream(path, { from: 8 })
    expect(rest && (await text(rest))).toBe('89')
    expect((await storage.list('private/')).map(({ path }) => path).sort()).toEqual([
      path,
      'private/plain',
    ])
    const [only] = await storage.list('private/cl')
    expect(only).toMatchObject({ path, bytes: 10 })
    expect(Math.abs(Date.now() - (only?.at.getTime() ?? 0))).toBeLessThan(60_000)
    await storage.drop(path)
    await storage.drop(path)
    expect(await storage.list('private/claims/')).toEqual([])
  },
)

// case 213
test('a process killed in the middle of writing leaves no file of that name, and what it had begun is swept away', async () => {
  const root = await emptyFolder()
  await mkdir(join(root, 'private'))
  const storage = openFolder(root)
  await storage.put('private/whole', Buffer.from('kept'))
  // it kills itself between two pieces of its file: another process may come too late to do it
  const writer = `const { watch } = await import('node:fs')
    const { openFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'storage.ts'))})
    watch(${JSON.stringify(join(root, 'private'))}, (_, name) => name?.endsWith('.part') && process.kill(process.pid, 'SIGKILL'))
    await openFolder(${JSON.stringify(root)}).put('private/torn', Buffer.alloc(300_000_000, 7))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(existsSync(join(root, 'private/torn'))).toBe(false)
  expect(await storage.read('private/torn')).toBeNull()
  expect((await storage.list('private/')).map(({ path }) => path)).toEqual(['private/whole'])
  expect(await readdir(join(root, 'private'))).toHaveLength(2)
  // somebody may be writing it just now
  await storage.dropTorn(before(new Date(), { days: 1 }))
  expect(await readdir(join(root, 'private'))).toHaveLength(2)
  await storage.dropTorn(new Date(Date.now() + 1_000))
  expect(await readdir(join(root, 'private'))).toEqual(['whole'])
})

const drawing = () =>
  sharp({ create: { width: 500, height: 625, channels: 3, background: '#2f5d50' } })
    .webp()
    .toBuffer()

test('a picture that came to one machine is shown by the other, and a size is made once', async () => {
  const [one, other] = [await machine('shared'), await machine('shared')]
  const name = await keepUpload(one, await drawing())
  const path = `/img/${name}-320.webp`
  const shown = await Promise.all([servePicture(other, path), servePicture(other, path)])
  expect(shown.map(({ status }) => status)).toEqual([200, 200])
  const again = await servePicture(one, path)
  expect(again.headers.get('etag')).toBe(shown[0]?.headers.get('etag'))
  const made = bucket.asked.filter((asked) => asked.startsWith(`PUT /shop/shared/pictures/${name}`))
  expect(made).toHaveLength(1)
  // nothing of it lies on either machine
  expect([await readdir(one.DATA_DIR), await readdir(other.DATA_DIR)]).toEqual([[], []])
  expect(await listUploads(other)).toEqual([name])
  await dropUploads(other, [name])
  expect((await servePicture(one, path)).status).toBe(404)
  expect([...bucket.kept.keys()].filter((key) => key.includes(name))).toEqual([])
})

test('a paper that came to one machine is read by the other, from its own drawer alone', async () => {
  const [one, other] = [await machine('papers'), await machine('papers')]
  const id = await keepPrivate(one, Buffer.from('a deed'), 'claims')
  await keepPrivate(one, Buffer.from('an inquiry'))
  expect(String(await readPrivate(other, id, 'claims'))).toBe('a deed')
  expect(await readPrivate(other, id)).toBeNull()
  const later = new Date(Date.now() + 60_000)
  expect(await listPrivate(other, later, 'claims')).toEqual([id])
  expect(await listPrivate(other, later)).toHaveLength(1)
  expect(await listPrivate(other, new Date(0), 'claims')).toEqual([])
  expect(await listShelf(other, 'r', later)).toEqual([])
})

test('a size that the bucket will not take is shown all the same, and kept once it does', async () => {
  const config = await machine('full')
  const name = await keepUpload(config, await drawing())
  const path = `/img/${name}-320.webp`
  const offered = () =>
    bucket.asked.filter((asked) => asked.startsWith(`PUT /shop/full/pictures/${name}`)).length
  bucket.fillUp(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const shown = await servePicture(config, path)
    expect(shown.status).toBe(200)
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      width: 320,
    })
    expect((await servePicture(config, path)).status).toBe(200)
    expect(offered()).toBe(1)
    bucket.fillUp(false)
    vi.advanceTimersByTime(60_000)
    expect((await servePicture(config, path)).status).toBe(200)
    expect(offered()).toBe(2)
    expect([...bucket.kept.keys()]).toContain(`/shop/full/pictures/${name}-320.webp`)
  } finally {
    vi.useRealTimers()
  }
})

test('a bucket that is away is neither an empty one nor asked without end', async () => {
  const config = await machine('away')
  const name = await keepUpload(config, await drawing())
  bucket.goAway(true)
  const shown = await servePicture(config, `/img/${name}-320.webp`)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const before = bucket.asked.length
  for (let time = 0; time < 10; time++)
    await expect(keepUpload(config, Buffer.from('x'))).rejects.toBeInstanceOf(StorageAway)
  // after a few it is left alone for some seconds
  expect(bucket.asked.length - before).toBeLessThan(5)
  bucket.goAway(false)
})

test('what lies on a machine goes into the bucket, and a second time only what is new', async () => {
  const folder = openFolder(await emptyFolder())
  await folder.put('uploads/u-1.webp', Buffer.from('a picture'))
  await folder.put('private/claims/2', Buffer.from('a paper'))
  await folder.put('pictures/u-1-320.webp', Buffer.from('made again'))
  const shared = storageOf(await machine('moved'))
  expect(await moveFiles(folder, shared)).toBe(2)
  await folder.put('uploads/u-3.webp', Buffer.from('a new one'))
  expect(await moveFiles(folder, shared)).toBe(1)
  const came = await shared.stream('uploads/u-3.webp', { from: 0 })
  expect(came && String(await buffer(came))).toBe('a new one')
  expect((await shared.list('')).map(({ path }) => path).sort()).toEqual([
    'private/claims/2',
    'uploads/u-1.webp',
    'uploads/u-3.webp',
  ])
})
