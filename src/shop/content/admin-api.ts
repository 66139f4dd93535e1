import { implement } from '#platform/implement.ts'
import { adminCms, adminEntries } from './admin-contract.ts'
import {
  createPage,
  pageVersions,
  publishPage,
  removePage,
  restoreVersion,
  savePage,
  staffPage,
  staffPages,
  withdrawPage,
} from './cms-service.ts'
import { createEntry, removeEntry, saveEntry, staffEntries, staffEntry } from './entry-service.ts'
import { countMenuLinks, saveMenus, staffMenus } from './menu-service.ts'
import { adminMenus } from './menus-contract.ts'

export const contentAdminApi = [
  ...implement(adminMenus, {
    show: async (ctx) => ({ data: await staffMenus(ctx) }),
    links: async (ctx, ask) => ({ data: { count: await countMenuLinks(ctx, ask.query.page) } }),
    save: async (ctx, ask) => ({
      data: { version: await saveMenus(ctx, ask.params.name, ask.body.value, ask.body.version) },
    }),
  }),
  ...implement(adminEntries, {
    list: (ctx, ask) => staffEntries(ctx, ask.params.kind, ask.query),
    show: async (ctx, ask) => ({ data: await staffEntry(ctx, ask.params.kind, ask.params.id) }),
    create: async (ctx, ask) => ({ data: await createEntry(ctx, ask.params.kind, ask.body) }),
    save: async (ctx, ask) => ({
      data: await saveEntry(ctx, ask.params.kind, ask.params.id, ask.body.version, ask.body.form),
    }),
    remove: (ctx, ask) => removeEntry(ctx, ask.params.kind, ask.params.id),
  }),
  ...implement(adminCms, {
    list: (ctx, ask) => staffPages(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await staffPage(ctx, ask.params.id) }),
    create: async (ctx, ask) => ({ data: await createPage(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await savePage(ctx, ask.params.id, ask.body) }),
    publish: async (ctx, ask) => ({ data: await publishPage(ctx, ask.params.id, ask.body) }),
    withdraw: async (ctx, ask) => ({ data: await withdrawPage(ctx, ask.params.id) }),
    versions: (ctx, ask) => pageVersions(ctx, ask.params.id, ask.query),
    restore: async (ctx, ask) => ({
      data: await restoreVersion(ctx, ask.params.id, ask.params.number, ask.body.version),
    }),
    remove: (ctx, ask) => removePage(ctx, ask.params.id),
  }),
]
