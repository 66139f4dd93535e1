import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { InquiryKind } from '#shop/inquiry/desk-contract.ts'
import {
  answerTemplate,
  inquiryNote,
  personalInquiry,
  productInquiry,
} from '#shop/inquiry/tables.ts'
import { member } from '#shop/member/tables.ts'
import { answerDays } from '#shop/review/rules.ts'

export type DeskRow = {
  kind: InquiryKind
  id: number
  mb_id: string
  mb_name: string
  mb_email: string
  mb_hp: string
  category: string
  subject: string
  content: string
  answer: string
  subject_en: string
  content_en: string
  answer_en: string
  secret: boolean
  wants_mail: boolean
  wants_sms: boolean
  asked_at: string
  answered_at: string | null
  assigned_to: string | null
  assigned_name: string | null
  it_id: string | null
  it_name: string | null
  it_name_en: string | null
  od_id: string | null
  related: number | null
  version: number
}
export type DeskAsk = {
  page: number
  per_page: number
  sort: 'waiting' | 'asked_at'
  order: 'asc' | 'desc'
  kind?: InquiryKind
  state?: 'waiting' | 'answered'
  assigned?: 'me' | 'nobody'
  it_id?: string
  mb_id?: string
  keyword?: string
}

const both = sql`(
  select 'personal' as kind, qa_id as id, mb_id, qa_category as category, qa_subject as subject, qa_content as content, qa_answer as answer, '' as subject_en, '' as content_en, '' as answer_en, true as secret, qa_mail as wants_mail, qa_sms as wants_sms,
    qa_time as asked_at, qa_answer_time as answered_at, assigned_to, it_id, od_id, qa_related as related, version from personal_inquiry
  union all
  select 'product', iq_id, mb_id, iq_category, iq_subject, iq_question, iq_answer, iq_subject_en, iq_question_en, iq_answer_en, iq_secret, iq_mail, iq_sms, iq_time, iq_answer_time, assigned_to, it_id, null, null, version from product_inquiry) q`
const joined = sql`${both} join member m using (mb_id) left join item i on i.it_id = q.it_id left join member s on s.mb_id = q.assigned_to`
const columns = sql`q.*, m.mb_name, m.mb_email, m.mb_hp, s.mb_name as assigned_name, i.it_name, i.it_name_en`

// moments are told as JSON tells them, so that one shape serves both kinds
export async function listDesk(ctx: Ctx, me: string, ask: DeskAsk) {
  const like = containing(ask.keyword ?? '')
  const asked = sql`true
    ${ask.kind ? sql`and q.kind = ${ask.kind}` : sql``}
    ${ask.state ? (ask.state === 'waiting' ? sql`and q.answered_at is null` : sql`and q.answered_at is not null`) : sql``}
    ${ask.assigned ? (ask.assigned === 'me' ? sql`and q.assigned_to = ${me}` : sql`and q.assigned_to is null`) : sql``}
    ${ask.it_id ? sql`and q.it_id = ${ask.it_id}` : sql``} ${ask.mb_id ? sql`and q.mb_id = ${ask.mb_id}` : sql``}
    ${ask.keyword ? sql`and (q.subject ilike ${like} or q.content ilike ${like} or m.mb_name ilike ${like} or q.mb_id ilike ${like} or i.it_name ilike ${like} or q.od_id ilike ${like})` : sql``}`
  const way = ask.order === 'asc' ? sql`asc` : sql`desc`
  const ordered =
    ask.sort === 'waiting'
      ? sql`q.answered_at is not null, case when q.answered_at is null then q.asked_at end asc, q.answered_at desc`
      : sql`q.asked_at ${way}`
  const found = await ctx.db.execute<{
    rows: DeskRow[] | null
    total: number
    counts: Record<string, number>
  }>(sql`
    select (select count(*)::int from ${joined} where ${asked}) as total,
      (select json_agg(one) from (select ${columns} from ${joined} where ${asked} order by ${ordered}, q.kind, q.id desc limit ${ask.per_page} offset ${rowsBefore(ask)}) one) as rows,
      (select json_build_object('all', count(*), 'waiting', count(*) filter (where answered_at is null), 'answered', count(*) filter (where answered_at is not null),
        'mine', count(*) filter (where answered_at is null and assigned_to = ${me}), 'personal', count(*) filter (where answered_at is null and kind = 'personal'),
        'product', count(*) filter (where answered_at is null and kind = 'product')) from ${both}) as counts`)
  const row = found.rows[0]
  return { rows: row?.rows ?? [], total: row?.total ?? 0, counts: row?.counts ?? {} }
}

export async function findDesk(ctx: Ctx, kind: InquiryKind, id: number): Promise<DeskRow | null> {
  const found = await ctx.db.execute<{ row: DeskRow }>(
    sql`select row_to_json(one) as row from (select ${columns} from ${joined} where q.kind = ${kind} and q.id = ${id}) one`,
  )
  return found.rows[0]?.row ?? null
}

/** Only as it was read; false when its writer, or a colleague, changed it meanwhile. */
export async function putAnswer(
  ctx: Ctx,
  kind: InquiryKind,
  id: number,
  answer: string,
  version: number,
): Promise<boolean> {
  const next = { version: version + 1 }
  const rows =
    kind === 'personal'
      ? await ctx.db
          .update(personalInquiry)
          .set({
            ...next,
            qa_answer: answer,
            qa_answer_time: sql`coalesce(${personalInquiry.qa_answer_time}, ${ctx.now.toISOString()}::timestamptz)`,
          })
          .where(and(eq(personalInquiry.qa_id, id), eq(personalInquiry.version, version)))
          .returning({ id: personalInquiry.qa_id })
      : await ctx.db
          .update(productInquiry)
          .set({
            ...next,
            iq_answer: answer,
            // the English of another answer would be untrue
            iq_answer_en: sql`case when ${productInquiry.iq_answer} = ${answer} then ${productInquiry.iq_answer_en} else '' end`,
            iq_answer_time: sql`coalesce(${productInquiry.iq_answer_time}, ${ctx.now.toISOString()}::timestamptz)`,
          })
          .where(and(eq(productInquiry.iq_id, id), eq(productInquiry.version, version)))
          .returning({ id: productInquiry.iq_id })
  return rows.length > 0
}

/** Only as it was read, as with answers. */
export async function putEnglish(
  ctx: Ctx,
  iq_id: number,
  words: { iq_subject_en: string; iq_question_en: string; iq_answer_en: string },
  version: number,
): Promise<boolean> {
  const rows = await ctx.db
    .update(productInquiry)
    .set({ ...words, version: version + 1 })
    .where(and(eq(productInquiry.iq_id, iq_id), eq(productInquiry.version, version)))
    .returning({ id: productInquiry.iq_id })
  return rows.length > 0
}

export async function putAssignee(
  ctx: Ctx,
  kind: InquiryKind,
  id: number,
  assigned_to: string | null,
) {
  if (kind === 'personal')
    await ctx.db.update(personalInquiry).set({ assigned_to }).where(eq(personalInquiry.qa_id, id))
  else await ctx.db.update(productInquiry).set({ assigned_to }).where(eq(productInquiry.iq_id, id))
}

export function listStaff(ctx: Ctx): Promise<{ mb_id: string; mb_name: string }[]> {
  return ctx.db
    .select({ mb_id: member.mb_id, mb_name: member.mb_name })
    .from(member)
    .where(
      and(
        inArray(member.staff_role, ['owner', 'order', 'finance', 'content']),
        isNull(member.mb_leave_date),
      ),
    )
    .orderBy(asc(member.mb_name), asc(member.mb_id))
}

export async function listNotes(ctx: Ctx, kind: InquiryKind, id: number) {
  const rows = await ctx.db
    .select({ note: inquiryNote, mb_name: member.mb_name })
    .from(inquiryNote)
    .leftJoin(member, eq(member.mb_id, inquiryNote.mb_id))
    .where(and(eq(inquiryNote.kind, kind), eq(inquiryNote.inquiry_id, id)))
    .orderBy(asc(inquiryNote.note_id))
  return rows.map(({ note, mb_name }) => ({
    ...note,
    mb_name: mb_name ?? note.mb_id,
    created_at: note.created_at.toISOString(),
  }))
}

export async function insertNote(ctx: Ctx, row: typeof inquiryNote.$inferInsert) {
  await ctx.db.insert(inquiryNote).values(row)
}

type Waiting = { inquiries: number; reviews: number; applications: number }

export async function countWaiting(ctx: Ctx): Promise<Waiting> {
  const found = await ctx.db.execute<Waiting>(sql`
    select ((select count(*) from personal_inquiry where qa_answer_time is null) + (select count(*) from product_inquiry where iq_answer_time is null))::int as inquiries,
      (select count(*)::int from review where is_reply = '' and is_hidden = '' and is_time > ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${answerDays}::int)) as reviews,
      (select count(*)::int from application where state in ('received', 'reviewing')) as applications`)
  return found.rows[0] ?? { inquiries: 0, reviews: 0, applications: 0 }
}

export function listTemplates(ctx: Ctx) {
  return ctx.db
    .select()
    .from(answerTemplate)
    .orderBy(asc(answerTemplate.tp_title), asc(answerTemplate.tp_id))
}

type Template = Omit<typeof answerTemplate.$inferInsert, 'tp_id' | 'updated_at'>

export async function insertTemplate(ctx: Ctx, typed: Template) {
  const [row] = await ctx.db.insert(answerTemplate).values(typed).returning()
  return row ?? null
}

export async function updateTemplate(ctx: Ctx, tp_id: number, typed: Template) {
  const [row] = await ctx.db
    .update(answerTemplate)
    .set({ ...typed, updated_at: ctx.now })
    .where(eq(answerTemplate.tp_id, tp_id))
    .returning()
  return row ?? null
}

export async function deleteTemplate(ctx: Ctx, tp_id: number): Promise<boolean> {
  return (
    (
      await ctx.db
        .delete(answerTemplate)
        .where(eq(answerTemplate.tp_id, tp_id))
        .returning({ tp_id: answerTemplate.tp_id })
    ).length > 0
  )
}
