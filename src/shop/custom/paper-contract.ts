import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { formulaShape, formulasPath } from './formula-contract.ts'

const of = { params: { formula_id: rowId }, who: 'member' } as const
const file = z.object({})

/** What a formula is taken home as, and the photograph that its maker took of it. */
export const formulaPapers = {
  csv: endpoint({
    method: 'GET',
    path: `${formulasPath}/:formula_id/formula.csv`,
    file: ['text/csv'],
    ...of,
    about: 'A formula of mine as a table',
    answer: file,
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${formulasPath}/:formula_id/formula.pdf`,
    file: ['application/pdf'],
    ...of,
    about: 'A formula of mine as a sheet to print: figures, lines, limits, sources and notes',
    answer: file,
  }),
  photo: endpoint({
    method: 'GET',
    path: `${formulasPath}/:formula_id/photo/:photo`,
    file: ['image/webp'],
    ...of,
    about: 'The photograph of a formula of mine',
    answer: file,
  }),
  keepPhoto: endpoint({
    method: 'POST',
    path: `${formulasPath}/:formula_id/photo`,
    ...of,
    about:
      'Keep a photograph with a formula of mine, in place of one before; JPEG, PNG, WebP, GIF or HEIF of at most 10 MB',
    form: true,
    limit: 11 * 1024 * 1024,
    body: z.object({ photo: z.optional(z.file()) }),
    answer: one(formulaShape),
  }),
  dropPhoto: endpoint({
    method: 'DELETE',
    path: `${formulasPath}/:formula_id/photo`,
    ...of,
    about: 'Take the photograph of a formula of mine away',
    answer: one(formulaShape),
  }),
}
