import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { templateNode } from './contract.ts'

const who = ['content'] as const
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))
const form = z.record(z.string(), z.unknown())
const version = z.int()
const done = z.object({ message: z.string() })

const entryRow = z.object({
  id: z.number(),
  title: z.string(),
  title_en: z.string(),
  position: z.number(),
  shown: z.boolean(),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  updated_at: z.string(),
  version: z.number(),
  /** a picture of it, when it has one */
  image: z.string(),
  /** the days of a week pick; null for the other kinds */
  days: z.nullable(z.object({ from: z.string(), until: z.string() })),
})
export type EntryRow = z.output<typeof entryRow>
export const entrySorts = ['position', 'title', 'updated_at', 'created_at'] as const

/** `kind` is one of popup, week_pick, diy, promotion, select, store, insta; the form is that kind's (entry-contract). */
export const adminEntries = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/contents/:kind',
    who,
    about: 'Popups, week picks, recipes, promotions, selections, stores or Instagram pictures',
    query: z.object({
      ...pageQuery(entrySorts, 20),
      keyword,
      state: z.optional(z.enum(['shown', 'hidden'])),
    }),
    answer: paged(entryRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/contents/:kind/:id',
    params: { id: rowId },
    who,
    about: 'One of them as a form',
    answer: one(form),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/contents/:kind',
    who,
    status: 201,
    about: 'A new one',
    body: form,
    answer: one(form),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/contents/:kind/:id',
    params: { id: rowId },
    who,
    about: 'Replaces it, when nobody else has since `version`',
    body: z.object({ version, form }),
    answer: one(form),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/contents/:kind/:id',
    params: { id: rowId },
    who,
    about: 'Takes it away for good',
    answer: done,
  }),
}

export const cmsKinds = ['page', 'block', 'trend'] as const
export type CmsKind = (typeof cmsKinds)[number]
const moment = z.nullable(z.iso.datetime('2026-03-14 09:00처럼 날짜와 시각을 적어 주세요.'))
const line = (most: number) => z.string().check(z.maxLength(most))

/** What a version holds. The tree is judged by its own rules, which name the piece that is wrong. */
export const cmsWords = {
  title: line(120),
  title_en: line(120),
  description: line(300),
  description_en: line(300),
  link: line(500),
  link_en: line(500),
  it_ids: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(60)),
}
const content = z.object({ ...cmsWords, template: z.unknown() })
const cmsRow = z.object({
  id: z.number(),
  kind: z.enum(cmsKinds),
  name: z.string(),
  title: z.string(),
  title_en: z.string(),
  version: z.number(),
  published_version: z.nullable(z.number()),
  publish_from: z.nullable(z.string()),
  publish_until: z.nullable(z.string()),
  updated_at: z.string(),
})
export type CmsRow = z.output<typeof cmsRow>
const cmsFull = z.extend(cmsRow, { ...cmsWords, template: templateNode })
export type CmsFull = z.output<typeof cmsFull>
const cmsVersion = z.object({
  number: z.number(),
  title: z.string(),
  made_by: z.string(),
  made_at: z.string(),
})
export type CmsVersion = z.output<typeof cmsVersion>

const large = { limit: 4 * 1024 * 1024, shape: { depth: 2_100, keys: 200_000 } }

export const adminCms = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cms',
    who,
    about: 'Pages, blocks and trends',
    query: z.object({
      ...pageQuery(['updated_at', 'name', 'title'], 20),
      keyword,
      kind: z.optional(z.enum(cmsKinds)),
    }),
    answer: paged(cmsRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cms/:id',
    params: { id: rowId },
    who,
    about: 'Its newest version',
    answer: one(cmsFull),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cms',
    who,
    status: 201,
    about: 'A new page, block or trend, not yet published',
    body: z.extend(content, { kind: z.enum(cmsKinds), name: line(60) }),
    answer: one(cmsFull),
    ...large,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/cms/:id',
    params: { id: rowId },
    who,
    about:
      'Keeps a new version as the draft; what is published stays. Refused when somebody else saved since `version`',
    body: z.extend(content, { version }),
    answer: one(cmsFull),
    ...large,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cms/:id/publication',
    params: { id: rowId },
    who,
    about: 'Publishes the newest version, from and until a moment if given',
    body: z.object({ version, publish_from: moment, publish_until: moment }),
    answer: one(cmsFull),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/cms/:id/publication',
    params: { id: rowId },
    who,
    about: 'Takes it off the shop; the draft stays',
    answer: one(cmsFull),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cms/:id/versions',
    params: { id: rowId },
    who,
    about: 'What was saved, newest first',
    query: z.object(pageQuery(['number'], 20)),
    answer: paged(cmsVersion),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cms/:id/versions/:number/restoration',
    params: { id: rowId, number: rowId },
    who,
    about: 'Makes an old version the newest draft',
    body: z.object({ version }),
    answer: one(cmsFull),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/cms/:id',
    params: { id: rowId },
    who,
    about: 'Takes it away for good, with its versions',
    answer: done,
  }),
}
