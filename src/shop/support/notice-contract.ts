import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { flag, many, words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { boards } from './contract.ts'
import { longestNotice, longestTitle, mostNoticeFiles } from './notice-rules.ts'

const who = ['content'] as const
const path = '/api/v1/admin/notices'
// five files of 10 MB, and the words
const limit = 51 * 1024 * 1024
const board = z.enum(boards, '고를 수 없는 값이에요.')

export const noticeSorts = ['created_at', 'title'] as const

const row = z.object({
  id: z.number(),
  title: z.string(),
  title_en: z.string(),
  board,
  pinned: z.boolean(),
  created_at: z.string(),
  files: z.number(),
})
export type StaffNoticeRow = z.output<typeof row>

const file = z.object({
  file_id: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.number(),
})
export type NoticeFile = z.output<typeof file>

const staffNotice = z.extend(z.omit(row, { files: true }), {
  content: z.string(),
  content_en: z.string(),
  version: z.number(),
  files: z.array(file),
})
export type StaffNotice = z.output<typeof staffNotice>

const typed = {
  // an empty one is refused by name (notice-service)
  title: words(0, longestTitle),
  title_en: words(0, longestTitle),
  content: words(0, longestNotice),
  content_en: words(0, longestNotice),
  board,
  pinned: flag,
}

/** Apart from what every page of the shop brings along: a reader has its address from the notice. */
export const noticeFiles = {
  file: endpoint({
    method: 'GET',
    path: '/api/v1/notice/:id/:file',
    file: ['application/octet-stream'],
    params: { id: rowId },
    who: 'anyone',
    about: 'A file of a notice, to be saved',
    answer: z.object({}),
    light: true,
  }),
}

export const adminNotices = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Notices of every board, with how many there are on each',
    query: z.object({
      ...pageQuery(noticeSorts, 20),
      board: z.optional(board),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(row), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    params: { id: rowId },
    who,
    about: 'One notice as a form',
    answer: one(staffNotice),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about:
      'A new notice, on the shop at once. Files as `files[]`: JPEG, PNG, GIF, WebP, BMP or PDF by their content, at most five of 10 MB',
    form: true,
    limit,
    body: z.object({ ...typed, files: many(z.file(), mostNoticeFiles) }),
    answer: one(staffNotice),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    params: { id: rowId },
    who,
    about: 'Changes a notice, when nobody else has since `version`',
    body: z.object({ ...typed, version: whole(1, 1e9) }),
    answer: one(staffNotice),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    params: { id: rowId },
    who,
    about: 'Takes a notice away for good, with its files',
    answer: z.object({ message: z.string() }),
  }),
  addFiles: endpoint({
    method: 'POST',
    path: `${path}/:id/files`,
    params: { id: rowId },
    who,
    status: 201,
    about: 'Adds files to a notice as `files[]`, up to five in all',
    form: true,
    limit,
    body: z.object({ files: many(z.file(), mostNoticeFiles) }),
    answer: one(staffNotice),
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/api/v1/notice/:id/:file',
    params: { id: rowId },
    who,
    about: 'Takes one file off a notice',
    answer: z.object({ message: z.string() }),
  }),
}
