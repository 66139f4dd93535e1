import { implement } from '#platform/implement.ts'
import { adminFaqs, faqs } from './faq-contract.ts'
import {
  addFaq,
  addGroup,
  changeFaq,
  changeGroup,
  moveFaq,
  moveGroup,
  publicFaqs,
  removeFaq,
  removeGroup,
  staffFaq,
  staffFaqs,
} from './faq-service.ts'

export const faqApi = [
  ...implement(faqs, { list: (ctx, ask) => publicFaqs(ctx, ask.query) }),
  ...implement(adminFaqs, {
    list: (ctx, ask) => staffFaqs(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await staffFaq(ctx, ask.params.fa_id) }),
    add: async (ctx, ask) => ({ data: await addFaq(ctx, ask.body) }),
    change: async (ctx, ask) => ({ data: await changeFaq(ctx, ask.params.fa_id, ask.body) }),
    move: (ctx, ask) => moveFaq(ctx, ask.params.fa_id, ask.body.up),
    remove: (ctx, ask) => removeFaq(ctx, ask.params.fa_id),
    addGroup: async (ctx, ask) => ({ data: await addGroup(ctx, ask.body) }),
    changeGroup: async (ctx, ask) => ({
      data: await changeGroup(ctx, ask.params.fm_id, ask.body),
    }),
    moveGroup: (ctx, ask) => moveGroup(ctx, ask.params.fm_id, ask.body.up),
    removeGroup: (ctx, ask) => removeGroup(ctx, ask.params.fm_id),
  }),
]
