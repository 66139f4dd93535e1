import { implement } from '#platform/implement.ts'
import { account, addresses } from './account-contract.ts'
import { consents } from './consent-contract.ts'
import { devices } from './device-contract.ts'
import { leaving } from './leave-contract.ts'
import { confirmMail, mailMyCode, showAccount, updateAccount } from './service/account.ts'
import { addAddress, myAddresses, removeAddress, updateAddress } from './service/addresses.ts'
import { changePassword } from './service/change-password.ts'
import { changeConsents, myConsents } from './service/consents.ts'
import { copyMyData, leave, previewLeaving } from './service/leave.ts'
import { endDevice, endOtherDevices, myDevices } from './service/where-logged-in.ts'

export const accountApi = [
  ...implement(leaving, {
    preview: async (ctx) => ({ data: await previewLeaving(ctx) }),
    leave: (ctx, ask, reply) => leave(ctx, ask.body, reply),
    download: async (ctx, ask) => ({ data: await copyMyData(ctx, ask.body) }),
  }),
  ...implement(account, {
    show: async (ctx) => ({ data: await showAccount(ctx) }),
    update: (ctx, ask) => updateAccount(ctx, ask.params.mb_id, ask.body),
    confirmMail: (ctx, ask) => confirmMail(ctx, ask.body.token),
    changePassword: (ctx, ask, reply) => changePassword(ctx, ask.body, reply),
    mailCode: (ctx) => mailMyCode(ctx),
  }),
  ...implement(addresses, {
    list: (ctx, ask) => myAddresses(ctx, ask.query),
    add: async (ctx, ask) => ({ data: await addAddress(ctx, ask.body) }),
    update: async (ctx, ask) => ({ data: await updateAddress(ctx, ask.params.ad_id, ask.body) }),
    remove: (ctx, ask) => removeAddress(ctx, ask.params.ad_id),
  }),
  ...implement(consents, {
    show: async (ctx) => ({ data: await myConsents(ctx) }),
    change: (ctx, ask) => changeConsents(ctx, ask.body),
  }),
  ...implement(devices, {
    list: (ctx, ask) => myDevices(ctx, ask.query),
    end: (ctx, ask) => endDevice(ctx, ask.params.id),
    endOthers: (ctx) => endOtherDevices(ctx),
  }),
]
