import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

export const largestPicture = 10 * 1024 * 1024
// base64 is a third longer than the bytes it stands for
const limit = 14 * 1024 * 1024

const picture = z.object({ name: z.string(), uploaded: z.boolean() })
export type ShopPicture = z.output<typeof picture>

export const pictures = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/pictures',
    who: ['product', 'content', 'class'],
    about:
      'The pictures that can be chosen: uploaded ones, the newest first, then those of the house',
    answer: z.object({ data: z.array(picture) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/admin/pictures',
    who: ['product', 'content', 'class'],
    status: 201,
    limit,
    about:
      'Upload a JPEG, PNG or WebP of at most 10 MB, base64 in `file`. It is drawn anew at up to 1600 px as WebP, without its metadata',
    body: z.object({
      file: z
        .string('사진을 골라 주세요.')
        .check(z.minLength(1, '사진을 골라 주세요.'), z.maxLength(limit)),
    }),
    answer: one(picture),
  }),
}
