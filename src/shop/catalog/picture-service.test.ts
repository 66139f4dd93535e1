import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { servePicture } from '#platform/images.ts'
import { type TestShop, testShop } from '#test/database.ts'
import { addPicture, allPictures } from './picture-service.ts'

let shop: TestShop
let ctx: Ctx
beforeAll(async () => {
  shop = await testShop()
  ctx = houseCtx(shop.house)
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
const base64 = async (picture: ReturnType<typeof sharp>) =>
  (await picture.toBuffer()).toString('base64')

test('a picture is redrawn as WebP of at most 1600 px, without what it told of its maker', async () => {
  const told = blank(2400, 3000)
    .withExif({ IFD0: { Artist: 'Minji' }, IFD3: { GPSLatitude: '37/1' } })
    .jpeg()
  const { name } = await addPicture(ctx, await base64(told))
  expect(name).toMatch(/^u-[\da-f]{18}$/)
  const bytes = await readFile(path.join(shop.house.config.DATA_DIR, 'uploads', `${name}.webp`))
  const drawn = await sharp(bytes).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 1280, height: 1600 })
  expect(drawn.exif).toBeUndefined()
})

test('the shop serves it in the widths of its pages, and the list names it first', async () => {
  const { name } = await addPicture(ctx, await base64(blank(800, 1000).png()))
  const answer = await servePicture(shop.house.config, `/img/${name}-320.webp`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await allPictures(ctx))[0]).toEqual({ name, uploaded: true })
})

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>').toString('base64')],
  [
    'a drawing that can run',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>',
    ).toString('base64'),
  ],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64')],
  ['no base64', 'not a picture!'],
  ['nothing', ''],
  ['only what pads', '=='],
  ['base64 that pads in its middle', 'aGVs=bG8='],
])('%s is refused, whatever it is called', async (_, file) => {
  await expect(addPicture(ctx, file)).rejects.toMatchObject({
    code: 'INVALID',
    fields: { file: [expect.stringContaining('JPEG')] },
  })
})

test('a GIF is refused: only what the shop draws itself comes in', async () => {
  await expect(addPicture(ctx, await base64(blank(10, 10).gif()))).rejects.toMatchObject({
    code: 'INVALID',
  })
})

test('more than 10 MB is refused', async () => {
  await expect(
    addPicture(ctx, Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')),
  ).rejects.toMatchObject({ fields: { file: ['사진은 10 MB까지 올릴 수 있어요.'] } })
})
