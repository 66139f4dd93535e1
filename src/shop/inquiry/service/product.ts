import { notFound, refuse } from '#kernel/failure.ts'
import { publicName } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { touch, transact } from '#platform/transact.ts'
import { isForSale } from '#shop/catalog/service.ts'
import type { MyProductInquiry, ProductCategory, ProductInquiry } from '#shop/inquiry/contract.ts'
import { whyCannotChange } from '#shop/inquiry/rules.ts'
import {
  deleteProduct,
  findMyProduct,
  insertProduct,
  listMyProduct,
  listProduct,
  type ProductRow,
  updateProduct,
} from '#shop/inquiry/store/product.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import { answeredMeanwhile } from './personal.ts'

type Typed = {
  iq_category: ProductCategory
  iq_subject: string
  iq_question: string
  iq_secret: boolean
  iq_mail: boolean
  iq_sms: boolean
}

const perHour = 20

export async function productQuestions(ctx: Ctx, ask: Parameters<typeof listProduct>[1]) {
  const { rows, total } = await listProduct(ctx, ask)
  return pageOf(rows.map(openOf), total, ask)
}

export async function myQuestions(ctx: Ctx, ask: Parameters<typeof listMyProduct>[2]) {
  const { rows, total } = await listMyProduct(ctx, memberOf(ctx), ask)
  return pageOf(rows.map(mineOf), total, ask)
}

export async function myQuestion(ctx: Ctx, iq_id: number): Promise<MyProductInquiry> {
  return mineOf(await ownQuestion(ctx, iq_id))
}

export async function askAboutProduct(
  ctx: Ctx,
  { it_id, ...typed }: Typed & { it_id: string },
): Promise<MyProductInquiry> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `product-inquiry:${mb_id}`, perHour, 3600)
  if (!(await isForSale(ctx, it_id))) throw notFound()
  const member = await currentMember(ctx)
  const iq_id = await transact(ctx, async (ctx) => {
    const iq_id = await insertProduct(ctx, {
      ...typed,
      it_id,
      mb_id,
      iq_name: member?.mb_name ?? '',
      iq_time: ctx.now,
    })
    touch(ctx, 'product-inquiry')
    await announce(ctx, 'inquiry.asked', String(iq_id), {
      kind: 'product',
      mb_id,
      it_id,
      title: typed.iq_subject,
      secret: typed.iq_secret,
    })
    return iq_id
  })
  return myQuestion(ctx, iq_id)
}

export async function changeQuestion(
  ctx: Ctx,
  id: number,
  typed: Typed,
): Promise<MyProductInquiry> {
  const { row } = await ownQuestion(ctx, id)
  refuse(whyCannotChange({ answered_at: row.iq_answer_time }))
  await transact(ctx, async (ctx) => {
    // English words of a question that says something else now would be untrue
    const words = { ...typed, iq_subject_en: '', iq_question_en: '' }
    if (!(await updateProduct(ctx, row.mb_id, row.iq_id, words))) throw answeredMeanwhile()
    touch(ctx, 'product-inquiry')
    await announce(ctx, 'inquiry.changed', id, { kind: 'product', mb_id: row.mb_id })
  })
  return myQuestion(ctx, id)
}

export async function removeQuestion(ctx: Ctx, id: number) {
  const { row } = await ownQuestion(ctx, id)
  refuse(whyCannotChange({ answered_at: row.iq_answer_time }))
  await transact(ctx, async (ctx) => {
    if (!(await deleteProduct(ctx, row.mb_id, row.iq_id))) throw answeredMeanwhile()
    touch(ctx, 'product-inquiry')
    await announce(ctx, 'inquiry.removed', id, { kind: 'product', mb_id: row.mb_id })
  })
  return { message: say(ctx, '문의를 지웠어요.') }
}

async function ownQuestion(ctx: Ctx, iq_id: number): Promise<ProductRow> {
  const found = await findMyProduct(ctx, memberOf(ctx), iq_id)
  if (!found) throw notFound()
  return found
}

const unsaid = {
  iq_name: '',
  ...{ iq_subject: '', iq_question: '', iq_answer: '' },
  ...{ iq_subject_en: '', iq_question_en: '', iq_answer_en: '' },
}

/** As everybody reads it: of a secret one nothing leaves the house but when it was asked and whether it is answered. */
export function openOf({ row, item }: ProductRow): ProductInquiry {
  const whole = wholeOf({ row, item })
  return row.iq_secret ? { ...whole, ...unsaid } : { ...whole, iq_name: publicName(row.iq_name) }
}

function mineOf({ row, item }: ProductRow): MyProductInquiry {
  return {
    ...wholeOf({ row, item }),
    iq_mail: row.iq_mail,
    iq_sms: row.iq_sms,
    can_change: whyCannotChange({ answered_at: row.iq_answer_time }) === null,
  }
}

function wholeOf({ row, item }: ProductRow): ProductInquiry {
  const { iq_id, iq_name, iq_subject, iq_question, iq_secret, iq_answer } = row
  const { iq_subject_en, iq_question_en, iq_answer_en } = row
  return {
    ...{ iq_subject_en, iq_question_en, iq_answer_en },
    iq_id,
    iq_name,
    iq_subject,
    iq_question,
    iq_secret,
    iq_answer,
    item,
    iq_category: row.iq_category as ProductCategory, // written from the list alone
    state: row.iq_answer_time ? 'answered' : 'waiting',
    iq_time: row.iq_time.toISOString(),
    iq_answer_time: row.iq_answer_time?.toISOString() ?? null,
  }
}
