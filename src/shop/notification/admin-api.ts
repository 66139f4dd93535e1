import { implement } from '#platform/implement.ts'
import { adminDeliveries, adminTemplates } from './admin-contract.ts'
import { adminBells } from './restock-contract.ts'
import { resend, showLogged, staffLog } from './service/log.ts'
import { staffBells, tellWaiting } from './service/restock.ts'
import {
  previewTemplate,
  resetTemplate,
  saveTemplate,
  staffTemplate,
  staffTemplates,
  testTemplate,
} from './service/templates.ts'

export const notificationAdminApi = [
  ...implement(adminDeliveries, {
    list: (ctx, ask) => staffLog(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showLogged(ctx, ask.params.delivery_id) }),
    resend: (ctx, ask) => resend(ctx, ask.params.delivery_id, ask.body.reason),
  }),
  ...implement(adminTemplates, {
    list: async (ctx) => ({ data: await staffTemplates(ctx) }),
    show: async (ctx, ask) => ({ data: await staffTemplate(ctx, ask.params.kind) }),
    save: async (ctx, ask) => ({ data: await saveTemplate(ctx, ask.params.kind, ask.body) }),
    reset: async (ctx, ask) => ({
      data: await resetTemplate(ctx, ask.params.kind, ask.body.version),
    }),
    preview: async (ctx, ask) => ({ data: await previewTemplate(ctx, ask.params.kind, ask.body) }),
    test: (ctx, ask) => testTemplate(ctx, ask.params.kind, ask.body),
  }),
  ...implement(adminBells, {
    list: (ctx, ask) => staffBells(ctx, ask.query),
    tell: (ctx, ask) => tellWaiting(ctx, ask.params.io_no),
  }),
]
