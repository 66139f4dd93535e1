import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { Holder, KindFigures, KindForm, StaffKind } from '#shop/coupon/admin-contract.ts'
import { kindForm } from '#shop/coupon/admin-contract.ts'
import { kindState, tidied, wrongChange, wrongKind } from '#shop/coupon/admin-rules.ts'
import {
  changeKind,
  countFigures,
  countKinds,
  findStaffKind,
  type HolderAsk,
  hasTarget,
  insertKind,
  type KindAsk,
  listHolders,
  listKinds,
  moveDays,
  type StaffKindRow,
} from '#shop/coupon/admin-store.ts'
import { couponState } from '#shop/coupon/rules.ts'
import { lockKind } from '#shop/coupon/store.ts'

export async function staffKinds(ctx: Ctx, ask: KindAsk) {
  const today = koreanDay(ctx.now)
  const [{ rows, total }, counts] = await Promise.all([
    listKinds(ctx, ask, today),
    countKinds(ctx, ask, today),
  ])
  const shown = rows.map((row) => viewOf(ctx, row))
  return { ...pageOf(shown, total, ask), counts }
}

export async function staffKind(ctx: Ctx, cz_id: number): Promise<StaffKind> {
  const row = await findStaffKind(ctx, cz_id)
  if (!row) throw notFound()
  return viewOf(ctx, row)
}

function viewOf(ctx: Ctx, { kind, ...counted }: StaffKindRow): StaffKind {
  const { created_at, ...stored } = kind
  return {
    ...stored,
    // what the form's own parser let in
    ...kindForm.parse(stored),
    ...counted,
    state: kindState(kind, koreanDay(ctx.now)),
    created_at: created_at.toISOString(),
  }
}

export function createKind(ctx: Ctx, given: KindForm): Promise<StaffKind> {
  const form = tidied(given)
  return transact(ctx, async (ctx) => {
    await refuseBad(ctx, form)
    const cz_id = await insertKind(ctx, form)
    await announce(ctx, 'coupon.created', String(cz_id), { cp_subject: form.cp_subject })
    return staffKind(ctx, cz_id)
  })
}

export function saveKind(
  ctx: Ctx,
  cz_id: number,
  { version, ...given }: KindForm & { version: number },
): Promise<StaffKind> {
  const form = tidied(given)
  return transact(ctx, async (ctx) => {
    const before = await lockKind(ctx, cz_id)
    if (!before) throw notFound()
    await refuseBad(ctx, form)
    const wrong = wrongChange({ ...kindForm.parse(before), cz_issued: before.cz_issued }, form)
    if (Object.keys(wrong).length) throw invalid(wrong)
    if (!(await changeKind(ctx, cz_id, version, form))) throw met(before.version)
    if (
      form.cz_days === null &&
      (before.cz_start !== form.cz_start || before.cz_end !== form.cz_end)
    )
      await moveDays(ctx, cz_id, form.cz_start, form.cz_end)
    await announce(ctx, 'coupon.changed', String(cz_id), { cp_subject: form.cp_subject })
    return staffKind(ctx, cz_id)
  })
}

async function refuseBad(ctx: Ctx, form: KindForm) {
  const wrong = wrongKind(form)
  if (form.cp_target && !wrong.cp_target && !(await hasTarget(ctx, form)))
    wrong.cp_target = ['없는 상품이나 분류예요. 다시 골라 주세요.']
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** Nobody receives it from now on, and what was given out rests; or it runs again. */
export function switchKind(
  ctx: Ctx,
  cz_id: number,
  version: number,
  cz_use: boolean,
): Promise<StaffKind> {
  return transact(ctx, async (ctx) => {
    const before = await lockKind(ctx, cz_id)
    if (!before) throw notFound()
    if (before.cz_use !== cz_use) {
      if (!(await changeKind(ctx, cz_id, version, { cz_use }))) throw met(before.version)
      await announce(ctx, cz_use ? 'coupon.resumed' : 'coupon.stopped', String(cz_id), {
        cp_subject: before.cp_subject,
      })
    }
    return staffKind(ctx, cz_id)
  })
}

function met(version: number): Failure {
  return new Failure(
    'CONFLICT',
    '그사이 다른 사람이 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
    { detail: { version } },
  )
}

export async function kindFigures(ctx: Ctx, cz_id: number): Promise<KindFigures> {
  await staffKind(ctx, cz_id)
  const { held, uses, codes } = await countFigures(ctx, cz_id, koreanDay(ctx.now))
  return {
    ...held,
    ...codes,
    returned: uses.reduce((sum, { returned }) => sum + returned, 0),
    sums: uses.map(({ currency, uses, discount }) => ({
      currency: currency === 'usd' ? 'usd' : 'krw',
      uses,
      discount,
    })),
  }
}

export async function kindHolders(ctx: Ctx, cz_id: number, ask: HolderAsk) {
  const { cz_use } = await staffKind(ctx, cz_id)
  const today = koreanDay(ctx.now)
  const { rows, total } = await listHolders(ctx, cz_id, ask)
  return pageOf(
    rows.map(
      (row): Holder => ({
        ...row,
        cp_datetime: row.cp_datetime.toISOString(),
        used_at: row.used_at?.toISOString() ?? null,
        state: couponState({ ...row, cz_use }, today),
      }),
    ),
    total,
    ask,
  )
}
