import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { safeHtml } from '#platform/html.ts'
import { touch, transact } from '#platform/transact.ts'
import { amountsFor } from '#shop/setting/service.ts'
import {
  type FaqAsk,
  type FaqForm,
  type FaqGroup,
  type FaqGroupForm,
  longestAnswer,
  type StaffFaq,
} from './faq-contract.ts'
import {
  deleteFaq,
  deleteGroup,
  type FaqRow,
  findFaq,
  insertFaq,
  insertGroup,
  lastPlace,
  listFaqs,
  listOf,
  lockGroups,
  placeFaq,
  updateFaq,
  updateGroup,
} from './faq-store.ts'
import { saysNothing } from './notice-rules.ts'

/** What shoppers read. A group without a question found is left out. */
export async function publicFaqs(ctx: Ctx, ask: FaqAsk) {
  const { rows, groups } = await listFaqs(ctx, ask, true)
  const { say } = await amountsFor(ctx)
  const told = rows.map((row) => ({
    ...row,
    fa_content: say(row.fa_content, 'kr'),
    fa_content_en: say(row.fa_content_en, 'en'),
  }))
  return {
    ...pageOf(told, totalOf(groups, ask), ask),
    groups: groups.filter((group) => group.count > 0),
  }
}

export async function staffFaqs(ctx: Ctx, ask: FaqAsk) {
  const { rows, groups } = await listFaqs(ctx, ask, false)
  return { ...pageOf(rows.map(staffRow), totalOf(groups, ask), ask), groups }
}

export async function staffFaq(ctx: Ctx, fa_id: number): Promise<StaffFaq> {
  const row = await findFaq(ctx, fa_id)
  if (!row) throw notFound()
  return staffRow(row)
}

function totalOf(groups: readonly FaqGroup[], { fm_id }: FaqAsk): number {
  return groups
    .filter((group) => !fm_id || group.fm_id === fm_id)
    .reduce((sum, group) => sum + group.count, 0)
}

function staffRow(row: FaqRow): StaffFaq {
  return { ...row, updated_at: row.updated_at.toISOString() }
}

export function addFaq(ctx: Ctx, form: FaqForm): Promise<StaffFaq> {
  const cleaned = clean(form)
  return transact(ctx, async (ctx) => {
    await refuseGroup(ctx, form.fm_id)
    const row = await insertFaq(ctx, {
      ...cleaned,
      fa_order: 1 + (await lastPlace(ctx, form.fm_id)),
    })
    if (!row) throw notFound()
    await said(ctx, 'faq.created', row.fa_id)
    return staffRow(row)
  })
}

/** Into another group a question moves to the end. */
export function changeFaq(
  ctx: Ctx,
  fa_id: number,
  { version, ...form }: FaqForm & { version: number },
): Promise<StaffFaq> {
  const cleaned = clean(form)
  return transact(ctx, async (ctx) => {
    await refuseGroup(ctx, form.fm_id)
    const before = await findFaq(ctx, fa_id)
    if (!before) throw notFound()
    const fa_order =
      before.fm_id === form.fm_id ? before.fa_order : 1 + (await lastPlace(ctx, form.fm_id))
    const row = await updateFaq(ctx, fa_id, version, { ...cleaned, fa_order })
    if (!row)
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: before.version } },
      )
    await said(ctx, 'faq.changed', fa_id)
    return staffRow(row)
  })
}

export function moveFaq(ctx: Ctx, fa_id: number, up: boolean) {
  return transact(ctx, async (ctx) => {
    await lockGroups(ctx)
    const row = await findFaq(ctx, fa_id)
    if (!row) throw notFound()
    const ids = (await listOf(ctx, row.fm_id)).map((one) => one.fa_id)
    for (const [at, id] of moved(ids, fa_id, up).entries()) await placeFaq(ctx, id, at + 1)
    await said(ctx, 'faq.changed', fa_id)
    return { message: say(ctx, '자리를 옮겼어요.') }
  })
}

export function removeFaq(ctx: Ctx, fa_id: number) {
  return transact(ctx, async (ctx) => {
    if (!(await deleteFaq(ctx, fa_id))) throw notFound()
    await said(ctx, 'faq.removed', fa_id)
    return { message: say(ctx, '질문을 지웠어요.') }
  })
}

export function addGroup(ctx: Ctx, form: FaqGroupForm): Promise<FaqGroup> {
  return transact(ctx, async (ctx) => {
    const groups = await lockGroups(ctx)
    const row = await insertGroup(ctx, {
      ...form,
      fm_order: 1 + Math.max(0, ...groups.map((group) => group.fm_order)),
    })
    if (!row) throw notFound()
    await said(ctx, 'faq_group.created', row.fm_id)
    return { ...row, count: 0 }
  })
}

export function changeGroup(ctx: Ctx, fm_id: number, form: FaqGroupForm): Promise<FaqGroup> {
  return transact(ctx, async (ctx) => {
    const row = await updateGroup(ctx, fm_id, form)
    if (!row) throw notFound()
    await said(ctx, 'faq_group.changed', fm_id)
    return { ...row, count: (await listOf(ctx, fm_id)).length }
  })
}

export function moveGroup(ctx: Ctx, fm_id: number, up: boolean) {
  return transact(ctx, async (ctx) => {
    const ids = (await lockGroups(ctx)).map((group) => group.fm_id)
    if (!ids.includes(fm_id)) throw notFound()
    for (const [at, id] of moved(ids, fm_id, up).entries())
      await updateGroup(ctx, id, { fm_order: at + 1 })
    await said(ctx, 'faq_group.changed', fm_id)
    return { message: say(ctx, '자리를 옮겼어요.') }
  })
}

export function removeGroup(ctx: Ctx, fm_id: number) {
  return transact(ctx, async (ctx) => {
    const groups = await lockGroups(ctx)
    if (!groups.some((group) => group.fm_id === fm_id)) throw notFound()
    const held = (await listOf(ctx, fm_id)).length
    if (held)
      throw new Failure(
        'CONFLICT',
        '질문 {count}개가 들어 있어요. 먼저 지우거나 다른 묶음으로 옮겨 주세요.',
        { params: { count: held } },
      )
    await deleteGroup(ctx, fm_id)
    await said(ctx, 'faq_group.removed', fm_id)
    return { message: say(ctx, '묶음을 지웠어요.') }
  })
}

async function said(ctx: Ctx, event: string, id: number) {
  touch(ctx, 'faq')
  await announce(ctx, event, String(id))
}

/** The same ids, this one a place further up or down; at the end it stays. */
function moved(ids: readonly number[], id: number, up: boolean): number[] {
  const at = ids.indexOf(id)
  const to = Math.min(Math.max(at + (up ? -1 : 1), 0), ids.length - 1)
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}

// held until the question is in: a group that is deleted meanwhile waits, and then finds it
async function refuseGroup(ctx: Ctx, fm_id: number) {
  if (!(await lockGroups(ctx)).some((group) => group.fm_id === fm_id))
    throw invalid({ fm_id: ['묶음을 골라 주세요.'] })
}

function clean(form: FaqForm): FaqForm {
  const [fa_content, fa_content_en] = [safeHtml(form.fa_content), safeHtml(form.fa_content_en)]
  if (saysNothing(fa_content)) throw invalid({ fa_content: ['답을 적어 주세요.'] })
  for (const [field, html] of Object.entries({ fa_content, fa_content_en }))
    if (html.length > longestAnswer)
      throw invalid({ [field]: [['{count}자까지 적을 수 있어요.', { count: longestAnswer }]] })
  return { ...form, fa_content, fa_content_en }
}
