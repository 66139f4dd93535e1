import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { api } from '#api.ts'

const pictures =
  /^(thumb_image|second_image|image|image_tall|image_url|images|turn_images|thumbnail_ko|thumbnail_en|is_photos|map_picture|photo)$/

type Found = { name: string; schema: z.ZodMiniType }

/** The parts of an answer that are called like pictures, however deep they lie; a tree is walked once. */
function picturesIn(schema: z.core.$ZodType, name = '', above: unknown[] = []): Found[] {
  if (above.includes(schema)) return []
  const within = [...above, schema]
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] }
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, inner]) => picturesIn(inner, key, within))
  if (def.type === 'array') return picturesIn(def.element, name, within)
  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default')
    return picturesIn(def.innerType, name, within)
  if (def.type === 'union') return def.options.flatMap((inner) => picturesIn(inner, name, within))
  const isPicture = def.type === 'string' && pictures.test(name)
  return isPicture ? [{ name, schema: schema as z.ZodMiniType }] : []
}

const told = api
  .map(({ endpoint }) => endpoint)
  .filter(({ who }) => who === 'anyone' || who === 'member')
  .flatMap(({ method, path, answer }) =>
    picturesIn(answer).map((found): [string, Found] => [`${method} ${path} ${found.name}`, found]),
  )

test('pictures are told in many places', () => expect(told.length).toBeGreaterThan(60))

test.each(told)('%s is an address', (_where, { schema }) => {
  expect(schema.parse('candle-fig')).toBe('/img/candle-fig-800.webp')
  expect(schema.parse('/img/candle-fig-800.webp')).toBe('/img/candle-fig-800.webp')
  expect(schema.parse('')).toBe('')
})
