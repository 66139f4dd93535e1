import { implement } from '../../platform/implement.ts'
import { mailbox } from './contract.ts'
import { listLetters, readLetter } from './service.ts'

export const mailboxApi = implement(mailbox, {
  list: async (ctx) => ({ data: await listLetters(ctx) }),
  show: async (ctx, ask) => ({ data: await readLetter(ctx, ask.params.id) }),
})
