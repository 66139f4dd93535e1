import { implement } from '#platform/implement.ts'
import { mailbox, notifications, unsubscribes } from './contract.ts'
import { bells } from './restock-contract.ts'
import { listLetters, listMessages, readLetter } from './service/mailbox.ts'
import {
  myNotifications,
  readAll,
  readByGet,
  readNotification,
  removeAll,
  removeNotification,
  restoreNotification,
} from './service/my-list.ts'
import { bellWays, ringBell } from './service/restock.ts'
import { showUnsubscribe, unsubscribe } from './service/unsubscribe.ts'

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
  ...implement(unsubscribes, {
    show: async (ctx, ask) => ({ data: await showUnsubscribe(ctx, ask.params.token) }),
    stop: (ctx, ask) => unsubscribe(ctx, ask.params.token),
  }),
  ...implement(bells, {
    ways: (ctx) => ({ data: bellWays(ctx) }),
    ring: (ctx, ask) => ringBell(ctx, ask.body),
  }),
  ...implement(mailbox, {
    list: async (ctx) => ({ data: await listLetters(ctx) }),
    messages: async (ctx) => ({ data: await listMessages(ctx) }),
    show: async (ctx, ask) => ({ data: await readLetter(ctx, ask.params.id) }),
  }),
]
