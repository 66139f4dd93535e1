import { sql } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { isLocal } from '#kernel/local-origin.ts'
import type { Config } from './config.ts'
import type { Ctx } from './context.ts'
import type { Log } from './log.ts'
import { dropMailbox, type Mailbox, openMailbox } from './mailbox.ts'

export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** the same id for the same message, so that mail programs show a repeated one once */
  messageId?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type Mailer = {
  send(mail: Mail): Promise<void>
  /** false where mail goes nowhere: a public shop without SMTP_URL */
  isOpen: boolean
  /** where the mail of a shop of this machine lies that has no SMTP_URL */
  mailbox: Mailbox | null
  close(): Promise<void>
}

/** No server to send with: trying again changes nothing. */
export class NoMailServer extends Error {
  constructor() {
    super('this shop has no mail server: set SMTP_URL')
    this.name = 'NoMailServer'
  }
}

/**
 * Mail always leaves by SMTP: to the given server, or to one of our own on the loopback that keeps it as files.
 * The latter is for a shop of this machine alone: letters carry keys, and a public shop keeps them where nobody reads.
 */
export async function openMailer(
  config: Pick<Config, 'SMTP_URL' | 'DATA_DIR' | 'ORIGIN'>,
  log: Log,
): Promise<Mailer> {
  if (!isLocal(config.ORIGIN)) {
    await dropMailbox(config.DATA_DIR)
    if (!config.SMTP_URL) return closedMailer()
  }
  const mailbox = config.SMTP_URL ? null : await openMailbox(config.DATA_DIR, log)
  const patience = {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    pool: true,
    maxConnections: 2,
  }
  const transport = nodemailer.createTransport(
    config.SMTP_URL ?? mailbox?.url ?? '',
    // the types of a URL with options leave out the pool's
    patience as object,
  )
  return {
    async send(mail) {
      // an address, never a text that is read: a comma in it would send the mail to somebody else
      await transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        // an absence note is not sent back to a program
        headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
      })
    },
    isOpen: true,
    mailbox,
    async close() {
      transport.close()
      await mailbox?.close()
    },
  }
}

function closedMailer(): Mailer {
  return {
    send: () => Promise.reject(new NoMailServer()),
    isOpen: false,
    mailbox: null,
    close: async () => undefined,
  }
}

/** Sends one mail per event and kind, however often the job runs; how it went stands in mail_log. */
export async function mailOnce(ctx: Ctx, event_id: number, kind: string, mail: Mail) {
  if (!(await claim(ctx, event_id, kind, mail))) return
  try {
    const domain = mail.from.address.split('@')[1] ?? 'localhost'
    await ctx.house.mailer.send({ ...mail, messageId: `<${event_id}.${kind}@${domain}>` })
  } catch (error) {
    await note(
      ctx,
      event_id,
      kind,
      'failed',
      error instanceof Error ? error.message : String(error),
    )
    if (error instanceof NoMailServer) return
    throw error
  }
  await note(ctx, event_id, kind, 'sent', null)
}

/** False when it was sent before. */
async function claim(ctx: Ctx, event_id: number, kind: string, mail: Mail): Promise<boolean> {
  const claimed = await ctx.db.execute(sql`
    insert into mail_log (event_id, kind, recipient, subject, state) values (${event_id}, ${kind}, ${mail.to}, ${mail.subject}, 'sending')
    on conflict (event_id, kind) do update set state = 'sending', error = null where mail_log.state <> 'sent'
    returning mail_id`)
  return claimed.rows.length > 0
}

async function note(ctx: Ctx, event_id: number, kind: string, state: string, error: string | null) {
  await ctx.db.execute(
    sql`update mail_log set state = ${state}, error = ${error?.slice(0, 500) ?? null} where event_id = ${event_id} and kind = ${kind}`,
  )
}
