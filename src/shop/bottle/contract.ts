import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { safeWords } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { designDoc, studioOptions } from './design-contract.ts'

export const bottleTag = 'bottles'
const title = safeWords(1, 60)

export const keptPicture = z.object({
  file_id: z.string(),
  width: z.number(),
  height: z.number(),
})
export type KeptPicture = z.output<typeof keptPicture>

/** The designer's page. */
export const bottleStudio = {
  options: endpoint({
    method: 'GET',
    path: '/api/v1/bottle-studio',
    who: 'anyone',
    about: 'Bottles, caps, finishes, foils, faces, prices and templates of the designer',
    keep: { seconds: 300, tags: [bottleTag, 'setting'] },
    answer: one(studioOptions),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/bottle-files',
    who: 'anyone',
    about:
      'A picture for a label: JPEG, PNG or WebP by its content, RGB, still, at most 10 MB and 40 megapixels; kept unshrunk for print',
    form: true,
    limit: 11 * 1024 * 1024,
    status: 201,
    body: z.object({ file: z.file('그림을 골라 주세요.') }),
    answer: one(keptPicture),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/bottle-files/:file_id',
    file: ['image/*'],
    who: 'anyone',
    about: 'A picture of a label, by a name that nobody can guess',
    answer: z.object({}),
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/v1/bottle-shares',
    who: 'anyone',
    status: 201,
    about: 'A link by which others may look at the design as it is now, for ninety days',
    body: z.object({ title, doc: designDoc }),
    answer: one(z.object({ token: z.string() })),
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v1/bottle-shares/:token',
    who: 'anyone',
    about: 'A design somebody shows around, by its secret link',
    answer: one(z.object({ title: z.string(), doc: designDoc, expires_at: z.string() })),
  }),
}

export const designRow = z.object({
  design_id: z.number(),
  title: z.string(),
  doc: designDoc,
  version: z.number(),
  updated_at: z.string(),
})
export type DesignRow = z.output<typeof designRow>
export const designSorts = ['updated_at', 'title'] as const

/** Designs a member keeps. A stranger's is not found. */
export const myBottles = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-bottles',
    who: 'member',
    about: 'My bottle designs',
    query: z.object(pageQuery(designSorts, 12)),
    answer: paged(designRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/my-bottles/:design_id',
    params: { design_id: rowId },
    who: 'member',
    about: 'A bottle design of mine',
    answer: one(designRow),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/v1/my-bottles',
    who: 'member',
    status: 201,
    about: 'Keep a design',
    body: z.object({ title, doc: designDoc }),
    answer: one(designRow),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/my-bottles/:design_id',
    params: { design_id: rowId },
    who: 'member',
    about: 'Keep a design anew; an older `version` than the stored one is refused',
    body: z.object({ title, doc: designDoc, version: z.int() }),
    answer: one(designRow),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-bottles/:design_id',
    params: { design_id: rowId },
    who: 'member',
    about: 'Delete a design of mine',
    answer: z.object({ message: z.string() }),
  }),
}
