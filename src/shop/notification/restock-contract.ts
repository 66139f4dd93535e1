import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

export const bellChannels = ['mail', 'message'] as const
export type BellChannel = (typeof bellChannels)[number]

/** Bells: being told once when a sold-out option is back. */
export const bells = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/restock-bells/ways',
    who: 'anyone',
    about: 'How somebody can be told that an option is back',
    answer: one(z.object({ channels: z.array(z.enum(bellChannels)) })),
    keep: { seconds: 300, tags: ['setting'] },
  }),
  ring: endpoint({
    method: 'POST',
    path: '/api/v1/restock-bells',
    who: 'anyone',
    about: 'Ask to be told once when a sold-out option is back; again is not an error',
    body: z.object({
      it_id: z.string().check(z.minLength(1), z.maxLength(20)),
      io_no: whole(1, 999_999_999_999),
      channel: z.enum(bellChannels, '알림을 받을 방법을 골라 주세요.'),
      address: z
        .string('받을 곳을 적어 주세요.')
        .check(z.trim(), z.minLength(1, '받을 곳을 적어 주세요.'), z.maxLength(100)),
      agree: z.boolean('개인정보 수집·이용에 동의해 주세요.'),
    }),
    answer: z.object({ message: z.string() }),
    status: 201,
  }),
}

export const staffBell = z.object({
  it_id: z.string(),
  io_no: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  option: z.string(),
  option_en: z.string(),
  thumb_image: pictureTold,
  /** units that can be sold now */
  left: z.number(),
  waiting: z.number(),
  told: z.number(),
  newest: z.string(),
})
export type StaffBell = z.output<typeof staffBell>
export const staffBellSorts = ['waiting', 'newest', 'it_name'] as const

export const adminBells = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/restock-bells',
    who: ['product', 'order'],
    about: 'Options that people wait for, and how many',
    query: z.object({
      ...pageQuery(staffBellSorts, 20),
      keyword: z.optional(searchWord),
    }),
    answer: paged(staffBell),
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/v1/admin/restock-bells/:io_no/telling',
    params: { io_no: rowId },
    who: ['product', 'order'],
    about: 'Tell those who wait for an option that is back and were not told',
    answer: z.object({ message: z.string() }),
  }),
}
