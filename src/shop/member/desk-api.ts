import { implement } from '#platform/implement.ts'
import { adminAudit } from './audit-contract.ts'
import { adminMembers, adminStaff } from './desk-contract.ts'
import {
  addNote,
  blockMember,
  gradeByHand,
  listMembers,
  logOutMember,
  reveal,
  showMember,
  unblockMember,
} from './service/desk.ts'
import { membersSheet } from './service/members-sheet.ts'
import {
  audit,
  changePerson,
  changeRole,
  createStaff,
  newLink,
  staffAccounts,
  switchStaff,
} from './service/staff-accounts.ts'

export const memberDeskApi = [
  ...implement(adminMembers, {
    list: (ctx, ask) => listMembers(ctx, ask.query),
    sheet: (ctx, ask, reply) => membersSheet(ctx, ask.query, ask.body, reply),
    show: async (ctx, ask) => ({ data: await showMember(ctx, ask.params.mb_id) }),
    reveal: async (ctx, ask) => ({ data: await reveal(ctx, ask.params.mb_id, ask.body.reason) }),
    grade: async (ctx, ask) => ({ data: await gradeByHand(ctx, ask.params.mb_id, ask.body) }),
    block: async (ctx, ask) => ({
      data: await blockMember(ctx, ask.params.mb_id, ask.body.reason),
    }),
    unblock: async (ctx, ask) => ({
      data: await unblockMember(ctx, ask.params.mb_id, ask.body.reason),
    }),
    endSessions: async (ctx, ask) => ({
      data: await logOutMember(ctx, ask.params.mb_id, ask.body.reason),
    }),
    note: async (ctx, ask) => ({ data: await addNote(ctx, ask.params.mb_id, ask.body.text) }),
  }),
  ...implement(adminStaff, {
    list: async (ctx) => ({ data: await staffAccounts(ctx) }),
    create: async (ctx, ask) => ({ data: await createStaff(ctx, ask.body) }),
    person: async (ctx, ask) => ({ data: await changePerson(ctx, ask.params.mb_id, ask.body) }),
    role: async (ctx, ask) => ({ data: await changeRole(ctx, ask.params.mb_id, ask.body) }),
    active: async (ctx, ask) => ({ data: await switchStaff(ctx, ask.params.mb_id, ask.body) }),
    link: async (ctx, ask) => ({ data: await newLink(ctx, ask.params.mb_id) }),
  }),
  ...implement(adminAudit, { list: (ctx, ask) => audit(ctx, ask.query) }),
]
