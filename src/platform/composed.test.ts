import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { composed } from './composed.ts'
import { paramsOf, parseWith } from './kept-answers.ts'

const typed = '라벤더 오일 é'
const apart = typed.normalize('NFD')

test('letters in parts are put together in bodies, lists, queries, names of an address and of files', () => {
  const body = z.object({ a: z.string(), list: z.array(z.object({ b: z.string() })) })
  expect(parseWith(body, { a: apart, list: [{ b: apart }] })).toEqual({
    a: typed,
    list: [{ b: typed }],
  })
  const query = new URLSearchParams({ keyword: apart })
  expect(parseWith(z.object({ keyword: z.string() }), query)).toEqual({ keyword: typed })
  expect(paramsOf({ params: {} } as never, { word: apart })).toEqual({ word: typed })
  const file = composed(new File(['a'], `${apart}.pdf`, { type: 'application/pdf' }))
  expect(file).toMatchObject({ name: `${typed}.pdf`, type: 'application/pdf', size: 1 })
})

test('what is no text stays what it is', () => {
  const bytes = new Uint8Array([1])
  const kept = { n: 1, none: null, yes: true, bytes }
  expect(composed(kept)).toEqual(kept)
  expect((composed(kept) as typeof kept).bytes).toBe(bytes)
})
