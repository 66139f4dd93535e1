import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'
import { one } from '../../kernel/paging.ts'

export const letter = z.object({ id: z.string(), at: z.string(), from: z.string(), to: z.string(), subject: z.string() })
export type Letter = z.output<typeof letter>

/** The mail of a shop without SMTP_URL. Who may read it is decided by the verb: anyone while developing, else the desk. */
export const mailbox = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/dev/mailbox',
    who: 'anyone',
    about: 'Mail sent by a shop without an SMTP server, newest first; staff only, except while developing',
    answer: z.object({ data: z.array(letter) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/dev/mailbox/:id',
    who: 'anyone',
    about: 'One of these mails',
    answer: one(z.extend(letter, { text: z.string(), html: z.string() })),
  }),
}
