import { implement } from '#platform/implement.ts'
import { companyAddresses } from './address-contract.ts'
import { companies } from './contract.ts'
import { companyDesk } from './desk-contract.ts'
import {
  acceptColleague,
  inviteColleague,
  leaveCompany,
  removeColleague,
  showInvitation,
} from './service/colleagues.ts'
import {
  companiesForStaff,
  companyForStaff,
  enterReceipt,
  setTerms,
  undoReceipt,
} from './service/desk.ts'
import {
  companyAddressBook,
  myCompany,
  myCompanyInvoices,
  myCompanyOrders,
} from './service/my-company.ts'
import { remindByHand } from './service/remind.ts'
import { ownStatementText, statementPdf, statementText } from './service/statement.ts'

export const companyApi = [
  ...implement(companies, {
    show: async (ctx) => ({ data: await myCompany(ctx) }),
    orders: (ctx, ask) => myCompanyOrders(ctx, ask.query),
    invoices: (ctx, ask) => myCompanyInvoices(ctx, ask.query),
    statementText: async (ctx, ask) => ({ data: await ownStatementText(ctx, ask.params.month) }),
    statement: async (ctx, ask, reply) => {
      const { month } = ask.params
      reply.file = await statementPdf(ctx, await ownStatementText(ctx, month), month)
      return {}
    },
    invite: async (ctx, ask) => ({ data: await inviteColleague(ctx, ask.body.email) }),
    remove: async (ctx, ask) => ({ data: await removeColleague(ctx, ask.params.co_id) }),
    leave: async (ctx) => ({ data: await leaveCompany(ctx) }),
    invitation: async (ctx, ask) => ({ data: await showInvitation(ctx, ask.params.token) }),
    accept: async (ctx, ask) => ({ data: await acceptColleague(ctx, ask.params.token) }),
  }),
  ...implement(companyAddresses, {
    list: async (ctx) => ({ data: await companyAddressBook(ctx) }),
  }),
  ...implement(companyDesk, {
    list: (ctx, ask) => companiesForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await companyForStaff(ctx, ask.params.mb_id) }),
    terms: async (ctx, ask) => ({ data: await setTerms(ctx, ask.params.mb_id, ask.body) }),
    receipt: async (ctx, ask) => ({ data: await enterReceipt(ctx, ask.params.mb_id, ask.body) }),
    undo: async (ctx, ask) => ({
      data: await undoReceipt(ctx, ask.params.mb_id, ask.params.en_id, ask.body.note),
    }),
    remind: async (ctx, ask) => ({ data: await remindByHand(ctx, ask.params.mb_id) }),
    statementText: async (ctx, ask) => ({
      data: await statementText(ctx, ask.params.mb_id, ask.params.month),
    }),
    statement: async (ctx, ask, reply) => {
      const { mb_id, month } = ask.params
      reply.file = await statementPdf(ctx, await statementText(ctx, mb_id, month), month)
      return {}
    },
  }),
]
