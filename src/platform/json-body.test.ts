import { expect, test } from 'vitest'
import { readJsonBody } from './json-body.ts'

const shape = { depth: 4, keys: 6 }
const read = (body: string | Uint8Array<ArrayBuffer>) =>
  readJsonBody(
    new Request('http://shop.example/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
    1_000,
    shape,
  )

test.each([
  ['an object', '{"a":[1,"나",null,true]}', { a: [1, '나', null, true] }],
  ['nothing', '  ', {}],
  ['as many values as allowed', '[1,2,3,4,5]', [1, 2, 3, 4, 5]],
  ['as deep as allowed', '[[[[]]]]', [[[[]]]]],
  ['braces inside of a text', '{"a":"{{{{{{[[["}', { a: '{{{{{{[[[' }],
])('%s is read', async (_, body, value) => {
  expect(await read(body)).toEqual(value)
})

test.each([
  ['one value too many', '[1,2,3,4,5,6]'],
  ['one level too deep', '[[[[[]]]]]'],
  ['a key that reaches into every object', '{"a":{"__proto__":{"b":1}}}'],
  ['the same key spelt otherwise', '{"\\u005f_proto__":1}'],
  ['a NUL in a text', '{"a":"x\\u0000"}'],
  ['half a letter', '{"a":"\\ud83d"}'],
  ['what is not JSON', '{a:1}'],
  ['what is not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
])('%s is refused', async (_, body) => {
  await expect(read(body)).rejects.toMatchObject({ code: 'MALFORMED' })
})
