import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export type Both = { ko: string; en: string }
/** What a template says: the head of the list and of the mail, the sentence below it, and the text of a message to a phone. */
export type Texts = { title: Both; body: Both; message: Both }

/** What leaves: a mail, or a message to a phone. Kept with its keys covered, and whole under seal. */
export type Content = (
  | { subject: string; text: string; html: string; headers?: Record<string, string> }
  | { title: string; text: string; alimtalk_code?: string; variables?: Record<string, string> }
  | { forgotten: true }
) & { sealed?: string }

export const notification = z.object({
  id: z.number(),
  mb_id: z.string(),
  type: z.string(),
  title: z.string(),
  title_en: z.string(),
  body: z.string(),
  body_en: z.string(),
  link: z.string(),
  created_at: z.string(),
  /** empty while unread */
  read_at: z.nullable(z.string()),
})
export type Notification = z.output<typeof notification>

const notificationPage = z.extend(paged(notification), { unread: z.number() })
export type NotificationPage = z.output<typeof notificationPage>

const read = one(
  z.object({ id: z.number(), read_at: z.nullable(z.string()), notification_count: z.number() }),
)
const counted = z.object({ message: z.string(), notification_count: z.number() })
const base = '/api/v1/notification'

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: base,
    who: 'member',
    about: 'My notifications, newest first; somebody else’s mb_id is not found',
    query: z.object({
      ...pageQuery(['created_at'], 10),
      mb_id: z.optional(z.string().check(z.maxLength(100))),
      unread: z.optional(z.enum(['1'])),
    }),
    answer: notificationPage,
  }),
  // "all" stands before the numbers, so that it is never taken for one
  readAll: endpoint({
    method: 'PUT',
    path: `${base}/all/read-at`,
    who: 'member',
    about: 'Mark all of mine as read',
    answer: counted,
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: `${base}/all`,
    who: 'member',
    about: 'Delete all of mine',
    answer: counted,
  }),
  readByGet: endpoint({
    method: 'GET',
    path: `${base}/:id/read-at`,
    params: { id: rowId },
    who: 'member',
    about:
      'Mark one of mine as read; changes nothing when fetched ahead or from another site. Prefer PUT',
    answer: read,
  }),
  read: endpoint({
    method: 'PUT',
    path: `${base}/:id/read-at`,
    params: { id: rowId },
    who: 'member',
    about: 'Mark one of mine as read; again is harmless',
    answer: read,
  }),
  restore: endpoint({
    method: 'PUT',
    path: `${base}/:id/restore`,
    params: { id: rowId },
    who: 'member',
    about: 'Bring back one that I deleted today',
    answer: counted,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${base}/:id`,
    params: { id: rowId },
    who: 'member',
    about: 'Delete one of mine',
    answer: counted,
  }),
}

export const letter = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
})
export type Letter = z.output<typeof letter>

/** A message to a phone as the local stand-in of the message service received it. */
export const phoneMessage = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  to: z.string(),
  type: z.enum(['SMS', 'LMS', 'ATA']),
  subject: z.string(),
  text: z.string(),
  template: z.string(),
})
export type PhoneMessage = z.output<typeof phoneMessage>

/** The mail of a shop of this machine without SMTP_URL; a public shop has none. Who may read it is decided by the verb: anyone while developing, else the owner. */
export const mailbox = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/dev/mailbox',
    who: 'anyone',
    about:
      'Mail sent by a shop of this machine without an SMTP server, newest first; the owner only, except while developing',
    answer: z.object({ data: z.array(letter) }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/v1/dev/mailbox-messages',
    who: 'anyone',
    about:
      'Text messages and Kakao notices sent by a shop of this machine without a message service; the owner only, except while developing',
    answer: z.object({ data: z.array(phoneMessage) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/dev/mailbox/:id',
    who: 'anyone',
    about: 'One of these mails',
    answer: one(z.extend(letter, { text: z.string(), html: z.string() })),
  }),
}

/** The link below advertising: works without a login, and with one press in a mail program. */
export const unsubscribes = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/unsubscribe/:token',
    who: 'anyone',
    about: 'Which advertising a link is about; changes nothing',
    answer: one(
      z.object({ channel: z.enum(['mail', 'message']), address: z.string(), wanted: z.boolean() }),
    ),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/v1/unsubscribe/:token',
    who: 'anyone',
    about: 'Stop it; mail programs post it by themselves (RFC 8058)',
    answer: z.object({ message: z.string() }),
    // the signature of the link is the proof
    xsrf: false,
    form: true,
  }),
}
