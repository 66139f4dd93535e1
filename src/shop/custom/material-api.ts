import { implement } from '#platform/implement.ts'
import { adminMaterials } from './material-contract.ts'
import {
  createMaterial,
  listForStaff,
  materialForStaff,
  saveMaterial,
} from './service/material-desk.ts'

export const materialApi = implement(adminMaterials, {
  list: (ctx, ask) => listForStaff(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await materialForStaff(ctx, ask.params.material_id) }),
  create: async (ctx, ask) => ({ data: await createMaterial(ctx, ask.body) }),
  save: async (ctx, ask) => ({
    data: await saveMaterial(ctx, ask.params.material_id, ask.body),
  }),
})
