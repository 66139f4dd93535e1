import { implement } from '#platform/implement.ts'
import { inquiries, productInquiries } from './contract.ts'
import { adminInquiries, answerTemplates } from './desk-contract.ts'
import {
  addTemplate,
  answerInquiry,
  assignInquiry,
  assignMany,
  changeTemplate,
  fileForStaff,
  inquiriesForStaff,
  inquiryForStaff,
  noteInquiry,
  putIntoEnglish,
  removeTemplate,
} from './service/desk.ts'
import {
  changeInquiry,
  myFile,
  myInquiries,
  myInquiry,
  removeInquiry,
  writeInquiry,
} from './service/personal.ts'
import {
  askAboutProduct,
  changeQuestion,
  myQuestion,
  myQuestions,
  productQuestions,
  removeQuestion,
} from './service/product.ts'
import { countWaiting, listStaff, listTemplates } from './store/desk.ts'

export const inquiryApi = [
  ...implement(inquiries, {
    list: (ctx, ask) => myInquiries(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await myInquiry(ctx, ask.params.qa_id) }),
    write: async (ctx, ask) => ({ data: await writeInquiry(ctx, ask.body) }),
    change: async (ctx, ask) => ({ data: await changeInquiry(ctx, ask.params.qa_id, ask.body) }),
    remove: (ctx, ask) => removeInquiry(ctx, ask.params.qa_id),
    file: (ctx, ask, reply) => myFile(ctx, ask.params, reply),
  }),
  ...implement(productInquiries, {
    list: (ctx, ask) => productQuestions(ctx, ask.query),
    mine: (ctx, ask) => myQuestions(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await myQuestion(ctx, ask.params.iq_id) }),
    write: async (ctx, ask) => ({ data: await askAboutProduct(ctx, ask.body) }),
    change: async (ctx, ask) => ({ data: await changeQuestion(ctx, ask.params.iq_id, ask.body) }),
    remove: (ctx, ask) => removeQuestion(ctx, ask.params.iq_id),
  }),
  ...implement(adminInquiries, {
    list: (ctx, ask) => inquiriesForStaff(ctx, ask.query),
    counts: async (ctx) => ({ data: await countWaiting(ctx) }),
    staff: async (ctx) => ({ data: await listStaff(ctx) }),
    show: async (ctx, ask) => ({ data: await inquiryForStaff(ctx, ask.params) }),
    answer: async (ctx, ask) => ({ data: await answerInquiry(ctx, ask.params, ask.body) }),
    english: async (ctx, ask) => ({ data: await putIntoEnglish(ctx, ask.params, ask.body) }),
    assign: async (ctx, ask) => ({ data: await assignInquiry(ctx, ask.params, ask.body.mb_id) }),
    assignMany: async (ctx, ask) => ({ data: await assignMany(ctx, ask.body) }),
    note: async (ctx, ask) => ({ data: await noteInquiry(ctx, ask.params, ask.body.body) }),
    file: (ctx, ask, reply) => fileForStaff(ctx, ask.params, reply),
  }),
  ...implement(answerTemplates, {
    list: async (ctx) => ({ data: await listTemplates(ctx) }),
    add: async (ctx, ask) => ({ data: await addTemplate(ctx, ask.body) }),
    change: async (ctx, ask) => ({ data: await changeTemplate(ctx, ask.params.tp_id, ask.body) }),
    remove: (ctx, ask) => removeTemplate(ctx, ask.params.tp_id),
  }),
]
