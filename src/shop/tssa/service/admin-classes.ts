import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { ClassForm, StaffClass } from '#shop/tssa/admin-contract.ts'
import { isCheaperSeat } from '#shop/tssa/cheaper-rules.ts'
import {
  findForStaff,
  insertClass,
  listForStaff,
  policyExists,
  type StaffClassAsk,
  updateClass,
} from '#shop/tssa/store/admin-classes.ts'
import type { ClassRow } from '#shop/tssa/store/classes.ts'

export async function classesForStaff(ctx: Ctx, ask: StaffClassAsk) {
  const { rows, counts, total } = await listForStaff(ctx, ask)
  const told = rows.map(({ row, dates, next_at }) => ({
    class_id: row.class_id,
    title: row.title,
    title_en: row.title_en,
    kind: row.kind,
    category: row.category,
    level: row.level,
    image: row.images[0] ?? '',
    price: row.price,
    class_use: row.class_use,
    class_order: row.class_order,
    dates,
    next_at: next_at ? new Date(next_at).toISOString() : null,
  }))
  return { ...pageOf(told, total, ask), counts }
}

export async function classForStaff(ctx: Ctx, class_id: number): Promise<StaffClass> {
  const row = await findForStaff(ctx, class_id)
  if (!row) throw notFound()
  return told(row)
}

export async function createClass(ctx: Ctx, form: ClassForm): Promise<StaffClass> {
  await refuseForm(ctx, form)
  const class_id = await transact(ctx, async (ctx) => {
    const class_id = await insertClass(ctx, form)
    await announce(ctx, 'class.created', class_id, { title: form.title })
    touch(ctx, 'class')
    return class_id
  })
  return classForStaff(ctx, class_id)
}

export async function changeClass(
  ctx: Ctx,
  class_id: number,
  { version, ...form }: ClassForm & { version: number },
): Promise<StaffClass> {
  await refuseForm(ctx, form)
  await transact(ctx, async (ctx) => {
    const before = await findForStaff(ctx, class_id)
    if (!before) throw notFound()
    if (!(await updateClass(ctx, class_id, version, form)))
      throw new Failure(
        'CONFLICT',
        '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
        { detail: { version: before.version } },
      )
    const { usd_rate } = (await readSettings(ctx)).payment
    const [was, is] = [
      { product: before, own: null },
      { product: form, own: null },
    ]
    await announce(ctx, 'class.changed', class_id, {
      title: form.title,
      before: before.title,
      ...(isCheaperSeat(was, is, usd_rate) && { cheaper: true }),
    })
    touch(ctx, 'class')
  })
  return classForStaff(ctx, class_id)
}

async function refuseForm(ctx: Ctx, form: ClassForm) {
  if (form.min_people > form.max_people)
    throw invalid({ min_people: ['최대 인원보다 많을 수 없어요.'] })
  if (form.kind === 'certificate' && !form.certificate)
    throw invalid({
      certificate: ['자격 과정은 자격증의 이름, 발급 기관, 등록번호와 비용을 알려야 해요.'],
    })
  if (!(await policyExists(ctx, form.policy_id)))
    throw invalid({ policy_id: ['환불 기준을 골라 주세요.'] })
}

function told({ created_at: _, updated_at, ...row }: ClassRow): StaffClass {
  return { ...row, updated_at: updated_at.toISOString() }
}
