import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const noticesPerPage = 5

export const boards = ['shop', 'tssa'] as const
export type Board = (typeof boards)[number]

const noticeRow = z.object({
  id: z.number(),
  title: z.string(),
  title_en: z.string(),
  board: z.enum(boards),
  pinned: z.boolean(),
  created_at: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type NoticeRow = z.output<typeof noticeRow>
const noticeFull = z.extend(noticeRow, { content: z.string(), content_en: z.string() })
export type Notice = z.output<typeof noticeFull>

const keep = { seconds: 300, tags: ['notice', 'setting'] }

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notice',
    who: 'anyone',
    about: 'Notices, pinned ones first; `board=tssa` for those of the workshop',
    query: z.object({
      ...pageQuery(['created_at'], noticesPerPage),
      board: z.optional(z.enum(boards, '고를 수 없는 값이에요.')),
    }),
    answer: paged(noticeRow),
    keep,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/notice/:id',
    params: { id: rowId },
    who: 'anyone',
    about: 'One notice',
    answer: one(noticeFull),
    keep,
  }),
}
