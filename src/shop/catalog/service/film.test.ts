import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { mp4, webm } from '#platform/film-sample.ts'
import { serveFilm } from '#platform/films.ts'
import { type StaffProductForm, staffProductForm } from '#shop/catalog/admin-contract.ts'
import { saveProduct, staffProduct } from '#shop/catalog/admin-service.ts'
import { products } from '#shop/catalog/contract.ts'
import { tilesById } from '#shop/catalog/service.ts'
import { type TestShop, testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { shopper } from '#test/shopper.ts'
import { addFilm, sweepFilms } from './film.ts'

let shop: TestShop
let ctx: Ctx
beforeAll(async () => {
  shop = await testShop()
  ctx = houseCtx(shop.house)
})

const sent = (bytes: Buffer, name = 'film.mp4') => [new File([new Uint8Array(bytes)], name)]
const asked = (name: string, headers: Record<string, string> = {}) =>
  serveFilm(shop.house.config, new Request(`http://shop.example/film/${name}`, { headers }))

async function putOn(it_id: string, part: Partial<StaffProductForm>) {
  const { version, ...form } = await staffProduct(ctx, it_id)
  return saveProduct(ctx, it_id, { ...staffProductForm.parse(form), ...part, version })
}

test('a film and a turning picture stand on the page of their item, and its tile says so', async () => {
  const { it_id } = await stockItem(shop.house)
  const { name } = await addFilm(ctx, sent(webm(), 'turn.webm'))
  const words = { alt: '타오르는 심지', alt_en: 'The burning wick' }
  await putOn(it_id, { film: { name, image: 'book-candle-lab', ...words } })
  const guest = await shopper()
  const told = async () => (await guest.call(products.show, { params: { it_id } })).data
  expect(await told()).toMatchObject({
    film: { url: `/film/${name}`, image: '/img/book-candle-lab-800.webp', ...words },
    turn_images: [],
    moves: 'film',
  })
  const around = ['a', 'b', 'c', 'd'].map((one) => `turn-${one}`)
  await putOn(it_id, { film: null, turn_images: around })
  const [tile] = await tilesById(ctx, [it_id])
  expect(tile?.moves).toBe('turn')
  expect((await told()).turn_images).toEqual(around.map((one) => `/img/${one}-800.webp`))
  await putOn(it_id, { turn_images: [] })
  expect((await tilesById(ctx, [it_id]))[0]?.moves).toBeUndefined()
})

test.each([
  ['sound', sent(mp4({ sound: true })), '소리'],
  ['more than a minute', sent(mp4({ seconds: 61 })), '1분'],
  ['a format that few play', sent(mp4({ codec: 'hvc1' })), 'H.264'],
  ['no film', sent(Buffer.from('<html>')), 'MP4'],
  ['no file', [], '골라'],
])('a film with %s is refused in words', async (_, files, why) => {
  await expect(addFilm(ctx, files)).rejects.toMatchObject({
    code: 'INVALID',
    fields: { files: [expect.stringContaining(why)] },
  })
})

test('a film that was never sent and a turn of three pictures are refused at their fields', async () => {
  const { it_id } = await stockItem(shop.house)
  const gone = { name: `f-${'0'.repeat(18)}.mp4`, image: '', alt: '', alt_en: '' }
  await expect(putOn(it_id, { film: gone, turn_images: ['a', 'b', 'c'] })).rejects.toMatchObject({
    fields: { film: [expect.any(String)], turn_images: [expect.stringContaining('4장')] },
  })
})

test('players get the stretches that they ask for', async () => {
  const bytes = mp4()
  const { name } = await addFilm(ctx, sent(bytes))
  const whole = await asked(name)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)
  const part = await asked(name, { range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 4-7/${bytes.length}`,
  ])
  expect(await part.text()).toBe('ftyp')
  const end = await asked(name, { range: 'bytes=-8' })
  expect([end.status, await end.text()]).toEqual([206, 'pictures'])
  expect((await asked(name, { range: 'bytes=999999-' })).status).toBe(416)
  // an older copy of it in the browser is not patched with pieces of another
  expect((await asked(name, { range: 'bytes=4-7', 'if-range': '"other"' })).status).toBe(200)
  for (const wrong of ['f-00.mp4', '..%2f..%2fpackage.json', `f-${'0'.repeat(18)}.mp4`])
    expect((await asked(wrong)).status).toBe(404)
})

test('films of no item go after a day, those of an item stay', async () => {
  const { it_id } = await stockItem(shop.house)
  const [shown, left] = [await addFilm(ctx, sent(mp4())), await addFilm(ctx, sent(webm()))]
  await putOn(it_id, { film: { name: shown.name, image: '', alt: '', alt_en: '' } })
  const long = before(ctx.now, { days: 2 })
  for (const { name } of [shown, left])
    await utimes(path.join(shop.house.config.DATA_DIR, 'uploads', name), long, long)
  await sweepFilms(ctx)
  expect((await asked(shown.name)).status).toBe(200)
  expect((await asked(left.name)).status).toBe(404)
})
