import { implement } from '#platform/implement.ts'
import { adminDocuments, documents } from './contract.ts'
import { stateAllergens } from './service/allergen-statement.ts'
import { stateMaterial } from './service/material-statement.ts'
import {
  addDocumentVersion,
  changeDocument,
  createDocument,
  documentBoard,
  documentForStaff,
  documentOf,
  documentsForStaff,
  handOutDocument,
  removeDocumentVersion,
  withdrawDocument,
} from './service.ts'

export const documentApi = [
  ...implement(documents, {
    list: (ctx, ask) => documentBoard(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await documentOf(ctx, ask.params.dc_id) }),
    file: (ctx, ask, reply) => handOutDocument(ctx, ask.params, reply),
  }),
  ...implement(adminDocuments, {
    state: (ctx, ask) => stateAllergens(ctx, ask.body),
    stateMaterial: (ctx, ask) => stateMaterial(ctx, ask.body.material_id),
    list: (ctx, ask) => documentsForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await documentForStaff(ctx, ask.params.dc_id) }),
    create: async (ctx, ask) => ({ data: await createDocument(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await changeDocument(ctx, ask.params.dc_id, ask.body) }),
    addVersion: async (ctx, ask) => ({
      data: await addDocumentVersion(ctx, ask.params.dc_id, ask.body),
    }),
    removeVersion: async (ctx, ask) => ({ data: await removeDocumentVersion(ctx, ask.params) }),
    withdraw: async (ctx, ask) => ({
      data: await withdrawDocument(ctx, ask.params.dc_id, ask.body.withdrawn),
    }),
  }),
]
