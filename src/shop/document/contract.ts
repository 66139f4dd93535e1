import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { many, words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const documentKinds = ['sds', 'ifra', 'allergen', 'coa', 'test'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentLangs = ['ko', 'en'] as const
export type DocumentLang = (typeof documentLangs)[number]
const choice = '고를 수 없는 값이에요.'
const kind = z.enum(documentKinds, '자료 종류를 골라 주세요.')
const lang = z.enum(documentLangs, '문서의 언어를 골라 주세요.')
const it_id = z.optional(z.string().check(z.maxLength(20)))
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))

const goods = z.object({ it_id: z.string(), it_name: z.string(), it_name_en: z.string() })
const made = z.object({ material_id: z.number(), name: z.string(), name_en: z.string() })
const row = z.object({
  dc_id: z.number(),
  dc_title: z.string(),
  dc_title_en: z.string(),
  dc_kind: kind,
  dc_lang: lang,
  dc_lot: z.string(),
  dc_cas: z.array(z.string()),
  item: z.nullable(goods),
  /** a material of formulas */
  material: z.nullable(made),
  /** of the newest version; empty before there is one */
  newest_version: z.string(),
  newest_on: z.nullable(z.string()),
})
export type DocumentRow = z.output<typeof row>

const version = z.object({
  dv_id: z.number(),
  dv_version: z.string(),
  issued_on: z.string(),
  file_name: z.string(),
  file_size: z.number(),
})

const view = z.extend(row, {
  dc_note: z.string(),
  dc_note_en: z.string(),
  /** newest first */
  versions: z.array(version),
})
export type DocumentView = z.output<typeof view>

/** Safety sheets and certificates: everybody may look for one, members may have it. */
export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/document',
    who: 'anyone',
    about: 'Documents by word (title, goods, lot, CAS number), kind, language, goods and material',
    query: z.object({
      ...pageQuery(['newest_on'], 10),
      keyword,
      kind: z.optional(z.enum(documentKinds, choice)),
      lang: z.optional(z.enum(documentLangs, choice)),
      it_id,
      material_id: z.optional(rowId),
      /** of one lot, or of every lot */
      lot: z.optional(z.string().check(z.maxLength(40))),
    }),
    answer: paged(row),
    keep: { seconds: 60, tags: ['document'] },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/document/:dc_id',
    params: { dc_id: rowId },
    who: 'member',
    about: 'One document with its versions, the newest first',
    answer: one(view),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/document/:dc_id/:dv_id',
    file: ['application/octet-stream'],
    params: { dc_id: rowId, dv_id: rowId },
    who: 'member',
    about: 'The file of a version, to be saved; who saved it is written down',
    answer: z.object({}),
  }),
}

const who = ['content'] as const
const path = '/api/v1/admin/documents'
const place = `${path}/:dc_id` as const
const staffRow = z.extend(row, { withdrawn: z.boolean(), updated_at: z.string() })
export type StaffDocumentRow = z.output<typeof staffRow>
const staffView = z.extend(view, {
  withdrawn: z.boolean(),
  updated_at: z.string(),
  version: z.number(),
  downloads: z.number(),
  /** the latest of them */
  saved_by: z.array(
    z.object({ mb_id: z.string(), dv_version: z.string(), created_at: z.string() }),
  ),
})
export type StaffDocument = z.output<typeof staffView>

const typed = {
  dc_title: words(0, 150),
  dc_title_en: z._default(words(0, 150), ''),
  dc_kind: kind,
  dc_lang: lang,
  it_id: z._default(z.string().check(z.maxLength(20)), ''),
  dc_lot: z._default(words(0, 40), ''),
  dc_cas: many(z.string().check(z.trim(), z.maxLength(20)), 40),
  dc_note: z._default(words(0, 2_000), ''),
  dc_note_en: z._default(words(0, 2_000), ''),
}
const issue = {
  dv_version: words(1, 20),
  issued_on: z.string('문서의 날짜를 2026-03-14처럼 적어 주세요.').check(z.maxLength(10)),
  files: many(z.file(), 1),
}
// one file of 10 MB, and the words
const limit = 11 * 1024 * 1024
const stated = z.object({
  /** Korean, English */
  data: z.array(staffRow),
  /** false when what is there says the same */
  made: z.boolean(),
})
export const documentSorts = ['updated_at', 'dc_title', 'newest_on'] as const

export const adminDocuments = {
  state: endpoint({
    method: 'POST',
    path: `${path}/allergen-statements`,
    // the list is kept by those who keep the product
    who: ['content', 'product'],
    about:
      'The allergen statement of a product or of one lot of it, in both languages, from its list: a newer version where there is one, nothing while the list is the same',
    body: z.object({
      it_id: z.string().check(z.minLength(1), z.maxLength(20)),
      dc_lot: z._default(words(0, 40), ''),
    }),
    answer: stated,
  }),
  stateMaterial: endpoint({
    method: 'POST',
    path: `${path}/material-statements`,
    who: ['content', 'product'],
    about:
      'The allergen statement of a material of formulas, in both languages, from what its certificate names: a newer version where there is one, nothing while it is the same',
    body: z.object({ material_id: whole(1, 2_147_483_647) }),
    answer: stated,
  }),
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Documents, also those that were withdrawn, with how many there are of each kind',
    query: z.object({
      ...pageQuery(documentSorts, 20),
      keyword,
      kind: z.optional(z.enum(documentKinds, choice)),
    }),
    answer: z.extend(paged(staffRow), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: place,
    params: { dc_id: rowId },
    who,
    about: 'One document as a form, with who saved its files',
    answer: one(staffView),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about: 'A new document with its first file as `files[]`: a PDF or a picture of 10 MB',
    form: true,
    limit,
    body: z.object({ ...typed, ...issue }),
    answer: one(staffView),
  }),
  save: endpoint({
    method: 'PUT',
    path: place,
    params: { dc_id: rowId },
    who,
    about: 'Changes a document, when nobody else has since `version`',
    body: z.object({ ...typed, version: whole(1, 1e9) }),
    answer: one(staffView),
  }),
  addVersion: endpoint({
    method: 'POST',
    path: `${place}/versions`,
    params: { dc_id: rowId },
    who,
    status: 201,
    about: 'A newer file of a document; the older ones stay',
    form: true,
    limit,
    body: z.object(issue),
    answer: one(staffView),
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: `${place}/versions/:dv_id`,
    params: { dc_id: rowId, dv_id: rowId },
    who,
    about: 'Takes a file that was a mistake off; the last one stays',
    answer: one(staffView),
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: `${place}/withdrawal`,
    params: { dc_id: rowId },
    who,
    about: 'Takes a document off the board, or brings it back',
    body: z.object({ withdrawn: z.boolean(choice) }),
    answer: one(staffView),
  }),
}
