import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleaned, kindOf } from './file-types.ts'
import { readFormBody } from './form-body.ts'

async function posted(form: FormData): Promise<Request> {
  const written = new Response(form)
  return new Request('http://shop.example/', {
    method: 'POST',
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    body: await written.arrayBuffer(),
  })
}
const blank = () => sharp({ create: { width: 20, height: 10, channels: 3, background: '#2f5d50' } })

test('a form is read into texts, lists and files', async () => {
  const form = new FormData()
  form.append('subject', '배송이\r\n궁금해요')
  form.append('season[]', 'winter')
  form.append('season[]', 'spring')
  form.append('one[]', 'a')
  form.append('files[]', new File(['abc'], '../../영수증.pdf'))
  const read = await readFormBody(await posted(form), 10_000)
  expect(read).toMatchObject({
    subject: '배송이\n궁금해요',
    season: ['winter', 'spring'],
    one: ['a'],
  })
  expect(read.files).toEqual([
    expect.objectContaining({ name: expect.stringContaining('영수증.pdf'), size: 3 }),
  ])
})

test('names and texts come as they were written, in whatever letters', async () => {
  const form = new FormData()
  form.append('문의', 'Zoë 金民志 🙂')
  form.append('files[]', new File(['1'], '영수증 "5월" (1).pdf', { type: 'application/pdf' }))
  form.append('files[]', new File([], ''))
  const read = await readFormBody(await posted(form), 10_000)
  expect(read.문의).toBe('Zoë 金民志 🙂')
  expect(read.files).toEqual([
    expect.objectContaining({ name: '영수증 "5월" (1).pdf', type: 'application/pdf', size: 1 }),
    expect.objectContaining({ name: '', size: 0 }),
  ])
})

test('a file of many slices is whole', async () => {
  const bytes = randomBytes(3_000_001)
  const form = new FormData()
  form.append('before', 'x')
  form.append('file', new File([bytes], 'large.bin'))
  form.append('after', 'y')
  const read = await readFormBody(await posted(form), 4_000_000)
  expect(read).toMatchObject({ before: 'x', after: 'y' })
  const file = read.file as File // of this name was a file
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
})

test.each([
  [
    'a file that does not end',
    '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
  ],
  ['a text that does not end', '--x\r\ncontent-disposition: form-data; name="f"\r\n\r\nabc'],
  ['a part that is none', '--x\r\ncontent-type: text/plain\r\n\r\nabc'],
  [
    'a file after whose end more comes',
    `--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n--x--${'PNGDATA'.repeat(2000)}\r\n--x--\r\n`,
  ],
  ['no part at all', 'abc'],
  ['another boundary', '--y\r\ncontent-disposition: form-data; name="f"\r\n\r\nabc\r\n--y--'],
])('%s is refused', async (_, body) => {
  const asked = new Request('http://shop.example/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  })
  await expect(readFormBody(asked, 100_000)).rejects.toMatchObject({ code: 'MALFORMED' })
})

test('more bytes than the call takes are refused', async () => {
  const form = new FormData()
  form.append('file', new File(['a'.repeat(5000)], 'a.txt'))
  await expect(readFormBody(await posted(form), 1000)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test('a torn form is refused, and so is one of a thousand parts', async () => {
  const torn = new Request('http://shop.example/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-dispo',
  })
  await expect(readFormBody(torn, 1000)).rejects.toMatchObject({ code: 'MALFORMED' })
  const form = new FormData()
  for (let at = 0; at < 1000; at++) form.append(`a${at}`, '')
  await expect(readFormBody(await posted(form), 1_000_000)).rejects.toMatchObject({
    code: 'MALFORMED',
  })
})

test('a file is what its bytes are', async () => {
  expect(kindOf(await blank().jpeg().toBuffer())).toBe('jpeg')
  expect(kindOf(await blank().png().toBuffer())).toBe('png')
  expect(kindOf(await blank().webp().toBuffer())).toBe('webp')
  expect(kindOf(await blank().gif().toBuffer())).toBe('gif')
  expect(kindOf(Buffer.from('%PDF-1.7 a document of some length'))).toBe('pdf')
  for (const other of [
    '<html><script>alert(1)</script></html>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '#!/bin/sh\necho hello there',
    '<?php echo 1; ?>           ',
    'BM is how this letter begins, and it goes on for quite a while',
  ])
    expect(kindOf(Buffer.from(other))).toBe(null)
})

test('a picture is drawn anew without what it told of its maker', async () => {
  const told = await blank()
    .withExif({ IFD0: { Artist: 'Minji' }, IFD3: { GPSLatitude: '37/1' } })
    .jpeg()
    .toBuffer()
  const clean = await cleaned(told, 'jpeg')
  expect(clean && (await sharp(clean).metadata()).exif).toBeUndefined()
  expect(clean?.includes('Minji')).toBe(false)
  expect(
    await cleaned(Buffer.concat([told.subarray(0, 40), Buffer.from('<script>')]), 'jpeg'),
  ).toBe(null)
})

test('a picture of more than forty million points, or a torn one, is not drawn', async () => {
  const bomb = await sharp({
    create: { width: 6_400, height: 6_400, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(200_000)
  expect(await cleaned(bomb, 'png')).toBe(null)
  const whole = await blank().jpeg().toBuffer()
  expect(await cleaned(whole.subarray(0, whole.length / 2), 'jpeg')).toBe(null)
})
