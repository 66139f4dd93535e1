import { implement } from '#platform/implement.ts'
import { personalPayments } from './contract.ts'
import { personalDesk } from './desk-contract.ts'
import { comeBackFromPersonal } from './service/come-back.ts'
import { noteTransfer, refundPersonal } from './service/desk.ts'
import {
  makePersonal,
  ownDifference,
  sendDifference,
  sendPersonal,
  withdrawPersonal,
} from './service/make.ts'
import { payPersonal, promiseTransfer } from './service/pay.ts'
import { deskPersonal, myPersonal, showDetail, showPersonal } from './service/show.ts'

export const personalPaymentApi = [
  ...implement(personalPayments, {
    show: async (ctx, ask) => ({ data: await showPersonal(ctx, ask.params.token) }),
    pay: async (ctx, ask) => ({ data: await payPersonal(ctx, ask.params.token, ask.body) }),
    transfer: async (ctx, ask) => ({
      data: await promiseTransfer(ctx, ask.params.token, ask.body),
    }),
    comeBack: async (ctx, ask) => ({
      data: await comeBackFromPersonal(ctx, { ...ask.params, ...ask.body }),
    }),
    mine: (ctx, ask) => myPersonal(ctx, ask.query),
    ofOrder: async (ctx, ask) => ({ data: await ownDifference(ctx, ask.params.od_id) }),
  }),
  ...implement(personalDesk, {
    list: (ctx, ask) => deskPersonal(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showDetail(ctx, ask.params.pp_id) }),
    make: async (ctx, ask) => ({ data: await makePersonal(ctx, ask.body) }),
    send: async (ctx, ask) => ({ data: await sendPersonal(ctx, ask.params.pp_id, ask.body) }),
    withdraw: async (ctx, ask) => ({
      data: await withdrawPersonal(ctx, ask.params.pp_id, ask.body.reason),
    }),
    deposit: async (ctx, ask) => ({ data: await noteTransfer(ctx, ask.params.pp_id, ask.body) }),
    refund: async (ctx, ask) => ({ data: await refundPersonal(ctx, ask.params.pp_id, ask.body) }),
    difference: async (ctx, ask) => ({ data: await sendDifference(ctx, ask.params.od_id) }),
  }),
]
