import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { dropPrivate, readPrivate } from '#platform/private-files.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { Inquiry, InquiryRow, PersonalCategory } from '#shop/inquiry/contract.ts'
import { whyCannotChange } from '#shop/inquiry/rules.ts'
import {
  deleteFiles,
  deletePersonal,
  findFile,
  findGoods,
  findPersonal,
  insertFiles,
  insertPersonal,
  isOwnOrder,
  listFiles,
  listPersonal,
  type PersonalRow,
  updatePersonal,
} from '#shop/inquiry/store/personal.ts'
import { memberOf } from '#shop/member/service.ts'
import { keepFiles, undoneFiles } from './files.ts'

type Typed = {
  qa_category: PersonalCategory
  qa_subject: string
  qa_content: string
  qa_mail: boolean
  qa_sms: boolean
  od_id?: string
  it_id?: string
  files: File[]
}

const perHour = 20

export async function myInquiries(ctx: Ctx, ask: Parameters<typeof listPersonal>[2]) {
  const { rows, total } = await listPersonal(ctx, memberOf(ctx), ask)
  return pageOf(
    rows.map((row) => rowOf(row, row.files)),
    total,
    ask,
  )
}

export async function myInquiry(ctx: Ctx, qa_id: number): Promise<Inquiry> {
  const row = await ownInquiry(ctx, qa_id)
  const attached = await listFiles(ctx, row.qa_id, 'asker')
  const item = row.it_id ? await findGoods(ctx, row.it_id) : null
  const related = row.qa_related ? await findPersonal(ctx, row.mb_id, row.qa_related) : null
  return {
    ...row,
    ...rowOf(row, attached.length),
    attached,
    answer_files: row.qa_answer ? await listFiles(ctx, row.qa_id, 'shop') : [],
    item,
    qa_related: related && { qa_id: related.qa_id, qa_subject: related.qa_subject },
    can_change: whyCannotChange({ answered_at: row.qa_answer_time }) === null,
  }
}

export async function writeInquiry(
  ctx: Ctx,
  { files, qa_related, ...typed }: Typed & { qa_related?: number },
): Promise<Inquiry> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `inquiry:${mb_id}`, perHour, 3600)
  await checkLinks(ctx, mb_id, typed)
  if (qa_related && !(await findPersonal(ctx, mb_id, qa_related))) throw notFound()
  const kept = await keepFiles(ctx, files)
  const qa_id = await undoneFiles(ctx, kept, () =>
    transact(ctx, async (ctx) => {
      const qa_id = await insertPersonal(
        ctx,
        { ...linked(typed), mb_id, qa_related: qa_related ?? null, qa_time: ctx.now },
        kept,
      )
      await announce(ctx, 'inquiry.asked', String(qa_id), {
        kind: 'personal',
        mb_id,
        title: typed.qa_subject,
      })
      return qa_id
    }),
  )
  return myInquiry(ctx, qa_id)
}

export async function changeInquiry(
  ctx: Ctx,
  id: number,
  { files, keep, ...typed }: Typed & { keep: string[] },
): Promise<Inquiry> {
  const mb_id = memberOf(ctx)
  await limitTries(ctx, `inquiry:${mb_id}`, perHour, 3600)
  const { qa_id, qa_answer_time } = await ownInquiry(ctx, id)
  refuse(whyCannotChange({ answered_at: qa_answer_time }))
  await checkLinks(ctx, mb_id, typed)
  const before = (await listFiles(ctx, qa_id, 'asker')).map((file) => file.file_id)
  const gone = before.filter((file_id) => !keep.includes(file_id))
  const kept = await keepFiles(ctx, files, before.length - gone.length)
  await undoneFiles(ctx, kept, () =>
    transact(ctx, async (ctx) => {
      if (!(await updatePersonal(ctx, mb_id, qa_id, linked(typed)))) throw answeredMeanwhile()
      await deleteFiles(ctx, qa_id, gone)
      await insertFiles(ctx, qa_id, kept, 'asker')
      await announce(ctx, 'inquiry.changed', id, { kind: 'personal', mb_id })
    }),
  )
  await dropPrivate(ctx.house.config, gone)
  return myInquiry(ctx, id)
}

export async function removeInquiry(ctx: Ctx, id: number) {
  const mb_id = memberOf(ctx)
  const { qa_id, qa_answer_time } = await ownInquiry(ctx, id)
  refuse(whyCannotChange({ answered_at: qa_answer_time }))
  const files = await listFiles(ctx, qa_id, 'asker')
  await transact(ctx, async (ctx) => {
    if (!(await deletePersonal(ctx, mb_id, qa_id))) throw answeredMeanwhile()
    await announce(ctx, 'inquiry.removed', id, { kind: 'personal', mb_id })
  })
  await dropPrivate(
    ctx.house.config,
    files.map((file) => file.file_id),
  )
  return { message: say(ctx, '문의를 지웠어요.') }
}

export async function myFile(
  ctx: Ctx,
  { qa_id, file_id }: { qa_id: number; file_id: string },
  reply: Reply,
) {
  const row = await ownInquiry(ctx, qa_id)
  await handOut(ctx, row.qa_id, file_id, reply)
  return {}
}

/** A file of a question, once it is known that the asker may have it. */
export async function handOut(ctx: Ctx, qa_id: number, file_id: string, reply: Reply) {
  const file = await findFile(ctx, qa_id, file_id)
  const bytes = file && (await readPrivate(ctx.house.config, file.file_id))
  if (!file || !bytes) throw notFound()
  reply.file = { bytes, name: file.file_name, type: file.file_type }
}

async function ownInquiry(ctx: Ctx, qa_id: number): Promise<PersonalRow> {
  const row = await findPersonal(ctx, memberOf(ctx), qa_id)
  if (!row) throw notFound()
  return row
}

/** An order is the member's own, a product one of the shop's. */
async function checkLinks(
  ctx: Ctx,
  mb_id: string,
  { od_id, it_id }: Pick<Typed, 'od_id' | 'it_id'>,
) {
  if (od_id && !(await isOwnOrder(ctx, mb_id, od_id)))
    throw invalid({ od_id: ['내 주문에서 골라 주세요.'] })
  if (it_id && !(await findGoods(ctx, it_id))) throw invalid({ it_id: ['지금은 없는 상품이에요.'] })
}

function linked({ od_id, it_id, ...typed }: Omit<Typed, 'files'>) {
  return { ...typed, od_id: od_id || null, it_id: it_id || null }
}

function rowOf(row: PersonalRow, files: number): InquiryRow {
  return {
    ...row,
    qa_category: row.qa_category as PersonalCategory, // written from the list alone
    state: row.qa_answer_time ? 'answered' : 'waiting',
    qa_time: row.qa_time.toISOString(),
    qa_answer_time: row.qa_answer_time?.toISOString() ?? null,
    files,
  }
}

export function answeredMeanwhile(): Failure {
  return new Failure('CONFLICT', '그사이 답변이 달렸어요. 새로 불러와서 확인해 주세요.')
}
