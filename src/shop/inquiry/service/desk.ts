import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { maskedMail, maskedPhone } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { dropPrivate } from '#platform/private-files.ts'
import { touch, transact } from '#platform/transact.ts'
import {
  type AnswerTemplate,
  type InquiryKind,
  inquiryKinds,
  type StaffInquiry,
  type StaffInquiryRow,
} from '#shop/inquiry/desk-contract.ts'
import { whyUnfilled } from '#shop/inquiry/rules.ts'
import {
  type DeskAsk,
  type DeskRow,
  deleteTemplate,
  findDesk,
  insertNote,
  insertTemplate,
  listDesk,
  listNotes,
  listStaff,
  putAnswer,
  putAssignee,
  putEnglish,
  updateTemplate,
} from '#shop/inquiry/store/desk.ts'
import { deleteFiles, type FileSide, insertFiles, listFiles } from '#shop/inquiry/store/personal.ts'
import { memberOf } from '#shop/member/service.ts'
import { goodsOf } from '#shop/order/service/goods.ts'
import { keepFiles, undoneFiles } from './files.ts'
import { handOut } from './personal.ts'

type Place = { kind: string; id: number }

export async function inquiriesForStaff(ctx: Ctx, ask: DeskAsk) {
  const { rows, total, counts } = await listDesk(ctx, memberOf(ctx), ask)
  return { ...pageOf(rows.map(rowOf), total, ask), counts }
}

export async function inquiryForStaff(ctx: Ctx, place: Place): Promise<StaffInquiry> {
  const row = await anyInquiry(ctx, place)
  const filesOf = (side: FileSide) => (row.kind === 'personal' ? listFiles(ctx, row.id, side) : [])
  const [files, answer_files, notes, order_goods] = await Promise.all([
    filesOf('asker'),
    filesOf('shop'),
    listNotes(ctx, row.kind, row.id),
    row.od_id ? goodsOf(ctx, row.od_id) : [],
  ])
  const masked = { mb_email: maskedMail(row.mb_email), mb_hp: maskedPhone(row.mb_hp) }
  return { ...row, ...rowOf(row), ...masked, files, answer_files, notes, order_goods }
}

type Answering = { answer: string; version: number; files: File[]; keep: string[] }

/** The answer goes under exactly what was read. The asker hears of the first one; a mended one is only logged. */
export async function answerInquiry(
  ctx: Ctx,
  place: Place,
  { answer, version, files, keep }: Answering,
): Promise<StaffInquiry> {
  const { kind, id } = await anyInquiry(ctx, place)
  const bare = whyUnfilled(answer)
  if (bare) throw invalid({ answer: [say(ctx, ...bare)] })
  // what stands under a product is read by everybody, a file of it by nobody who is not logged in
  if (kind === 'product' && files.length)
    throw invalid({ files: ['파일은 1:1 문의의 답변에만 붙일 수 있어요.'] })
  const before =
    kind === 'personal' ? (await listFiles(ctx, id, 'shop')).map((file) => file.file_id) : []
  const gone = before.filter((file_id) => !keep.includes(file_id))
  const kept = await keepFiles(ctx, files, before.length - gone.length)
  await undoneFiles(ctx, kept, () =>
    transact(ctx, async (ctx) => {
      const row = await anyInquiry(ctx, place)
      if (!(await putAnswer(ctx, row.kind, row.id, answer, version))) throw changedMeanwhile()
      await deleteFiles(ctx, row.id, gone)
      await insertFiles(ctx, row.id, kept, 'shop')
      touch(ctx, 'product-inquiry')
      const told = {
        kind: row.kind,
        mb_id: row.mb_id,
        title: row.subject,
        it_id: row.it_id,
        wants_mail: row.wants_mail,
        wants_sms: row.wants_sms,
      }
      if (row.answered_at === null) await announce(ctx, 'inquiry.answered', String(row.id), told)
      else
        await announce(ctx, 'inquiry.answer_changed', String(row.id), {
          kind: row.kind,
          before: row.answer,
        })
    }),
  )
  await dropPrivate(ctx.house.config, gone)
  return inquiryForStaff(ctx, place)
}

type English = { subject_en: string; content_en: string; answer_en: string; version: number }

/** English words beside a question that everybody reads; those of another version are not put under it. */
export async function putIntoEnglish(
  ctx: Ctx,
  place: Place,
  { subject_en, content_en, answer_en, version }: English,
): Promise<StaffInquiry> {
  await transact(ctx, async (ctx) => {
    const row = await anyInquiry(ctx, place)
    if (row.kind !== 'product') throw notFound()
    if (answer_en && !row.answer) throw invalid({ answer_en: ['답변을 먼저 보낸 뒤 적어 주세요.'] })
    const words = {
      iq_subject_en: subject_en,
      iq_question_en: content_en,
      iq_answer_en: answer_en,
    }
    if (!(await putEnglish(ctx, row.id, words, version))) throw changedMeanwhile()
    touch(ctx, 'product-inquiry')
    await announce(ctx, 'inquiry.translated', String(row.id), { kind: row.kind })
  })
  return inquiryForStaff(ctx, place)
}

const changedMeanwhile = () =>
  new Failure('CONFLICT', '그사이 문의나 답변이 바뀌었어요. 새로 불러온 뒤 다시 저장해 주세요.')

export async function assignInquiry(
  ctx: Ctx,
  place: Place,
  mb_id: string | null,
): Promise<StaffInquiry> {
  await refuseStranger(ctx, mb_id)
  await transact(ctx, (ctx) => giveTo(ctx, place, mb_id))
  return inquiryForStaff(ctx, place)
}

/** All of them or none: one that is gone is named by the refusal. */
export async function assignMany(
  ctx: Ctx,
  { ids, mb_id }: { ids: readonly string[]; mb_id: string | null },
): Promise<{ done: number }> {
  await refuseStranger(ctx, mb_id)
  // in one order, so that two who assign at once never wait for each other
  const chosen = [...new Set(ids)].sort()
  await transact(ctx, async (ctx) => {
    for (const one of chosen) {
      const [kind = '', id = ''] = one.split(':')
      await giveTo(ctx, { kind, id: Number(id) }, mb_id)
    }
  })
  return { done: chosen.length }
}

async function refuseStranger(ctx: Ctx, mb_id: string | null) {
  if (mb_id !== null && !(await listStaff(ctx)).some((one) => one.mb_id === mb_id))
    throw invalid({ mb_id: ['문의를 맡을 수 있는 직원이 아니에요.'] })
}

async function giveTo(ctx: Ctx, place: Place, mb_id: string | null) {
  const row = await anyInquiry(ctx, place)
  await putAssignee(ctx, row.kind, row.id, mb_id)
  await announce(ctx, 'inquiry.assigned', String(row.id), { kind: row.kind, to: mb_id })
}

export async function noteInquiry(ctx: Ctx, place: Place, body: string): Promise<StaffInquiry> {
  const row = await anyInquiry(ctx, place)
  await insertNote(ctx, {
    kind: row.kind,
    inquiry_id: row.id,
    mb_id: memberOf(ctx),
    body,
    created_at: ctx.now,
  })
  return inquiryForStaff(ctx, place)
}

export async function fileForStaff(
  ctx: Ctx,
  { file_id, ...place }: Place & { file_id: string },
  reply: Reply,
) {
  const row = await anyInquiry(ctx, place)
  if (row.kind !== 'personal') throw notFound()
  await handOut(ctx, row.id, file_id, reply)
  return {}
}

type Typed = Omit<AnswerTemplate, 'tp_id'>

export async function addTemplate(ctx: Ctx, typed: Typed): Promise<AnswerTemplate> {
  const row = await insertTemplate(ctx, typed)
  if (!row) throw notFound()
  return row
}

export async function changeTemplate(
  ctx: Ctx,
  tp_id: number,
  typed: Typed,
): Promise<AnswerTemplate> {
  const row = await updateTemplate(ctx, tp_id, typed)
  if (!row) throw notFound()
  return row
}

export async function removeTemplate(ctx: Ctx, tp_id: number) {
  if (!(await deleteTemplate(ctx, tp_id))) throw notFound()
  return { message: say(ctx, '답변 서식을 지웠어요.') }
}

async function anyInquiry(ctx: Ctx, { kind, id }: Place): Promise<DeskRow> {
  const known = inquiryKinds.find((one): one is InquiryKind => one === kind)
  const row = known && (await findDesk(ctx, known, id))
  if (!row) throw notFound()
  return row
}

function rowOf(row: DeskRow): StaffInquiryRow {
  const at = (text: string) => new Date(text).toISOString()
  return {
    ...row,
    state: row.answered_at ? 'answered' : 'waiting',
    asked_at: at(row.asked_at),
    answered_at: row.answered_at && at(row.answered_at),
  }
}
