import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

/** What the shop leans on. */
export const parts = [
  'database',
  'disk',
  'files',
  'queue',
  'mail',
  'messages',
  'payments',
  'backup',
  'process',
] as const
export type Part = (typeof parts)[number]

/** `off` is a part that was never set up. */
export const partState = z.enum(['good', 'warn', 'bad', 'off'])
export type PartState = z.output<typeof partState>

const partShown = z.object({
  part: z.enum(parts),
  state: partState,
  /** in the reader's language */
  said: z.string(),
})

export const health = z.object({
  at: z.string(),
  since: z.string(),
  parts: z.array(partShown),
})
export type Health = z.output<typeof health>

/** Whether it came back from it: into a database beside the shop's, or only read from end to end. */
export const verdict = z.enum(['restored', 'read', 'damaged'])
export type Verdict = z.output<typeof verdict>
export const backupState = z.enum(['making', 'done', 'failed'])
export type BackupState = z.output<typeof backupState>

const backupShown = z.object({
  name: z.string(),
  made_at: z.string(),
  /** null while it is made, and where only the note of it is left */
  bytes: z.nullable(z.number()),
  state: backupState,
  sealed: z.nullable(z.boolean()),
  row_count: z.number(),
  file_count: z.number(),
  asked_by: z.string(),
  verdict: z.nullable(verdict),
  verified_at: z.nullable(z.string()),
  why: z.string(),
})
export type BackupShown = z.output<typeof backupShown>

const shelf = z.object({
  place: z.string(),
  sealed: z.boolean(),
  /** in a folder of the same disk: gone with it */
  same_disk: z.boolean(),
  running: z.boolean(),
  backups: z.array(backupShown),
})
export type BackupShelf = z.output<typeof shelf>

export const backups = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/backups',
    who: ['owner'],
    about: 'The backups that are kept, the newest first, with what their check said',
    answer: one(shelf),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/admin/backups',
    who: ['owner'],
    about: 'Makes a backup now and checks it; it runs on after the answer',
    status: 201,
    answer: one(z.object({ asked: z.boolean() })),
  }),
}

export const upkeep = {
  health: endpoint({
    method: 'GET',
    path: '/api/v1/admin/health',
    who: ['owner', 'accountant'],
    about: 'How the database, disk, queue, mail, providers and this process are doing',
    answer: one(health),
  }),
}
