import { implement } from '../../platform/implement.ts'
import { mailbox, notifications } from './contract.ts'
import { listLetters, listMessages, readLetter } from './service/mailbox.ts'
import { myNotifications, readAll, readByGet, readNotification, removeAll, removeNotification, restoreNotification } from './service/my-list.ts'

export const notificationApi = [
  ...implement(notifications, {
    list: (ctx, ask) => myNotifications(ctx, ask.query),
    readAll: (ctx) => readAll(ctx),
    removeAll: (ctx) => removeAll(ctx),
    readByGet: async (ctx, ask) => ({ data: await readByGet(ctx, ask.params.id) }),
    read: async (ctx, ask) => ({ data: await readNotification(ctx, ask.params.id) }),
    restore: (ctx, ask) => restoreNotification(ctx, ask.params.id),
    remove: (ctx, ask) => removeNotification(ctx, ask.params.id),
  }),
  ...implement(mailbox, {
    list: async (ctx) => ({ data: await listLetters(ctx) }),
    messages: async (ctx) => ({ data: await listMessages(ctx) }),
    show: async (ctx, ask) => ({ data: await readLetter(ctx, ask.params.id) }),
  }),
]
