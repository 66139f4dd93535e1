import { implement } from '#platform/implement.ts'
import { adminNotices, noticeFiles } from './notice-contract.ts'
import {
  addNoticeFiles,
  changeNotice,
  createNotice,
  handOutNoticeFile,
  noticeForStaff,
  noticesForStaff,
  removeNotice,
  removeNoticeFile,
} from './notice-service.ts'

export const noticeDeskApi = [
  ...implement(noticeFiles, {
    file: (ctx, ask, reply) => handOutNoticeFile(ctx, ask.params, reply),
  }),
  ...implement(adminNotices, {
    list: (ctx, ask) => noticesForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await noticeForStaff(ctx, ask.params.id) }),
    create: async (ctx, ask) => ({ data: await createNotice(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await changeNotice(ctx, ask.params.id, ask.body) }),
    remove: (ctx, ask) => removeNotice(ctx, ask.params.id),
    addFiles: async (ctx, ask) => ({
      data: await addNoticeFiles(ctx, ask.params.id, ask.body.files),
    }),
    removeFile: (ctx, ask) => removeNoticeFile(ctx, ask.params),
  }),
]
